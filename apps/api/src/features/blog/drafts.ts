import type { BlogPost } from '@beacon/contract/blog'
import type { Draft } from '@beacon/contract/notion-admin'
import type { Clock } from '../../clock.ts'
import { AppError, answered } from '../../http/errors.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import type { NoteRow, NotesText } from '../../providers/notes-reader.ts'
import { textOf } from '../../sync/plain-values.ts'
import { dateIn, factsOf, isDue } from './build-post.ts'
import { readPost } from './copy-posts.ts'
import { linkBetween } from './post-links.ts'

/** The owner's drafts, read from Notion on request; only their pictures are kept. */
export interface Drafts {
  /** Posts that are not published yet, last edited first. */
  list(): Promise<Draft[]>
  /** A post as the blog would show it now; undefined when there is no such row. */
  read(id: string): Promise<{ post: BlogPost; remarks: string[] } | undefined>
}

interface DraftsDeps {
  clock: Clock
  notes: NotesText
  /** The data source that holds the posts. */
  blogId: string
  pictures: Pictures
}

/** A page that was duplicated in Notion has its slug, too. */
const SHARED_ADDRESS =
  'Another post in Notion has the same address. Of two that are out the blog shows only the older one.'

/**
 * Reads anew at every call.
 * @throws AppError provider_error when Notion fails; conflict for a row that cannot be a post
 */
export function createDrafts({ clock, notes, blogId, pictures }: DraftsDeps): Drafts {
  return {
    async list() {
      const rows = await answered(notes.rows(blogId))
      return rows
        .filter((row) => !isDue(row, clock()))
        .map(toDraft)
        .toSorted((a, b) => (a.editedAt > b.editedAt ? -1 : 1))
    },
    async read(id) {
      const rows = await answered(notes.rows(blogId))
      const row = rows.find((one) => one.id === id)
      if (!row) return undefined
      const facts = factsOf(row)
      if ('problem' in facts) throw new AppError('conflict', facts.problem)
      const { post, lost } = await answered(
        readPost(facts, notes, {
          pictures,
          linkOf: linkBetween(rows.map((one) => ({ id: one.id, slug: slugIn(one) }))),
        }),
      )
      const isShared = rows.some((one) => one !== row && slugIn(one) === facts.slug)
      // Many pictures from one place are one remark.
      const remarks = [...new Set(lost)].map(
        (reason) => `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`,
      )
      return {
        post: { ...post, published: isDue(row, clock()) },
        remarks: isShared ? [SHARED_ADDRESS, ...remarks] : remarks,
      }
    },
  }
}

function slugIn(row: NoteRow): string | undefined {
  const facts = factsOf(row)
  return 'slug' in facts ? facts.slug : undefined
}

const toDraft = (row: NoteRow): Draft => ({
  id: row.id,
  title: textOf(row.properties.Title),
  author: textOf(row.properties.Author),
  goesOutAt: (row.properties.Published === true && dateIn(row)) || null,
  editedAt: row.editedAt,
})
