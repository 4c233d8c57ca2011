-- What a buyer wishes to give back: `asked`, then `accepted` or `declined`. The money goes back by a refund.
create table order_return (
  id text primary key,
  order_id text not null references orders (id),
  state text not null,
  -- JSON list of places among the order's lines, with how many pieces of each.
  lines text not null,
  reason text not null,
  message text not null,
  answer text not null,
  asked_at text not null,
  answered_at text
);
create index order_return_order on order_return (order_id);
-- One waits for its answer at a time.
create unique index order_return_open on order_return (order_id) where state = 'asked';
