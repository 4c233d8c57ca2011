create table chat_conversation (
  -- 128 random bits: whoever knows the id may go on with the conversation, and delete it.
  id text primary key,
  started_at text not null,
  last_at text not null,
  lead_id text
);
create index chat_conversation_started on chat_conversation (started_at, id);
create index chat_conversation_last on chat_conversation (last_at);

create table chat_turn (
  conversation_id text not null references chat_conversation (id) on delete cascade,
  number integer not null,
  asked_at text not null,
  question text not null,
  answer text not null,
  -- pending, answered, partial, failed
  state text not null,
  -- model, index, fallback; null until there is an answer
  source text,
  is_answered integer not null,
  action text,
  -- JSON list of words.
  choices text not null,
  -- What the next question may point back to.
  topic text,
  aspect text,
  rating text,
  note text not null,
  primary key (conversation_id, number)
);
-- One question at a time in a conversation, whatever two tabs or a double click do.
create unique index chat_turn_pending on chat_turn (conversation_id) where state = 'pending';
create index chat_turn_unanswered on chat_turn (is_answered, asked_at);

-- Tokens of the model that a day has used or set aside.
create table chat_budget (
  day text primary key,
  tokens integer not null
);
