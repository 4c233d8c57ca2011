import { describe, expect, test } from 'vitest'
import { post, startForTest, text } from './testing.ts'

const blocks = [
  { heading_1: { rich_text: text('Start') } },
  { heading_2: { rich_text: text('Then') } },
  { heading_3: { rich_text: text('Last') } },
  { heading_4: { rich_text: text('After all') } },
  {
    paragraph: {
      rich_text: [
        { text: { content: 'a link', link: { url: 'https://example.com' } }, annotations: { bold: true } },
      ],
    },
  },
  {
    bulleted_list_item: { rich_text: text('one'), children: [{ paragraph: { rich_text: text('nested') } }] },
  },
  { numbered_list_item: { rich_text: text('first') } },
  { toggle: { rich_text: text('more') } },
  { quote: { rich_text: text('said') } },
  { code: { rich_text: text('npm i'), language: 'shell' } },
  { image: { external: { url: 'https://images.example/a.png' }, caption: text('A caption') } },
  { image: { file: { url: 'https://files.example/b.png' } } },
  { video: { external: { url: 'https://films.example/a' } } },
  { audio: { file: { url: 'https://files.example/a.mp3' }, caption: text('A talk') } },
  { pdf: { external: { url: 'https://papers.example/a.pdf' } } },
  { file: { file: { url: 'https://files.example/a.zip' }, name: 'a.zip' } },
  { divider: {} },
  { callout: { rich_text: text('Mind the tide') } },
  { to_do: { rich_text: text('sweep'), checked: true } },
  { bookmark: { url: 'https://example.com', caption: text('a site') } },
  {
    table: {
      table_width: 2,
      has_column_header: true,
      children: [{ table_row: { cells: [text('Town'), text('Calls')] } }],
    },
  },
  { column_list: { children: [{ column: { children: [{ paragraph: { rich_text: text('left') } }] } }] } },
]

describe('every response matches the provider’s description', () => {
  test('a page that is created, read, changed and trashed', async () => {
    const { notion, expectAnswer, createLead } = await startForTest()
    const created = await expectAnswer('PageObjectResponse', 'POST /v1/pages', createLead())
    expect(await expectAnswer('PageObjectResponse', `GET /v1/pages/${created.id}`)).toEqual(created)
    const changed = await expectAnswer('PageObjectResponse', `PATCH /v1/pages/${created.id}`, {
      body: { properties: { Status: { select: { name: 'Called' } } }, in_trash: true },
    })
    expect(changed).toMatchObject({ in_trash: true, properties: { Status: { select: { name: 'Called' } } } })
    expect(changed.properties.Email).toEqual(created.properties.Email)
    const query = `POST /v1/data_sources/${notion.dataSources.leads}/query`
    expect((await expectAnswer('QueryDataSourceResponse', query)).results).toEqual([])
    expect(notion.pages(notion.dataSources.leads)).toEqual([changed])
  })

  test('a page with a formula', async () => {
    const { notion, expectAnswer, expectError, createLead } = await startForTest()
    const { id } = await expectAnswer('PageObjectResponse', 'POST /v1/pages', createLead())
    notion.changeColumn(notion.dataSources.leads, 'Email', 'formula')
    const page = await expectAnswer('PageObjectResponse', `GET /v1/pages/${id}`)
    expect(page).toMatchObject({ properties: { Email: { formula: { string: 'ada@example.com' } } } })
    await expectAnswer('DataSourceObjectResponse', `GET /v1/data_sources/${notion.dataSources.leads}`)
    await expectError(400, 'validation_error', 'POST /v1/pages', createLead())
  })

  test('a page created without properties', async () => {
    const { expectAnswer, createLead } = await startForTest()
    const empty = await expectAnswer('PageObjectResponse', 'POST /v1/pages', createLead({}))
    expect(empty.properties).toMatchObject({
      Name: { title: [] },
      Source: { select: null },
      Email: { email: null },
    })
  })

  test('a post with all properties, with links to uploaded files that expire after an hour', async () => {
    const { notion, expectAnswer } = await startForTest()
    notion.addPage(notion.dataSources.blog, { properties: post })
    const list = await expectAnswer(
      'QueryDataSourceResponse',
      `POST /v1/data_sources/${notion.dataSources.blog}/query`,
    )
    expect(list.results[0]?.properties.Image).toMatchObject({
      files: [
        {
          name: 'hero.png',
          type: 'file',
          file: { url: 'https://files.example/hero.png', expiry_time: '2026-11-20T13:00:00.000Z' },
        },
      ],
    })
  })

  test('the blocks of a page, paginated, and nested blocks', async () => {
    const { notion, expectAnswer } = await startForTest()
    const id = notion.addPage(notion.dataSources.blog, { properties: post, children: blocks })
    const first = await expectAnswer('ListBlockChildrenResponse', `GET /v1/blocks/${id}/children?page_size=5`)
    const rest = await expectAnswer(
      'ListBlockChildrenResponse',
      `GET /v1/blocks/${id}/children?start_cursor=${first.next_cursor}`,
    )
    const all = [...first.results, ...rest.results]
    expect(all.map(({ type }) => type)).toEqual(blocks.map((block) => Object.keys(block)[0]))
    expect(rest).toMatchObject({ has_more: false, next_cursor: null })

    const parent = all.find((block) => block.has_children)
    const below = await expectAnswer('ListBlockChildrenResponse', `GET /v1/blocks/${parent?.id}/children`)
    expect(below.results).toMatchObject([
      { type: 'paragraph', paragraph: { rich_text: [{ plain_text: 'nested' }] } },
    ])
  })

  test.each(['blog', 'products', 'leads'] as const)('the %s data source and its database', async (name) => {
    const { notion, expectAnswer } = await startForTest()
    const source = await expectAnswer(
      'DataSourceObjectResponse',
      `GET /v1/data_sources/${notion.dataSources[name]}`,
    )
    const database = await expectAnswer(
      'DatabaseObjectResponse',
      `GET /v1/databases/${notion.databases[name]}`,
    )
    expect(database).toMatchObject({ data_sources: [{ id: source.id, name: source.title[0]?.plain_text }] })
  })

  test('a new option becomes part of the schema', async () => {
    const { notion, expectAnswer, createLead } = await startForTest()
    await expectAnswer('PageObjectResponse', 'POST /v1/pages', createLead())
    const source = await expectAnswer(
      'DataSourceObjectResponse',
      `GET /v1/data_sources/${notion.dataSources.leads}`,
    )
    expect(source.properties.Source).toMatchObject({ select: { options: [{ name: 'Contact Form' }] } })
  })

  test('the owner of the token', async () => {
    const { expectAnswer } = await startForTest()
    expect(await expectAnswer('UserObjectResponse', 'GET /v1/users/me')).toMatchObject({ type: 'bot' })
  })
})
