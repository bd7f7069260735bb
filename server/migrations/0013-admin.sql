-- What administrators search by, and what the provider catalogues looked like.

-- One text to look in, in lower case: no match among a hundred thousand accounts is known in some forty milliseconds.
alter table users add column search_text text generated always as (
  lower(username || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, ''))
) stored;

create index users_by_status on users (status, id desc);
create index users_by_plan on users (subscription_level, id desc);

-- One comparison of the providers' voices with what they offered the time before.
create table voice_sync_runs (
  id integer generated always as identity primary key,
  -- Who asked for it; null when the clock did.
  started_by integer references users on delete set null,
  status text not null check (status in ('done', 'failed')),
  found integer not null default 0 check (found >= 0),
  -- {"new": [...], "gone": [...], "renamed": [...]}, each a list of voices.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  -- What every provider offered, for the next comparison.
  catalogue jsonb not null default '[]' check (jsonb_typeof(catalogue) = 'array'),
  -- Providers that did not answer: a list of {"providerId", "message"}.
  failures jsonb not null default '[]' check (jsonb_typeof(failures) = 'array'),
  started_at timestamptz not null,
  finished_at timestamptz not null default now()
);

create index voice_sync_runs_by_user on voice_sync_runs (started_by);
create index voice_sync_runs_newest on voice_sync_runs (id desc);

-- Administrators look at what they did, newest first.
create index security_log_newest on security_log (id desc) where details ? 'by';
-- Files, failures and costs are counted by day.
create index stories_by_time on stories (created_at);
