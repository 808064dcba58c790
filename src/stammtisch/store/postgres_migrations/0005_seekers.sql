-- Who looks for others, at whichever server. lives: the server has said until then that they do. claim: of the attempt that
-- brings them to a table, as long as it may take; table_id: where they were brought, until their server has told them.
create table seekers (
    guest    text primary key,
    server   text not null,
    name     text not null,
    game     text not null,
    preset   text not null,
    pace     text not null,
    since    timestamptz not null default clock_timestamp(),
    lives    timestamptz not null,
    claim    text,
    claimed  timestamptz not null default '-infinity',
    table_id text
);

create index seekers_by_server on seekers (server);
