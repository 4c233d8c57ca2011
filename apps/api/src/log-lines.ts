import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Writing wakes another thread, which costs a large response more than the lines themselves do. */
const WRITE_AT_BYTES = 65_536
const WRITE_EVERY_MS = 500
/** The buffer for a full disk or a slow reader; lines beyond it are dropped. */
const KEEP_BYTES = 1_000_000
/** A UTF-16 code unit is at most three bytes of UTF-8. */
const MOST_BYTES_A_UNIT = 3
/** The wait for a pipe that is full for the moment. */
const TRY_AGAIN_MS = 20
const LAST_TRIES = 50

/**
 * Writes log lines to a file descriptor, buffered, because a write per line makes a call a third more expensive. Nobody
 * waits for them: while the disk is full or the reader gone, lines are kept, then dropped, and a line says how many.
 * They are buffered as bytes, because strings that live for a while keep the garbage collector busy. The rest is
 * written at exit; a process that is killed loses its last half second.
 */
export function createLogLines(fd: number): DestinationStream {
  const space = Buffer.allocUnsafeSlow(2 * WRITE_AT_BYTES)
  let used = 0
  /** What did not fit into the buffer; older than its content. */
  let aside: Buffer[] = []
  let asideBytes = 0
  let rest: Buffer = Buffer.alloc(0)
  let isWriting = false
  let hasFailed = false
  let dropped = 0

  const isDue = () => asideBytes + used >= WRITE_AT_BYTES

  function add(line: string): void {
    if (asideBytes + used > KEEP_BYTES) dropped += 1
    else keep(line)
    // After a failure, the timer makes the next attempt.
    if (isDue() && !hasFailed) writeNext()
  }

  function keep(line: string): void {
    const most = line.length * MOST_BYTES_A_UNIT
    if (most > space.length - used) {
      setAside(Buffer.from(space.subarray(0, used)))
      used = 0
    }
    if (most > space.length) setAside(Buffer.from(line))
    else used += space.write(line, used)
  }

  function setAside(bytes: Buffer): void {
    aside.push(bytes)
    asideBytes += bytes.length
  }

  function writeNext(): void {
    if (isWriting) return
    if (rest.length === 0) rest = takeGathered()
    if (rest.length === 0) return
    isWriting = true
    write(fd, rest, (error, written) => {
      isWriting = false
      hasFailed = error !== null
      if (error?.code === 'EAGAIN') setTimeout(writeNext, TRY_AGAIN_MS).unref()
      if (hasFailed) return
      rest = rest.subarray(written)
      if (rest.length > 0 || isDue()) writeNext()
    })
  }

  function takeGathered(): Buffer {
    const said = dropped > 0 ? droppedLine(dropped) : ''
    const taken = Buffer.concat([...aside, space.subarray(0, used), Buffer.from(said)])
    aside = []
    asideBytes = 0
    used = 0
    dropped = 0
    return taken
  }

  /** A pending write completes by itself. */
  function writeLast(): void {
    let last = Buffer.concat(isWriting ? [takeGathered()] : [rest, takeGathered()])
    let failures = 0
    while (last.length > 0 && failures < LAST_TRIES) {
      try {
        last = last.subarray(writeSync(fd, last))
        failures = 0
      } catch {
        // The disk is full or the reader gone: the next attempt may succeed, and there is nobody to tell.
        failures += 1
        pause(TRY_AGAIN_MS)
      }
    }
  }

  setInterval(writeNext, WRITE_EVERY_MS).unref()
  process.on('exit', writeLast)
  return { write: add }
}

/** Blocks: a process at its end has no later. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const droppedLine = (lines: number): string =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), lines, msg: 'lines of the log were dropped: it could not be written' })}\n`
