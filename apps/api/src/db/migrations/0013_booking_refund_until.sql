-- Whoever moves a session within its last day has it moved, and not the day on which its money came back.
alter table booking add column refund_until text;
