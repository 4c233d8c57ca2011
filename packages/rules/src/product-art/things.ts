import { both, type Draw, folds, line, shape } from './drawing.ts'
import { type motifs, printed } from './motifs.ts'
import { mix, paintOf } from './paint.ts'

const MUG = 'M236 262C236 234 524 234 524 262L510 596C508 646 252 646 250 596z'
const HANDLE = 'M519 318C664 292 676 566 508 556L510 514C604 520 600 344 517 362z'

/** A full mug, printed beside its handle. */
export const mug: Draw = (paint, motif) => ({
  outline: `${MUG}${HANDLE}`,
  inside: [
    folds(
      [
        'M452 270C470 380 464 500 446 632L510 606 524 270z',
        'M560 330C620 360 620 500 560 540 640 540 640 320 560 330z',
      ],
      ['M266 276C262 390 268 500 280 610L312 622C300 500 296 380 302 284z'],
    ),
    line('M519 318C664 292 676 566 508 556M517 362C600 344 604 520 510 514', paint.dark, 2.5, 0.6),
    `<ellipse cx="380" cy="262" rx="144" ry="27" fill="${paint.light}"/><ellipse cx="380" cy="265" rx="130" ry="21" fill="#2a1a12"/>`,
    shape('M254 272C300 290 460 290 506 272 470 292 290 292 254 272z', '#8a5a36'),
    line('M238 264C250 296 510 296 522 264', '#ffffff', 2, 0.5),
    printed(motif, paint, 372, 448, 196),
  ].join(''),
})

const TOTE = 'M214 322H586L606 664C540 674 260 674 194 664z'
const STRAPS = 'M300 330C296 190 346 132 400 132S504 190 500 330H474C478 206 440 158 400 158S322 206 326 330z'

/** A tote bag with both straps up. */
export const tote: Draw = (paint, motif) => ({
  outline: `${TOTE}${STRAPS}`,
  behind: shape(
    'M324 330C316 230 356 182 400 182S484 230 476 330H458C462 240 432 202 400 202S338 240 342 330z',
    paint.dark,
  ),
  inside: [
    folds(
      [
        'M540 330C560 440 570 560 560 668L604 664 586 326z',
        'M300 480C290 560 300 620 320 670L350 670C322 610 308 550 300 480z',
      ],
      ['M240 330C226 440 222 560 226 664L262 668C254 560 256 440 272 330z'],
    ),
    both(
      shape('M296 322h34v62h-34z', paint.dark, 0.25) +
        line('M301 330h24v48h-24zM301 330l24 48M325 330l-24 48', paint.light, 1.8, 0.8),
    ),
    line('M212 348H588', paint.dark, 2.5, 0.5),
    line(STRAPS, paint.dark, 2, 0.45),
    printed(motif, paint, 400, 514, 236),
  ].join(''),
})

const CARD =
  'M262 176H538C546 176 552 182 552 190V616C552 624 546 630 538 630H262C254 630 248 624 248 616V190C248 182 254 176 262 176z'
const BRASS = { dark: '#8a6422', mid: '#d9a94a', light: '#fbe3a0' }

/** An enamel pin on its card: brass around every field of colour. */
export const pin: Draw = (paint) => {
  const buoy =
    'M400 278 452 446H348zM330 446H470L486 490H314zM300 490H500C500 536 456 560 400 560S300 536 300 490z'
  return {
    outline: CARD,
    inside: [
      shape(CARD, '#f4efe2'),
      line(
        'M248 566C280 552 310 552 340 566S400 580 430 566 490 552 552 566M248 592C280 578 310 578 340 592S400 606 430 592 490 578 552 592',
        '#7fa9ad',
        3,
        0.8,
      ),
      `<circle cx="400" cy="208" r="11" fill="#c3d0d1"/>`,
      `<g filter="url(#soft)">${shape('M320 470C330 560 470 590 508 500L512 540C480 600 340 600 312 520z', '#01060c', 0.3)}</g>`,
      line(buoy, BRASS.dark, 24),
      line(buoy, BRASS.mid, 18),
      shape(buoy, paint.base),
      shape('M379 346H421L437 398H363z', '#f6f1e4'),
      line(
        'M400 278 452 446H348zM379 346H421M363 398H437M330 446H470L486 490H314zM300 490H500C500 536 456 560 400 560S300 536 300 490z',
        BRASS.mid,
        8,
      ),
      line('M400 284 350 444M334 448H466M304 494C308 530 350 554 400 554', BRASS.light, 3, 0.9),
      `<circle cx="400" cy="268" r="21" fill="${BRASS.mid}"/><circle cx="400" cy="268" r="13" fill="#ffb133"/><circle cx="395" cy="263" r="4" fill="#fff5d8"/>`,
      folds([], ['M388 330 366 420H382L398 330zM330 500C340 530 370 544 392 546 360 532 346 516 344 500z']),
    ].join(''),
  }
}

const BOOK =
  'M244 158H540C556 158 566 168 566 184V626C566 642 556 652 540 652H244C236 652 230 646 230 638V172C230 164 236 158 244 158z'

/** A notebook with a label, and an elastic band in the accent color. */
export const notebook: Draw = (paint, motif) => ({
  outline: BOOK,
  behind:
    shape('M252 168H550C566 168 578 178 578 194V636C578 652 566 664 550 664H252z', '#e9e2d0') +
    line('M572 190V640M252 660H552', '#b9ae97', 1.5),
  inside: [
    shape('M230 158H272V652H230z', paint.dark, 0.45),
    line('M272 158V652', paint.dark, 2, 0.7),
    folds(['M500 158H566V652H500C530 500 530 300 500 158z'], ['M282 164H330C306 300 306 500 330 646H282z']),
    shape('M316 226H500V320H316z', '#f4efe2', 0.97),
    line('M334 256H482M334 278H452M334 300H470', '#7fa9ad', 3, 0.8),
    printed(motif, paint, 414, 470, 204),
    shape('M524 158H540V652H524z', paint.accent),
    shape('M524 158H528V652H524z', '#01060c', 0.2),
  ].join(''),
})

const SHEET =
  'M232 152H568C574 152 578 156 578 162V648C578 654 574 658 568 658H232C226 658 222 654 222 648V162C222 156 226 152 232 152z'

/** Six stickers on one sheet, each with its white edge. */
export const stickers: Draw = () => {
  const sticker = (x: number, y: number, motif: keyof typeof motifs, colour: string) => {
    const own = paintOf(colour)
    const round = `<circle cx="${x}" cy="${y}" r="70"`
    return `${round} fill="#01060c" opacity=".14" transform="translate(3 5)"/>${round} fill="#fff"/><circle cx="${x}" cy="${y}" r="62" fill="${colour}"/>${printed(motif, own, x, y, 92)}`
  }
  return {
    outline: SHEET,
    inside: [
      shape(SHEET, '#e7e9e4'),
      sticker(312, 242, 'light', '#16283a'),
      sticker(488, 242, 'rank', '#127c8a'),
      sticker(312, 405, 'flags', '#f6f1e4'),
      sticker(488, 405, 'rose', '#ffb133'),
      sticker(312, 568, 'tide', '#f6f1e4'),
      sticker(488, 568, 'island', '#16283a'),
    ].join(''),
  }
}

const FLOAT = 'M296 396C296 340 344 312 400 312S504 340 504 396V560C504 616 456 644 400 644S296 616 296 560z'

/** A foam float that keeps the boat's keys on top. */
export const keyFloat: Draw = (paint, motif) => {
  const loop = 'M400 322C340 270 336 176 400 170S460 270 400 322'
  return {
    outline: FLOAT,
    behind:
      line(loop, '#e8dfc8', 15) +
      line(loop, '#b9a57c', 15, 0.25) +
      `<circle cx="400" cy="150" r="36" fill="none" stroke="${BRASS.dark}" stroke-width="13"/><circle cx="400" cy="150" r="36" fill="none" stroke="${BRASS.mid}" stroke-width="8"/>`,
    inside: [
      folds(
        ['M452 330C480 430 480 540 452 634 500 610 504 570 504 540V410C504 370 490 340 452 330z'],
        ['M320 370C312 440 312 520 322 590L346 604C336 520 336 440 346 352z'],
      ),
      line('M297 418H503M297 540H503', mix(paint.base, '#ffffff', 0.6), 16),
      line('M297 418H503M297 540H503', paint.dark, 2, 0.25),
      `<ellipse cx="400" cy="326" rx="13" ry="7" fill="#01060c" opacity=".5"/>`,
      printed(motif, paint, 400, 479, 96),
    ].join(''),
  }
}
