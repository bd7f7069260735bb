-- How a story was made, and what is known of it while it is being written section by section.

-- What was planned before the first sentence: title, plot and every scene. Null where a story came in one piece.
alter table stories add column outline jsonb;
-- Goes up when another writer begins anew, so that pictures of what was thrown away are not taken for pictures of what was not.
alter table stories add column edition integer not null default 0 check (edition >= 0);
alter table stories add column receipt jsonb;

alter table api_usage add column story_id text collate "C" references stories on delete set null;
alter table api_usage add column tokens_in integer not null default 0 check (tokens_in >= 0);
alter table api_usage add column tokens_out integer not null default 0 check (tokens_out >= 0);

create index api_usage_by_story on api_usage (story_id);
