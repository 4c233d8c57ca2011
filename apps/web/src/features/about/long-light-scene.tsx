import { aboutIntro } from '@beacon/content/about'
import { Beam, Scene, waves } from '../services/index.ts'

const windows = [304, 352, 400, 448]

/** The sail loft at the end of the road, the ferry coming in, and the light that reaches all the way across. */
export function LongLightScene() {
  return (
    <Scene shape="wide" label={aboutIntro.sceneAlt}>
      <path className="fill-water-deep" d="M-600 250H2400V600H-600z" />
      <path className="stroke-line" d="M-600 250H2400" />
      <Beam id="long-light" from={[1212, 118]} to={[120, 210]} d="M1212 112-300 60v250L1212 124z" />
      {/* Fire Island */}
      <path
        className="fill-land stroke-coast"
        strokeWidth="1.5"
        d="M2400 262v-26c-280-4-520 2-760-2-140-2-300 0-470 12-50 4-60 12-20 16z"
      />
      <path className="fill-ink" d="M1203 236 1207 132h12l4 104z" />
      <path className="fill-raised" d="M1205 190h17l1 22h-19zM1206.6 146h13l.8 20h-14.6z" />
      <path className="fill-ink" d="M1202 126h22v6h-22zM1205 118c0-10 4-14 8-14s8 4 8 14z" />
      <circle className="fill-beacon" cx="1213" cy="119" r="7" />
      {/* The loft on its piles */}
      <path
        className="fill-land stroke-coast"
        strokeWidth="1.5"
        d="M-600 330V244H150c70 2 110 16 128 40l12 46z"
      />
      <path
        className="stroke-coast"
        strokeWidth="5"
        d="M300 330v-40M360 330v-40M420 330v-40M480 330v-40M540 330v-40"
      />
      <path className="fill-raised-2 stroke-coast" strokeWidth="2" d="M196 290h372v-12H196z" />
      <path className="fill-raised stroke-ink" strokeWidth="2.5" d="M268 278V166l108-62 108 62v112z" />
      <path className="stroke-ink" strokeWidth="2.5" d="m252 176 124-72 124 72" />
      <path className="stroke-line" d="M268 188h216M268 212h216M268 236h216M268 258h216" />
      <path className="fill-raised-2 stroke-ink" strokeWidth="2" d="M352 278v-52h48v52z" />
      {windows.map((x) => (
        <path key={x} className="fill-beacon" d={`M${x - 22} 180h24v28h-24z`} />
      ))}
      <path className="fill-beacon" d="M366 130h20v20h-20z" />
      <path className="stroke-ink" strokeWidth="2" d="M520 278V150M520 156l54 14-54 14" />
      <path className="fill-bay" d="m521 157 52 13-52 13z" />
      {/* The ferry */}
      <path
        className="fill-raised-2 stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M706 288h226l-26 34H728z"
      />
      <path className="fill-raised stroke-ink" strokeWidth="2" d="M742 288v-30h150v30M770 258v-22h86v22" />
      <path
        className="fill-beacon"
        d="M756 268h14v10h-14zM784 268h14v10h-14zM812 268h14v10h-14zM840 268h14v10h-14zM866 268h14v10h-14z"
      />
      <path className="stroke-ink" strokeWidth="2" d="M812 236v-30M812 210h22" />
      {[318, 342, 370, 402].map((y, row) => (
        <path
          key={y}
          className="stroke-contour"
          strokeWidth="1.5"
          strokeOpacity={0.85 - row * 0.16}
          d={waves(y, 60 + row * 16, 8 + row * 2)}
        />
      ))}
    </Scene>
  )
}
