-- Every address that a post was ever published at: who renames a post keeps the links to it.
create table blog_address (
  slug text primary key,
  post_id text not null
);
insert into blog_address (slug, post_id) select slug, id from blog_post;
