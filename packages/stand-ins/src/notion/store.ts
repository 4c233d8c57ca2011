import { randomUUID } from 'node:crypto'
import { type Block, createBlocks, flatten, isCopy } from './blocks.ts'
import type { Schema } from './data-sources.ts'
import { NotionError, notFound } from './errors.ts'
import { type Json, object } from './json.ts'
import {
  convertValue,
  emptyValue,
  type Property,
  type PropertyType,
  type Value,
  writeValue,
} from './values.ts'

export type DataSource = {
  id: string
  databaseId: string
  name: string
  created: string
  properties: Property[]
}

export type Page = {
  id: string
  source: DataSource
  created: string
  edited: string
  inTrash: boolean
  values: Record<string, Value>
  children: Block[]
}

export type NewPage = {
  /** As in the API's create call: `{ Title: { title: [{ text: { content: 'x' } }] } }`. */
  properties: Json
  /** Blocks as in the API's create call, nested ones under `children` of their content. */
  children?: unknown
}

/** What its owner changes about a page; blocks replace all that were there. */
export type PageChange = { properties?: unknown; children?: unknown; inTrash?: boolean }

type Seed = { id: string; databaseId: string; name: string; schema: Schema }

export type NotionStore = ReturnType<typeof createStore>

/** Everything that this Notion workspace holds; all in memory. */
export function createStore(seeds: Seed[], clock: () => Date) {
  const sources = seeds.map(({ schema, ...seed }) => ({
    ...seed,
    created: clock().toISOString(),
    properties: Object.entries(schema).map(
      ([name, type], index): Property => ({
        id: type === 'title' ? 'title' : `p%3A${index}`,
        name,
        type,
        options: [],
      }),
    ),
  }))
  const pages = new Map<string, Page>()
  const blocks = new Map<string, Block>()

  function dataSource(id: string): DataSource {
    const found = sources.find((source) => source.id === id)
    if (!found) throw notFound('data_source', id)
    return found
  }

  function page(id: string): Page {
    const found = pages.get(id)
    if (!found) throw notFound('page', id)
    return found
  }

  function writeBlocks(pageId: string, children: unknown, most: number): Block[] {
    const made = { created: minute(clock()), most }
    const written = createBlocks(children, { type: 'page_id', page_id: pageId }, made)
    for (const block of flatten(written)) blocks.set(block.id, block)
    return written
  }

  return {
    dataSource,
    page,

    database(id: string): DataSource {
      const found = sources.find((source) => source.databaseId === id)
      if (!found) throw notFound('database', id)
      return found
    },

    pagesOf: (source: DataSource) => [...pages.values()].filter((each) => each.source === source),

    childrenOf(id: string): Block[] {
      const block = blocks.get(id)
      const found = block && isCopy(block) ? undefined : (pages.get(id) ?? block)
      if (!found) throw notFound('block', id)
      return found.children
    },

    renameColumn(source: DataSource, from: string, to: string): void {
      for (const property of source.properties) if (property.name === from) property.name = to
      for (const page of pages.values())
        if (page.source === source)
          page.values = Object.fromEntries(
            Object.entries(page.values).map(([name, value]) => [name === from ? to : name, value]),
          )
    },

    changeColumn(source: DataSource, name: string, type: PropertyType): void {
      const property = source.properties.find((known) => known.name === name)
      if (!property) throw new NotionError(400, `${name} is not a property that exists.`)
      property.type = type
      for (const page of pages.values())
        if (page.source === source)
          page.values = { ...page.values, [name]: convertValue(page.values[name], property) }
    },

    addPage(source: DataSource, { properties, children = [] }: NewPage, mostChildren: number): Page {
      const id = randomUUID()
      const now = minute(clock())
      const empty = source.properties.map((property) => [property.name, emptyValue(property)])
      const added: Page = {
        id,
        source,
        created: now,
        edited: now,
        inTrash: false,
        values: { ...Object.fromEntries(empty), ...writeProperties(properties, source) },
        children: writeBlocks(id, children, mostChildren),
      }
      pages.set(id, added)
      return added
    },

    updatePage(id: string, { properties = {}, children, inTrash }: PageChange): Page {
      const old = page(id)
      const updated: Page = {
        ...old,
        edited: minute(clock()),
        inTrash: inTrash ?? old.inTrash,
        values: { ...old.values, ...writeProperties(properties, old.source) },
        children: children === undefined ? old.children : writeBlocks(id, children, Number.POSITIVE_INFINITY),
      }
      pages.set(id, updated)
      return updated
    },
  }
}

/** Notion dates pages to the minute. */
const minute = (time: Date) => `${time.toISOString().slice(0, 16)}:00.000Z`

function writeProperties(raw: unknown, source: DataSource): Record<string, Value> {
  const written = Object.entries(object(raw, 'body.properties')).map(([key, value]) => {
    const property = source.properties.find(({ name, id }) => name === key || id === key)
    if (!property) throw new NotionError(400, `${key} is not a property that exists.`)
    return [property.name, writeValue(value, property)]
  })
  return Object.fromEntries(written)
}
