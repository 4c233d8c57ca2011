-- The date of the terms that were accepted by ordering (YYYY-MM-DD); null for orders from before this was kept.
alter table orders add column terms_dated text;
