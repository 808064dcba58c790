-- Who has left a table keeps what they played there: it is among their matches, not among their tables.
alter table people add column has_left text not null default '[]';

alter table members add column has_left integer not null default 0;
