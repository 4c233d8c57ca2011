/** How one service's page differs from its sisters in shape; what it says comes from its content record. */
export interface ServiceLook {
  /** The scene stands beside the headline, or under it as a panorama. */
  hero: 'tall' | 'wide'
  /** A ledger of lines, one large feature and four small, or five columns that step down. */
  features: 'ledger' | 'lead' | 'steps'
  /** A log to read downwards, or a tide gauge to read across. */
  process: 'log' | 'gauge'
}
