-- Cents that a buyer's bank has left of a payment of which it took back a part; null where it took nothing, or all.
alter table payment add column left_by_bank integer;
