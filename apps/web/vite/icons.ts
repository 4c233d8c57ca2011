import { readFile } from 'node:fs/promises'
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

/** Draws the site's mark as the bitmaps that phones ask for. */
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
}
