/** The layout of an industry page: the same parts, arranged so that no two industries look alike. */
export interface IndustryLook {
  hero: 'tall' | 'wide'
  situation: 'ledger' | 'columns'
  services: 'list' | 'lead'
  year: 'tide' | 'quarters'
}
