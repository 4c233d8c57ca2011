import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import express, { type ErrorRequestHandler } from 'express'
import type { Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { toAppError } from '../http/errors.ts'
import { createSharePictures } from './share-pictures.ts'

/**
 * Serves a picture at every path and records what was drawn, and how many at once. Drawing begins when so many requests
 * have arrived.
 */
async function serve({ drawsAfter = 1 } = {}) {
  const arrival = Promise.withResolvers<void>()
  let arrived = 0
  const drawn: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const send = createSharePictures()
  const app = express()
  app.get('/:name', ({ params: { name } }, res) => {
    arrived += 1
    if (arrived === drawsAfter) arrival.resolve()
    return send(res, name, async () => {
      await arrival.promise
      drawn.push(name)
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await setTimeout(1)
      atOnce -= 1
      return { jpeg: () => ({ toBuffer: async () => Buffer.from(name) }) } as unknown as Sharp
    })
  })
  const refuse: ErrorRequestHandler = (error, _req, res, _next) => {
    const { status, headers, message } = toAppError(error)
    res.status(status).set(headers).send(message)
  }
  app.use(refuse)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (name: string) => fetch(`${origin}/${name}`)
  const get = async (name: string) => (await ask(name)).text()
  return { ask, get, drawn, mostAtOnce: () => mostAtOnce }
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

test('of a flood of requests for different pictures twenty are drawn, and the others get a 503 with the time to wait', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `post-${index}`)
  const site = await serve({ drawsAfter: names.length })
  const answers = await Promise.all(names.map(site.ask))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(40)
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2')
  expect(site.drawn).toHaveLength(20)
  for (const name of names) expect(await site.get(name), 'afterward').toBe(name)
})
