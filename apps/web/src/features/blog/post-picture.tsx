import type { BlogImage, BlogSummary } from '@beacon/contract/blog'
import { classNames } from '../../ui/class-names.ts'
import { Cover } from './cover.tsx'

interface PictureProps {
  image: BlogImage
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  /** It is on the first screen, so it is fetched at once. */
  isFirst?: boolean
  className?: string
}

/** A picture of our own copy, in the width that the screen needs; its room is kept before it comes. */
export function Picture({ image, sizes, isFirst = false, className }: PictureProps) {
  const { src, srcSet, width, height, alt } = image
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />}
      {srcSet && <source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classNames('h-auto', className)}
      />
    </picture>
  )
}

interface PostPictureProps extends Omit<PictureProps, 'image'> {
  post: Pick<BlogSummary, 'image' | 'category' | 'slug'>
}

/** What a post shows: its own picture, or the drawn cover of its category. */
export function PostPicture({ post, className, ...rest }: PostPictureProps) {
  return post.image ? (
    <Picture {...rest} image={post.image} className={classNames('w-full object-cover', className)} />
  ) : (
    <Cover category={post.category} slug={post.slug} className={className} />
  )
}
