-- Who has played the deal of a day. score: null until it is over, and for who left it. name: empty unless it may be shown.
create table tries (
    game     text not null,
    day      text not null,
    guest    text not null,
    table_id text not null references tables,
    begun    integer not null,
    score    integer,
    finished integer not null default 0,
    name     text not null default '',
    primary key (game, day, guest)
) without rowid;

create index tries_by_guest on tries (guest);
