-- How the names of a story were said when it was read: { "Siobhan": "shi-vawn" }. Null for what was read before names could be said
-- in another way, and for what is not read yet.
alter table narrations add column spoken_names jsonb check (jsonb_typeof(spoken_names) = 'object');
