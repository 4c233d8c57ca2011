-- The day in New York (YYYY-MM-DD) on which to follow a lead up; null where nothing is planned, and once it is won or lost.
alter table lead add column follow_up_on text;
-- The date of the terms that a visitor accepted by booking (YYYY-MM-DD); null where nobody was shown them.
alter table booking add column terms_dated text;
