/** The shapes of a trade's page: the same parts, drawn so that no two trades look alike. */
export interface IndustryLook {
  hero: 'tall' | 'wide'
  situation: 'ledger' | 'columns'
  services: 'list' | 'lead'
  year: 'tide' | 'quarters'
}
