import { join } from 'node:path'
import { placeholderPicture } from '@beacon/content/products/product'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/schema.ts'
import { copyPosts } from './features/blog/copy-posts.ts'
import { createDrafts, type Drafts } from './features/blog/drafts.ts'
import { type Blog, createBlog } from './features/blog/service.ts'
import { builtInDrafts } from './features/catalogue/built-in-products.ts'
import type { ProductReaders } from './features/catalogue/copying.ts'
import { neededColumns, notesDraft, notSold } from './features/catalogue/notes-products.ts'
import { createPrintReader } from './features/catalogue/publishing.ts'
import { type Catalogue, createCatalogue } from './features/catalogue/service.ts'
import { guardedNotesReader, guardedPrintCatalogue } from './guarded-providers.ts'
import { createPictureFiles, type PictureFiles } from './pictures/picture-files.ts'
import { createPictures, type Pictures } from './pictures/pictures.ts'
import type { NotesReader } from './providers/notes-reader.ts'
import type { PrintCatalogue } from './providers/printify.ts'
import { assertColumns } from './sync/assert-columns.ts'
import type { Chores } from './sync/chores.ts'
import { type ContentSync, createContentSync } from './sync/content-sync.ts'
import { repeat } from './sync/schedule.ts'

/** Where Notion and Printify keep pictures. */
const PICTURE_HOSTS = [
  'prod-files-secure.s3.us-west-2.amazonaws.com',
  's3.us-west-2.amazonaws.com',
  'img.notionusercontent.com',
  'www.notion.so',
  'images.unsplash.com',
  'images-api.printify.com',
  'images.printify.com',
]

const COPY_EVERY_MS = 5 * 60_000
const COPY_AGAIN_MS = 60_000
const COPY_BLOG = 'copy posts'
const LOOK_EVERY_MS = 5000

/** The copies of outside content in our database and folder, and how they are made. */
export interface Copies {
  contentSync: ContentSync
  pictures: Pictures
  picturesFolder: string
  pictureFiles: PictureFiles
  /** Nothing when no notes database is connected. */
  notesReader: NotesReader | undefined
  blog: Blog
  /** Nothing when no posts are written in Notion. */
  drafts: Drafts | undefined
  /** Starts a copy of the posts in the background; false when there is nothing to copy from. */
  startBlogSync(): boolean
  /** Resolves when such a copy has ended, successfully or not. */
  blogSyncEnded(): Promise<unknown>
  catalogue: Catalogue
  /** Copies now, and then every few minutes; the store waits a moment for its first copy. */
  start(): Promise<void>
  /** Resolves when the running copy has ended or been abandoned. */
  stop(): Promise<void>
}

interface CopiesDeps {
  config: Config
  db: Db
  clock: Clock
  log: Logger
  chores: Chores
  isStopping: () => boolean
  /** Time limit of a request to Notion, in milliseconds. */
  notesMs?: number | undefined
  /** The same for Printify. */
  printifyMs?: number | undefined
}

/** Wires the copies. When it resolves, the blog has its posts. */
export async function createCopies({
  config,
  db,
  clock,
  chores,
  notesMs,
  printifyMs,
  ...rest
}: CopiesDeps): Promise<Copies> {
  const contentSync = createContentSync({ db, clock, ...rest })
  const picturesFolder = join(config.dataDir, 'pictures')
  const sources = {
    hosts: [...PICTURE_HOSTS, ...config.pictureHosts],
    trustedOrigins: standInOrigins(config),
  }
  const pictureFiles = createPictureFiles({ db, folder: picturesFolder })
  const pictures = createPictures({ db, clock, files: pictureFiles, sources })
  const notesReader = guardedNotesReader(config, notesMs)
  const blogId = config.notes?.blogId
  const isWritten = notesReader && blogId
  const copy = isWritten ? copyPosts({ db, clock, notes: notesReader, blogId, pictures }) : undefined
  const drafts = isWritten ? createDrafts({ clock, notes: notesReader.atOnce, blogId, pictures }) : undefined
  const blog = createBlog({ db, contentSync, copy })
  await blog.refresh()

  const catalogue = createCatalogue({
    db,
    clock,
    log: rest.log,
    chores,
    contentSync,
    isStopping: rest.isStopping,
    pictures,
    placeholder: placeholderPicture,
    readers: productReaders(config, notesReader, guardedPrintCatalogue(config, printifyMs)),
  })

  let stops: (() => Promise<void>)[] = []
  let askedFor: Promise<unknown> = Promise.resolve()
  return {
    contentSync,
    pictures,
    picturesFolder,
    pictureFiles,
    notesReader,
    blog,
    drafts,
    startBlogSync() {
      if (!blog.isCopied) return false
      const copying = blog.sync()
      askedFor = Promise.allSettled([askedFor, copying])
      copying.catch((error: unknown) => rest.log.error({ err: error }, 'the copy of the posts failed'))
      return true
    },
    blogSyncEnded: () => askedFor,
    catalogue,
    async start() {
      // The demo's Notion holds the built-in posts, so it is only copied on request, to show how that goes.
      if (blog.isCopied && config.integrations.notes === 'on')
        stops.push(repeat(copyBlog(blog, chores, rest.log)))
      if (blog.isCopied) stops.push(repeat(() => lookAgain(blog, rest.log)))
      await pictureFiles.share()
      await catalogue.start()
    },
    async stop() {
      await Promise.all([...stops.map((stop) => stop()), catalogue.stop(), askedFor])
      stops = []
    },
  }
}

/** Copies at the start, and then when a copy is due that no other process has made; returns when to ask again. */
function copyBlog(blog: Blog, chores: Chores, log: Logger): () => Promise<number> {
  let isStart = true
  return async () => {
    try {
      const isDue = await chores.take(COPY_BLOG, COPY_EVERY_MS)
      const result = isDue || isStart ? await blog.sync() : 'done'
      isStart = false
      if (result !== 'done') await chores.put(COPY_BLOG, COPY_AGAIN_MS)
    } catch (error) {
      log.error({ err: error }, 'the copy of the posts could not be started or ended')
    }
    return COPY_AGAIN_MS
  }
}

/** Another process may have copied. */
async function lookAgain(blog: Blog, log: Logger): Promise<number> {
  await blog.refresh().catch((error: unknown) => log.warn({ err: error }, 'the posts could not be looked at'))
  return LOOK_EVERY_MS
}

/** Print products from the print provider; local ones from the notes database, or else from packages/content. */
function productReaders(
  { notes, integrations, publicUrl }: Config,
  notesReader: NotesReader | undefined,
  prints: PrintCatalogue | undefined,
): ProductReaders {
  const readers: ProductReaders = {}
  if (prints) readers.printify = createPrintReader(prints, publicUrl)
  const productsId = notes?.productsId
  // The demo's notes database has no products: the built-in ones are the demo.
  if (notesReader && productsId && integrations.notes === 'on')
    readers.notion = async () => {
      const rows = await notesReader.rows(productsId)
      assertColumns(rows, neededColumns)
      return { drafts: rows.map(notesDraft), odd: [], warnings: notSold(rows) }
    }
  else readers.local = builtInDrafts
  return readers
}

/** A provider on plain http is a stand-in that the operator has configured: its pictures come from this machine. */
const standInOrigins = ({ notes, printify }: Config): string[] =>
  [notes?.apiUrl, printify?.apiUrl].flatMap((address) =>
    address?.startsWith('http:') ? [new URL(address).origin] : [],
  )
