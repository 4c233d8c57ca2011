-- What is printed in several places leaves in several parcels: the order's own columns keep the newest one.
-- JSON list of the others, oldest first.
alter table orders add column earlier_parcels text not null default '[]';
