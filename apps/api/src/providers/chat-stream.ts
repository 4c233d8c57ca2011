/** Server-sent events: lines of `data: …`. Comments keep the connection alive; the final `[DONE]` may be missing. */
export async function* dataLines(
  body: AsyncIterable<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const bytes of body) {
    onBytes()
    waiting += decoder.decode(bytes, { stream: true })
    const lines = waiting.split(/\r?\n/)
    waiting = lines.pop() ?? ''
    yield* lines.filter((line) => line.startsWith('data:')).map((line) => line.slice('data:'.length).trim())
  }
  if (waiting.startsWith('data:')) yield waiting.slice('data:'.length).trim()
}

const OPEN = '<think>'
const CLOSE = '</think>'

/** Removes a model's thinking from its text; what may be the beginning of a tag is held until the rest arrives. */
export function createThoughtFilter(): (text: string) => string {
  let waiting = ''
  let isThinking = false

  return (text) => {
    waiting += text
    let said = ''
    for (;;) {
      const mark = isThinking ? CLOSE : OPEN
      const at = waiting.indexOf(mark)
      const end = at === -1 ? waiting.length - heldBack(waiting, mark) : at
      if (!isThinking) said += waiting.slice(0, end)
      waiting = waiting.slice(end)
      if (at === -1) return said
      waiting = waiting.slice(mark.length)
      isThinking = !isThinking
    }
  }
}

/** How many characters at the end could be the beginning of the tag. */
function heldBack(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return length
  }
  return 0
}
