-- The language of a child's stories, and the language that a story is written in.
alter table children add column story_language text not null default 'en' check (story_language ~ '^[a-z]{2}$');
alter table stories add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
-- A story that no rules and no service could check waits until its owner has read it.
alter table stories add column awaits_parent boolean not null default false;
