-- From what a child's face, hair and skin are drawn where the profile leaves them open. null: from the id, as before, or from the seed of an
-- approved character.
alter table children add column look_seed text;
