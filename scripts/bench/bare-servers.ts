/**
 * The two floors of `pnpm bench:api`, in a process of their own: `node bare-servers.ts raw|express PORT BODY` answers
 * every GET with this JSON, by node:http alone or by an Express handler and nothing else.
 */
import { createServer } from 'node:http'
import express from 'express'

const [kind, port, body = '{}'] = process.argv.slice(2)
const answer: unknown = JSON.parse(body)

if (kind === 'express') {
  express()
    .get('/', (_req, res) => void res.json(answer))
    .listen(Number(port), '127.0.0.1')
} else {
  createServer((_req, res) => {
    const bytes = Buffer.from(JSON.stringify(answer))
    res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length })
    res.end(bytes)
  }).listen(Number(port), '127.0.0.1')
}
