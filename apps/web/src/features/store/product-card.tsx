import { productRatings } from '@beacon/content/reviews'
import type { ProductSummary } from '@beacon/contract/products'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { PriceTag } from './price-tag.tsx'
import { ProductPicture } from './product-picture.tsx'
import { stockClass, stockText } from './product-words.ts'

const SHOWN_FEATURES = 2

interface ProductCardProps {
  product: ProductSummary
  /** The heading level of its name. */
  level?: 2 | 3
}

/** A product in the grid; the whole card is a link to its page. */
export function ProductCard({ product, level = 2 }: ProductCardProps) {
  const { id, name, images, price, inventory, status, features } = product
  const image = images[0]
  const Heading = `h${level}` as const
  const more = features.length - SHOWN_FEATURES
  return (
    <li className="product-card">
      {/* After the text: so many pictures would compete with the fonts for connections. */}
      <div className="product-picture" data-scenery="">
        {image && (
          <ProductPicture
            image={{ ...image, alt: '' }}
            sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, (min-width: 36rem) 45vw, 9rem"
            loading="lazy"
          />
        )}
        <PriceTag cents={price} />
      </div>
      <div className="product-words">
        <Heading className="text-h4">
          <Link to={paths.product(id)} className="product-link">
            {name}
          </Link>
        </Heading>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {productRatings.shown && (
            <span className="flex items-center gap-1 font-semibold tabular-nums">
              <Icon name="star" className="size-4 fill-beacon text-beacon" />
              <span className="sr-only">Rated </span>
              {productRatings.cardRating}
            </span>
          )}
          <span className={stockClass(status, inventory)}>
            {status === 'Active' ? stockText(inventory) : status}
          </span>
        </p>
        {features.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-muted text-sm">
            {features.slice(0, SHOWN_FEATURES).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
            {more > 0 && <li>+{more} more</li>}
          </ul>
        )}
      </div>
      <FavoriteButton product={product} className="product-favorite" />
    </li>
  )
}
