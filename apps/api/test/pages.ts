import type { Pages } from '../src/http/pages.ts'

/** Real pages need a website build; these answer with the data that a page would be rendered from. */
export const pagesAsData: Pages = {
  answer: () => false,
  assets: (_req, _res, next) => next(),
  readAhead: async () => undefined,
  isPage: async () => false,
  serve: (_req, _res, next) => next(),
  async render(res, url, status, data) {
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ url, ...data }))
  },
}
