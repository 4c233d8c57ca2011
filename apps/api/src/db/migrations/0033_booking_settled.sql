-- What a person has settled of a booking's problems, a line each; `attention` has those that are open.
alter table booking add column settled text not null default '';
