-- When a piece of background work is due next: whoever moves the date on does it. One row a kind.
create table chore (
  name text primary key,
  due_at text not null
);

-- The files of the pictures, so that every machine can have them; its folder is a cache.
create table picture_file (
  name text primary key,
  bytes blob not null
);
