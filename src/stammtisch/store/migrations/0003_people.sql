-- Who is at a table, and how it is found. A guest has a row for each table where they are a person.
create table people (
    table_id text primary key references tables,
    code     text not null,
    members  text not null
) without rowid;

create index people_by_code on people (code) where code <> '';

create table members (
    guest    text not null,
    table_id text not null references tables,
    primary key (guest, table_id)
) without rowid;

insert into members (guest, table_id) select owner, table_id from tables;
