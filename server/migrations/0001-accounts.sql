-- Accounts, their sessions and what protects them. Tokens and codes are kept as hashes only.

create table users (
  id integer generated always as identity primary key,
  username text not null check (char_length(username) between 3 and 80),
  password text not null,
  full_name text check (char_length(full_name) <= 80),
  email text check (char_length(email) between 3 and 254),
  email_verified boolean not null default false,
  email_verification_token text,
  email_verification_expires timestamptz,
  password_reset_token text,
  password_reset_expires timestamptz,
  mfa_enabled boolean not null default false,
  mfa_secret text,
  mfa_backup_codes jsonb not null default '[]' check (jsonb_typeof(mfa_backup_codes) = 'array'),
  is_admin boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  subscription_level text not null default 'free' check (
    subscription_level in ('free', 'standard', 'firefly', 'basic', 'premium', 'starlight', 'professional', 'moonbeam')
  ),
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  failed_login_attempts integer not null default 0 check (failed_login_attempts >= 0),
  account_locked_until timestamptz,
  last_login_at timestamptz,
  last_login_ip text,
  time_zone text check (char_length(time_zone) <= 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create unique index users_email_verification_token_key on users (email_verification_token);
create unique index users_password_reset_token_key on users (password_reset_token);
create index users_admins on users (id) where is_admin;

create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token_hash text not null unique,
  ip_address text,
  user_agent text,
  time_zone text check (char_length(time_zone) <= 64),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- Counted by what was typed, whether or not such a user exists.
create table failed_logins (
  username_digest text primary key,
  last_wrong_password text,
  failures integer not null default 0 check (failures >= 0),
  locked_until timestamptz,
  updated_at timestamptz not null default now()
);

create index failed_logins_by_age on failed_logins (updated_at);

create table setup_links (
  id integer generated always as identity primary key,
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create table security_log (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  action text not null check (char_length(action) between 1 and 80),
  ip_address text,
  user_agent text,
  details jsonb not null default '{}',
  success boolean not null default true,
  created_at timestamptz not null default now()
);

create index security_log_by_user on security_log (user_id, id desc);
