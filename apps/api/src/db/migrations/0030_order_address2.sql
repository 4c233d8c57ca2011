-- The second line of an order's address: apartment, suite, floor. Empty for most, and for orders from before.
alter table orders add column address2 text not null default '';
