/** Until, before and by an hour ask about the time that ends there. */
const BEFORE = '(?<!\\b(?:until|till|to|before|by) )'
const HOUR = '(\\d{1,2})(?::(\\d\\d))?'
const AT_AN_HOUR = new RegExp(
  `\\b(?:at|after|around|past) ${HOUR}(?: ?([ap])\\.?m)?\\b|${BEFORE}\\b${HOUR} ?([ap])\\.?m\\b`,
)
/** Nobody calls an office at three in the night: without a word beside it, an hour before seven is after noon. */
const EARLIEST = 7

/** The hour ('HH:MM') that a text in small letters names: `7pm`, `at 5:30`, `after noon`. */
export function hourNamed(text: string): string | undefined {
  const found = AT_AN_HOUR.exec(text.replace(/\bat noon\b/, 'at 12'))
  if (!found) return undefined
  const [, hour = found[4], minutes = found[5] ?? '00', half = found[6]] = found
  const said = Number(hour)
  if (said > 23 || Number(minutes) > 59) return undefined
  return `${String(ofTheDay(said, half)).padStart(2, '0')}:${minutes}`
}

function ofTheDay(said: number, half: string | undefined): number {
  if (said > 12) return said
  const isAfterNoon = half ? half === 'p' : said < EARLIEST || said === 12
  return (said % 12) + (isAfterNoon ? 12 : 0)
}
