import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { quarterOptions } from './words.ts'

interface WhenFieldsProps {
  /** The day currently chosen. */
  day: string | undefined
  date?: string
  time?: string
  errors?: Readonly<Partial<Record<string, string>>> | undefined
}

/** A New York day and time, in steps of a quarter of an hour. */
export function WhenFields({ day, date, time = '9:00 AM', errors = {} }: WhenFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField name="date" label="Day" type="date" required defaultValue={date} error={errors.date} />
      <SelectField
        name="time"
        label="Time (New York)"
        required
        options={quarterOptions}
        defaultValue={time}
        error={errors.time}
      />
      {day && (
        <div className="empty:hidden sm:col-span-2">
          <ClosedNotice date={day} />
        </div>
      )}
    </div>
  )
}
