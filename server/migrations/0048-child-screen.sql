-- argon2id of the digits that turn a child's screen back into the parent's.
alter table users add column child_screen_pin text;
-- When a child's screen plays stories, in minutes after midnight of the family's clock; null: always.
alter table children add column screen_from smallint check (screen_from between 0 and 1439);
alter table children add column screen_until smallint check (screen_until between 0 and 1439);
-- Since when a session can do nothing but play one child's stories; it stays so if the child is deleted.
alter table sessions add column child_screen_since timestamptz;
alter table sessions add column child_screen_of integer references children on delete set null;

create index sessions_by_child on sessions (child_screen_of) where child_screen_of is not null;
