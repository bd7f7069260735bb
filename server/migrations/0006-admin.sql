-- What administrators see and set, and what outside services cost.

create table app_settings (
  key text primary key check (char_length(key) between 1 and 120),
  value jsonb not null,
  is_secret boolean not null default false,
  updated_at timestamptz not null default now()
);

create table email_templates (
  id integer generated always as identity primary key,
  template_key text not null unique check (char_length(template_key) between 1 and 120),
  subject text not null check (char_length(subject) between 1 and 300),
  html_content text not null,
  text_content text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table admin_notifications (
  id integer generated always as identity primary key,
  subject text not null check (char_length(subject) between 1 and 300),
  message text not null check (char_length(message) <= 10000),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'medium', 'high')),
  category text check (char_length(category) <= 80),
  is_read boolean not null default false,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create index admin_notifications_newest on admin_notifications (id desc);
create index admin_notifications_unread on admin_notifications (id desc) where not is_read;

create table api_usage (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  api_name text not null check (char_length(api_name) between 1 and 80),
  endpoint text check (char_length(endpoint) <= 300),
  tokens_used integer not null default 0 check (tokens_used >= 0),
  characters_used integer not null default 0 check (characters_used >= 0),
  estimated_cost text,
  created_at timestamptz not null default now()
);

create index api_usage_by_time on api_usage (created_at);
create index api_usage_by_user on api_usage (user_id, created_at);
