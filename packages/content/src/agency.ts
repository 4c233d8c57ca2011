/** For how many hours somebody who writes may have to wait for a person. */
const responseHours = 24

/**
 * The facts that every page, mail and structured-data node repeats: one record, so that name, address and
 * phone can never disagree. Fictional agency, reserved numbers and domain (decision D9): an owner replaces them.
 */
export const agency = {
  name: 'Beacon & Bay Digital',
  shortName: 'Beacon & Bay',
  founded: 2018,
  email: 'hello@beaconandbay.example',
  phones: {
    office: { label: 'Office', display: '(631) 555-0142', href: 'tel:+16315550142' },
    emergency: { label: 'Emergency line', display: '(631) 555-0199', href: 'tel:+16315550199' },
  },
  address: {
    street: '18 Maple Avenue',
    city: 'Bay Shore',
    region: 'NY',
    postalCode: '11706',
    county: 'Suffolk County',
    country: 'US',
  },
  geo: { latitude: 40.7251, longitude: -73.2454 },
  timeZone: 'America/New_York',
  /** For whom it works, in the middle of a sentence. */
  clients: 'small businesses on Long Island',
  serviceArea: 'Nassau, Suffolk, Queens and Brooklyn',
  responseHours,
  responsePromise: `within ${responseHours} hours`,
  /** Addresses of its own pages elsewhere, such as its profile on a map, for search engines; none is fine. */
  profiles: [] as readonly string[],
} as const

/** A weekday as JavaScript counts them: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Opening hours in New York wall time, 24-hour 'HH:MM'. A weekday that is missing is closed. */
export const businessHours: ReadonlyArray<{
  label: string
  display: string
  days: readonly Weekday[]
  opens?: string
  closes?: string
}> = [
  { label: 'Monday to Friday', display: '9 AM-6 PM', days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { label: 'Saturday', display: '10 AM-2 PM', days: [6], opens: '10:00', closes: '14:00' },
  { label: 'Sunday', display: 'Closed', days: [0] },
]

/** The towns that the footer and the map name, by the four regional groupings of the contact page. */
export const serviceRegions = [
  {
    name: 'Nassau County',
    towns: ['Hempstead', 'Garden City', 'Mineola', 'Massapequa', 'Hicksville', 'Levittown'],
  },
  {
    name: 'Suffolk County',
    towns: ['Bay Shore', 'Islip', 'Brentwood', 'Commack', 'Ronkonkoma', 'Riverhead'],
  },
  {
    name: 'North Shore',
    towns: ['Great Neck', 'Glen Cove', 'Huntington', 'Northport', 'Smithtown', 'Port Jefferson'],
  },
  {
    name: 'South Shore',
    towns: ['Long Beach', 'Freeport', 'Amityville', 'Babylon', 'Sayville', 'Patchogue'],
  },
] as const

/** The counties served, as the structured data and the map name them. */
export const servedCounties = ['Nassau County', 'Suffolk County', 'Queens', 'Brooklyn'] as const
