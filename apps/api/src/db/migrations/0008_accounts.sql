-- A session has a public id, so that it can be listed and ended. Those from before end: they live for half a day anyway.
delete from admin_session;
alter table admin_session add column id text not null default '';
alter table admin_session add column browser text not null default '';
alter table admin_session add column address text not null default '';
-- When the second factor was last shown in it.
alter table admin_session add column confirmed_at text;

-- A right password of an account whose second factor is on, until its code follows.
create table pending_sign_in (
  token_hash text primary key,
  email text not null,
  credential_tag text not null,
  expires_at text not null
);

create table second_factor (
  email text primary key,
  -- Encrypted under the installation's secret: a copy of the database makes no codes.
  secret text not null,
  created_at text not null,
  -- Null until a first code has come back: then it is on.
  confirmed_at text,
  -- The 30-second step of the last code: one code, one use.
  last_step integer not null
);

create table recovery_code (
  email text not null,
  code_hash text not null,
  used_at text,
  primary key (email, code_hash)
);

-- What administrators did. Rows are written when an act begins and closed when it ends; nothing but age deletes them.
create table audit_entry (
  id text primary key,
  at text not null,
  act text not null,
  who text not null,
  subject_kind text not null,
  subject_id text not null,
  line text not null,
  outcome text not null,
  reason text not null,
  request_id text not null,
  address text not null
);
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_act on audit_entry (act, at);
create index audit_entry_subject on audit_entry (subject_id);
