-- One address on one list. The row is also the proof: when it was asked for, when its owner confirmed, when they left.
create table subscriber (
  id text primary key,
  email text not null,
  -- The address in lower case: nobody is on a list twice.
  email_key text not null,
  list text not null,
  state text not null,
  source text not null,
  flags text not null,
  asked_at text not null,
  confirmed_at text,
  unsubscribed_at text,
  unique (email_key, list)
);
create index subscriber_asked on subscriber (asked_at, id);

-- Links of mails that were sent: only the hash of a link's token, so that a copy of this table opens nothing.
create table newsletter_link (
  token_hash text primary key,
  subscriber_id text not null references subscriber (id) on delete cascade,
  purpose text not null,
  -- 1 when the mail went to both lists, and leaving means both.
  every_list integer not null,
  expires_at text not null
);
create index newsletter_link_subscriber on newsletter_link (subscriber_id);
create index newsletter_link_expiry on newsletter_link (expires_at);

create table campaign (
  id text primary key,
  subject text not null,
  body text not null,
  -- Null: both lists.
  list text,
  recipients integer not null,
  created_at text not null,
  stopped_at text
);
create index campaign_created on campaign (created_at, id);

-- One campaign's mail to one subscriber: waiting, queued (it has a job), sent or skipped.
create table letter (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  -- Null once the subscriber was erased: the count stays, the person does not.
  subscriber_id text references subscriber (id) on delete set null,
  state text not null
);
create index letter_campaign on letter (campaign_id, state);
create index letter_subscriber on letter (subscriber_id);

-- Mails that an administrator wrote to one address.
create table staff_message (
  id text primary key,
  kind text not null,
  email text not null,
  name text not null,
  subject text not null,
  body text not null,
  created_at text not null
);
