import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { jobName } from './job-words.ts'

const features = path.resolve(import.meta.dirname, '../../../../api/src/features')
const HANDLER = /'([a-z]+\.[a-z-]+)':\s/g

it('every job kind that the server handles has a label', () => {
  const kinds = globSync(`${features}/**/*jobs.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(HANDLER)].map(([, kind = '']) => kind),
  )
  expect(kinds.length).toBeGreaterThan(40)
  expect(kinds.filter((kind) => jobName(kind) === kind)).toEqual([])
})
