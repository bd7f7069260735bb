-- Sentences that parents have changed, so that a change can be seen and undone.
create table sentence_changes (
  id integer generated always as identity primary key,
  story_id text collate "C" not null references stories on delete cascade,
  -- Index of the section.
  section integer not null check (section >= 0),
  was text not null,
  became text not null,
  changed_at timestamptz not null default now()
);

create index sentence_changes_by_story on sentence_changes (story_id, id desc);
