import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import type { Clock } from '../clock.ts'
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

/** A picture of our own copy. */
interface StoredPicture {
  src: string
  srcSet: { avif: string; webp: string }
  width: number
  height: number
}

export interface Pictures {
  /**
   * Copies a picture in a few widths; the second time, returns the existing copy. Rejects with the reason when the
   * picture is not allowed or not available: the caller shows a placeholder.
   */
  keep(address: string): Promise<StoredPicture>
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

  async function copy(address: string, source: string): Promise<StoredPicture> {
    const known = await db.selectFrom('picture').selectAll().where('source', '=', source).executeTakeFirst()
    if (known) return toStored(known)
    const picture = await store(await fetchPicture(address, sources), files)
    const row: PictureRow = { source, ...picture, copied_at: clock().toISOString() }
    await db
      .insertInto('picture')
      .values(row)
      .onConflict((conflict) => conflict.column('source').doNothing())
      .execute()
    return toStored(row)
  }

  return {
    keep(address) {
      const source = stableSource(address)
      const copying = underWay.get(source) ?? copy(address, source).finally(() => underWay.delete(source))
      underWay.set(source, copying)
      return copying
    },
  }
}

/** Signed links have their date in the query; the path identifies the picture. */
function stableSource(address: string): string {
  const isSigned = /[?&](X-Amz-Signature|signature|exp)=/i.test(address)
  return isSigned ? (address.split('?', 1)[0] ?? address) : address
}

/** Makes the files. */
async function store(bytes: Buffer, files: PictureFiles): Promise<Omit<PictureRow, 'source' | 'copied_at'>> {
  const sharp = await loadSharp()
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))]
  const width = Math.max(...widths)
  const height = Math.round((autoOrient.height * width) / autoOrient.width)
  const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  for (const size of widths) {
    const resized = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().resize(size)
    for (const [format, encode] of Object.entries(FORMATS))
      await files.write(`${name}-${size}.${format}`, await encode(resized.clone()).toBuffer())
  }
  return { name, width, height, widths: JSON.stringify(widths) }
}

export const PICTURE_PATH = '/pictures'

function toStored({ name, width, height, widths }: PictureRow): StoredPicture {
  const path = (size: number, format: string) => `${PICTURE_PATH}/${name}-${size}.${format}`
  const set = (format: string) =>
    (JSON.parse(widths) as number[]).map((size) => `${path(size, format)} ${size}w`).join(', ')
  return { src: path(width, 'webp'), srcSet: { avif: set('avif'), webp: set('webp') }, width, height }
}
