-- Who wants one email when a product that is sold out or not on sale yet can be bought.
create table restock_request (
  id text primary key,
  product_id text not null,
  -- 0 for the product in whichever form.
  variant_id integer not null,
  product_name text not null,
  email text not null,
  created_at text not null,
  -- When the email was queued; nothing while the person waits.
  told_at text,
  unique (product_id, variant_id, email)
);
