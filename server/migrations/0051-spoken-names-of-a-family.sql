-- How a family says the names of grandparents, friends, pets and toys, for every story. A child's own is in its profile.
create table spoken_names (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  said text not null check (char_length(said) between 1 and 120),
  updated_at timestamptz not null default now()
);
create unique index spoken_names_name on spoken_names (user_id, lower(name));
