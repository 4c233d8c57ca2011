const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe to send: made by the `html` tag only. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | readonly Html[] | undefined

/** Builds markup; everything that is not markup already is escaped, so visitors' text stays text. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string) }
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (Array.isArray(part)) return part.map((item) => item.markup).join('')
  if (typeof part === 'object') return (part as Html).markup
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
