import { describe, expect, test } from 'vitest'
import { lead, startForTest, text } from './testing.ts'

const UNKNOWN = '99999999-9999-4999-8999-999999999999'

describe('a call is rejected with Notion’s error when', () => {
  test('its token is wrong', async () => {
    const { defaults, expectError } = await startForTest()
    await expectError(401, 'unauthorized', 'GET /v1/users/me', {
      headers: { ...defaults, authorization: 'Bearer no' },
    })
  })

  test('its version is missing or unknown', async () => {
    const { defaults, expectAnswer, expectError } = await startForTest()
    const route = 'GET /v1/users/me'
    await expectError(400, 'missing_version', route, { headers: { authorization: defaults.authorization } })
    await expectError(400, 'validation_error', route, {
      headers: { ...defaults, 'notion-version': '2022-06-28' },
    })
    await expectAnswer('UserObjectResponse', route, {
      headers: { ...defaults, 'notion-version': '2026-03-11' },
    })
  })

  test('its address does not exist', async () => {
    const { expectError } = await startForTest()
    await expectError(400, 'invalid_request_url', 'GET /v1/nothing')
    await expectError(400, 'invalid_request_url', 'DELETE /v1/users/me')
    await expectError(400, 'validation_error', 'GET /v1/pages/not-an-id')
  })

  test('its object does not exist', async () => {
    const { expectError } = await startForTest()
    for (const place of ['pages/ID', 'blocks/ID/children', 'data_sources/ID', 'databases/ID']) {
      await expectError(404, 'object_not_found', `GET /v1/${place.replace('ID', UNKNOWN)}`)
    }
    const body = { parent: { data_source_id: UNKNOWN }, properties: {} }
    await expectError(404, 'object_not_found', 'POST /v1/pages', { body })
  })

  test('its body is not JSON, or too large', async () => {
    const { expectError } = await startForTest()
    await expectError(400, 'invalid_json', 'POST /v1/pages', { body: '{"parent":' })
    await expectError(400, 'validation_error', 'POST /v1/pages', { body: `{"a":"${'x'.repeat(500_000)}"}` })
  })

  test.each([
    [
      'a property is unknown',
      { Colour: { select: { name: 'red' } } },
      'Colour is not a property that exists.',
    ],
    ['a property has the wrong type', { Email: { rich_text: text('x') } }, 'Email is expected to be email.'],
    [
      'a text is too long for one run',
      { Message: { rich_text: text('x'.repeat(2001)) } },
      'should be ≤ `2000`',
    ],
    [
      'a text has too many runs',
      { Message: { rich_text: Array(101).fill(text('x')[0]) } },
      'should be ≤ `100`',
    ],
    ['an e-mail is empty', { Email: { email: '' } }, 'should not be empty'],
    ['a date is invalid', { Received: { date: { start: 'tomorrow' } } }, 'ISO 8601'],
    ['an option has a comma', { Source: { select: { name: 'a,b' } } }, 'comma'],
  ])('%s', async (_name, properties, sentence) => {
    const { notion, expectError, createLead } = await startForTest()
    expect(await expectError(400, 'validation_error', 'POST /v1/pages', createLead(properties))).toContain(
      sentence,
    )
    expect(notion.pages(notion.dataSources.leads)).toEqual([])
  })

  test('it has more than 100 blocks, a block of an unknown type or an unknown property', async () => {
    const { expectError, createLead } = await startForTest()
    const many = Array(101).fill({ divider: {} })
    await expectError(400, 'validation_error', 'POST /v1/pages', createLead(lead, { children: many }))
    await expectError(
      400,
      'validation_error',
      'POST /v1/pages',
      createLead(lead, { children: [{ poem: {} }] }),
    )
    await expectError(400, 'validation_error', 'POST /v1/pages', createLead(lead, { colour: 'red' }))
  })

  test.each([
    ['its filter names an unknown property', { filter: { property: 'Nope', checkbox: { equals: true } } }],
    ['its filter does not fit the property', { filter: { property: 'Slug', checkbox: { equals: true } } }],
    [
      'its filter is not supported by the stand-in',
      { filter: { property: 'Slug', rich_text: { contains: 'x' } } },
    ],
    ['its sort names an unknown property', { sorts: [{ property: 'Nope', direction: 'ascending' }] }],
    ['its page size is too large', { page_size: 101 }],
    ['its cursor is unknown', { start_cursor: UNKNOWN }],
  ])('%s', async (_name, body) => {
    const { notion, expectError } = await startForTest()
    await expectError(400, 'validation_error', `POST /v1/data_sources/${notion.dataSources.blog}/query`, {
      body,
    })
  })
})
