import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const GROUND = '#071826'
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
]
/** A mask may cut a tenth from every side. */
const MARK_SHARE = 0.62

/** Robots and old programs ask for this size, at an address that nobody has told them. */
const FAVICON_SIZE = 48

/** Draws the site's mark as the bitmaps that phones, robots and old programs ask for. */
export async function drawIcons(markFile: string, folder: string): Promise<void> {
  const mark = await readFile(markFile)
  for (const { file, size } of ICONS) {
    const side = Math.round(size * MARK_SHARE)
    const drawn = await sharp(mark, { density: 600 })
      .resize(side, side, { fit: 'contain', background: '#0000' })
      .toBuffer()
    await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, file))
  }
  const favicon = await sharp(mark, { density: 600 }).resize(FAVICON_SIZE, FAVICON_SIZE).png().toBuffer()
  await writeFile(path.join(folder, 'favicon.ico'), icoOf(favicon, FAVICON_SIZE))
}

/** An ICO file that holds one square PNG: a directory of one entry, and the picture (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
