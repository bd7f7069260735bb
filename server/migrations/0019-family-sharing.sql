-- A family lets other adults read its stories. They keep accounts of their own.
create table family_members (
  id integer generated always as identity primary key,
  owner_id integer not null references users on delete cascade,
  member_id integer not null references users on delete cascade,
  -- Whether they may have stories made from the owner's quota.
  may_create boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, member_id),
  check (owner_id <> member_id)
);

create index family_members_by_member on family_members (member_id);

-- Invitations that nobody has accepted yet. The mail carries the token, the table its hash.
create table family_invitations (
  id integer generated always as identity primary key,
  owner_id integer not null references users on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  token_hash text not null unique,
  may_create boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create unique index family_invitations_by_recipient on family_invitations (owner_id, lower(recipient));
create index family_invitations_by_age on family_invitations (expires_at);

-- Who had it made, where that was not the owner.
alter table stories add column made_by integer references users on delete set null;

create index stories_by_maker on stories (made_by) where made_by is not null;
