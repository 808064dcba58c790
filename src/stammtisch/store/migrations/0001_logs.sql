-- A table and its log. The n-th event of a table has number n; the key makes a second one impossible.
create table tables (
    table_id text primary key,
    owner    text not null,
    game     text not null,
    preset   text not null,
    over     integer not null,
    changed  real not null
) without rowid;

create index tables_by_owner on tables (owner, changed) where not over;

create table events (
    table_id text not null references tables,
    seq      integer not null,
    event    text not null,
    primary key (table_id, seq)
) without rowid;
