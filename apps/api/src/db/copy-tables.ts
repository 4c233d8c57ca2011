export interface ContentSyncTable {
  name: string
  version: number
  lease_until: string | null
  started_at: string | null
  last_ok_at: string | null
  last_error_at: string | null
  last_error: string | null
  items: number
  /** JSON list of sentences. */
  warnings: string
}

export interface BlogPostTable {
  id: string
  slug: string
  title: string
  excerpt: string
  date: string
  updated: string | null
  author: string
  category: string
  /** JSON list of words. */
  tags: string
  /** JSON of a BlogImage. */
  image: string | null
  read_time: number
  /** JSON list of blocks. */
  content: string
  edited_at: string
  read_at: string
}

export interface PictureTable {
  source: string
  name: string
  width: number
  height: number
  /** JSON list of numbers. */
  widths: string
  copied_at: string
}

export interface PictureFileTable {
  name: string
  bytes: Uint8Array
}
