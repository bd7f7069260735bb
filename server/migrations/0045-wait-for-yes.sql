-- A parent reads every story about this child before it is on the child's shelf or read aloud.
alter table children add column wait_for_yes boolean not null default false;
-- Two quiet questions beside a page, for the eyes of whoever reads.
alter table children add column margin_questions boolean not null default false;
-- As it was when the story was requested: one of its children waits for a parent's yes.
alter table stories add column waits_for_yes boolean not null default false;
