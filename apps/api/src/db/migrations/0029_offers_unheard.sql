-- How often somebody in line was to have a time whose offer could not be emailed while it stood.
alter table booking_wait add column unheard integer not null default 0;
