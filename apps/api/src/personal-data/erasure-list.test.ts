import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/temp-folder.ts'
import { createErasureList } from './erasure-list.ts'

const privateLinks = { sign: (text: string) => text, signatures: (text: string) => [text] }

test('a folder in which no erasure can be recorded is noticed at once, also where the database lies elsewhere', () => {
  const folder = newFolder()
  const open = (dataDir: string) => createErasureList({ dataDir, clock: () => new Date(), privateLinks })
  writeFileSync(join(folder, 'file'), '')
  expect(() => open(join(folder, 'file', 'data'))).toThrow(/ENOTDIR|EEXIST/)
  open(join(folder, 'data')).note('erased', 'ada@bakery.example')
  const { noted } = open(join(folder, 'data')).notedSince(new Date(0))
  expect(noted).toBe(1)
})
