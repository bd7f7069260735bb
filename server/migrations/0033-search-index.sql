-- Finds accounts by any part of their names and addresses without reading every account: each piece of three letters leads to the
-- accounts that have it. The extension for that is not in every database, and arrays are.
create function trigrams_of(value text) returns text[]
language sql immutable strict parallel safe
-- Dearer than comparing the text itself, so that it is never worked out for an account that the text has ruled out.
cost 1000
as $$
  select coalesce(array_agg(distinct substr(value, place, 3)), '{}')
  from generate_series(1, char_length(value) - 2) as place
$$;

create index users_by_trigrams on users using gin (trigrams_of(search_text));
