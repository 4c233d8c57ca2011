import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/temp-folder.ts'
import { makeFolder } from './make-folder.ts'

test('folders created by the server have mode 0700', () => {
  const data = join(newFolder(), 'new', 'data')
  makeFolder(data)
  for (const folder of [data, join(data, '..')]) expect(statSync(folder).mode & 0o777).toBe(0o700)
})
