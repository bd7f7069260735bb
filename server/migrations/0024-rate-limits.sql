-- How often somebody has called what may not be called often, in the window that runs. Counted here because a browser's calls
-- may reach any of several processes. Who it is stands in a digest. Unlogged: after a crash counting begins anew.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null check (hits >= 0),
  ends_at timestamptz not null
);

create index rate_limits_by_end on rate_limits (ends_at);
