import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/
const LEAST = 256
const brotli = promisify(brotliCompress)

/** Writes a `.br` copy beside every text file of 256 bytes or more, in this folder and below. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressFile(path.join(folder, name))),
  )
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await brotli(text, { params }))
}
