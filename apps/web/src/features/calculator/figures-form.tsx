import { calculatorGroups } from '@beacon/content/industries/restaurant-calculator'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form } from '../../ui/form.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { FigureField } from './figure-field.tsx'
import { type Figures, queryOfFigures } from './figures.ts'

interface FiguresFormProps {
  figures: Figures
  onChange: (change: Partial<Figures>) => void
  onReset: () => void
  /** Shows the result, which is already computed. */
  onSubmit: () => void
}

/** The ten figures. Without a script the form is submitted as a query to the same page, which then shows the result. */
export function FiguresForm({ figures, onChange, onReset, onSubmit }: FiguresFormProps) {
  return (
    <Form
      id="calculator"
      method="get"
      action={paths.restaurantCalculator}
      aria-label="Your figures"
      className="grid content-start gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p className="-mb-6 text-muted text-sm">
        The figures below are illustrative until you change them.{' '}
        <a href="#basis" className="prose-link">
          Where they come from
        </a>
      </p>
      {calculatorGroups.map(({ id, title, inputs }) => (
        <fieldset key={id} className="grid min-w-0 gap-6 border-ink border-t-2 pt-5">
          <legend className="float-left w-full font-display font-semibold text-h3">{title}</legend>
          {inputs.map((input) => (
            <FigureField
              key={input.id}
              input={input}
              figure={figures[input.id]}
              onChange={(figure) => onChange({ [input.id]: figure })}
            />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" className="max-sm:w-full">
          Show the result
        </Button>
        <ShareAndReset figures={figures} onReset={onReset} />
      </div>
    </Form>
  )
}

type ShareAndResetProps = Pick<FiguresFormProps, 'figures' | 'onReset'>

/** Both need the script; their space is reserved until it runs. */
function ShareAndReset({ figures, onReset }: ShareAndResetProps) {
  const hydrated = useHydrated()
  const copy = useCopy()
  const copyLink = () => {
    const address = new URL(`${paths.restaurantCalculator}?${queryOfFigures(figures)}`, location.origin)
    void copy(address.href, {
      copied: 'Link copied. It opens this page with your figures.',
      refused: 'Your browser did not let us copy. The address bar holds the same link.',
    })
  }
  return (
    <div className={classNames('flex flex-wrap gap-3', !hydrated && 'invisible')}>
      <Button onClick={copyLink}>Copy link</Button>
      <Button variant="quiet" onClick={onReset}>
        Start again
      </Button>
    </div>
  )
}
