-- What a storyteller should know beside a child's looks, and which part of the profile an info item was entered in.

alter table children
  add column fears text check (char_length(fears) <= 500),
  add column spoken_name text check (char_length(spoken_name) <= 120),
  add column hair_style text check (char_length(hair_style) <= 80),
  add column skin_tone text check (char_length(skin_tone) <= 80);

-- Null for items of the info manager, which have no section and no cap.
alter table child_info_items
  add column section text check (section in ('appearance', 'interests', 'family', 'favorites', 'education'));
