/**
 * The floors of `pnpm bench:api`, in a process of their own: `node bare-servers.ts raw|express|bytes|plain PORT FILE`
 * answers every GET with the JSON of this file, by node:http alone, by an Express handler and nothing else, or by an
 * Express handler that sends the file's bytes as they are: Express as it comes, or without the ETag that it makes.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express from 'express'

const [kind, port, file = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const answer: unknown = JSON.parse(bytes.toString())

const app = express()
// It is a hash of the whole answer, at every request.
if (kind === 'plain') app.disable('etag')
app.get('/', (_req, res) => {
  if (kind === 'bytes' || kind === 'plain') res.type('json').send(bytes)
  else res.json(answer)
})

const raw = createServer((_req, res) => {
  const text = Buffer.from(JSON.stringify(answer))
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': text.length })
  res.end(text)
})

;(kind === 'raw' ? raw : app).listen(Number(port), '127.0.0.1')
