-- What the dashboard shows, kept where counting it takes long.

create table counted_statistics (
  only_row boolean primary key default true check (only_row),
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  counted_at timestamptz not null default now()
);

-- What the task list looks for in a hurry.
create index stories_failed on stories (created_at) where status = 'failed';
