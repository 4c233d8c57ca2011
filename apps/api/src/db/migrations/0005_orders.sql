-- Money is US cents. States move forward by conditional updates only; see the state machines in the contract.
create table payment (
  id text primary key,
  -- What is paid for: 'product' (an order) or 'booking', and its id.
  kind text not null,
  subject_id text not null,
  state text not null,
  -- 'intent': a card form on our pages; 'hosted': the provider's page; 'manual': marked as paid by hand.
  method text not null,
  amount integer not null,
  amount_received integer not null,
  refunded integer not null,
  currency text not null,
  description text not null,
  email text not null,
  -- JSON list of what the hosted page shows.
  lines text not null,
  -- Part of the provider's idempotency key; another one only after a look-up found nothing.
  attempt integer not null,
  intent_id text unique,
  page_id text unique,
  page_url text,
  hold_until text not null,
  released_at text,
  paid_at text,
  disputed integer not null,
  last_error text,
  created_at text not null
);
create index payment_subject on payment (kind, subject_id);
create index payment_state on payment (state, created_at);

create table refund (
  id text primary key,
  payment_id text not null references payment (id),
  amount integer not null,
  state text not null,
  reason text not null,
  requested_by text not null,
  attempt integer not null,
  -- The provider's id.
  refund_id text unique,
  last_error text,
  created_at text not null
);
create index refund_payment on refund (payment_id);

create table webhook_event (
  provider text not null,
  event_id text not null,
  type text not null,
  -- What the event is about, at the provider.
  object_id text not null,
  raw text not null,
  received_at text not null,
  processed_at text,
  primary key (provider, event_id)
);
create index webhook_event_received on webhook_event (received_at);

create table orders (
  id text primary key,
  -- What people read out: short, random, unique.
  number text not null unique,
  kind text not null,
  state text not null,
  name text not null,
  email text not null,
  phone text not null,
  -- Empty for what is not sent.
  address text not null,
  city text not null,
  region text not null,
  zip text not null,
  subtotal integer not null,
  shipping integer not null,
  tax integer not null,
  total integer not null,
  refunded integer not null,
  currency text not null,
  paid_at text,
  -- Whether its pieces have left the shelf: 0 no, 1 yes, so that they go back once.
  stock_taken integer not null,
  printify_id text unique,
  carrier text not null,
  tracking_number text not null,
  tracking_url text not null,
  -- Why a person has to look, and the state to go on from.
  attention text not null,
  resume_state text,
  created_at text not null
);
create index orders_created on orders (created_at, id);
create index orders_email on orders (email);
create index orders_state on orders (state);

create table order_line (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null,
  variant_id integer,
  name text not null,
  variant text not null,
  image text not null,
  unit_price integer not null,
  quantity integer not null,
  digital integer not null,
  primary key (order_id, position)
);

-- What happened to an order, for people: a state it came into, or a remark.
create table order_event (
  order_id text not null references orders (id),
  position integer not null,
  at text not null,
  what text not null,
  detail text not null,
  primary key (order_id, position)
);
