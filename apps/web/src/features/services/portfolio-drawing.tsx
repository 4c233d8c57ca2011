import type { ReactNode } from 'react'

/** Four pages as sketches, each with the element that it is built around. */
const PAGES: readonly ReactNode[] = [
  <g key="canvas">
    <path className="fill-ink" d="M40 74h150v18H40z" />
    <path className="fill-muted" d="M40 106h190v6H40zM40 120h160v6H40z" />
    <path className="fill-beacon" d="M40 146h92v30H40z" />
    <path
      className="fill-water stroke-coast"
      strokeWidth="1.5"
      d="M300 66h120v76H300zM432 66h128v76H432zM300 154h120v76H300zM432 154h128v76H432z"
    />
    <path
      className="fill-raised-2 stroke-ink"
      strokeWidth="1.5"
      d="M316 118q10-36 44-36t44 36zM448 118q14-30 48-30t48 30zM316 206q20-30 88-8v8zM448 206l48-38 48 38z"
    />
    <path className="stroke-line" d="M40 200h220M40 216h220" />
  </g>,
  <g key="kitchen">
    <path className="fill-ink" d="M220 70h160v18H220z" />
    <path className="stroke-line" d="M300 108v122" />
    <path
      className="fill-muted"
      d="M60 116h120v6H60zM60 142h140v6H60zM60 168h110v6H60zM60 194h132v6H60zM330 116h130v6H330zM330 142h100v6H330zM330 168h120v6H330z"
    />
    <path
      className="fill-bay"
      d="M240 116h30v6h-30zM240 142h30v6h-30zM240 168h30v6h-30zM240 194h30v6h-30zM510 116h30v6h-30zM510 142h30v6h-30zM510 168h30v6h-30z"
    />
    <path className="fill-beacon" d="M330 194h210v30H330z" />
  </g>,
  <g key="dental">
    <path className="fill-bay" d="M40 66h250v164H40z" fillOpacity=".25" />
    <path className="fill-ink" d="M64 92h140v16H64z" />
    <path className="fill-muted" d="M64 122h180v6H64zM64 136h150v6H64z" />
    <path className="fill-beacon" d="M64 164h100v30H64z" />
    <path className="fill-ink" d="M334 92h140v16H334z" />
    <path className="fill-muted" d="M334 122h190v6H334zM334 136h160v6H334z" />
    <path className="stroke-edge" strokeWidth="1.5" d="M334 164h226v22H334zM334 198h226v22H334z" />
    <path className="stroke-ink" strokeWidth="2" d="M312 66v164" />
  </g>,
  <g key="books">
    <path className="fill-ink" d="M40 70h110v18H40z" />
    <path className="stroke-edge" strokeWidth="1.5" d="M420 68h140v22H420z" />
    <path
      className="fill-raised-2 stroke-coast"
      strokeWidth="1.5"
      d="M48 110h28v60H48zM76 118h22v52H76zM98 106h34v64H98zM132 124h20v46h-20zM152 112h30v58h-30zM220 116h26v54h-26zM246 106h34v64h-34zM280 122h22v48h-22zM302 110h28v60h-28zM372 118h30v52h-30zM402 106h24v64h-24zM426 114h36v56h-36zM462 124h22v46h-22zM484 108h30v62h-30z"
    />
    <path className="fill-beacon" d="M182 106h26v64h-26z" />
    <path className="stroke-ink" strokeWidth="2" d="M40 171h520" />
    <path
      className="fill-muted"
      d="M48 190h120v6H48zM220 190h110v6H220zM372 190h130v6H372zM48 206h80v6H48zM220 206h90v6h-90zM372 206h70v6h-70z"
    />
  </g>,
]

/** A sample's page in a browser window. */
export function PortfolioDrawing({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 600 250" fill="none" aria-hidden="true" className="w-full">
      <path className="fill-ground stroke-edge" strokeWidth="1.5" d="M1 1h598v248H1z" />
      <path className="stroke-edge" strokeWidth="1.5" d="M1 38h598" />
      <g className="fill-edge">
        <circle cx="22" cy="20" r="5" />
        <circle cx="40" cy="20" r="5" />
        <circle cx="58" cy="20" r="5" />
      </g>
      {PAGES[index % PAGES.length]}
    </svg>
  )
}
