-- Series: stories of the same characters, night after night, with what is to be remembered of them from one to the next.

create table series (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 300),
  -- who, where, learnt and thread, each a few words.
  canon jsonb not null check (jsonb_typeof(canon) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index series_by_user on series (user_id, id);

alter table stories
  add column series_id integer references series on delete set null,
  add column night integer check (night >= 1);

create index stories_by_series on stories (series_id, night) where series_id is not null;
