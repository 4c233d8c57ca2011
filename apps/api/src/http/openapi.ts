import { agency } from '@beacon/content/agency'
import type { Endpoint } from '@beacon/contract/endpoint'
import { endpoints } from '@beacon/contract/endpoints'
import { errorSchema, errorStatus } from '@beacon/contract/errors'
import { z } from 'zod'
import { sessionCookieName } from './session.ts'

type JsonObject = Record<string, unknown>

/** The OpenAPI 3.1 description of every call of the contract, made from the schemas that check the requests. */
export function openApiDocument(publicUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${agency.name}: API`,
      version: '1',
      description:
        'Same-origin calls of the website. Money is an integer number of cents, instants are ISO 8601 UTC.',
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

function operation(endpoint: Endpoint): JsonObject {
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...repeatHeader(endpoint),
      ...signatureHeader(endpoint),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content: {
          'application/json': { schema: jsonSchema(endpoint.response, 'output') },
          ...(endpoint.streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
        },
      },
      ...errorResponses(endpoint),
    },
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

function repeatHeader(endpoint: Endpoint): JsonObject[] {
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

function signatureHeader({ signature }: Endpoint): JsonObject[] {
  if (!signature) return []
  const description = 'The sender’s signature over the raw body; without a good one 400.'
  return [{ name: signature, in: 'header', required: true, description, schema: { type: 'string' } }]
}

function requestBody({ body, signature }: Endpoint): JsonObject {
  if (!body && !signature) return {}
  const schema = body ? jsonSchema(body, 'input') : { type: 'object' }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function errorResponses(endpoint: Endpoint): JsonObject {
  const codes = new Set(endpoint.errors ?? [])
  codes.add('too_many_requests')
  if (endpoint.body || endpoint.query || endpoint.params || endpoint.signature) codes.add('invalid_input')
  if (endpoint.body) codes.add('too_large').add('unsupported_media_type')
  if (endpoint.access !== 'public') codes.add('unauthorized')
  if (endpoint.access !== 'public' && endpoint.method !== 'GET') codes.add('forbidden')
  if (endpoint.fresh) codes.add('confirmation_required')
  if (endpoint.repeat) codes.add('conflict')
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const byStatus = Object.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same]) => [status, { description: same.join(', '), content }]),
  )
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
