-- A deleted story can be brought back for some minutes; after that its row goes, and its pictures and sound with it.
alter table stories add column deleted_at timestamptz;

create index stories_deleted on stories (deleted_at) where deleted_at is not null;

-- Where an account stopped reading or listening, for all of its devices. `sentence_start` counts UTF-16 units of the section's text;
-- `position_ms` is of the narration that was heard, and says nothing about another one.
create table reading_positions (
  user_id integer not null references users on delete cascade,
  story_id text collate "C" not null references stories on delete cascade,
  section integer not null check (section between 0 and 1000),
  sentence_start integer not null check (sentence_start between 0 and 1000000),
  position_ms integer check (position_ms >= 0),
  narration_id integer references narrations on delete set null,
  updated_at timestamptz not null default now(),
  primary key (user_id, story_id)
);

create index reading_positions_by_story on reading_positions (story_id);
create index reading_positions_by_narration on reading_positions (narration_id);
