-- The gain in decibels that the sections of a narration share, where the voice has none for everything that it says. Null until the first
-- section is recorded, for our own voices, and for what was levelled section by section before.
alter table narrations add column gain_db real;
