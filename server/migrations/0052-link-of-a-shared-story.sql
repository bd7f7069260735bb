-- The id in the link of a story that is shared again after an earlier link has ended, so that the earlier one does not come back to life.
-- Null while there has been one link only, which has the story's own id.
alter table stories add column share_id text;
create unique index stories_share_id on stories (share_id) where share_id is not null;
