-- How the session takes place. What was booked before was by video, unless somebody wrote otherwise.
alter table booking add column meeting text not null default 'video';
