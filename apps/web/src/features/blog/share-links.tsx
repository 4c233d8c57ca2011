import { usePublicUrl } from '../../lib/page-meta.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** Share links: plain links, without third-party scripts. */
export function ShareLinks({ slug, title }: { slug: string; title: string }) {
  const address = usePublicUrl()(paths.blogPost(slug))
  const copy = useCopy()
  const isHydrated = useHydrated()
  const [link, words] = [encodeURIComponent(address), encodeURIComponent(title)]

  return (
    <section aria-labelledby="share" className="share-links">
      <h2 id="share" className="font-sans font-semibold text-sm tracking-normal">
        Pass it on
      </h2>
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <li hidden={!isHydrated}>
          <Button
            size="sm"
            onClick={() =>
              copy(address, {
                copied: 'Link copied.',
                refused: 'Your browser did not allow that. Please copy the link in the address bar.',
              })
            }
          >
            Copy link
          </Button>
        </li>
        <li>
          <a href={`mailto:?subject=${words}&body=${link}`} className="prose-link link-alone">
            Email
          </a>
        </li>
        <li>
          <a
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${link}`}
            className="prose-link link-alone"
          >
            LinkedIn
          </a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?u=${link}`} className="prose-link link-alone">
            Facebook
          </a>
        </li>
      </ul>
    </section>
  )
}
