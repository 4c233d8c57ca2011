import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newFolder } from '../../apps/api/test/temp-folder.ts'
import { startProgram } from './programs.ts'

test.each(['reset-second-factor.ts', 'backup.ts'])(
  'running %s without the server’s settings reports that there is no database',
  async (name) => {
    const DATA_DIR = join(newFolder(), 'data')
    const script = fileURLToPath(new URL(`../${name}`, import.meta.url))
    const { child, ended } = startProgram(process.execPath, [script], { env: { DATA_DIR }, stdio: 'pipe' })
    const words = await text(child.stderr ?? process.stdin)
    expect((await ended).code).toBe(1)
    expect(words).toContain(`There is no database at ${DATA_DIR}/beacon.sqlite.`)
    expect(existsSync(DATA_DIR)).toBe(false)
  },
)
