-- What takes something off an order. What it gives never changes, so that every order stays explainable.
create table promo_code (
  code text primary key,
  kind text not null,
  -- Whole percent, or cents; 0 for free shipping.
  value integer not null,
  -- Goods for so many cents are needed.
  minimum integer not null,
  -- Days of the New York calendar, both included; null where there is no limit.
  first_day text,
  last_day text,
  -- In all orders together. The orders themselves say how many there were.
  most_uses integer,
  ended_at text,
  created_at text not null
);

-- The code that an order was placed with, and what it took off the goods, in cents.
alter table orders add column promo_code text not null default '';
alter table orders add column discount integer not null default 0;

create index orders_promo_code on orders (promo_code);
