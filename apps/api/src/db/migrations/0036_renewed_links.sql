-- When the links of an order were renewed because its address was corrected: those from before open nothing.
alter table orders add column links_renewed_at text not null default '';
