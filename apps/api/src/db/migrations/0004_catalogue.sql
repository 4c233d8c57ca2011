-- Our own copy of what is sold: visitors are served from it, whatever its sources do.
create table catalogue_product (
  id text primary key,
  source text not null,
  -- Its place within its source.
  position integer not null,
  name text not null,
  status text not null,
  -- The administrator's own word: 1 takes it off the store, whatever the source says.
  withdrawn integer not null,
  -- The product as the contract has it, without stock.
  document text not null
);
create index catalogue_product_name on catalogue_product (name, id);

-- Pieces on our own shelf. What is printed or sent as often as it is ordered has no row.
create table catalogue_stock (
  product_id text not null,
  -- 0 for a product that comes in one form.
  variant_id integer not null,
  -- What the source said last: only another number there is a new count, so that sales are not forgotten.
  source_count integer not null,
  stock integer not null check (stock >= 0),
  primary key (product_id, variant_id)
);

-- One row a source: when the copy that is served was made, and a copy that waits for the administrator's word.
create table catalogue_copy (
  source text primary key,
  copied_at text,
  held text
);

-- Pieces that somebody is paying for. A row counts until it is deleted.
create table stock_hold (
  -- The order that holds them.
  subject text not null,
  product_id text not null,
  variant_id integer not null,
  quantity integer not null,
  expires_at text not null,
  primary key (subject, product_id, variant_id)
);
create index stock_hold_product on stock_hold (product_id, variant_id);
