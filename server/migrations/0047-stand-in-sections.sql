-- What is heard of the first section while a slower voice is still recording it: file, length and word times.
alter table narrations add column stand_in jsonb;
