import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  label: string
  tabs: readonly Tab[]
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Panels of which one is shown, the first to begin with. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0]?.id)
  const base = useId()

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex((tab) => tab.id === selected)
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const step = STEPS[event.key]
    const next = step === undefined ? ends[event.key] : (current + step + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    setSelected(tab.id)
    document.getElementById(`${base}-${tab.id}`)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
            onKeyDown={move}
            className={classNames(
              '-mb-px min-h-11 border-b-2 py-2 font-semibold text-sm',
              tab.id === selected ? 'border-beacon' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop of its own, as the tabs pattern asks
          tabIndex={0}
          className="py-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
