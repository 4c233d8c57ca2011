import { longDate } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { todayInNewYork } from '../admin/index.ts'
import { quickDays } from './follow-up.ts'

interface FollowUpFieldProps {
  /** YYYY-MM-DD; null where none is planned. */
  day: string | null
  disabled: boolean
  error: string | undefined
  onChoose: (day: string | null) => void
}

/** The day of a lead's follow-up, with shortcuts for the usual choices. */
export function FollowUpField({ day, disabled, error, onChoose }: FollowUpFieldProps) {
  const today = todayInNewYork()
  const choices = [...quickDays(today), { label: 'No day', day: null }]
  return (
    <div className="grid gap-2">
      <TextField
        name="followUpOn"
        label="Follow up on"
        type="date"
        min={today}
        max="9999-12-31"
        value={day ?? ''}
        readOnly={disabled}
        hint={day ? noWrap(longDate(day)) : 'No day is planned.'}
        onChange={({ target }) => onChoose(target.value || null)}
        error={error}
      />
      <fieldset aria-label="Usual days" className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-2">
        {choices.map((choice) => (
          <Button
            key={choice.label}
            size="sm"
            aria-pressed={choice.day === day}
            className="aria-pressed:border-ink aria-pressed:bg-raised-2"
            aria-disabled={disabled}
            onClick={() => onChoose(choice.day)}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
