import type { IncomingMessage } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'

type EntryServer = typeof import('../src/entry-server.ts')

/** A request for a page: what Vite has not answered by now and does not end like a file. */
const isPageRequest = ({ method, url = '' }: IncomingMessage) =>
  method === 'GET' &&
  !/^\/(@|src\/|node_modules\/|api\/)/.test(url) &&
  !/\.\w+$/.test(url.split('?', 1)[0] ?? '')

/** Renders pages on the server in development too, so that a page looks the same before its script as in production. */
export function devPagesPlugin(): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use(renderPages(server))
      }
    },
  }
}

function renderPages(server: ViteDevServer): Connect.NextHandleFunction {
  return async (req, res, next) => {
    if (!isPageRequest(req)) return next()
    try {
      const url = req.originalUrl ?? '/'
      const { renderDocument } = (await server.ssrLoadModule('/src/entry-server.ts')) as EntryServer
      const publicUrl = `http://${req.headers.host ?? '127.0.0.1:5173'}`
      const content = await readContent(url)
      if (content.movedTo) return void res.writeHead(301, { Location: content.movedTo }).end()
      const demo = process.env.DEMO !== 'false'
      const { status, html } = await renderDocument(url, { publicUrl, demo, ...content.data })
      res.statusCode = status === 200 ? content.status : status
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.end(await server.transformIndexHtml(url, html))
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      next(error)
    }
  }
}

/** What the database knows for the page; the API has it, and may still be starting. */
async function readContent(url: string): Promise<{ status: number; data: object; movedTo?: string }> {
  const address = `${process.env.API_ORIGIN}/api/page-data?url=${encodeURIComponent(url)}`
  try {
    return await (await fetch(address)).json()
  } catch {
    return { status: 200, data: {} }
  }
}
