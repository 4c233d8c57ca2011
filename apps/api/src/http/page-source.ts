/** The data of a page that comes from the database, and its status. */
export interface PageContent {
  status: number
  /** Merged into the record that the page is rendered with (`PageData` of the web app). */
  data: object
  /** The path of the page that answers for this older address now. */
  movedTo?: string
}

/** Pages whose content comes from the database: what a feature gives the page server. */
export interface PageSource {
  /** The routes it serves, as the route table writes them: '/blog', '/blog/:slug'. */
  patterns: readonly string[]
  /** The query parameters that its pages read; any other one, a campaign's say, changes nothing. */
  parameters: readonly string[]
  /**
   * Changes whenever one of its pages may have changed; rendered pages are kept until then. Called at every request.
   */
  version(): string
  /** The content of the page at this address. A post that does not exist has content too, with its own text (D4). */
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
