import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/**
 * The classes of an application's requests and answers, for `createServer`. Express gives each message its prototype
 * when it sees it, which costs the engine more than the routing does; one that is born with it is left alone.
 */
export function expressMessages(app: Express) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(ExpressRequest.prototype, app.request)
  app.response = Object.setPrototypeOf(ExpressResponse.prototype, app.response)
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }
}
