-- Who has left a table keeps what they played there: it is among their matches, not among their tables.
alter table people add column has_left text[] not null default '{}';

create index people_by_left on people using gin (has_left);
