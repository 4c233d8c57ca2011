import type { serviceRegions } from './agency.ts'

type Town = (typeof serviceRegions)[number]['towns'][number]

interface TownPlace {
  /** Longitude, latitude. */
  at: readonly [number, number]
  /** On which side of the point its name stands; on the right when left out, on the water when below. */
  side?: 'left' | 'above' | 'below'
  /** Named on small screens too. */
  major?: true
}

/** Where the served towns are. A town that `serviceRegions` names and this table does not have is a type error. */
export const townPlaces: Record<Town, TownPlace> = {
  Hempstead: { at: [-73.6187, 40.7062], side: 'left', major: true },
  'Garden City': { at: [-73.6343, 40.7268], side: 'left' },
  Mineola: { at: [-73.6407, 40.7493], side: 'left' },
  Massapequa: { at: [-73.4743, 40.6807], side: 'left' },
  Hicksville: { at: [-73.5251, 40.7684] },
  Levittown: { at: [-73.5143, 40.7259] },
  'Bay Shore': { at: [-73.2454, 40.7251], major: true },
  Islip: { at: [-73.2104, 40.7298] },
  Brentwood: { at: [-73.2462, 40.7812] },
  Commack: { at: [-73.2929, 40.8429], side: 'left' },
  Ronkonkoma: { at: [-73.1123, 40.8154] },
  Riverhead: { at: [-72.662, 40.917], side: 'left', major: true },
  'Great Neck': { at: [-73.7285, 40.8007] },
  'Glen Cove': { at: [-73.6337, 40.8623] },
  Huntington: { at: [-73.4257, 40.8682], major: true },
  Northport: { at: [-73.3432, 40.9009] },
  Smithtown: { at: [-73.2007, 40.8559] },
  'Port Jefferson': { at: [-73.0693, 40.9465] },
  'Long Beach': { at: [-73.6579, 40.5884], side: 'below', major: true },
  Freeport: { at: [-73.5832, 40.6576], side: 'left' },
  Amityville: { at: [-73.4171, 40.679] },
  Babylon: { at: [-73.3257, 40.6957] },
  Sayville: { at: [-73.0821, 40.7359], side: 'above' },
  Patchogue: { at: [-73.0151, 40.7657], major: true },
}

/** Where the map writes the names of the counties (longitude, latitude): inside their land, clear of the towns. */
export const countyPlaces = [
  { name: 'Brooklyn', at: [-73.94, 40.64] },
  { name: 'Queens', at: [-73.858, 40.725] },
  { name: 'Nassau', at: [-73.53, 40.825] },
  { name: 'Suffolk', at: [-72.92, 40.86] },
] as const
