-- Stories. Their ids are UUIDs of version 7 made by the application: unguessable, and newest first is by id descending.
-- The collation "C" compares them byte by byte on every server.

create table stories (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  user_id integer references users on delete set null,
  title text not null default '' check (char_length(title) <= 300),
  content text not null default '',
  thumbnail_url text,
  audio_url text,
  duration integer not null default 5 check (duration between 0 and 600),
  children_included jsonb not null default '[]' check (jsonb_typeof(children_included) = 'array'),
  favorite boolean not null default false,
  is_sample boolean not null default false,
  story_images jsonb not null default '[]' check (jsonb_typeof(story_images) = 'array'),
  story_structure jsonb not null default '{"sections": []}' check (
    (jsonb_typeof(story_structure -> 'sections') = 'array') is true
  ),
  status text not null default 'ready' check (status in ('generating', 'ready', 'failed')),
  brief jsonb,
  progress jsonb,
  -- What fell back and why, as sentences for the parent.
  notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'),
  failure text,
  theme text check (char_length(theme) <= 40),
  length text check (length in ('short', 'medium', 'long')),
  plot text check (char_length(plot) <= 200),
  seed text check (char_length(seed) <= 200),
  shared_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index stories_by_user on stories (user_id, id desc);
create index stories_by_user_and_time on stories (user_id, created_at desc, id desc);
create index stories_samples on stories (id desc) where is_sample;
create index stories_unfinished on stories (created_at) where status = 'generating';

-- What a story took from its account's plan. It outlives the story: deleting one does not give the quota back.
create table quota_reservations (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('story', 'attempt')),
  story_id text collate "C" not null,
  period_start timestamptz not null,
  state text not null default 'reserved' check (state in ('reserved', 'used', 'released')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (story_id, kind)
);

create index quota_reservations_by_user on quota_reservations (user_id, kind, created_at);
