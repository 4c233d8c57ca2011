import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../db/make-folder.ts'
import type { Db } from '../db/schema.ts'

/** The name of a picture file: the picture's hash, the width, the format. */
export const PICTURE_FILE = /^[\w-]{22}-\d{1,4}\.(avif|webp)$/

/** Picture files. The database has all of them; a machine's folder has those that were requested there. */
export interface PictureFiles {
  /** Keeps a file for the fleet. */
  write(name: string, bytes: Buffer): Promise<void>
  /**
   * The path of a file on this machine, or its bytes if the folder cannot take it; undefined when there is none of this
   * name.
   */
  find(name: string): Promise<string | Uint8Array | undefined>
  /** Copies files that only the folder has, from before the database had them, into the database. */
  share(): Promise<void>
}

/** `folder` is created when the first file is written. */
export function createPictureFiles({ db, folder }: { db: Db; folder: string }): PictureFiles {
  const keep = async (name: string, bytes: Buffer) => {
    await db
      .insertInto('picture_file')
      .values({ name, bytes })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }

  /**
   * Writes a file to the folder and returns its path, or the bytes if that fails. Atomic: the file has its name only
   * once it is complete.
   */
  async function place(name: string, bytes: Uint8Array): Promise<string | Uint8Array> {
    const file = join(folder, name)
    const draft = `${file}.${randomUUID()}.new`
    try {
      makeFolder(folder)
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, file)
      return file
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
      return bytes
    }
  }

  return {
    async write(name, bytes) {
      await keep(name, bytes)
      await place(name, bytes)
    },

    async find(name) {
      const file = join(folder, name)
      if (existsSync(file)) return file
      const row = await db
        .selectFrom('picture_file')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirst()
      return row && place(name, row.bytes)
    },

    async share() {
      if (!existsSync(folder)) return
      const rows = await db.selectFrom('picture_file').select('name').execute()
      const known = new Set(rows.map(({ name }) => name))
      const missing = (await readdir(folder)).filter((name) => PICTURE_FILE.test(name) && !known.has(name))
      for (const name of missing) await keep(name, await readFile(join(folder, name)))
    },
  }
}
