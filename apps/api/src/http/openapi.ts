import { agency } from '@beacon/content/agency'
import type { Endpoint } from '@beacon/contract/endpoint'
import { endpoints } from '@beacon/contract/endpoints'
import { type ErrorCode, errorSchema, errorStatus } from '@beacon/contract/errors'
import { z } from 'zod'
import { type FileOrForm, filesAndForms, LEADS_ON } from './openapi-files.ts'
import { needsOwnOrigin } from './own-origin.ts'
import { sessionCookieName } from './session.ts'

type JsonObject = Record<string, unknown>

/** What holds for all of them. */
export const ABOUT_THE_CALLS =
  'Same-origin calls of the website. Money is an integer number of cents, instants are ISO 8601 UTC.'

/**
 * The OpenAPI 3.1 description of every call of the contract, made from the schemas that check the requests, and of the
 * files and forms beside them.
 */
export function openApiDocument(publicUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  const add = ({ path: pattern, method }: Described, described: JsonObject) => {
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  for (const endpoint of endpoints) add(endpoint, operation(endpoint))
  for (const address of filesAndForms) add(address, fileOrForm(address))
  return {
    openapi: '3.1.0',
    info: {
      title: `${agency.name}: API`,
      version: '1',
      description: ABOUT_THE_CALLS,
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output'), ...namedSchemas() },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl.startsWith('https:')) },
      },
    },
  }
}

/** What calls, files and forms have in common. */
type Described = Omit<Endpoint, 'access' | 'limit' | 'response'> & Pick<FileOrForm, 'access'>

const described = (address: Described): JsonObject => ({
  summary: address.summary,
  ...(address.access === 'public' ? {} : { security: [{ session: [] }] }),
  parameters: [
    ...parameters(address.params, 'path'),
    ...parameters(address.query, 'query'),
    ...repeatHeader(address),
    ...signatureHeader(address),
  ],
})

function operation(endpoint: Endpoint): JsonObject {
  return {
    ...described(endpoint),
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content: {
          'application/json': { schema: jsonSchema(endpoint.response, 'output') },
          ...(endpoint.streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
        },
      },
      ...(endpoint.etag ? { 304: { description: 'Still the version that If-None-Match names' } } : {}),
      ...failures(errorsOf(endpoint)),
    },
  }
}

const TEXT = { schema: { type: 'string' } }

const ANSWERED: Readonly<Record<string, string>> = {
  200: 'Success',
  303: 'Taken: leads on to a page that says so',
  400: 'The page with the form, which says what to correct',
}

function fileOrForm(address: FileOrForm): JsonObject {
  const { form, answers, errors = [] } = address
  const good = Object.entries(answers).map(([status, media]) => [
    status,
    { description: ANSWERED[status], ...(media === LEADS_ON ? {} : { content: { [media]: TEXT } }) },
  ])
  const schema = form && jsonSchema(form, 'input')
  const content = { 'application/x-www-form-urlencoded': { schema } }
  return {
    ...described(address),
    ...(form ? { requestBody: { required: true, content } } : {}),
    responses: { ...Object.fromEntries(good), ...failures(errors) },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function repeatHeader(endpoint: Described): JsonObject[] {
  if (!endpoint.repeat) return []
  const description = 'The same key with the same body answers the first answer again; with another body 409.'
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', maxLength: 200 },
    },
  ]
}

function signatureHeader({ signature }: Described): JsonObject[] {
  if (!signature) return []
  const description = 'The sender’s signature over the raw body; without a good one 400.'
  return [{ name: signature, in: 'header', required: true, description, schema: { type: 'string' } }]
}

function requestBody({ body, signature }: Endpoint): JsonObject {
  if (!body && !signature) return {}
  const schema = body ? jsonSchema(body, 'input') : { type: 'object' }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function errorsOf(endpoint: Endpoint): Iterable<ErrorCode> {
  const codes = new Set(endpoint.errors ?? [])
  codes.add('too_many_requests')
  if (endpoint.body || endpoint.query || endpoint.params || endpoint.signature) codes.add('invalid_input')
  if (endpoint.body || endpoint.signature) codes.add('unsupported_media_type').add('too_large')
  if (endpoint.access !== 'public') codes.add('unauthorized')
  if (endpoint.access !== 'public' || needsOwnOrigin(endpoint)) codes.add('forbidden')
  if (endpoint.fresh) codes.add('confirmation_required')
  if (endpoint.repeat) codes.add('conflict')
  return codes
}

/** Every failure has one shape; those that can be foreseen are named. */
function failures(codes: Iterable<ErrorCode>): JsonObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const byStatus = Object.groupBy(codes, (code) => errorStatus[code])
  const answers = Object.entries(byStatus).map(([status, same]) => [
    status,
    { description: same.join(', '), content },
  ])
  return { ...Object.fromEntries(answers), default: { description: 'Any other failure', content } }
}

const NAMED = '#/components/schemas/'

/** Schemas that carry a name because they refer to themselves: a block of a post holds blocks. */
function namedSchemas(): JsonObject {
  const uri = (id: string) => NAMED + id
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, unrepresentable: 'any' })
  const entries = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...rest }]) => [id, rest])
  return Object.fromEntries(entries)
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', NAMED)) as JsonObject
}
