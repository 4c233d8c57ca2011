import { both, type Draw, folds, line, ribs, seam, shape } from './drawing.ts'
import { printed } from './motifs.ts'
import type { Paint } from './paint.ts'

const TEE =
  'M322 178C352 168 448 168 478 178L528 198C566 212 592 234 612 266L668 378 588 420 556 366C560 452 556 560 562 650 510 664 290 664 238 650 244 560 240 452 244 366L212 420 132 378 188 266C208 234 234 212 272 198z'

const LONG =
  'M322 178C352 168 448 168 478 178L528 198C572 214 598 240 610 280L672 590 608 606 556 380C560 460 556 560 560 648 510 662 290 662 240 648 244 560 240 460 244 380L192 606 128 590 190 280C202 240 228 214 272 198z'

/** Through the neck one sees the inside of the back. */
const neck = (paint: Paint) =>
  shape('M324 179C352 169 448 169 476 179 462 228 338 228 324 179z', paint.dark) +
  shape('M366 174h68v13h-68z', paint.light, 0.7) +
  line('M325 180C340 230 460 230 475 180', paint.base, 15) +
  line('M319 184C336 240 464 240 481 184M333 178C346 219 454 219 467 178', paint.dark, 2, 0.7)

const bodyFolds = folds(
  [
    'M262 380C300 470 300 560 288 656L322 660C330 560 318 460 262 380z',
    'M548 372C512 440 500 540 520 658L548 656C546 560 546 460 548 372z',
    'M420 470C400 540 396 600 402 662L432 662C424 600 420 540 420 470z',
    'M246 330C252 360 250 380 244 420L262 410C262 380 258 350 246 330z',
  ],
  [
    'M340 330C324 430 330 540 346 656L376 658C356 550 348 440 340 330z',
    'M476 330C492 440 480 560 462 656L486 654C500 560 504 440 476 330z',
  ],
)

/** A T-shirt with its print on the chest. */
export const tee: Draw = (paint, motif) => ({
  outline: TEE,
  inside: [
    bodyFolds,
    both(seam('M276 200C256 250 246 300 244 364', paint)),
    both(
      folds(
        ['M176 300C196 330 214 372 212 418L238 392C226 350 206 316 176 300z'],
        ['M196 276C170 314 152 348 140 372L164 384C172 346 182 310 196 276z'],
      ),
    ),
    both(line('M139 364 219 406', paint.dark, 2.5, 0.6)),
    line('M240 634C292 648 508 648 560 634', paint.dark, 2.5, 0.6),
    neck(paint),
    printed(motif, paint, 400, 372, 196),
  ].join(''),
})

const sleeveFolds = both(
  folds(
    [
      'M226 330C206 400 190 500 180 600L196 604C212 500 232 420 244 384z',
      'M170 430C190 420 208 424 226 440L220 462C202 446 186 446 166 456z',
    ],
    ['M204 280C178 380 156 490 142 588L160 592C176 490 196 380 214 290z'],
  ),
)

/** A shirt with long sleeves, printed on the chest. */
export const longSleeve: Draw = (paint, motif) => ({
  outline: LONG,
  inside: [
    bodyFolds,
    sleeveFolds,
    both(seam('M276 200C256 250 246 306 244 378', paint)),
    both(line('M131 576 195 592', paint.dark, 2.5, 0.6)),
    line('M242 632C292 646 508 646 558 632', paint.dark, 2.5, 0.6),
    neck(paint),
    printed(motif, paint, 400, 366, 190),
  ].join(''),
})

/** Ribbed hem and cuffs of a sweatshirt. */
const ribbing = (paint: Paint) =>
  [
    shape('M241 604C292 618 508 618 559 604L560 648C510 662 290 662 240 648z', paint.dark, 0.35),
    ribs(252, 548, 9, (x) => 606 + Math.sin(((x - 241) / 318) * Math.PI) * 9, 44, paint.dark),
    both(
      shape('M137 552 201 568 192 606 128 590z', paint.dark, 0.35) +
        line('M146 558l-8 32M156 561l-8 32M166 563l-8 32M176 566l-8 32M186 568l-8 32', paint.dark, 2, 0.4),
    ),
  ].join('')

/** A sweatshirt without a hood, ribbed at hem and cuffs. */
export const crewneck: Draw = (paint, motif) => ({
  outline: LONG,
  inside: [
    bodyFolds,
    sleeveFolds,
    both(seam('M300 190C262 250 248 306 244 378', paint)),
    ribbing(paint),
    neck(paint),
    line('M374 236l26 34 26-34', paint.dark, 3, 0.6),
    printed(motif, paint, 400, 372, 186),
  ].join(''),
})

const HOOD = 'M300 196C276 132 330 92 400 92S524 132 500 196C486 232 440 262 400 276 360 262 314 232 300 196z'

/** A sweatshirt with a hood and a pouch, printed between the two. */
export const hoodie: Draw = (paint, motif) => ({
  outline: `${LONG}${HOOD}`,
  inside: [
    bodyFolds,
    sleeveFolds,
    both(seam('M286 196C258 250 248 306 244 378', paint)),
    ribbing(paint),
    shape('M296 478H504L536 606C470 612 330 612 264 606z', paint.light, 0.12),
    line(
      'M296 478H504M296 478C292 530 280 572 264 606M504 478C508 530 520 572 536 606',
      paint.dark,
      3.5,
      0.65,
    ),
    shape(HOOD, paint.base),
    folds(
      [
        'M318 200C300 150 330 116 366 106 336 134 326 170 342 214z',
        'M482 200C500 150 470 116 434 106 464 134 474 170 458 214z',
      ],
      ['M330 132C352 106 384 98 400 98L400 108C372 108 350 118 336 146z'],
    ),
    shape(
      'M338 190C326 142 360 122 400 122S474 142 462 190C450 220 424 240 400 250 376 240 350 220 338 190z',
      paint.dark,
    ),
    shape(
      'M350 186C342 150 366 134 400 134S458 150 450 186C440 208 420 224 400 232 380 224 360 208 350 186z',
      '#01060c',
      0.28,
    ),
    line(HOOD, paint.dark, 3, 0.6),
    line('M372 240C366 290 364 318 366 352M428 240C434 286 438 306 434 334', paint.light, 6),
    line('M366 352v14M434 334v14', paint.accent, 8),
    printed(motif, paint, 400, 408, 116),
  ].join(''),
})
