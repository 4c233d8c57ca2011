import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Handing lines to the disk wakes another thread, which costs a large answer more than the lines do. */
const WRITE_AT_BYTES = 65_536
const WRITE_EVERY_MS = 500
/** What waits for a disk that is full, or a reader that is slow; what comes after it is dropped. */
const KEEP_BYTES = 1_000_000
/** UTF-8 makes at most three bytes of a string's unit. */
const MOST_BYTES_A_UNIT = 3
/** A pipe that is full for the moment. */
const TRY_AGAIN_MS = 20
const LAST_TRIES = 50

/**
 * Writes the log's lines to a file descriptor. They are gathered, because a write for each costs a call a third more,
 * and nobody waits for them: while the disk is full or the reader gone, lines wait and then are dropped, and a line
 * says how many. They are gathered as bytes: strings that live for a while keep the collector's threads busy. What
 * waits at the process's end is written then. Of a process that is killed the last half second is missing.
 */
export function createLogLines(fd: number): DestinationStream {
  const space = Buffer.allocUnsafeSlow(2 * WRITE_AT_BYTES)
  let used = 0
  /** What the space had no room for, older than what is in it. */
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
    // After a failure the next try is the timer's.
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

  /** A write that is under way ends by itself. */
  function writeLast(): void {
    let last = Buffer.concat(isWriting ? [takeGathered()] : [rest, takeGathered()])
    let failures = 0
    while (last.length > 0 && failures < LAST_TRIES) {
      try {
        last = last.subarray(writeSync(fd, last))
        failures = 0
      } catch {
        // Full, or gone: the next try may do, and there is nobody left to tell.
        failures += 1
        pause(TRY_AGAIN_MS)
      }
    }
  }

  setInterval(writeNext, WRITE_EVERY_MS).unref()
  process.on('exit', writeLast)
  return { write: add }
}

/** For a process at its end, which has no later. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const droppedLine = (lines: number): string =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), lines, msg: 'lines of the log were dropped: it could not be written' })}\n`
