import { usePublicUrl } from '../../lib/page-meta.tsx'
import { paths } from '../../paths.ts'

/** Advertises the feeds to feed readers. */
export function FeedLinks() {
  const absolute = usePublicUrl()
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="Blog, RSS" href={absolute(paths.blogRss)} />
      <link rel="alternate" type="application/atom+xml" title="Blog, Atom" href={absolute(paths.blogAtom)} />
    </>
  )
}
