-- The letters that were answered last, by when: five refusals in a row are about us and not about the addresses.
create index outbox_letters_answered on outbox (done_at) where kind = 'newsletter.letter';
