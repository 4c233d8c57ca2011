import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/**
 * Request and response classes for `createServer` that already have Express's prototypes. Express sets the prototype of
 * each message it sees, which costs the engine more than the routing; one that has it already is left alone.
 */
export function expressMessages(app: Express) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(ExpressRequest.prototype, app.request)
  app.response = Object.setPrototypeOf(ExpressResponse.prototype, app.response)
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }
}
