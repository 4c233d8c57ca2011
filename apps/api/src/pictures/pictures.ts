import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { type Clock, isoAfter } from '../clock.ts'
import type { Db, PictureRow } from '../db/schema.ts'
import { fetchPicture, type PictureSources } from './fetch-picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { loadSharp } from './sharp.ts'

/** Widths for a card, a phone, and an article column on a high-density screen. Pictures are never enlarged. */
const WIDTHS = [480, 960, 1600]
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
}
const MOST_PIXELS = 50_000_000
/** A provider may still serve the picture from before a change, its clock may differ, and Notion's dates are minutes. */
const SETTLED_MS = 10 * 60_000

/** A picture of our own copy. */
interface StoredPicture {
  src: string
  srcSet: { avif: string; webp: string }
  width: number
  height: number
}

export interface Pictures {
  /**
   * Copies a picture in a few widths; returns the existing copy if there is one that is no older than the last change at
   * the source (ISO text). Rejects with the reason when the picture is not allowed or not available: the caller shows
   * the copy that it had, or a placeholder.
   */
  keep(address: string, changedAt?: string): Promise<StoredPicture>
  /** The existing copy, however old it is. */
  find(address: string): Promise<StoredPicture | undefined>
}

interface PicturesDeps {
  db: Db
  clock: Clock
  files: PictureFiles
  sources: PictureSources
}

/** Copies of external pictures: links to them break, and our pages load nothing from other hosts. */
export function createPictures({ db, clock, files, sources }: PicturesDeps): Pictures {
  const underWay = new Map<string, Promise<StoredPicture>>()

  const rowOf = (source: string) =>
    db.selectFrom('picture').selectAll().where('source', '=', source).executeTakeFirst()

  async function copy(address: string, source: string, changedAt?: string): Promise<StoredPicture> {
    const known = await rowOf(source)
    const copied_at = clock().toISOString()
    if (known && (!changedAt || hasSeen(known, changedAt, copied_at))) return toStored(known)
    const bytes = await fetchPicture(address, sources)
    const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const picture = (await measuresOf(name)) ?? (await store(name, bytes, files))
    const news = { name, ...picture, copied_at }
    await db
      .insertInto('picture')
      .values({ source, ...news })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(news))
      .execute()
    return toStored({ source, ...news })
  }

  /** Of the same picture, if it was copied before: then its files exist. */
  const measuresOf = (name: string): Promise<Measures | undefined> =>
    db
      .selectFrom('picture')
      .select(['width', 'height', 'widths'])
      .where('name', '=', name)
      .limit(1)
      .executeTakeFirst()

  return {
    keep(address, changedAt) {
      const source = stableSource(address)
      // A file behind a signed link never changes: a new upload has a new path.
      const since = source === address ? changedAt : undefined
      const copying =
        underWay.get(source) ?? copy(address, source, since).finally(() => underWay.delete(source))
      underWay.set(source, copying)
      return copying
    },
    async find(address) {
      const row = await rowOf(stableSource(address))
      return row && toStored(row)
    },
  }
}

/** A copy is renewed after a change at the source, and once more when that has settled, however often it is looked at. */
function hasSeen({ copied_at }: PictureRow, changedAt: string, now: string): boolean {
  const settledAt = isoAfter(new Date(changedAt), SETTLED_MS)
  return copied_at >= (now < settledAt ? changedAt : settledAt)
}

/** Signed links have their date in the query; the path identifies the picture. */
function stableSource(address: string): string {
  const isSigned = /[?&](X-Amz-Signature|signature|exp)=/i.test(address)
  return isSigned ? (address.split('?', 1)[0] ?? address) : address
}

type Measures = Pick<PictureRow, 'width' | 'height' | 'widths'>

/** Makes the files. */
async function store(name: string, bytes: Buffer, files: PictureFiles): Promise<Measures> {
  const sharp = await loadSharp()
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))]
  const width = Math.max(...widths)
  const height = Math.round((autoOrient.height * width) / autoOrient.width)
  for (const size of widths) {
    const resized = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().resize(size)
    for (const [format, encode] of Object.entries(FORMATS))
      await files.write(`${name}-${size}.${format}`, await encode(resized.clone()).toBuffer())
  }
  return { width, height, widths: JSON.stringify(widths) }
}

export const PICTURE_PATH = '/pictures'

function toStored({ name, width, height, widths }: PictureRow): StoredPicture {
  const path = (size: number, format: string) => `${PICTURE_PATH}/${name}-${size}.${format}`
  const set = (format: string) =>
    (JSON.parse(widths) as number[]).map((size) => `${path(size, format)} ${size}w`).join(', ')
  return { src: path(width, 'webp'), srcSet: { avif: set('avif'), webp: set('webp') }, width, height }
}
