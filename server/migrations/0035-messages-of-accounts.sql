-- A message that was sent while signed in belongs to the account: it is in its download and is deleted with it.
alter table admin_notifications add column user_id integer references users on delete cascade;
create index admin_notifications_of_account on admin_notifications (user_id);
update admin_notifications set user_id = users.id from users where users.id::text = metadata->>'userId';
-- Messages of accounts that were deleted before.
delete from admin_notifications where user_id is null and metadata->>'userId' is not null;
