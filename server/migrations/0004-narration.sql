-- Voices that may narrate, and what they have recorded.

create table approved_voices (
  id integer generated always as identity primary key,
  provider_id text not null check (char_length(provider_id) between 1 and 80),
  voice_id text not null check (char_length(voice_id) between 1 and 200),
  name text not null check (char_length(name) between 1 and 200),
  description text check (char_length(description) <= 2000),
  gender text check (gender in ('female', 'male', 'neutral')),
  language text check (char_length(language) <= 80),
  sample_url text check (char_length(sample_url) <= 2000),
  is_standard boolean not null default false,
  subscription_level text not null default 'free' check (
    subscription_level in ('free', 'standard', 'firefly', 'basic', 'premium', 'starlight', 'professional', 'moonbeam')
  ),
  is_active boolean not null default true,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, voice_id)
);

create unique index approved_voices_one_default on approved_voices (is_default) where is_default;

create table voice_preferences (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete cascade,
  provider_id text not null check (char_length(provider_id) between 1 and 80),
  voice_id text not null check (char_length(voice_id) between 1 and 200),
  options jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table narrations (
  id integer generated always as identity primary key,
  story_id text collate "C" not null references stories on delete cascade,
  provider_id text not null check (char_length(provider_id) between 1 and 80),
  voice_id text not null check (char_length(voice_id) between 1 and 200),
  cadence text not null check (cadence in ('gentle-lullaby', 'bedtime-story', 'cozy-reading')),
  status text not null default 'pending' check (status in ('pending', 'recording', 'ready', 'failed')),
  is_current boolean not null default false,
  duration_ms integer check (duration_ms >= 0),
  file text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create unique index narrations_one_current on narrations (story_id) where is_current;
create index narrations_by_story on narrations (story_id, id);

-- Words are a list of [startChar, endChar, fromMs, toMs].
create table narration_sections (
  narration_id integer not null references narrations on delete cascade,
  position integer not null check (position >= 0),
  file text not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- Where it begins in the recording of the whole story, once that exists.
  start_ms integer check (start_ms >= 0),
  words jsonb not null default '[]' check (jsonb_typeof(words) = 'array'),
  created_at timestamptz not null default now(),
  primary key (narration_id, position)
);
