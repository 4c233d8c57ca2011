import { bookingServices } from '@beacon/content/booking-services'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { BOOKED, type Booked, keepBooked } from './booked.ts'

type Part = 'service' | 'date' | 'time'

export type Service = (typeof bookingServices)[number]

interface Choice {
  service: Service | undefined
  date: string | undefined
  time: string | undefined
  /** From a waiting-list link. */
  offer: string | undefined
  choose: (part: Part, value: string) => void
  chooseTime: (date: string, time: string) => void
  /** Resets all choices, and has the confirmation shown. */
  finish: (booked: Booked) => void
}

const NOTHING: Record<Part, string> = { service: '', date: '', time: '' }

/**
 * The visitor's choices are in the address, so that links can carry them and a reload keeps them. A choice applies at
 * once; the address follows. The server renders without choices, so the first client render does too.
 */
export function useChoice(): Choice {
  const [params, setParams] = useSearchParams()
  const [picked, setPicked] = useState<Partial<Record<Part, string>>>({})
  const [early] = useState(readEarlyPick)
  // Most visitors bring no choice; the page then needs no second render after hydration.
  const isBrought = useHydrated(params.size > 0 || early !== undefined)
  const linked = (name: string) => (isBrought ? params.get(name) : null)
  const read = (part: Part) => (picked[part] ?? linked(part)) || undefined
  const serviceId = picked.service ?? (isBrought && early ? early : read('service'))

  function pick(changes: Partial<Record<Part, string>>, booked?: Booked) {
    setPicked((before) => ({ ...before, ...changes }))
    const after = new URLSearchParams(params)
    for (const [part, value] of Object.entries({ service: early ?? '', ...picked, ...changes })) {
      if (value) after.set(part, value)
      else if (part in changes) after.delete(part)
    }
    if (changes === NOTHING) after.delete('offer')
    if (booked) after.set(BOOKED, 'yes')
    setParams(after, { replace: true, preventScrollReset: true, state: booked })
  }

  return {
    service: bookingServices.find(({ id }) => id === serviceId),
    date: read('date'),
    time: read('time'),
    offer: linked('offer') ?? undefined,
    choose(part, value) {
      // Another day has other free times.
      const isOtherDay = part === 'date' && value !== read('date')
      pick({ [part]: value, ...(isOtherDay ? { time: '' } : {}) })
    },
    chooseTime: (date, time) => pick({ date, time }),
    finish(booked) {
      keepBooked(booked)
      pick(NOTHING, booked)
    },
  }
}

/** The session that was selected in the server's HTML before hydration. */
function readEarlyPick(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>('input[name="service"]:checked')?.value
}
