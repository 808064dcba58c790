-- A table and its log. The n-th event of a table has number n; the key makes a second one impossible.
-- That events belong to a table is seen to by the statement that keeps them: a foreign key would look once for each.
-- due: when something happens at the table by itself next, in Unix milliseconds. Who works at that holds a lease.
create table tables (
    table_id   text primary key,
    owner      text not null,
    game       text not null,
    preset     text not null,
    over       boolean not null,
    changed    double precision not null,
    length     integer not null,
    due        bigint,
    holder     text,
    held_until timestamptz
) with (fillfactor = 80);

create index tables_by_due on tables (due) where due is not null;

create table events (
    table_id text not null,
    seq      integer not null,
    event    text not null,
    checksum bigint not null,
    primary key (table_id, seq)
);

-- Who is at a table, and how it is found.
create table people (
    table_id text primary key references tables,
    code     text not null,
    members  text[] not null
);

create index people_by_code on people (code) where code <> '';

create index people_by_member on people using gin (members);

-- What signs the cookies of guests, and what else all servers of a store must have alike.
create table secrets (
    name  text primary key,
    value bytea not null
);
