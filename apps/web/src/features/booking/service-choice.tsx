import { bookingServices } from '@beacon/content/booking-services'

interface ServiceChoiceProps {
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The six sessions, one of them chosen, as a price list. */
export function ServiceChoice({ chosen, onChoose }: ServiceChoiceProps) {
  return (
    <fieldset>
      <legend className="booking-step">Session</legend>
      <div className="border-line border-t">
        {bookingServices.map(({ id, name, price, durationMinutes, description }) => (
          <label key={id} className="session">
            <input
              type="radio"
              name="service"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              aria-labelledby={`session-${id}-name session-${id}-time`}
              aria-describedby={`session-${id}`}
            />
            <span className="grid grid-cols-1 gap-0.5">
              <span id={`session-${id}-name`} className="flex items-baseline justify-between gap-x-4">
                <span className="min-w-0 font-semibold">{name}</span>
                <span className="font-display font-semibold tabular-nums">{price}</span>
              </span>
              <span id={`session-${id}-time`} className="text-muted text-sm">
                {durationMinutes} min
              </span>
              <span id={`session-${id}`} className="session-description text-sm">
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
