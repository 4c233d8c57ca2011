/** What a page shows that the database knows, and the status it is answered with. */
export interface PageContent {
  status: number
  /** Merged into the record that the page is rendered with (`PageData` of the web app). */
  data: object
  /** The path of the page that answers for this older address now. */
  movedTo?: string
}

/** Pages whose content comes from the database: what a feature gives the page server. */
export interface PageSource {
  /** The addresses it answers for, as the route table writes them: '/blog', '/blog/:slug'. */
  patterns: readonly string[]
  /** What its pages read of a query; with any other one, a campaign's say, they are the same as without. */
  parameters: readonly string[]
  /** Changes whenever one of its pages may have changed: a rendered page is kept until then. Asked at every request. */
  version(): string
  /** What the page of this address shows. A post that does not exist is content too, with its own words (D4). */
  read(url: URL): Promise<PageContent>
  /** Every page that a search engine should know, with the moment of its last change. */
  list(): Promise<readonly ListedPage[]>
}

/** A line of the sitemap. */
export interface ListedPage {
  path: string
  /** ISO date or instant; left out where nobody knows it. */
  modifiedAt?: string
}
