-- Earlier versions stored the body of a provider's event, with personal data in it; nothing reads it. The column stays,
-- because during a rolling upgrade their processes still write to it. Those rows go with their event after 90 days.
update webhook_event set raw = '' where raw <> '';
