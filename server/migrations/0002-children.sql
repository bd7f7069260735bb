-- Child profiles. They belong to one account and go with it.

create table children (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  age integer not null check (age between 1 and 18),
  hair_color text check (char_length(hair_color) <= 80),
  eye_color text check (char_length(eye_color) <= 80),
  has_glasses boolean not null default false,
  other_features text check (char_length(other_features) <= 500),
  default_voice_id text check (char_length(default_voice_id) <= 200),
  default_voice_provider text check (char_length(default_voice_provider) <= 80),
  info text check (char_length(info) <= 10000),
  interests text check (char_length(interests) <= 500),
  character_description text check (char_length(character_description) <= 4000),
  character_seed text check (char_length(character_seed) <= 200),
  character_photos jsonb not null default '[]' check (jsonb_typeof(character_photos) = 'array'),
  character_approved boolean not null default false,
  character_created_at timestamptz,
  character_bible jsonb,
  photo_analysis_results jsonb,
  source_photos jsonb,
  profile_version integer not null default 1 check (profile_version >= 1),
  created_at timestamptz not null default now()
);

create index children_by_user on children (user_id, id);

create table child_info_items (
  id integer generated always as identity primary key,
  child_profile_id integer not null references children on delete cascade,
  info_text text not null check (char_length(info_text) between 2 and 2000),
  category text not null check (category in ('core', 'occasional', 'fun_fact', 'appearance')),
  usage_count integer not null default 0 check (usage_count >= 0),
  last_used timestamptz,
  created_at timestamptz not null default now()
);

create index child_info_items_by_child on child_info_items (child_profile_id, id);
