-- How the visitor came who booked or ordered, as leads have it; empty where it is not known.
alter table booking add column landing_page text not null default '';
alter table booking add column referrer text not null default '';
alter table booking add column campaign text not null default '';
alter table orders add column landing_page text not null default '';
alter table orders add column referrer text not null default '';
alter table orders add column campaign text not null default '';
