import { createFaultSwitch, type FaultSwitch, parseFaultSetting } from './faults.ts'
import { type Answer, type Call, startHttpServer } from './http-server.ts'

/** What every stand-in offers to another process. */
type StandIn = { faults: FaultSwitch; state: () => unknown; close: () => Promise<void> }

type Control = { url: string; close: () => Promise<void> }

type Options = { standIns: Record<string, StandIn>; port?: number }

/**
 * Reaches stand-ins that run in another process, over HTTP on loopback:
 * `GET /{name}/state`, `GET /{name}/faults`, `PUT /{name}/faults` with a fault setting as JSON (400 with a sentence
 * if it makes no sense), `DELETE /{name}/faults`. 404 for anything else.
 */
export async function startControl({ standIns, port }: Options): Promise<Control> {
  const { url, close } = await startHttpServer({
    port,
    faults: createFaultSwitch(),
    answer: (call) => answer(standIns, call),
    failure: () => ({ status: 500, body: null }),
  })
  return { url, close }
}

function answer(standIns: Options['standIns'], { method, path, body }: Call): Answer {
  const [, name = '', part] = path.split('/')
  const standIn = Object.hasOwn(standIns, name) ? standIns[name] : undefined
  if (!standIn) return { status: 404, body: { error: `There is no stand-in "${name}"` } }
  const { faults, state } = standIn
  try {
    if (part === 'state' && method === 'GET') return { status: 200, body: state() }
    if (part !== 'faults') return { status: 404, body: { error: `There is no "${part}"` } }
    if (method === 'PUT') faults.set(parseFaultSetting(JSON.parse(body)))
    if (method === 'DELETE') faults.clear()
    return { status: 200, body: faults.current() ?? null }
  } catch (error) {
    return { status: 400, body: { error: String(error) } }
  }
}
