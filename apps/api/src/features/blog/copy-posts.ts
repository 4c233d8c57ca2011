import { type Clock, isoAfter } from '../../clock.ts'
import type { BlogPostRow, Db } from '../../db/schema.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import type { Unshown } from '../../providers/notes-blocks.ts'
import type { NoteRow, NotesReader, NotesText } from '../../providers/notes-reader.ts'
import { assertColumns, isText, type NeededColumns } from '../../sync/assert-columns.ts'
import type { CopyWork } from '../../sync/content-sync.ts'
import { textOf } from '../../sync/plain-values.ts'
import { buildPost, type CopyImage, dateIn, factsOf, isDue, type PostFacts } from './build-post.ts'
import { type LinkOf, storedLink } from './post-links.ts'
import { type ReadMark, readMarks, replacePosts, toRow } from './store.ts'

/** Notion's edit times are rounded to the minute: a page read within that minute may have been edited again. */
const EDIT_PRECISION_MS = 60_000
/** Without them the blog would be empty, or show what is not due yet. */
const NEEDED: NeededColumns = {
  Title: isText,
  Published: (value) => typeof value === 'boolean',
  Date: isText,
}

interface CopyDeps {
  db: Db
  clock: Clock
  notes: NotesReader
  /** The data source that holds the posts. */
  blogId: string
  pictures: Pictures
}

/**
 * Copies every published post that is due. All rows are read, but only pages that were edited since the last copy, so
 * that a quiet hour costs three requests, not three hundred. Nothing is written before everything has been read.
 */
export function copyPosts({ db, clock, notes, blogId, pictures }: CopyDeps): CopyWork {
  /** Reads these posts; `refused` has the current slugs of those that Notion does not give. */
  async function readEdited(
    posts: readonly PostFacts[],
    marks: ReadonlyMap<string, ReadMark>,
    { linkOf, warnings, stillAlive }: { linkOf: LinkOf; warnings: string[]; stillAlive(): Promise<void> },
  ) {
    const edited: BlogPostRow[] = []
    const refused = new Map<string, string | undefined>()
    const readAt = clock().toISOString()
    for (const facts of posts) {
      const mark = marks.get(facts.id)
      await stillAlive()
      const read = await readPost(facts, notes, { pictures, linkOf }).catch(refusalOf)
      if ('refusal' in read) {
        const rest = mark ? 'so its earlier copy stays' : 'so it is not out'
        warnings.push(`“${facts.title}” cannot be read, ${rest}: ${read.refusal}`)
        refused.set(facts.id, mark?.slug)
        continue
      }
      const { post, lost, isSynced } = read
      warnings.push(...lost.map((reason) => `“${facts.title}”: ${reason}.`))
      // The next copy reads it again: something is missing, or may change without an edit of this page.
      const isUnread = lost.length > 0 || isSynced
      edited.push(toRow(post, { edited_at: facts.editedAt, read_at: isUnread ? '' : readAt }))
    }
    return { edited, refused }
  }

  return async (stillAlive) => {
    const warnings: string[] = []
    const marks = new Map((await readMarks(db)).map((mark) => [mark.id, mark]))
    const rows = await notes.rows(blogId)
    assertColumns(rows, NEEDED)
    const posts = choosePosts(rows, clock(), warnings)
    const context = { linkOf: storedLink(rows), warnings, stillAlive }
    const { edited, refused } = await readEdited(
      posts.filter((facts) => !isCurrent(facts, marks.get(facts.id))),
      marks,
      context,
    )
    const taken = new Set(refused.values())
    const waits = ({ slug }: BlogPostRow) => taken.has(slug)
    warnings.push(
      ...edited
        .filter(waits)
        .map(({ title }) => `“${title}” waits for the address of a post that cannot be read.`),
    )
    const ids = posts.map(({ id }) => id).filter((id) => marks.has(id) || !refused.has(id))
    return async (tx) => {
      await replacePosts(
        tx,
        ids,
        edited.filter((row) => !waits(row)),
      )
      return { items: ids.length, warnings }
    }
  }
}

interface ReadingDeps {
  pictures: Pictures
  linkOf: LinkOf
}

/** A post with its text and our copies of its pictures; `lost` says what is missing, and why. */
export async function readPost(facts: PostFacts, notes: NotesText, { pictures, linkOf }: ReadingDeps) {
  const { blocks, unlinkable, unshown, isPartial, isSynced } = await notes.text(facts.id)
  const lost = unlinkable.map((name) => `“${name}” ${LIES_IN_NOTION}`)
  lost.push(...unshown.map((kind) => UNSHOWN[kind]))
  if (isPartial) lost.push(NOT_SHARED)
  const post = await buildPost(facts, blocks, {
    copyImage: copyImageOf(pictures, facts.editedAt, lost),
    linkOf,
  })
  return { post, lost, isSynced }
}

const LIES_IN_NOTION =
  'lies in Notion, whose links die within the hour: put it on the web and paste its address there instead'

const NOT_SHARED =
  'a part is synced from a page that this site may not read: share that page with the integration, too'

const UNSHOWN: Record<Unshown, string> = {
  page: 'a page inside this one is not shown',
  'page link': 'a “link to page” block is not shown: mention that page with @ instead',
  'unknown block': 'a block that Notion does not give to other programs is not shown',
  depth: 'what is nested in more than six levels is not shown',
}

/** One page that Notion refuses must not stop the copy of all posts. */
function refusalOf(error: unknown): { refusal: string } {
  if (error instanceof JobError && error.failure === 'refused') return { refusal: error.message }
  throw error
}

const isCurrent = (facts: PostFacts, mark: ReadMark | undefined): boolean =>
  mark?.edited_at === facts.editedAt && mark.read_at >= settledAfter(facts)

const settledAfter = ({ editedAt }: PostFacts): string => isoAfter(new Date(editedAt), EDIT_PRECISION_MS)

/** The rows that are posts now; of two with the same slug, the older row keeps it. */
function choosePosts(rows: readonly NoteRow[], now: Date, warnings: string[]): PostFacts[] {
  const bySlug = new Map<string, PostFacts>()
  warnings.push(...rows.filter(hasOddDate).map(oddDateOf))
  const due = rows.filter((row) => isDue(row, now)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  for (const row of due) {
    const facts = factsOf(row)
    if ('problem' in facts) warnings.push(facts.problem)
    else if (bySlug.has(facts.slug))
      warnings.push(`“${facts.title}” has the address of another post: ${facts.slug}.`)
    else bySlug.set(facts.slug, facts)
  }
  return [...bySlug.values()]
}

const hasOddDate = (row: NoteRow): boolean =>
  row.properties.Published === true && textOf(row.properties.Date) !== '' && dateIn(row) === undefined

const oddDateOf = ({ properties }: NoteRow): string =>
  `“${textOf(properties.Title)}” is not out: “${textOf(properties.Date)}” is no date such as 2026-11-20.`

const copyImageOf =
  (pictures: Pictures, editedAt: string, lost: string[]): CopyImage =>
  async (address, alt) => {
    try {
      return { ...(await pictures.keep(address, editedAt)), alt }
    } catch (error) {
      lost.push(`a picture ${error instanceof Error ? error.message : String(error)}`)
      const older = await pictures.find(address)
      return older ? { ...older, alt } : null
    }
  }
