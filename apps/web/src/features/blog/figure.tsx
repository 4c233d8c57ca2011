import type { Block } from '@beacon/contract/blog'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from './post-picture.tsx'
import { Runs } from './runs.tsx'

type ImageBlock = Extract<Block, { type: 'image' }>

/** The width of the text: the window on a phone, at most 42 rem. */
const COLUMN = '(min-width: 44rem) 42rem, calc(100vw - 2.5rem)'

/** A picture with its caption. One without a copy of ours keeps its space, and says so. */
export function Figure({ image, caption }: ImageBlock) {
  return (
    <figure>
      {image ? (
        <Picture image={image} sizes={COLUMN} className="rounded-sm" />
      ) : (
        <p className="flex items-center gap-3 border border-line border-dashed px-5 py-8 text-muted text-sm">
          <Icon name="info" className="size-5 shrink-0" />
          This picture is not available at the moment.
        </p>
      )}
      {caption.length > 0 && (
        <figcaption>
          <Runs runs={caption} />
        </figcaption>
      )}
    </figure>
  )
}
