-- Two-factor sign-in, mail that waits to be sent.

-- The last time step whose code was accepted: a code works once.
alter table users add column mfa_last_step bigint;

-- A setup that was started and not confirmed yet. It belongs to the session that asked for it.
create table mfa_setups (
  session_id integer primary key references sessions on delete cascade,
  secret text not null,
  -- Hashes; the codes themselves were shown once.
  backup_codes jsonb not null check (jsonb_typeof(backup_codes) = 'array'),
  created_at timestamptz not null default now()
);

-- Written in the transaction that has something to say, sent by a job, deleted when it has left.
create table outgoing_mails (
  id integer generated always as identity primary key,
  user_id integer references users on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  reply_to text check (char_length(reply_to) <= 254),
  subject text not null check (char_length(subject) between 1 and 300),
  text_content text not null,
  html_content text,
  created_at timestamptz not null default now()
);

create index outgoing_mails_by_age on outgoing_mails (created_at);
