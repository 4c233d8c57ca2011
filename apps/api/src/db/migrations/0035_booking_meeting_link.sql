-- The link of a video session, and how often it was changed: only then does the version rise without a new time.
alter table booking add column meeting_link text not null default '';
alter table booking add column link_changes integer not null default 0;
