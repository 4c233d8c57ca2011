-- When a booking was agreed as it is now: its reminders are those whose time came after that. Null for what is not agreed,
-- and for what was before this was kept: the reminders of those are jobs that wait in the outbox.
alter table booking add column agreed_at text;
