import { depthRing, type Point } from './curves.ts'
import { Scene } from './scene.tsx'

const islands: ReadonlyArray<{ at: Point; radius: number; turn: number }> = [
  { at: [318, 236], radius: 84, turn: 0.6 },
  { at: [548, 474], radius: 90, turn: 2.4 },
  { at: [770, 150], radius: 70, turn: 4 },
]

const rings = islands.flatMap(({ at, radius, turn }) =>
  [22, 48, 80, 118].map((step, index) => ({
    d: depthRing(at, radius + step, turn),
    opacity: 0.75 - index * 0.17,
  })),
)

/** Buoys along the channel: a can on the port side, a cone on the starboard side. */
const buoys: ReadonlyArray<{ at: Point; side: 'can' | 'cone' }> = [
  { at: [300, 520], side: 'can' },
  { at: [392, 492], side: 'cone' },
  { at: [392, 380], side: 'can' },
  { at: [484, 338], side: 'cone' },
  { at: [520, 214], side: 'can' },
  { at: [606, 236], side: 'cone' },
]

/** A conversation as a buoyed channel: one branch ends at the answer, the other at a person. */
export function ChatbotScene() {
  return (
    <Scene
      shape="tall"
      label="A conversation as a channel between islands: the question comes in, one arm leads to the answer, the other to a person."
    >
      {rings.map(({ d, opacity }) => (
        <path key={d} className="stroke-contour" strokeWidth="1.5" strokeOpacity={opacity} d={d} />
      ))}
      {islands.map(({ at, radius, turn }) => (
        <path
          key={radius}
          className="fill-served stroke-coast"
          strokeWidth="2"
          d={depthRing(at, radius, turn)}
        />
      ))}
      <path className="stroke-beacon" strokeWidth="3" d="M150 740Q330 520 420 430T552 250 628 96" />
      <path
        className="stroke-bay"
        strokeWidth="3"
        strokeDasharray="1 10"
        strokeLinecap="round"
        d="M462 372Q560 300 726 318"
      />
      {buoys.map(({ at: [x, y], side }) =>
        side === 'can' ? (
          <path key={y} className="fill-success" d={`M${x - 8} ${y}v-22h16v22zM${x - 13} ${y}h26v5h-26z`} />
        ) : (
          <path key={y} className="fill-danger" d={`M${x - 9} ${y}l9-25 9 25zM${x - 13} ${y}h26v5h-26z`} />
        ),
      )}
      <circle className="fill-beacon" cx="628" cy="92" r="26" opacity=".25" />
      <circle className="fill-beacon" cx="628" cy="92" r="9" />
      <circle className="fill-ground stroke-bay" strokeWidth="3" cx="462" cy="372" r="8" />
      <circle className="fill-ground stroke-bay" strokeWidth="3" cx="726" cy="318" r="8" />
      <g className="over-lines">
        <text className="said" x="326" y="592">
          “Do you take MetroPlus?”
        </text>
        <text className="small-print" x="326" y="618">
          9:41 PM, nobody at the desk
        </text>
        <text className="said" textAnchor="end" x="590" y="72">
          “Yes. Tuesday at 10?”
        </text>
        <text className="small-print" textAnchor="end" x="590" y="98">
          From the brief, line 14
        </text>
        <text className="said" textAnchor="end" x="774" y="366">
          Not in the brief?
        </text>
        <text className="small-print" textAnchor="end" x="774" y="392">
          A person calls back
        </text>
      </g>
      <text textAnchor="middle" x="318" y="242">
        Hours
      </text>
      <text textAnchor="middle" x="544" y="480">
        Prices and plans
      </text>
    </Scene>
  )
}
