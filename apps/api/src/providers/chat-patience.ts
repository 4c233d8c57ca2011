import type { ChatLimits } from './chat-model.ts'

export type Patience = ReturnType<typeof createPatience>

/** Time limits of one answer: for silence, for the first words and for the whole. */
export function createPatience({ silenceMs, firstWordsMs, totalMs }: ChatLimits) {
  const controller = new AbortController()
  const limit = (ms: number) => setTimeout(() => controller.abort(), ms)
  const silence = limit(silenceMs)
  const firstWords = limit(firstWordsMs)
  const total = limit(totalMs)
  return {
    signal: controller.signal,
    bytesCame: () => void silence.refresh(),
    wordsCame: () => clearTimeout(firstWords),
    end: () => [silence, firstWords, total].forEach(clearTimeout),
  }
}
