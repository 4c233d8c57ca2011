-- When a mail server last refused the address for good, and with which status code (RFC 3463); null where letters reach it.
alter table subscriber add column refused_at text;
alter table subscriber add column refusal text;
