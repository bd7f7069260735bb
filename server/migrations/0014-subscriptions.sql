-- What families pay for. The payment provider holds the truth; this is the last reading of it.

-- Readings are numbered when they begin: of two, the one that began later is the newer.
create sequence subscription_readings;

create table subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete cascade,
  stripe_customer_id text not null unique,
  stripe_subscription_id text unique,
  tier text check (tier in ('starlight', 'moonbeam')),
  billing_interval text check (billing_interval in ('month', 'year')),
  status text not null check (status in ('asked', 'pending', 'active', 'past_due', 'paused', 'ended')),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  -- What this subscription has put into users.subscription_level, and what stood there before.
  granted_level text check (granted_level in ('starlight', 'moonbeam')),
  level_before text,
  -- The next order is sent under this key: the same order sent twice is one order.
  request_key text not null,
  reading bigint not null default 0,
  last_synced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'past_due' or past_due_since is not null)
);

create index subscriptions_not_over on subscriptions (id) where status <> 'ended';

-- Events that the provider has sent. They only say whose truth is to be read again.
create table stripe_events (
  id text primary key,
  type text not null,
  stripe_customer_id text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);

create index stripe_events_by_age on stripe_events (received_at);
