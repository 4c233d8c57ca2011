const ASKING =
  "(?:also |and )?(?:how|what|whats|when|where|who|why|which|do|does|can|could|is|are|will|would)\\b(?!['’]t)"
/** After a question mark, or where a sentence, a comma or "and" goes on with a question of its own. */
const NEXT_PART = new RegExp(`\\?\\s+|(?:[.!;,]\\s+|[,;]?\\s+(?:and|also|plus|&)\\s+)(?=${ASKING})`, 'i')
const MOST_PARTS = 3

/** The questions of a message that asks several; one that asks a single one, or too many, is its own only part. */
export function questionsIn(message: string): string[] {
  const parts = message.split(NEXT_PART).filter((part) => /\w/.test(part))
  return parts.length > MOST_PARTS ? [message] : parts
}
