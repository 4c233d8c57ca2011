-- What was bought is packed, fetched or done: the mails of an order tell which, also when the product is gone.
alter table order_line add column category text not null default '';
