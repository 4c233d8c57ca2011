-- The last word of every background copy: posts and products from elsewhere. One row a copy.
create table content_sync (
  name text primary key,
  -- Grows with every change of the copy, so that whoever holds it in memory sees that it is old.
  version integer not null,
  -- Whoever copies holds this; a process that died leaves it to expire.
  lease_until text,
  started_at text,
  last_ok_at text,
  last_error_at text,
  last_error text,
  items integer not null,
  warnings text not null
);

-- Our own copy of the posts: visitors are always served from it.
create table blog_post (
  -- The page's id in the notes database.
  id text primary key,
  slug text not null unique,
  title text not null,
  excerpt text not null,
  date text not null,
  updated text,
  author text not null,
  category text not null,
  tags text not null,
  image text,
  read_time integer not null,
  content text not null,
  -- When the page was last edited there, and when it was read: an unchanged page is not read again.
  edited_at text not null,
  read_at text not null
);
create index blog_post_date on blog_post (date, id);

-- Pictures copied from elsewhere, because links to them die; their files lie in DATA_DIR/pictures.
create table picture (
  source text primary key,
  -- Begins the file names: a hash of the picture itself.
  name text not null,
  width integer not null,
  height integer not null,
  -- JSON list of the widths that there are files of.
  widths text not null,
  copied_at text not null
);
