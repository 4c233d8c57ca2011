import { parseArgs } from 'node:util'
import { startControl } from './control.ts'
import { startMailServer } from './mail-server.ts'
import { startNotionServer } from './notion-server.ts'

/**
 * All stand-ins in a process of their own, for runs in which the API is killed. Prints one line of JSON with the
 * addresses; stops on SIGTERM and SIGINT. A port that is not given is a free one.
 */
const { values } = parseArgs({
  options: {
    'mail-port': { type: 'string', default: '0' },
    'mail-folder': { type: 'string' },
    'mail-keep': { type: 'string', default: '500' },
    'notion-port': { type: 'string', default: '0' },
    'control-port': { type: 'string', default: '0' },
  },
})

const mail = await startMailServer({
  port: Number(values['mail-port']),
  folder: values['mail-folder'],
  keep: Number(values['mail-keep']),
})
const notion = await startNotionServer({ port: Number(values['notion-port']) })
const standIns = { mail, notion }
const control = await startControl({ standIns, port: Number(values['control-port']) })

const addresses = {
  control: control.url,
  mail: { url: mail.url },
  notion: {
    url: notion.url,
    token: notion.token,
    dataSources: notion.dataSources,
    databases: notion.databases,
  },
}
process.stdout.write(`${JSON.stringify(addresses)}\n`)

async function stop() {
  await Promise.all([control, ...Object.values(standIns)].map((server) => server.close()))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
