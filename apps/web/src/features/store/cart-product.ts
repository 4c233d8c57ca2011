import type { Product, Variant } from '@beacon/contract/products'
import { type CartProduct, cartItemId } from '@beacon/rules/cart'
import { imageOf } from '@beacon/rules/variants'

/** A product variant in the form that the cart stores. */
export function cartProductOf(product: Product, variant: Variant | undefined): CartProduct {
  const variantId = variant?.id ?? null
  return {
    id: cartItemId(product.source, product.id, variantId),
    product_id: product.id,
    variant_id: variantId,
    name: product.name,
    variant: variant?.title ?? '',
    selectedSize: variant?.size ?? '',
    selectedColor: variant?.colour ?? '',
    category: product.category,
    digital: product.digital,
    source: product.source,
    image: imageOf(product, variant)?.src ?? product.image,
    price: variant?.price ?? product.price,
    available: variant?.quantity ?? product.inventory,
  }
}
