-- What parents agreed to before photos of a child were shown to a service, in the words that they read.
create table photo_consents (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  child_id integer not null references children on delete cascade,
  provider text not null check (char_length(provider) between 1 and 200),
  wording text not null check (char_length(wording) between 1 and 2000),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);

create index photo_consents_by_child on photo_consents (child_id, id desc);
create index photo_consents_by_user on photo_consents (user_id);

-- Real images that were asked for: one try for a story at a time, so that nothing is paid for twice.
create table story_paintings (
  id integer generated always as identity primary key,
  story_id text collate "C" not null references stories on delete cascade,
  provider text not null check (char_length(provider) between 1 and 200),
  -- Places in the story's list of pictures.
  wanted jsonb not null check (jsonb_typeof(wanted) = 'array'),
  painted jsonb not null default '[]' check (jsonb_typeof(painted) = 'array'),
  -- Why some of them were not painted: the first reason.
  fault text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create unique index story_paintings_one_at_a_time on story_paintings (story_id) where finished_at is null;
create index story_paintings_by_story on story_paintings (story_id, id desc);
