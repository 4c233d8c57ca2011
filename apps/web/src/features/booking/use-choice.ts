import { bookingServices } from '@beacon/content/booking-services'
import { startTransition, useOptimistic, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
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

/**
 * The visitor's choices are in the address, so that links can carry them and a reload keeps them. A choice applies at
 * once; the address follows. The server renders without choices, so the first client render does too.
 */
export function useChoice(): Choice {
  const [params, setParams] = useSearchParams()
  const address = useEarlyPick(params)
  // The router is asynchronous; a choice shows immediately.
  const [query, setQuery] = useOptimistic(address.toString())
  // Most visitors bring no choice; the page then needs no second render after hydration.
  const isBrought = useHydrated(query !== '')
  const chosen = new URLSearchParams(isBrought ? query : '')
  const read = (name: Part | 'offer') => chosen.get(name) || undefined

  function show(after: URLSearchParams, booked?: Booked) {
    startTransition(() => {
      setQuery(after.toString())
      setParams(after, { replace: true, preventScrollReset: true, state: booked })
    })
  }

  function pick(changes: Partial<Record<Part, string>>) {
    const after = new URLSearchParams(query)
    for (const [part, value] of Object.entries(changes)) {
      if (value) after.set(part, value)
      else after.delete(part)
    }
    show(after)
  }

  return {
    service: bookingServices.find(({ id }) => id === read('service')),
    date: read('date'),
    time: read('time'),
    offer: read('offer'),
    choose(part, value) {
      // Another day has other free times.
      const isOtherDay = part === 'date' && value !== read('date')
      pick({ [part]: value, ...(isOtherDay ? { time: '' } : {}) })
    },
    chooseTime: (date, time) => pick({ date, time }),
    finish(booked) {
      keepBooked(booked)
      const after = new URLSearchParams(query)
      for (const name of ['service', 'date', 'time', 'offer']) after.delete(name)
      after.set(BOOKED, 'yes')
      show(after, booked)
    },
  }
}

/** The address, with the session that was selected before hydration until the first change of the address. */
function useEarlyPick(params: URLSearchParams): URLSearchParams {
  const { key } = useLocation()
  const [first] = useState(() => ({ key, service: readEarlyPick() }))
  if (!first.service || first.key !== key) return params
  const address = new URLSearchParams(params)
  address.set('service', first.service)
  return address
}

/** The session that was selected in the server's HTML before hydration. */
function readEarlyPick(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>('input[name="service"]:checked')?.value
}
