import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startControl } from './control.ts'
import { createFaultSwitch } from './faults.ts'

async function start() {
  const faults = createFaultSwitch()
  const standIn = { faults, state: () => ({ mails: 3 }), close: async () => undefined }
  const control = await startControl({ standIns: { mail: standIn } })
  onTestFinished(() => control.close())
  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(control.url + path, {
      method,
      body: body && JSON.stringify(body),
    } as RequestInit)
    return { status: response.status, body: await response.json() }
  }
  return { faults, call }
}

test('another process can switch a fault on and off, and read a stand-in’s state', async () => {
  const { faults, call } = await start()
  const setting = { fault: 'hang', times: 2 }
  expect(await call('PUT', '/mail/faults', setting)).toEqual({ status: 200, body: setting })
  expect(faults.next()?.fault).toBe('hang')
  expect((await call('GET', '/mail/faults')).body).toEqual({ ...setting, times: 1 })
  expect(await call('DELETE', '/mail/faults')).toEqual({ status: 200, body: null })
  expect(faults.next()).toBeUndefined()
  expect(await call('GET', '/mail/state')).toEqual({ status: 200, body: { mails: 3 } })
})

test('an invalid setting and an unknown name are rejected with a message', async () => {
  const { call } = await start()
  const wrong = await call('PUT', '/mail/faults', { fault: 'explode' })
  expect(wrong).toEqual({
    status: 400,
    body: { error: expect.stringContaining('"fault" is not a fault setting') },
  })
  expect((await call('GET', '/post/state')).status).toBe(404)
  expect((await call('GET', '/mail/nothing')).status).toBe(404)
})

test('all stand-ins run in a process of their own and stop on SIGTERM', async () => {
  const main = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))])
  onTestFinished(() => void main.kill('SIGKILL'))
  const [line] = await once(createInterface(main.stdout), 'line')
  const { control, mail, notion } = JSON.parse(line)

  await createTransport(mail.url).sendMail({
    from: 'us@example.com',
    to: 'ada@example.com',
    subject: 'Hello',
  })
  const state = await (await fetch(`${control}/mail/state`)).json()
  expect(state).toMatchObject({ mails: [{ subject: 'Hello', to: ['ada@example.com'] }] })

  const setting = { fault: 'error', status: 503 }
  await fetch(`${control}/notion/faults`, { method: 'PUT', body: JSON.stringify(setting) })
  expect((await fetch(`${notion.url}/v1/users/me`)).status).toBe(503)

  main.kill('SIGTERM')
  expect(await once(main, 'exit')).toEqual([0, null])
})
