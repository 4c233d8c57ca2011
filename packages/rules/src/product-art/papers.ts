import { type Draw, folds, line, shape } from './drawing.ts'
import { printed } from './motifs.ts'
import { mix } from './paint.ts'

const PAPER = '#f6f1e4'
const LINE = '#7fa9ad'

const POSTER = 'M232 140H568V664H232z'

/** A chart on heavy paper, held by two brass pins. */
export const poster: Draw = (paint, motif) => ({
  outline: POSTER,
  inside: [
    shape(POSTER, PAPER),
    shape('M252 160H548V560H252z', paint.base),
    Array.from({ length: 7 }, (_, index) =>
      line(`M252 ${210 + index * 50}H548M${252 + index * 49} 160V560`, paint.light, 1, 0.35),
    ).join(''),
    printed(motif, paint, 400, 348, 262),
    line('M252 590H430M252 612H380M252 634H404', '#16283a', 5, 0.75),
    `<circle cx="520" cy="612" r="24" fill="none" stroke="#16283a" stroke-width="3"/>${line('M520 580v64M488 612h64', '#16283a', 2)}${shape('M520 584 527 612H513z', '#ffb133')}`,
    folds(['M500 140H568V664H520C540 500 540 300 500 140z'], ['M240 146H290C270 300 270 500 290 660H240z']),
    '<circle cx="252" cy="156" r="8" fill="#d9a94a"/><circle cx="548" cy="156" r="8" fill="#d9a94a"/>',
  ].join(''),
})

const WORKBOOK =
  'M262 150H560C568 150 574 156 574 164V630C574 638 568 644 560 644H262C254 644 248 638 248 630V164C248 156 254 150 262 150z'

/** A course: its workbook, bound with wire, the next page already out. */
export const workbook: Draw = (paint, motif) => ({
  outline: WORKBOOK,
  behind: `<g transform="rotate(7 410 640)">${shape('M270 162H566V636H270z', PAPER)}${line('M270 162H566V636H270z', '#b9ae97', 2)}</g>`,
  inside: [
    shape('M248 150H300V644H248z', paint.dark, 0.35),
    folds(['M520 150H574V644H520C544 500 544 300 520 150z'], ['M306 156H350C332 300 332 500 350 640H306z']),
    Array.from({ length: 12 }, (_, index) => {
      const y = 176 + index * 40
      return `<circle cx="272" cy="${y}" r="7" fill="${paint.dark}"/><path d="M236 ${y - 4}C222 ${y - 10} 222 ${y + 12} 238 ${y + 8}L272 ${y}" fill="none" stroke="#c9ccd0" stroke-width="5" stroke-linecap="round"/>`
    }).join(''),
    printed(motif, paint, 438, 308, 196),
    shape('M330 450H546V596H330z', PAPER, 0.96),
    [480, 522, 564]
      .map(
        (y, index) =>
          `<rect x="346" y="${y - 11}" width="22" height="22" rx="3" fill="none" stroke="#16283a" stroke-width="3"/>${index < 2 ? line(`M350 ${y}l6 7 11-17`, '#127c8a', 5) : ''}${line(`M384 ${y}H${[524, 500, 512][index]}`, LINE, 7)}`,
      )
      .join(''),
  ].join(''),
})

const LOG =
  'M250 190H550C556 190 560 194 560 200V640C560 646 556 650 550 650H250C244 650 240 646 240 640V200C240 194 244 190 250 190z'
const CLIP =
  'M340 170H376C376 140 424 140 424 170H460C466 170 470 174 470 180V214H330V180C330 174 334 170 340 170z'

/** A service: the log of one job, on its board. */
export const jobLog: Draw = (paint, motif) => ({
  outline: `${LOG}${CLIP}`,
  inside: [
    shape(LOG, paint.base),
    folds(['M520 190H560V650H520z'], ['M244 194H264V646H244z']),
    shape('M268 212H532V626H268z', PAPER),
    printed(
      motif,
      { ...paint, base: PAPER, ink: mix(paint.base, '#13283a', 0.5), accent: '#ffb133' },
      400,
      330,
      176,
    ),
    [468, 508, 548, 588]
      .map(
        (y, index) =>
          line(`M296 ${y}H${[452, 480, 438, 466][index]}`, LINE, 7) +
          line(`M492 ${y - 2}l7 8 13-20`, index < 3 ? '#127c8a' : '#c9c3b2', 5),
      )
      .join(''),
    line('M296 438H512', '#16283a', 3, 0.6),
    shape(CLIP, '#c6ccd0'),
    line('M340 196H460', '#8b959c', 4, 0.8),
    '<circle cx="400" cy="168" r="9" fill="#6f7a82"/>',
  ].join(''),
})
