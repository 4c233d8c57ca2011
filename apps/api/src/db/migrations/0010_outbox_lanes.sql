-- Who waits for a provider that is down must not be looked through for every job of another lane.
alter table outbox add column lane text not null default '';
update outbox set lane = 'mail' where kind like 'mail.%';
update outbox set lane = 'newsletter' where kind like 'newsletter.%';
update outbox set lane = 'booking' where kind like 'booking.%';
update outbox set lane = 'notes' where kind like 'notes.%';
update outbox set lane = 'payments' where kind like 'payments.%';
update outbox set lane = 'prints' where kind like 'prints.%';
drop index outbox_due;
create index outbox_waiting on outbox (state, lane, run_at);
