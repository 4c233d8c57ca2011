import { parseContent } from '@beacon/rules/blog-content'
import { Blocks } from '../blog/index.ts'

/** An issue's markdown as readers see it. */
export const LetterText = ({ markdown }: { markdown: string }) => (
  <div className="post-text max-w-measure text-base">
    <Blocks blocks={parseContent(markdown)} />
  </div>
)
