/**
 * The ways in which a provider goes wrong, shared by all stand-ins.
 *
 * | fault          | work done? | what the caller gets                                          |
 * | -------------- | ---------- | ------------------------------------------------------------- |
 * | `refuse`       | no         | the connection is reset                                       |
 * | `hang`         | no         | silence                                                       |
 * | `rate-limit`   | no         | 429 with `Retry-After` (SMTP: 421 at connect, else 451)       |
 * | `error`        | no         | 500, or `status` (SMTP: 550 at RCPT, or `status` at `at`)     |
 * | `slow`         | yes        | the right answer, a byte a second                             |
 * | `malformed`    | yes        | an answer that is not the protocol: half a JSON, nonsense     |
 * | `done-but-cut` | yes        | the connection is cut before the answer                       |
 */
const FAULTS = ['refuse', 'hang', 'slow', 'rate-limit', 'error', 'malformed', 'done-but-cut'] as const
export type Fault = (typeof FAULTS)[number]

/** The commands of a mail conversation at which a fault can strike. */
const SMTP_STAGES = ['connect', 'mail', 'rcpt', 'data'] as const
export type SmtpStage = (typeof SMTP_STAGES)[number]

/** A fault as it takes effect. */
export type Hit = {
  fault: Fault
  /** SMTP only: where in the conversation. */
  at?: SmtpStage
  /** HTTP only: seconds for `rate-limit`, 1 unless told. */
  retryAfter?: number
  /** HTTP only: how long a byte takes when it is `slow`, in milliseconds, 1000 unless told. */
  byteMs?: number
  /** HTTP status or SMTP reply code for `rate-limit` and `error`. */
  status?: number
}

export type FaultSetting = Omit<Hit, 'fault'> & {
  /** One fault, or several of which one is drawn for every affected call. */
  fault: Fault | readonly Fault[]
  /** Only the next n matching calls; all of them by default. */
  times?: number
  /** The share of calls that are affected, 0 to 1; all of them by default. */
  ratio?: number
  /** HTTP only: a part of `METHOD /path`, such as `POST /v1/pages`; every call by default. */
  match?: string
}

export type FaultSwitch = {
  /** Replaces the current setting. Throws a RangeError for an invalid one. */
  set: (setting: FaultSetting) => void
  clear: () => void
  /** The current setting, with the calls left in `times`. */
  current: () => FaultSetting | undefined
  /** Asked by a stand-in once for every call (for every message in SMTP). */
  next: (call?: string) => Hit | undefined
}

/** A switch with all faults off. `random` (0 to 1) makes shares and draws repeatable. */
export function createFaultSwitch({ random = Math.random }: { random?: () => number } = {}): FaultSwitch {
  let setting: FaultSetting | undefined

  function isStruck(call: string): boolean {
    if (!setting || !call.includes(setting.match ?? '')) return false
    const { times, ratio = 1 } = setting
    if (times === 0) return false
    if (times !== undefined) setting = { ...setting, times: times - 1 }
    return ratio === 1 || random() < ratio
  }

  return {
    set(next) {
      setting = parseFaultSetting(next)
    },
    clear() {
      setting = undefined
    },
    current: () => setting,
    next(call = '') {
      if (!isStruck(call) || !setting) return undefined
      const { at, retryAfter, byteMs, status } = setting
      const faults = [setting.fault].flat()
      const fault = faults.length === 1 ? faults[0] : faults[Math.floor(random() * faults.length)]
      return fault && { fault, at, retryAfter, byteMs, status }
    },
  }
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value)

const checks: Record<keyof FaultSetting, (value: unknown) => boolean> = {
  fault: (value) => [value].flat().length > 0 && [value].flat().every(isOneOf(FAULTS)),
  times: isCount,
  ratio: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  match: (value) => typeof value === 'string',
  at: isOneOf(SMTP_STAGES),
  retryAfter: isCount,
  byteMs: isCount,
  status: (value) => isCount(value) && Number(value) >= 400 && Number(value) <= 599,
}

/** Validates a setting that may come from another process. Throws a RangeError that names the invalid part. */
export function parseFaultSetting(value: unknown): FaultSetting {
  const setting = { ...(value as FaultSetting) }
  const unknown = Object.keys(setting).find((key) => !Object.hasOwn(checks, key))
  const wrong = Object.entries(checks).find(([key, check]) => {
    const part = setting[key as keyof FaultSetting]
    return (part !== undefined || key === 'fault') && !check(part)
  })
  const name = unknown ?? wrong?.[0]
  if (name) throw new RangeError(`"${name}" is not a fault setting, or its value makes no sense`)
  return setting
}
