import type { ReactNode } from 'react'
import { waves } from './curves.ts'
import { Scene } from './scene.tsx'

/** The curve on which the halyard hangs. */
const halyard = (x: number) => 62 + 82 * (1 - ((x - 720) / 640) ** 2)
const slope = (x: number) => (Math.atan((-2 * 82 * (x - 720)) / 640 ** 2) * 180) / Math.PI

/** Signal flag patterns in a field of 84 by 64. */
const patterns: ReadonlyArray<[name: string, drawing: ReactNode]> = [
  ['halves', <path key="a" className="fill-bay" d="M0 0h42v64H0z" />],
  ['cross', <path key="b" className="fill-beacon" d="M33 0h18v23h33v18H51v23H33V41H0V23h33z" />],
  ['square', <path key="c" className="fill-bay" d="M0 0h84v64H0zM26 20v24h32V20z" fillRule="evenodd" />],
  ['diagonal', <path key="d" className="fill-coast" d="M0 64 84 0v64z" />],
  ['stripes', <path key="e" className="fill-bay" d="M0 0h84v13H0zM0 26h84v12H0zM0 51h84v13H0z" />],
  ['quarters', <path key="f" className="fill-beacon" d="M0 0h42v32H0zM42 32h42v32H42z" />],
  [
    'saltire',
    <path
      key="g"
      className="fill-bay"
      d="M0 0h14l28 22L70 0h14v10L56 32l28 22v10H70L42 42 14 64H0V54l28-22L0 10z"
    />,
  ],
  ['dot', <circle key="h" className="fill-coast" cx="42" cy="32" r="18" />],
  ['pales', <path key="i" className="fill-bay" d="M0 0h21v64H0zM42 0h21v64H42z" />],
]

const flags = patterns.map(([name, drawing], index) => ({ name, drawing, x: 168 + index * 130 }))

/** The hoist's signals, from left to right. */
const log = [
  { flag: 0, at: '5:42 PM', text: 'Call missed' },
  { flag: 2, at: '5:43 PM', text: 'Text sent' },
  { flag: 4, at: '5:51 PM', text: 'Visit booked' },
  { flag: 6, at: 'Day 3', text: 'Quote chased' },
  { flag: 8, at: 'Day 9', text: 'Review asked for' },
]

/** A hoist of signal flags: each stands for an automated message. */
export function AiAutomationScene() {
  return (
    <Scene
      shape="wide"
      label="Signal flags on a line between two masts; below them, the messages that sent themselves, from a missed call to a review."
    >
      <path className="stroke-line" d="M-700 268H2200" />
      <path className="stroke-ink" strokeWidth="5" strokeLinecap="round" d="M44 20V520M1396 20V520" />
      <path
        className="stroke-ink"
        strokeWidth="1.5"
        d={`M44 ${halyard(44)}Q720 ${halyard(720) * 2 - halyard(44)} 1396 ${halyard(1396)}`}
      />
      {flags.map(({ name, drawing, x }) => (
        <g
          key={name}
          transform={`translate(${x} ${Math.round(halyard(x))}) rotate(${slope(x + 42).toFixed(1)})`}
        >
          <path className="fill-raised-2" d="M0 0h84v64H0z" />
          {drawing}
          <path className="stroke-coast" strokeWidth="1.5" d="M0 0h84v64H0z" />
        </g>
      ))}
      {log.map(({ flag, at, text }) => {
        const x = 210 + flag * 130
        return (
          <g key={text} textAnchor="middle">
            <path
              className="stroke-edge"
              strokeDasharray="2 6"
              d={`M${x} ${Math.round(halyard(x)) + 76}V262`}
            />
            <circle className={flag === 4 ? 'fill-beacon' : 'fill-bay'} cx={x} cy="268" r="6" />
            <text x={x} y="302">
              {at}
            </text>
            <text className="said" x={x} y="334">
              {text}
            </text>
          </g>
        )
      })}
      {[0, 1, 2, 3].map((row) => (
        <path
          key={row}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.75 - row * 0.17}
          d={waves(362 + row * 17, 60 + row * 8)}
        />
      ))}
    </Scene>
  )
}
