-- What visitors are told about a closed day; the note is the owner's own.
alter table closed_day add column message text not null default '';
