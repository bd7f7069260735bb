-- Deleting an account looks for its mails.
create index outgoing_mails_by_user on outgoing_mails (user_id);
