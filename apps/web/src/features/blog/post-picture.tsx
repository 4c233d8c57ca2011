import type { BlogImage, BlogSummary } from '@beacon/contract/blog'
import { classNames } from '../../ui/class-names.ts'
import { Cover } from './cover.tsx'

interface PictureProps {
  image: BlogImage
  /** The displayed width, in the syntax of `sizes`. */
  sizes: string
  /** Whether it is above the fold, and so loaded eagerly. */
  isFirst?: boolean
  className?: string
}

/** A picture from our own copy, in the width that the screen needs; its space is reserved before it loads. */
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

/** A post's own picture, or the generated cover of its category. */
export function PostPicture({ post, className, ...rest }: PostPictureProps) {
  return post.image ? (
    <Picture {...rest} image={post.image} className={classNames('w-full object-cover', className)} />
  ) : (
    <Cover category={post.category} slug={post.slug} className={className} />
  )
}
