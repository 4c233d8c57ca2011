import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from 'smtp-server'
import type { FaultSwitch, Hit, SmtpStage } from '../faults.ts'
import { drip } from '../sockets.ts'
import type { Mailbox } from './mailbox.ts'

const TEN_MEGABYTES = 10 * 1024 * 1024
const PATIENCE_MS = 600_000
/** A reply of SMTP may have several lines: this is the first of two, and takes more than a minute byte by byte. */
const SLOW_LINE = 'please wait, this mail server is busy and answers a byte a second'

/** Where in the conversation a fault strikes unless it is told. */
const USUAL_STAGE: Record<Hit['fault'], SmtpStage> = {
  refuse: 'connect',
  hang: 'connect',
  slow: 'connect',
  'rate-limit': 'connect',
  error: 'rcpt',
  malformed: 'connect',
  'done-but-cut': 'data',
}

const OK: Record<SmtpStage, number> = { connect: 220, mail: 250, rcpt: 250, data: 250 }

/** One connection. A client may send several messages over it; each of them is a call of its own. */
type Conversation = { socket: Socket; hit: Hit | undefined; isFirst: boolean }

type Callback = (error?: Error | null) => void

/** The mail server's protocol: what it accepts, what it refuses, and how its faults show. */
export function createSmtp({ mailbox, faults }: { mailbox: Mailbox; faults: FaultSwitch }) {
  const conversations = new Map<number, Conversation>()
  const greylist = new Set<string>()

  /** The fault of this message, if this is its stage. A second message on a connection meets it at MAIL. */
  function strike(session: SMTPServerSession, stage: SmtpStage): { hit?: Hit; socket?: Socket } {
    const talk = conversations.get(session.remotePort)
    if (!talk) return {}
    if (stage === 'mail' && !talk.isFirst) talk.hit = faults.next('mail')
    if (stage === 'mail') talk.isFirst = false
    const due = talk.hit?.at ?? (talk.hit && USUAL_STAGE[talk.hit.fault])
    if (due !== stage && !(due === 'connect' && stage === 'mail')) return {}
    const { hit, socket } = talk
    talk.hit = undefined
    return { hit, socket }
  }

  /** Lets the usual reply follow, gives an error reply instead, or takes the reply away. */
  async function reply(session: SMTPServerSession, stage: SmtpStage, callback: Callback) {
    const { hit, socket } = strike(session, stage)
    if (!hit || !socket || (await disturb(socket, stage, hit, callback))) callback()
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, callback: Callback) {
    const { hit, socket } = strike(session, 'data')
    const message = await buffer(stream)
    const isDone = !hit || ['slow', 'malformed', 'done-but-cut'].includes(hit.fault)
    const { mailFrom, rcptTo } = session.envelope
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
    if (isDone && !stream.sizeExceeded) await mailbox.receive(message, envelope)
    if (!hit || !socket || (await disturb(socket, 'data', hit, callback))) callback()
  }

  const smtp = new SMTPServer({
    name: 'mail.localhost',
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: TEN_MEGABYTES,
    rejectOversized: true,
    socketTimeout: PATIENCE_MS,
    onConnect: (session, callback) => void reply(session, 'connect', callback),
    onMailFrom: (_address, session, callback) => void reply(session, 'mail', callback),
    onRcptTo(recipient, session, callback) {
      const kept = mailbox.mails().filter(({ to }) => to.includes(recipient.address)).length
      const refusal = refuseRecipient(recipient, { greylist, kept })
      if (refusal) return callback(refusal)
      void reply(session, 'rcpt', callback)
    },
    onData: (stream, session, callback) => void receive(stream, session, callback).catch(callback),
  })

  // Clients may disconnect at any time.
  smtp.on('error', () => undefined)
  smtp.server.prependListener('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    conversations.set(port, { socket, hit: faults.next('mail'), isFirst: true })
    socket.once('close', () => conversations.delete(port))
  })

  return {
    server: smtp.server,
    forgetGreylist: () => greylist.clear(),
    async close() {
      const closed = new Promise<void>((resolve) => smtp.close(resolve))
      for (const { socket } of conversations.values()) socket.destroy()
      await closed
    },
  }
}

/** Addresses that a person can type to see a refusal. */
function refuseRecipient(
  { address }: SMTPServerAddress,
  { greylist, kept }: { greylist: Set<string>; kept: number },
): Error | undefined {
  const mailbox = address.split(/[@+]/)[0]?.toLowerCase()
  const isClosed = mailbox === 'closing' && kept >= 2
  if (mailbox === 'bounce' || isClosed) return smtpError(550, '5.1.1 No such mailbox')
  if (mailbox === 'quota') return smtpError(550, '5.4.5 Daily user sending limit exceeded')
  if (mailbox === 'full') return smtpError(452, '4.2.2 Mailbox full')
  if (mailbox !== 'greylist' || greylist.has(address)) return undefined
  greylist.add(address)
  return smtpError(451, '4.7.1 Greylisted, please try again')
}

/** Carries out a fault; true when the usual reply may follow. */
async function disturb(socket: Socket, stage: SmtpStage, hit: Hit, callback: Callback): Promise<boolean> {
  switch (hit.fault) {
    case 'refuse':
      socket.resetAndDestroy()
      return false
    case 'done-but-cut':
      socket.destroy()
      return false
    case 'hang':
      return false
    case 'malformed':
      socket.write('?? this is no reply of a mail server\r\n')
      return false
    case 'slow':
      await drip(socket, `${OK[stage]}-${SLOW_LINE}\r\n`)
      return !socket.destroyed
    case 'rate-limit':
      callback(
        smtpError(
          hit.status ?? (stage === 'connect' ? 421 : 451),
          '4.7.0 Too many messages, try again later',
        ),
      )
      return false
    case 'error':
      callback(smtpError(hit.status ?? 550, 'A fault of the stand-in is switched on'))
      return false
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
