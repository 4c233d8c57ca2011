-- Instants are UTC ISO text, lists and objects JSON text, flags integers: SQL that SQLite and PostgreSQL share.

create table lead (
  id text primary key,
  -- One submission a day and person: a repeated call finds the row that the first one wrote.
  fingerprint text not null unique,
  created_at text not null,
  status text not null,
  name text not null,
  email text not null,
  phone text not null,
  business_name text not null,
  business_type text not null,
  current_website text not null,
  message text not null,
  source text not null,
  landing_page text not null,
  referrer text not null,
  campaign text not null,
  flags text not null,
  staff_notes text not null,
  notes_page_id text
);
create index lead_created on lead (created_at, id);

create table outbox (
  id text primary key,
  kind text not null,
  -- What the job is about, as table:id. No personal data: the handler reads the row when it runs.
  about text not null,
  dedupe_key text not null unique,
  state text not null,
  -- `data` once a mail's body is on its way: from then on a lost answer is uncertain, not a failure.
  phase text,
  attempts integer not null,
  created_at text not null,
  run_at text not null,
  lease_until text,
  done_at text,
  last_error text
);
create index outbox_due on outbox (state, run_at);
create index outbox_about on outbox (about);
create index outbox_created on outbox (created_at, id);

create table idempotency (
  scope text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  response text not null,
  expires_at text not null,
  primary key (scope, key)
);
create index idempotency_expiry on idempotency (expires_at);

create table rate_limit (
  name text not null,
  subject text not null,
  hits integer not null,
  window_ends_at text not null,
  primary key (name, subject)
);
create index rate_limit_expiry on rate_limit (window_ends_at);

create table admin_session (
  token_hash text primary key,
  email text not null,
  -- Changes with the password: an old password's sessions end with it.
  credential_tag text not null,
  created_at text not null,
  seen_at text not null
);

create table sign_in_failure (
  subject text primary key,
  failures integer not null,
  last_at text not null,
  blocked_until text not null
);
