-- When a buyer canceled the order, why, and the cents that go back for it; null and empty for most.
alter table orders add column cancelled_at text;
alter table orders add column cancel_reason text not null default '';
alter table orders add column cancel_message text not null default '';
alter table orders add column cancel_refund integer not null default 0;

-- When the print provider was asked to begin: from then on its buyer cannot cancel it.
alter table orders add column print_asked_at text;
