import type { Product, Variant } from '@beacon/contract/products'
import {
  type Attribute,
  coloursOf,
  isCombinationOffered,
  type Option,
  othersOf,
  sizesOf,
} from '@beacon/rules/variants'
import { useId } from 'react'
import { fieldValue, useEarlyChange } from '../../lib/use-early-change.ts'
import { Icon } from '../../ui/icon.tsx'
import { SizeGuide } from './size-guide.tsx'

interface VariantChoiceProps {
  product: Product
  variant: Variant
  onChoose: (attribute: Attribute, value: string) => void
}

/** Color, size and other options. Sold-out ones are shown but cannot be selected. */
export function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const sizes = sizesOf(product.variants)
  const colours = coloursOf(product.variants)
  const others = othersOf(product.variants)
  const { size, colour } = variant
  return (
    <div className="grid gap-6">
      {colours.length > 0 && (
        <ColourSwatches
          colours={colours}
          hexes={product.options.colours}
          chosen={variant.colour}
          onChoose={(value) => onChoose('colour', value)}
        />
      )}
      {sizes.length > 0 && (
        <OptionSelect
          label="Size"
          options={sizes.map(({ value }) => ({
            value,
            isOffered: isCombinationOffered(product.variants, { size: value, colour }),
          }))}
          chosen={size}
          onChoose={(value) => onChoose('size', value)}
        />
      )}
      {others.length > 0 && (
        <OptionSelect
          label={product.options.other ?? 'Variant'}
          options={others.map(({ value }) => ({
            value,
            isOffered: isCombinationOffered(product.variants, { size, colour, other: value }),
          }))}
          chosen={variant.other ?? null}
          onChoose={(value) => onChoose('other', value)}
        />
      )}
      {product.sizeGuide && <SizeGuide measures={product.sizeGuide} chosen={variant.size} />}
    </div>
  )
}

interface ChoiceProps {
  chosen: string | null
  onChoose: (value: string) => void
}

interface OptionSelectProps extends ChoiceProps {
  label: string
  options: readonly Option[]
}

function OptionSelect({ label, options, chosen, onChoose }: OptionSelectProps) {
  const id = useId()
  // What a link names may not be offered any more: a browser would show the first option in its place.
  const isGone = chosen !== null && options.every(({ value }) => value !== chosen)
  const shown = isGone ? [...options, { value: chosen, isOffered: false }] : options
  const select = useEarlyChange<HTMLSelectElement>({ read: fieldValue, shown: chosen ?? '', take: onChoose })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="relative w-fit min-w-[min(15rem,100%)] max-w-full">
        <select
          ref={select}
          id={id}
          className="field"
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {shown.map(({ value, isOffered }) => (
            <option key={value} value={value} disabled={!isOffered}>
              {isOffered ? value : `${value} (sold out)`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="field-chevron" />
      </div>
    </div>
  )
}

interface ColourSwatchesProps extends ChoiceProps {
  colours: readonly Option[]
  hexes: Product['options']['colours']
}

function ColourSwatches({ colours, hexes, chosen, onChoose }: ColourSwatchesProps) {
  const name = useId()
  const group = useEarlyChange({ read: checkedValue, shown: chosen ?? '', take: onChoose })
  return (
    <fieldset ref={group}>
      <legend className="mb-2 text-sm">
        <span className="font-semibold">Color</span> <span className="text-muted">{chosen}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {colours.map(({ value, isOffered }) => (
          <label key={value} className="swatch" title={isOffered ? value : `${value} (sold out)`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={!isOffered}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <SwatchDot hex={hexes.find((colour) => colour.name === value)?.hex} isOffered={isOffered} />
            <span className="sr-only">{isOffered ? value : `${value} (sold out)`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const checkedValue = (group: HTMLFieldSetElement) =>
  group.querySelector<HTMLInputElement>('input:checked')?.value

const STRIKE = 'M7 33 33 7'

/** The color itself; crossed out if sold out. */
function SwatchDot({ hex = 'none', isOffered }: { hex?: string | undefined; isOffered: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="swatch-dot">
      <circle cx="20" cy="20" r="15" fill={hex} />
      {!isOffered && (
        <>
          <path d={STRIKE} />
          <path d={STRIKE} />
        </>
      )}
    </svg>
  )
}
