create table music_categories (
  id integer generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 80),
  description text check (char_length(description) <= 2000),
  sort_order integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table music_tracks (
  id integer generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 2000),
  filename text not null unique check (char_length(filename) between 1 and 300),
  web_path text not null check (char_length(web_path) between 1 and 2000),
  category_id integer not null references music_categories,
  duration integer not null default 0 check (duration >= 0),
  subscription_level text not null default 'free' check (
    subscription_level in ('free', 'standard', 'firefly', 'basic', 'premium', 'starlight', 'professional', 'moonbeam')
  ),
  is_active boolean not null default true,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index music_tracks_one_default on music_tracks (is_default) where is_default;
create index music_tracks_by_category on music_tracks (category_id, id);
