import { parseContent } from '@beacon/rules/blog-content'
import { Blocks } from '../blog/index.ts'

/** A campaign's markdown as readers see it: a mail has no pictures. */
export const LetterText = ({ markdown }: { markdown: string }) => (
  <div className="post-text max-w-measure text-base">
    <Blocks blocks={parseContent(markdown).filter(({ type }) => type !== 'image')} />
  </div>
)
