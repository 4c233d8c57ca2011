/** What a page says about itself to search engines: a title of at most 60 characters, a description of 120 to 160. */
export type PageMeta = { title: string; description: string }

/** A link within the site: its words and its path. */
export type TextLink = { text: string; to: string }

export type Faq = { question: string; answer: string }

/** A heading with one paragraph. */
export type Point = { title: string; text: string }

/**
 * A client result that shows how a job runs and is measured. The clients are invented like the agency (decision
 * D9), so every screen that shows one prints its `label`.
 */
export type Illustration = {
  label: string
  client: string
  situation: string
  work: string
  figures: ReadonlyArray<{ value: string; label: string }>
}

/** Printed beside every figure that shows a way of working and is not a measured result. */
export const illustrativeLabel = 'Illustrative example, not a measured client result'
