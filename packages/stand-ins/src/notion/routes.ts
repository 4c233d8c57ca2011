import type { Answer, Call } from '../http-server.ts'
import { errorAnswer, invalid, NotionError } from './errors.ts'
import type { Sign } from './files.ts'
import { type Json, object, onlyKeys, uuid } from './json.ts'
import { blockObject, botObject, databaseObject, dataSourceObject, pageObject } from './objects.ts'
import { filterPages, paginate, sortPages } from './query.ts'
import type { NotionStore } from './store.ts'

const VERSIONS = ['2025-09-03', '2026-03-11']
const MOST_BYTES = 500_000
const MOST_CHILDREN = 100

type Request = { id: string; body: Json; query: URLSearchParams }
type Handler = (request: Request) => unknown
type Options = { store: NotionStore; token: string; sign: Sign }

/** Answers a call as api.notion.com does: token, version, address, JSON, then the work. */
export function createRoutes({ store, token, sign }: Options): (call: Call) => Answer {
  const routes = createHandlers(store, sign)

  function answer({ method, path, headers, query, body }: Call): unknown {
    if (headers.authorization !== `Bearer ${token}`) throw new NotionError(401, 'API token is invalid.')
    checkVersion(headers['notion-version'])
    for (const [route, handle] of Object.entries(routes)) {
      const [verb = '', template = ''] = route.split(' ')
      const id = method === verb && idIn(path, template)
      if (id !== false) return handle({ id: id && uuid(id), body: parse(body), query })
    }
    throw new NotionError(400, 'Invalid request URL.', 'invalid_request_url')
  }

  return (call) => {
    try {
      return { status: 200, body: answer(call) }
    } catch (error) {
      if (error instanceof NotionError) return errorAnswer(error)
      throw error
    }
  }
}

function createHandlers(store: NotionStore, sign: Sign): Record<string, Handler> {
  return {
    'POST /v1/data_sources/:id/query': ({ id, body }) => {
      onlyKeys(body, ['filter', 'sorts', 'start_cursor', 'page_size', 'in_trash', 'result_type'], 'body')
      const source = store.dataSource(id)
      const present = store.pagesOf(source).filter(({ inTrash }) => inTrash === (body.in_trash ?? false))
      const found = sortPages(filterPages(present, body.filter, source), body.sorts, source)
      const { part, ...position } = paginate(found, body.start_cursor, body.page_size)
      const results = part.map((page) => pageObject(page, sign))
      return { object: 'list', type: 'page_or_data_source', page_or_data_source: {}, results, ...position }
    },

    'POST /v1/pages': ({ body }) => {
      onlyKeys(body, ['parent', 'properties', 'children'], 'body')
      const parent = object(body.parent, 'body.parent')
      if (typeof parent.data_source_id !== 'string')
        throw invalid('body.parent.data_source_id should be a string.')
      const source = store.dataSource(uuid(parent.data_source_id))
      const properties = object(body.properties, 'body.properties')
      return pageObject(store.addPage(source, { properties, children: body.children }, MOST_CHILDREN), sign)
    },

    'GET /v1/pages/:id': ({ id }) => pageObject(store.page(id), sign),

    'PATCH /v1/pages/:id': ({ id, body }) => {
      onlyKeys(body, ['properties', 'in_trash', 'archived'], 'body')
      const inTrash = body.in_trash ?? body.archived
      if (inTrash !== undefined && typeof inTrash !== 'boolean')
        throw invalid('body.in_trash should be a boolean.')
      return pageObject(store.updatePage(id, { properties: body.properties, inTrash }), sign)
    },

    'GET /v1/blocks/:id/children': ({ id, query }) => {
      const size = query.get('page_size') ?? undefined
      const { part, ...position } = paginate(store.childrenOf(id), query.get('start_cursor'), size)
      const results = part.map((block) => blockObject(block, sign))
      return { object: 'list', type: 'block', block: {}, results, ...position }
    },

    'GET /v1/data_sources/:id': ({ id }) => dataSourceObject(store.dataSource(id)),
    'GET /v1/databases/:id': ({ id }) => databaseObject(store.database(id)),
    'GET /v1/users/me': () => botObject,
  }
}

function checkVersion(version: string | string[] | undefined) {
  if (version === undefined)
    throw new NotionError(400, 'Notion-Version header should be defined.', 'missing_version')
  if (!VERSIONS.includes(String(version)))
    throw new NotionError(400, `Notion-Version ${version} is not known.`)
}

/** The id in a path, '' when the template has none, false when the path is another one. */
function idIn(path: string, template: string): string | false {
  const match = new RegExp(`^${template.replace(':id', '([^/]+)')}$`).exec(path)
  return match !== null && (match[1] ?? '')
}

function parse(body: string): Json {
  if (body === '') return {}
  if (Buffer.byteLength(body) > MOST_BYTES) throw invalid(`body should be at most ${MOST_BYTES} bytes.`)
  try {
    return object(JSON.parse(body), 'body')
  } catch (error) {
    if (error instanceof NotionError) throw error
    throw new NotionError(400, 'Error parsing JSON body.', 'invalid_json')
  }
}
