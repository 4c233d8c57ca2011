-- A consultation: being paid for (held), kept for the waiting list (offered), agreed (scheduled), or over.
create table booking (
  id text primary key,
  status text not null,
  service_id text not null,
  service_name text not null,
  duration_minutes integer not null,
  price_cents integer not null,
  starts_at text not null,
  ends_at text not null,
  name text not null,
  email text not null,
  phone text not null,
  business_name text not null,
  message text not null,
  created_at text not null,
  created_by text not null,
  -- Of the private link's secret; the link itself is in the visitor's mailbox only.
  token_hash text not null unique,
  -- Counts the versions of the calendar entry: it grows with every move and with the cancellation.
  sequence integer not null,
  hold_until text,
  -- Who holds, as a hash, while it is held: nobody may hold the whole calendar.
  holder_hash text,
  payment_id text,
  intent_id text,
  paid_cents integer not null,
  refunded_cents integer not null,
  cancelled_at text,
  cancelled_by text,
  cancel_reason text not null,
  no_show integer not null,
  -- Why a person has to look at it, such as a payment of another amount.
  attention text
);
create index booking_starts on booking (starts_at);
create index booking_holder on booking (status, holder_hash);

-- The quarters of an hour that bookings take. The key decides every race, whatever the durations.
create table booking_cell (
  resource text not null,
  starts_at text not null,
  booking_id text not null references booking (id),
  primary key (resource, starts_at)
);
create index booking_cell_booking on booking_cell (booking_id);

create table closed_day (
  date text primary key,
  note text not null,
  created_at text not null
);

-- Who waits for a full day; first come, first offered.
create table booking_wait (
  id text primary key,
  date text not null,
  service_id text not null,
  name text not null,
  email text not null,
  phone text not null,
  created_at text not null,
  -- The booking that was offered; nothing while the person is in line.
  booking_id text references booking (id),
  unique (date, service_id, email)
);
create index booking_wait_line on booking_wait (date, created_at, id);

create table calendar_feed (
  id integer primary key check (id = 1),
  token_hash text not null,
  created_at text not null
);
