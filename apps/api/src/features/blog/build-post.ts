import { agency } from '@beacon/content/agency'
import type { Block, BlogImage, BlogPost } from '@beacon/contract/blog'
import { emphasisOf, placeHeadings, plainText, readingMinutes } from '@beacon/rules/blog-blocks'
import { slugOf } from '@beacon/rules/slug'
import { today } from '../../clock.ts'
import type { NoteBlock } from '../../providers/notes-blocks.ts'
import type { NoteRow } from '../../providers/notes-reader.ts'
import { filesOf, listOf, textOf } from '../../sync/plain-values.ts'
import { type LinkOf, relink } from './post-links.ts'

const EXCERPT_LENGTH = 160
const STANDARD_CATEGORY = 'local-marketing'

/** A post's metadata from its row, before its content has been read. */
export type PostFacts = Omit<BlogPost, 'image' | 'content' | 'readTime' | 'meta' | 'published'> & {
  editedAt: string
  /** The picture's address at Notion, which expires soon. */
  imageAddress: string | undefined
}

/** A date, or a date and time. If the owner made it a text column, it may hold anything. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T.+)?$/

/** A post's publication date; undefined where the row has none, or no valid one. */
export function dateIn({ properties }: NoteRow): string | undefined {
  const date = textOf(properties.Date)
  return DATE.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined
}

/** Whether it is published, and its date or time has come. A post without a date is due at once. */
export function isDue(row: NoteRow, now: Date): boolean {
  if (row.properties.Published !== true) return false
  const date = dateIn(row)
  if (date === undefined) return textOf(row.properties.Date) === ''
  return isDay(date) ? date <= today(now) : Date.parse(date) <= now.getTime()
}

/** The metadata of a row, or the reason why it cannot be a post. */
export function factsOf(row: NoteRow): PostFacts | { problem: string } {
  const { properties } = row
  const title = textOf(properties.Title)
  const slug = slugOf(textOf(properties.Slug) || title)
  if (title === '') return { problem: `A post has no title (${row.id}).` }
  if (slug === '') return { problem: `“${title}” has nothing that an address could be made of.` }
  const date = dayOf(dateIn(row) ?? row.createdAt)
  const edited = dayOf(row.editedAt)
  return {
    id: row.id,
    slug,
    title,
    excerpt: textOf(properties.Excerpt),
    date,
    updated: edited > date ? edited : null,
    author: textOf(properties.Author) || agency.name,
    category: slugOf(textOf(properties.Category)) || STANDARD_CATEGORY,
    tags: listOf(properties.Tags),
    editedAt: row.editedAt,
    imageAddress: filesOf(properties.Image)[0]?.url,
  }
}

const isDay = (date: string): boolean => date.length === 'YYYY-MM-DD'.length
const dayOf = (date: string): string => (isDay(date) ? date : today(new Date(date)))

/** Copies a picture and returns ours; null for one that is not allowed or not available. */
export type CopyImage = (address: string, alt: string) => Promise<BlogImage | null>

/** How what leads out of a post is made ours. */
interface Making {
  copyImage: CopyImage
  linkOf: LinkOf
}

/** The post as visitors get it: links checked, pictures replaced by ours, heading levels adjusted. */
export async function buildPost(
  { editedAt: _, imageAddress, ...facts }: PostFacts,
  notes: readonly NoteBlock[],
  { copyImage, linkOf }: Making,
): Promise<BlogPost> {
  const image = imageAddress ? await copyImage(imageAddress, '') : null
  const blocks = await inTurn(notes, (block) => buildBlock(block, copyImage))
  const content = relink(placeHeadings(blocks), linkOf)
  const excerpt = facts.excerpt || firstWords(content)
  return {
    ...facts,
    excerpt,
    image,
    content,
    readTime: readingMinutes(content),
    published: true,
    meta: metaOf(facts.title, excerpt),
  }
}

/** What search engines get of a post: its title with the agency's name, and at most 160 characters of the excerpt. */
export const metaOf = (title: string, excerpt: string) => ({
  title: `${title} | ${agency.name}`,
  description: shorten(excerpt || title),
})

async function buildBlock<B extends NoteBlock | Block>(block: B, copyImage: CopyImage): Promise<B> {
  const nested = (children: readonly Block[]) => inTurn(children, (child) => buildBlock(child, copyImage))
  switch (block.type) {
    case 'paragraph':
      return { ...block, emphasis: emphasisOf(block.text) }
    case 'list': {
      const items = await inTurn(block.items, async ({ text, children }) => ({
        text,
        children: await nested(children),
      }))
      return { ...block, items }
    }
    case 'quote':
    case 'toggle':
      return { ...block, children: await nested(block.children) }
    case 'image':
      return { ...block, image: block.image && (await copyImage(block.image.src, block.image.alt)) }
    default:
      return block
  }
}

/** Sequentially: a post with thirty pictures must not fetch thirty at once. */
async function inTurn<T, R>(all: readonly T[], each: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of all) results.push(await each(one))
  return results
}

function firstWords(content: readonly Block[]): string {
  const first = content.find((block) => block.type === 'paragraph')
  return shorten(first ? plainText(first.text) : '')
}

/** At most 160 characters, cut between words. */
function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
