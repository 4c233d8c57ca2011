/**
 * The people of the site, drawn as one family: a bust on chart water, lit from the right by the beam. A person is a
 * record; what all share (head, light, neck, water) is drawn by `draw-portraits.ts`.
 */
export interface Sitter {
  id: string
  skin: { light: string; shade: string }
  hair: string
  /** Lighter lines that follow the hair, as depth lines follow a shore. */
  strand: string
  /** Water behind the head. */
  water: string
  garment: string
  /** Behind the head: hair that falls. */
  behind?: string
  /** On the head: hair, cap or scarf, as paths with their fill. */
  above: readonly Shape[]
  /** Lines in the hair. */
  strands: readonly string[]
  /** Over the face: beard, glasses, earrings. */
  face?: readonly Shape[]
  /** On the garment: collar, apron, coat. */
  dress: readonly Shape[]
}

export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
}

const INK = '#0c1d2a'
const DEEP = '#123247'
const TEAL = '#1d5160'
const SLATE = '#2a4256'
const AMBER = '#ffb133'
const PAPER = '#f4ead6'

export const team: readonly Sitter[] = [
  {
    id: 'maren-doyle',
    skin: { light: '#f0c9a8', shade: '#c98f6e' },
    hair: '#8a4a2b',
    strand: '#b4704a',
    water: DEEP,
    garment: '#e7dcc4',
    behind:
      'M100 38c-34 0-52 24-52 58 0 26-6 44-14 62 22 14 46 18 66 18s46-4 66-18c-8-18-14-36-14-62 0-34-18-58-52-58z',
    above: [
      {
        d: 'M100 40c-28 0-44 18-44 50 0 8 2 14 4 20 4-20 12-32 26-42 10 14 32 22 50 22 2 6 3 12 4 20 3-6 4-12 4-20 0-32-16-50-44-50z',
      },
    ],
    strands: [
      'M86 68c-16 12-26 26-30 50-2 16-6 26-10 36',
      'M80 60c-16 12-24 28-27 48',
      'M90 62c14 12 32 18 48 20 4 20 4 40 14 62',
      'M112 52c14 6 24 14 30 26',
    ],
    dress: [
      {
        d: 'M76 178c6 20 14 30 24 34 10-4 18-14 24-34l14 5c-6 30-22 46-38 46s-32-16-38-46z',
        fill: '#cdbf9f',
      },
      { d: 'M0 210h200M0 225h200', stroke: '#1c4a63', width: 5 },
    ],
  },
  {
    id: 'luis-arroyo',
    skin: { light: '#d9a273', shade: '#a56c47' },
    hair: '#1b1a1c',
    strand: '#4a474a',
    water: TEAL,
    garment: '#223b52',
    above: [
      {
        d: 'M60 96c-4-34 10-56 42-56 24 0 42 14 40 40 0 6-1 12-2 18-4-10-6-20-14-28-14 6-40 8-54 0-6 8-9 16-12 26z',
      },
    ],
    strands: ['M70 62c12-14 34-18 52-8', 'M66 72c14 6 40 6 60-4', 'M76 52c10-6 26-8 38-4'],
    face: [
      {
        d: 'M63 104c0 26 16 50 37 50s37-24 37-50c-4 10-6 16-12 20-8-6-40-6-50 0-6-4-8-10-12-20zm25 26c8-4 16-4 24 0-6 7-18 7-24 0z',
        fill: '#1b1a1c',
      },
    ],
    dress: [
      { d: 'M80 176l20 24 20-24 12 6-20 30-12-10-12 10-20-30z', fill: '#e9e2d2' },
      { d: 'M100 202v38', stroke: '#17293a', width: 3 },
    ],
  },
  {
    id: 'priya-raman',
    skin: { light: '#c98d62', shade: '#94603f' },
    hair: '#15131a',
    strand: '#47404f',
    water: SLATE,
    garment: '#a4433c',
    behind:
      'M100 40c-32 0-48 22-48 54 0 22 4 40-2 62-2 12 4 22 16 30 20 10 48 10 68 0 12-8 18-18 16-30-6-22-2-40-2-62 0-32-16-54-48-54z',
    above: [
      {
        d: 'M100 40c-28 0-43 20-43 48 0 10 1 18 4 28 2-24 14-44 38-60 24 16 38 36 40 60 3-10 4-18 4-28 0-28-15-48-43-48z',
      },
    ],
    strands: [
      'M96 46c-22 14-34 34-36 64-1 20 0 34-2 58',
      'M104 46c22 14 34 34 36 64 1 20 0 34 2 58',
      'M84 46c-14 10-22 24-25 42',
      'M116 46c14 10 22 24 25 42',
    ],
    face: [{ d: 'M63 120v10M137 120v10', stroke: AMBER, width: 3 }],
    dress: [
      { d: 'M78 178c4 16 12 24 22 24s18-8 22-24l10 4c-4 24-16 36-32 36s-28-12-32-36z', fill: '#7d2f2a' },
    ],
  },
  {
    id: 'nell-castellano',
    skin: { light: '#f3d3ba', shade: '#d09c80' },
    hair: '#d9a441',
    strand: '#f4cf86',
    water: '#17403f',
    garment: '#3c3551',
    behind:
      'M64 132c-12 2-22-6-20-18-10-6-10-20-2-26-4-12 2-22 12-24 2-14 14-20 24-16 8-10 34-10 44 0 10-4 22 2 24 16 10 2 16 12 12 24 8 6 8 20-2 26 2 12-8 20-20 18z',
    above: [
      { d: 'M62 84c0-26 16-36 38-36s38 10 38 36c-20-14-56-14-76 0z' },
      {
        d: 'M58 98c-4-14 0-24 8-28 2-12 12-18 22-14 8-8 22-8 28 0 12-4 22 2 24 14 8 6 10 16 4 28-4-10-10-14-18-14-6 4-14 4-20-2-6 8-18 10-26 4-10 0-18 4-22 12z',
      },
    ],
    strands: [
      'M54 84c4-8 10-8 12 0M50 108c4-8 10-6 10 2M70 62c4-8 12-8 14 0M92 54c6-6 14-4 14 4M116 60c6-6 14-4 14 4M136 80c6-4 12 0 10 8M140 106c6-4 12 0 9 8',
    ],
    face: [
      {
        d: 'M70 102a14 13 0 1 0 28 0 14 13 0 1 0-28 0m32 0a14 13 0 1 0 28 0 14 13 0 1 0-28 0M98 100q2-3 4 0M70 98l-7-2M130 98l7-2',
        stroke: INK,
        width: 3,
      },
    ],
    dress: [{ d: 'M82 172c0 14 8 20 18 20s18-6 18-20l8 4v18c-14 12-38 12-52 0v-18z', fill: '#574d75' }],
  },
]

export const clients: readonly Sitter[] = [
  {
    id: 'marisol-vega',
    skin: { light: '#e0ae82', shade: '#b07750' },
    hair: '#2a1a16',
    strand: '#5f443a',
    water: DEEP,
    garment: '#d9cdb4',
    behind: 'M76 50c-8-20 8-34 24-34s32 14 24 34zM62 100c-6 20-2 38 4 46l68 0c6-8 10-26 4-46z',
    above: [
      { d: 'M60 100c-6-36 12-58 40-58s46 22 40 58c-4-12-10-20-18-26-14 4-32 4-44 0-8 6-14 14-18 26z' },
      {
        d: 'M58 92c-2-14 2-26 10-34 20-10 44-10 64 0 8 8 12 20 10 34-4-8-8-13-14-17-16-6-40-6-56 0-6 4-10 9-14 17z',
        fill: '#c4472f',
      },
    ],
    strands: ['M84 38c2-12 30-12 32 0', 'M90 30c4-6 16-6 20 0'],
    face: [
      { d: 'M66 74c20-9 48-9 68 0', stroke: '#f1b59a', width: 2 },
      { d: 'M62 122v8M138 122v8', stroke: '#f4ead6', width: 3 },
    ],
    dress: [
      { d: 'M66 204h68l8 40H58z', fill: '#1f4a5e' },
      { d: 'M70 206 62 170M130 206l8-36', stroke: '#1f4a5e', width: 7 },
    ],
  },
  {
    id: 'kevin-halloran',
    skin: { light: '#efc3a2', shade: '#c48866' },
    hair: '#9a6b3f',
    strand: '#c4976a',
    water: SLATE,
    garment: '#4d6b7a',
    above: [
      { d: 'M60 110c-4-14-4-26 0-36h80c4 10 4 22 0 36-3-8-4-14-5-22H65c-1 8-2 14-5 22z' },
      { d: 'M60 82c-2-28 14-44 40-44s42 16 40 44c-22-8-58-8-80 0z', fill: '#14364a' },
      { d: 'M62 82c26-12 60-12 92 4 6 4 4 9-2 8-28-8-58-9-90-4z', fill: '#0e2636' },
      { d: 'M92 50h16v16H92z', fill: AMBER },
    ],
    strands: [],
    face: [
      {
        d: 'M64 112c2 24 16 41 36 41s34-17 36-41c-4 8-8 12-14 14-8-4-36-4-44 0-6-2-10-6-14-14zm24 18c8-4 16-4 24 0-6 7-18 7-24 0z',
        fill: '#b07a49',
      },
    ],
    dress: [
      { d: 'M78 176l22 22 22-22 14 8-22 28-14-10-14 10-22-28z', fill: '#3a5462' },
      { d: 'M128 206h22v18h-22z', fill: '#3a5462' },
      { d: 'M132 213h14', stroke: AMBER, width: 2.5 },
    ],
  },
  {
    id: 'anita-rao',
    skin: { light: '#cf9a6d', shade: '#996845' },
    hair: '#221d24',
    strand: '#6b626d',
    water: TEAL,
    garment: '#f1ece0',
    behind:
      'M100 40c-34 0-50 24-48 58 2 22 0 36-4 46 20 8 30 6 40 2h24c10 4 20 6 40-2-4-10-6-24-4-46 2-34-14-58-48-58z',
    above: [
      {
        d: 'M118 42c-34-8-62 12-62 50 0 12 2 20 5 28 2-22 12-40 30-52 18 10 38 12 46 26 2 8 2 16 3 26 3-8 5-16 5-28 0-28-10-44-27-50z',
      },
      { d: 'M92 66c10-10 16-18 20-26 8 0 14 4 18 8-12 6-24 12-38 18z', fill: '#b9b2b8' },
    ],
    strands: [
      'M86 70c-18 14-26 30-28 54-2 10-4 16-6 20',
      'M76 62c-12 12-18 26-20 44',
      'M134 78c8 14 10 40 14 64',
    ],
    dress: [
      { d: 'M78 177l22 63 22-63 16 6-30 57H92l-30-57z', fill: '#d8d2c4' },
      { d: 'M86 176l14 22 14-22 4 2-18 40-18-40z', fill: '#2f7f86' },
    ],
  },
  {
    id: 'joe-tedesco',
    skin: { light: '#e9bd98', shade: '#bd8360' },
    hair: '#e4e0d6',
    strand: '#b4b6b2',
    water: '#17403f',
    garment: '#274056',
    above: [
      { d: 'M60 108c-3-14-2-24 2-32h76c4 8 5 18 2 32-4-6-5-12-6-20H66c-1 8-2 14-6 20z' },
      { d: 'M62 74c-2-26 16-40 38-40s40 14 38 40z', fill: '#a4433c' },
      { d: 'M56 72q44-9 88 0v18q-44-9-88 0z', fill: '#7d2f2a' },
    ],
    strands: [],
    face: [
      { d: 'M76 38v32M92 34v33M108 34v33M124 38v32', stroke: '#7d2f2a', width: 2.5 },
      {
        d: 'M62 106c0 36 14 62 38 62s38-26 38-62c-5 12-9 16-15 17-8-7-15-7-23-3-8-4-15-4-23 3-6-1-10-5-15-17zm26 25c8-3 16-3 24 0-6 7-18 7-24 0z',
        fill: '#e4e0d6',
      },
      {
        d: 'M84 146c4 8 10 13 16 15M116 146c-4 8-10 13-16 15M74 138c4 10 8 16 14 20M126 138c-4 10-8 16-14 20',
        stroke: '#b4b6b2',
        width: 2,
      },
    ],
    dress: [
      { d: 'M78 172q22 20 44 0l10 10q-32 30-64 0z', fill: '#1a2f42' },
      { d: 'M0 212h200M0 227h200', stroke: PAPER, width: 4 },
    ],
  },
]
