-- What parents agreed to before anything of a child was kept, in the words that they read.
create table parental_consents (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- 'form': the wording was on the screen. 'terms': a call said nothing of it, and the terms of service stand in.
  given_by text not null check (given_by in ('form', 'terms')),
  wording_version text not null check (char_length(wording_version) between 1 and 40),
  wording text not null check (char_length(wording) between 1 and 2000),
  given_at timestamptz not null default now(),
  -- What shows that an adult gave it: a confirmation mailed to a verified address, or a payment by card.
  verified_by text check (verified_by in ('email', 'card')),
  verified_at timestamptz,
  -- Taken back, or replaced by a later one.
  ended_at timestamptz,
  check ((verified_by is null) = (verified_at is null))
);

create unique index parental_consents_in_force on parental_consents (user_id) where ended_at is null;
create index parental_consents_by_user on parental_consents (user_id, id);
create index parental_consents_unverified on parental_consents (id) where ended_at is null and verified_by is null;

-- Accounts that are no more, so that a backup which still has them does not bring them back. A number and a time, nothing of a
-- person; it goes when the last backup that could hold the account has expired.
create table deleted_accounts (
  id integer generated always as identity primary key,
  account_id integer not null,
  deleted_at timestamptz not null default now()
);

create index deleted_accounts_by_time on deleted_accounts (deleted_at);
