import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { toggleFavorite, useIsFavorite } from './favorites.ts'

interface FavoriteButtonProps {
  product: { id: string; name: string }
  className?: string
}

/** A heart that marks a product as favorite; filled if it is one. */
export function FavoriteButton({ product: { id, name }, className }: FavoriteButtonProps) {
  const marked = useIsFavorite(id)
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={`Favorite ${name}`}
      className={classNames('favorite-button', className)}
      onClick={() => toggleFavorite(id)}
    >
      <Icon name="heart" className={marked ? 'size-5 fill-current' : 'size-5'} />
    </button>
  )
}
