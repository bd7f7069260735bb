-- Relatives read stories aloud themselves, by a link and without an account.

-- A voice that is in no list of voices has its name here.
alter table narrations add column voice_name text check (char_length(voice_name) between 1 and 200);

-- One relative's reading of one story. The link carries the token, the table its hash.
create table readings (
  id integer generated always as identity primary key,
  story_id text collate "C" not null references stories on delete cascade,
  user_id integer not null references users on delete cascade,
  reader_name text not null check (char_length(reader_name) between 1 and 40),
  token_hash text not null unique,
  status text not null default 'open' check (status in ('open', 'sent', 'approved')),
  narration_id integer references narrations on delete set null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);

create index readings_by_story on readings (story_id, id);
create index readings_by_user on readings (user_id);
create index readings_by_narration on readings (narration_id) where narration_id is not null;
create index readings_by_age on readings (expires_at) where status <> 'approved';

-- The last take of each page, finished. Words are as in narration_sections.
create table reading_pages (
  reading_id integer not null references readings on delete cascade,
  position integer not null check (position >= 0),
  file text not null,
  duration_ms integer not null check (duration_ms >= 0),
  words jsonb not null default '[]' check (jsonb_typeof(words) = 'array'),
  takes integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (reading_id, position)
);
