-- A checksum of each event with its place, so that a bit that turned over on the disk is noticed.
alter table events add column checksum integer not null default 0;

update events set checksum = checksum(table_id, seq, event);
