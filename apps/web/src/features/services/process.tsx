import type { ProcessStep } from '@beacon/content/service-pages/service-page'
import { Section } from '../../ui/layout.tsx'
import { openCurve, type Point } from './scenes/curves.ts'
import type { ServiceLook } from './service-look.ts'

interface ProcessProps {
  title: string
  steps: readonly ProcessStep[]
  shape: ServiceLook['process']
}

/** What is done in which week and month: a vertical log, or a horizontal tide gauge. */
export function Process({ title, steps, shape }: ProcessProps) {
  return shape === 'log' ? <Log title={title} steps={steps} /> : <Gauge title={title} steps={steps} />
}

type Stages = Omit<ProcessProps, 'shape'>

function Log({ title, steps }: Stages) {
  return (
    <Section labelledBy="process" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 id="process" className="self-start lg:sticky lg:top-10 lg:col-span-4">
        {title}
      </h2>
      <ol className="stage-log lg:col-span-8">
        {steps.map((step) => (
          <li key={step.when}>
            <p className="pt-0.5 font-semibold text-bay tabular-nums">{step.when}</p>
            <div className="grid gap-1.5">
              <h3>{step.title}</h3>
              <p className="max-w-measure">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Gauge({ title, steps }: Stages) {
  return (
    <Section labelledBy="process">
      <h2 id="process" className="mb-8 max-w-measure">
        {title}
      </h2>
      <Tide />
      <ol className="stage-gauge">
        {steps.map((step) => (
          <li key={step.when}>
            <p className="font-semibold text-bay tabular-nums">{step.when}</p>
            <h3 className="mt-1 mb-2">{step.title}</h3>
            <p className="text-muted text-sm">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The water level at each step, at the left edge of its column. */
const LEVELS = [148, 132, 98, 58, 30]
const tide = openCurve([...LEVELS.map((y, step): Point => [step * 235 + 6, y]), [1060, 22], [1176, 20]])

/** A rising tide across the five columns. */
function Tide() {
  return (
    <svg viewBox="0 0 1176 176" fill="none" aria-hidden="true" className="w-full max-lg:hidden">
      {[0, 1, 2, 3].map((row) => (
        <path
          key={row}
          className={row === 0 ? 'stroke-bay' : 'stroke-contour'}
          strokeWidth={row === 0 ? 3 : 1.5}
          strokeOpacity={1 - row * 0.24}
          transform={`matrix(1 0 0 ${1 - row * 0.2} 0 ${row * 35})`}
          d={tide}
        />
      ))}
      {LEVELS.map((y, step) => (
        <g key={y}>
          <path className="stroke-line" d={`M${step * 235 + 6} ${y}V176`} />
          <circle
            className={step === LEVELS.length - 1 ? 'fill-beacon' : 'fill-ground stroke-bay'}
            strokeWidth="3"
            cx={step * 235 + 6}
            cy={y}
            r="6"
          />
        </g>
      ))}
    </svg>
  )
}
