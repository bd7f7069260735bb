-- What the child calls the grown-ups at home, as a parent typed it: 'Mummy, Daddy'.
alter table children add column grown_ups text check (char_length(grown_ups) <= 80);
