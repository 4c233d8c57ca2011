-- When a job was to run first: a reminder waits for days before its first try, and its patience counts from there.
alter table outbox add column due_at text not null default '';
update outbox set due_at = created_at;
