-- What services could not do for us, so that whoever runs the house sees it before families write. Nothing of what was asked is here.

create table provider_failures (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('text', 'speech', 'pictures', 'vision', 'payments', 'mail')),
  provider text not null,
  reason text not null check (reason ~ '^[a-z0-9_-]{1,40}$'),
  created_at timestamptz not null default now()
);

create index provider_failures_by_time on provider_failures (created_at);
