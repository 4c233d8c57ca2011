/** How a service's page differs from the others in layout; its text comes from its content record. */
export interface ServiceLook {
  /** The scene is beside the headline, or below it as a panorama. */
  hero: 'tall' | 'wide'
  /** A ledger, one large feature and four small ones, or five descending columns. */
  features: 'ledger' | 'lead' | 'steps'
  /** A vertical log, or a horizontal tide gauge. */
  process: 'log' | 'gauge'
}
