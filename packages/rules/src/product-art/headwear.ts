import { type Draw, folds, line, ribs, seam, shape } from './drawing.ts'
import { printed } from './motifs.ts'

const CROWN = 'M118 500C108 330 204 222 336 218S538 316 544 474C414 456 246 470 118 500z'
const VISOR =
  'M352 470C430 456 504 460 546 474C628 480 690 508 696 534 688 546 640 548 590 544 500 536 420 530 344 524 282 518 306 478 352 470z'

/** A cap with its visor to the right, printed on the crown. */
export const cap: Draw = (paint, motif) => ({
  outline: `${CROWN}${VISOR}`,
  inside: [
    folds(
      [
        'M460 258C520 310 540 390 543 472L490 462C494 380 490 310 460 258z',
        'M118 500C114 440 126 380 150 330 156 390 164 440 182 484z',
      ],
      ['M190 330C220 276 262 244 306 230 270 272 250 330 244 400L206 420C196 390 190 360 190 330z'],
    ),
    seam('M336 220C272 262 226 350 214 480', paint),
    seam('M336 220C392 262 420 350 420 458', paint),
    `<ellipse cx="262" cy="316" rx="8" ry="7" fill="${paint.dark}"/><ellipse cx="476" cy="306" rx="6" ry="8" fill="${paint.dark}"/>`,
    shape(VISOR, paint.base),
    shape(
      'M352 470C430 456 504 460 546 474 500 474 420 478 330 502 316 490 330 476 352 470z',
      '#01060c',
      0.32,
    ),
    folds(
      [
        'M344 524C420 530 500 536 590 544 650 548 690 546 696 534 600 530 460 514 330 500 316 510 320 522 344 524z',
      ],
      ['M440 482C520 480 600 490 660 512 600 510 510 502 430 496z'],
    ),
    line(
      'M342 490C430 480 540 484 650 510M334 500C430 494 550 500 676 524M334 512C430 510 540 518 660 532',
      paint.dark,
      2,
      0.42,
    ),
    line(VISOR, paint.dark, 2.5, 0.5),
    shape('M320 220a16 10 0 0 1 32 0z', paint.dark),
    printed(motif, paint, 322, 366, 138),
  ].join(''),
})

const BUCKET_CROWN = 'M276 306C284 258 338 236 400 236S516 258 524 306L556 440C500 462 300 462 244 440z'
const BUCKET_BRIM =
  'M244 436C300 460 500 460 556 436 616 474 664 526 684 566 600 618 200 618 116 566 136 526 184 474 244 436z'

/** A bucket hat with a label on its crown. */
export const bucketHat: Draw = (paint, motif) => ({
  outline: `${BUCKET_CROWN}${BUCKET_BRIM}`,
  inside: [
    folds(
      [
        'M508 268C530 330 548 390 554 438L504 450C508 390 506 330 490 262z',
        'M360 300C356 350 360 410 366 454L392 454C382 400 376 350 360 300z',
      ],
      ['M300 280C284 330 272 390 262 440L306 450C308 390 312 330 326 266z'],
    ),
    line('M280 300C330 328 470 328 520 300', paint.dark, 3, 0.6),
    line('M284 292C332 318 468 318 516 292', paint.light, 1.6, 0.6),
    shape(BUCKET_BRIM, paint.base),
    shape('M244 436C300 460 500 460 556 436L572 448C500 480 300 480 228 448z', '#01060c', 0.28),
    folds(
      ['M540 470C600 500 650 540 676 566 630 594 580 604 520 606 580 570 570 510 540 470z'],
      ['M250 462C200 490 156 530 132 562 170 586 220 596 270 600 220 560 226 502 250 462z'],
    ),
    line(
      'M222 470C300 500 500 500 578 470M196 496C290 532 510 532 604 496M170 524C280 566 520 566 630 524M146 550C270 598 530 598 654 550',
      paint.dark,
      2,
      0.45,
    ),
    line(BUCKET_BRIM, paint.dark, 2.5, 0.5),
    shape('M346 346h108v92H346z', paint.dark, 0.35),
    line('M351 351h98v82h-98z', paint.light, 1.6, 0.6),
    printed(motif, paint, 400, 392, 74),
  ].join(''),
})

const BEANIE_DOME = 'M236 470C224 300 300 196 400 196S576 300 564 470z'
const BEANIE_CUFF =
  'M214 470C214 452 224 446 240 446H560C576 446 586 452 586 470V586C586 602 576 610 560 612 500 620 300 620 240 612 224 610 214 602 214 586z'

const domeTop = (x: number) => 446 - 246 * Math.sqrt(Math.max(0.02, 1 - ((x - 400) / 168) ** 2))

/** A ribbed beanie with a label on its cuff, whose print has the colors of cloth and ink exchanged. */
export const beanie: Draw = (paint, motif) => ({
  outline: `${BEANIE_DOME}${BEANIE_CUFF}`,
  inside: [
    Array.from({ length: 15 }, (_, index) => {
      const x = 250 + index * 21.4
      const bend = 400 + (x - 400) * 0.35
      return line(
        `M${x} 450C${x} ${Math.round(domeTop(x) + 70)} ${Math.round((x + bend) / 2)} ${Math.round(domeTop(x) + 20)} ${Math.round(bend)} 204`,
        paint.dark,
        5,
        0.32,
      )
    }).join(''),
    folds(
      ['M500 224C560 270 572 370 566 450H520C532 370 530 290 500 224z'],
      ['M300 240C262 300 250 380 254 450H300C292 380 290 310 300 240z'],
    ),
    shape(BEANIE_CUFF, paint.base),
    shape('M216 452H584V470H216z', '#01060c', 0.16),
    ribs(232, 568, 14, () => 452, 158, paint.dark),
    folds(['M540 450H584V600L540 612z'], ['M232 456H280V606L232 604z']),
    line(BEANIE_CUFF, paint.dark, 2.5, 0.5),
    shape('M352 484h96v78h-96z', paint.ink, 0.96),
    printed(motif, { ...paint, ink: paint.base, base: paint.ink }, 400, 523, 72),
  ].join(''),
})
