/**
 * The floors of `pnpm bench:api`, in a process of their own: `node bare-servers.ts raw|express|bytes PORT FILE` answers
 * every GET with the JSON of this file, by node:http alone, by an Express handler and nothing else, or by an Express
 * handler that sends the file's bytes as they are.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express from 'express'

const [kind, port, file = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const answer: unknown = JSON.parse(bytes.toString())

const app = express()
// An ETag is a hash of the whole answer: without it the floor is higher, and the comparison fair.
if (kind === 'bytes') app.disable('etag')
app.get('/', (_req, res) => {
  if (kind === 'bytes') res.type('json').send(bytes)
  else res.json(answer)
})

const raw = createServer((_req, res) => {
  const text = Buffer.from(JSON.stringify(answer))
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': text.length })
  res.end(text)
})

;(kind === 'raw' ? raw : app).listen(Number(port), '127.0.0.1')
