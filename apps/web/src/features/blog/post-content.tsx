import type { Block } from '@beacon/contract/blog'
import { adsAfter } from '@beacon/rules/blog-blocks'
import { Fragment } from 'react'
import { AdSlot } from './ad-slot.tsx'
import { BlockView } from './blocks.tsx'

interface PostContentProps {
  blocks: readonly Block[]
  /** Which of our own advertisements comes first. */
  adTurn: number
}

/** The text of a post with the advertisements between its paragraphs (BLOG-7). */
export function PostContent({ blocks, adTurn }: PostContentProps) {
  const places = [...adsAfter(blocks)]
  return (
    <div className="post-text">
      {blocks.map((block, index) => {
        const ad = places.indexOf(index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its position
          <Fragment key={index}>
            <BlockView block={block} />
            {ad >= 0 && <AdSlot turn={adTurn + ad} shape="line" />}
          </Fragment>
        )
      })}
    </div>
  )
}
