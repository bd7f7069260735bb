-- Which of our stock sentences a story tells, by id, so that a child does not hear one again soon.
alter table stories add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array');
