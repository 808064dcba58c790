-- What a house keeps beside its tables. A person is a guest; an account is a guest who can prove it elsewhere.
create table comments (
    comment_id integer primary key,
    game       text not null,
    guest      text not null,
    name       text not null,
    text       text not null,
    reply_to   integer references comments,
    written    integer not null,
    standing   text not null
);

create index comments_by_game on comments (game, standing, comment_id);
create index comments_by_guest on comments (guest);

create table suggestions (
    suggestion_id integer primary key,
    guest         text not null,
    name          text not null,
    title         text not null,
    text          text not null,
    written       integer not null,
    standing      text not null
);

create table accounts (
    guest    text primary key,
    name     text not null,
    folded   text not null unique,
    password text not null,
    epoch    integer not null,
    made     integer not null
) without rowid;

create table passkeys (
    credential text primary key,
    guest      text not null references accounts,
    public_key blob not null,
    sign_count integer not null,
    made       integer not null
) without rowid;

create index passkeys_by_guest on passkeys (guest);

create table roles (
    guest text primary key,
    role  text not null,
    name  text not null,
    since integer not null
) without rowid;

create table invitations (
    digest    text primary key,
    role      text not null,
    uses_left integer not null,
    until     integer not null
) without rowid;

create table bans (
    ban_id  integer primary key,
    guest   text not null,
    address text not null,
    name    text not null,
    reason  text not null,
    until   integer not null,
    made    integer not null
);

-- Tables that the host of the house has closed; their logs stay.
create table closures (
    table_id text primary key references tables,
    reason   text not null,
    closed   integer not null
) without rowid;

-- A report is an event of its table's log; here stands only that there is one, and whether somebody has seen to it.
create table reports (
    table_id text not null references tables,
    seq      integer not null,
    handled  integer not null default 0,
    primary key (table_id, seq)
) without rowid;

insert into reports (table_id, seq) select table_id, seq from events where event like '{"kind":"reported",%';
