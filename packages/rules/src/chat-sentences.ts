const LONGEST_PIECE = 400
/** Short sentences and lines wait for their neighbours: what is wrong with a text shows in no single word of it. */
const SHORTEST_PIECE = 60
const END = /[.!?…:](?=\s)|\n/g

interface Sentences {
  /** Takes the next piece of text and gives the sentences that are whole now, with the space after them. */
  push(text: string): string[]
  /** What is left when nothing more comes. */
  rest(): string
}

/** Splits streamed text into sentences, so that each can be checked before anybody sees it. */
export function createSentences(): Sentences {
  let waiting = ''

  function take(): string | undefined {
    END.lastIndex = SHORTEST_PIECE
    const end = END.exec(waiting)
    // The space after a sentence belongs to it; while it may go on, the sentence is not over.
    const cut = end ? end.index + end[0].length : LONGEST_PIECE
    if (!end && waiting.length < LONGEST_PIECE) return undefined
    const space = /^\s*/.exec(waiting.slice(cut))?.[0].length ?? 0
    const piece = waiting.slice(0, cut + space)
    waiting = waiting.slice(piece.length)
    return piece
  }

  return {
    push(text) {
      waiting += text
      const pieces: string[] = []
      for (let piece = take(); piece !== undefined; piece = take()) pieces.push(piece)
      return pieces
    },
    rest() {
      const left = waiting
      waiting = ''
      return left
    },
  }
}

/** The sentences of a text that are whole: what was cut off in the middle of one is left out. */
export const wholeSentences = (text: string): string => /^[\s\S]*[.!?…](?=\s|$)\s*/.exec(text)?.[0] ?? ''
