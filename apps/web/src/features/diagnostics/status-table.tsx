import type { Diagnostics } from '@beacon/contract/diagnostics'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { LINE } from './line.ts'

type Mode = Diagnostics['status'][number]['mode']

const MODES: Record<Mode, { words: string; tone: Tone | 'neutral' }> = {
  on: { words: 'On', tone: 'success' },
  demo: { words: 'Demo: a stand-in answers', tone: 'info' },
  off: { words: 'Off: no keys', tone: 'neutral' },
}

/** Each integration with its state. */
export const StatusTable = ({ status }: { status: Diagnostics['status'] }) => (
  <dl className="border-line border-t">
    {status.map(({ name, mode }) => (
      <div key={name} className={`${LINE} flex-wrap gap-y-0 max-sm:block`}>
        <dt className="font-semibold first-letter:uppercase">{name}</dt>
        <dd>
          <Badge tone={MODES[mode].tone}>{MODES[mode].words}</Badge>
        </dd>
      </div>
    ))}
  </dl>
)

/** Which settings are present: yes or no, never their values (D23). */
export const SettingsTable = ({ settings }: { settings: NonNullable<Diagnostics['settings']> }) => (
  <dl className="border-line border-t sm:columns-2 sm:gap-x-10">
    {settings.map(({ name, isPresent }) => (
      <div key={name} className={`${LINE} break-inside-avoid`}>
        <dt className="min-w-0">
          <code className="[overflow-wrap:anywhere]">{name}</code>
        </dt>
        <dd>
          <Badge tone={isPresent ? 'success' : 'neutral'}>{isPresent ? 'Yes' : 'No'}</Badge>
        </dd>
      </div>
    ))}
  </dl>
)
