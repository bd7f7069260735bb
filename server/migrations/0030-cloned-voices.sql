-- Voices of adults of a family, cloned from a recording. Nobody but the account sees or hears them.
create table cloned_voices (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- What stories know the voice by, and its files: nobody guesses it.
  voice_key uuid not null unique,
  name text not null check (char_length(name) between 1 and 40),
  -- Who makes the voice and speaks with it, and its name there once it is made.
  provider_id text not null check (char_length(provider_id) between 1 and 80),
  provider_voice_id text check (char_length(provider_voice_id) between 1 and 200),
  -- The recording stays, sealed, because the voice is nothing but that; nothing of it is anywhere else.
  is_here boolean not null,
  status text not null default 'making' check (status in ('making', 'ready', 'failed')),
  -- Why nothing came of it, for the parent.
  fault text check (char_length(fault) <= 500),
  seconds integer not null check (seconds >= 0),
  -- Whose voice it is, and what was agreed to, in the words that were read.
  consent_by text not null check (char_length(consent_by) between 1 and 40),
  consent_wording text not null check (char_length(consent_wording) between 1 and 2000),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((status = 'ready') <= (provider_voice_id is not null))
);

create index cloned_voices_by_user on cloned_voices (user_id, id);
create index cloned_voices_failed on cloned_voices (changed_at) where status = 'failed';

-- Voices that a provider is still to forget. They outlive the account that they were made for, and say nothing of it.
create table voice_removals (
  id integer generated always as identity primary key,
  provider_id text not null check (char_length(provider_id) between 1 and 80),
  voice_key uuid not null,
  provider_voice_id text check (char_length(provider_voice_id) between 1 and 200),
  asked_at timestamptz not null default now(),
  tried_at timestamptz not null default now()
);

create index voice_removals_by_try on voice_removals (tried_at);
