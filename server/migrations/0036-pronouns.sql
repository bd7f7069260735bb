-- How stories speak of a child. 'name': by name only, as before.
alter table children add column pronouns text not null default 'name' check (pronouns in ('she', 'he', 'they', 'name'));
