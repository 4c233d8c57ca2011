-- The quarters of an hour that the owner has closed on days that are otherwise open.
create table closed_cell (
  starts_at text primary key,
  note text not null,
  created_at text not null
);
