-- When a shared story stops being public by itself; null while it is shared until its owner ends it.
alter table stories add column shared_until timestamptz;
