import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import express from 'express'
import type { Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createSharePictures } from './share-pictures.ts'

/** Serves a picture at every path and records what was drawn, and how many at once. */
async function serve() {
  const drawn: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const send = createSharePictures()
  const app = express()
  app.get('/:name', ({ params: { name } }, res) =>
    send(res, name, async () => {
      drawn.push(name)
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await setTimeout(1)
      atOnce -= 1
      return { jpeg: () => ({ toBuffer: async () => Buffer.from(name) }) } as unknown as Sharp
    }),
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (name: string) => (await fetch(`${origin}/${name}`)).text()
  return { get, drawn, mostAtOnce: () => mostAtOnce }
}

test('a picture is drawn once and cached, however many others were requested before', async () => {
  const site = await serve()
  for (let number = 0; number < 60; number += 1) expect(await site.get(`old-${number}`)).toBe(`old-${number}`)
  for (let visit = 0; visit < 3; visit += 1) await site.get('new')
  expect(site.drawn.filter((name) => name === 'new')).toHaveLength(1)
})

test('concurrent requests have pictures drawn one at a time, and each once', async () => {
  const site = await serve()
  await Promise.all(Array.from({ length: 30 }, (_, index) => site.get(`post-${index % 15}`)))
  expect(site.drawn).toHaveLength(15)
  expect(site.mostAtOnce()).toBe(1)
})
