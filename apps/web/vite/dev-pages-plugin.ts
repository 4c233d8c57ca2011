import type { IncomingMessage } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'

type EntryServer = typeof import('../src/entry-server.ts')

/** A request for a page: no file, no module of Vite's, no call of the API. */
const isPageRequest = (req: IncomingMessage) =>
  req.method === 'GET' &&
  /text\/html/.test(req.headers.accept ?? '') &&
  !/^\/(@|src\/|node_modules\/)/.test(req.url ?? '')

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
      const { status, html } = await renderDocument(url, { publicUrl, demo: process.env.DEMO !== 'false' })
      res.statusCode = status
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.end(await server.transformIndexHtml(url, html))
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      next(error)
    }
  }
}
