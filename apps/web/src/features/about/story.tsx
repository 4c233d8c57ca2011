import { story } from '@beacon/content/about'
import { Section } from '../../ui/layout.tsx'

/** How the agency began, next to the sign that could not be changed. */
export function Story() {
  return (
    <Section labelledBy="story" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="grid content-start gap-8 self-start lg:sticky lg:top-12 lg:col-span-4">
        <h2 id="story">{story.title}</h2>
        <ShopSign />
      </div>
      <div className="grid gap-5 text-lg lg:col-span-7 lg:col-start-6">
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="story-paragraph max-w-measure">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}

/** The bait shop's board, with the old hours struck out by hand. */
function ShopSign() {
  return (
    <svg
      viewBox="12 0 276 200"
      fill="none"
      role="img"
      aria-label="A shop sign: the old opening hour is struck out, the new one written beside it."
      className="shop-sign"
    >
      <path className="stroke-ink" strokeWidth="2" d="M70 46 150 6l80 40" />
      <circle className="fill-ink" cx="150" cy="6" r="5" />
      <path className="fill-raised-2 stroke-ink" strokeWidth="2.5" d="M14 46h272v150H14z" />
      <path className="stroke-line" strokeWidth="1.5" d="M24 56h252v130H24z" />
      <text className="shop-sign-name" x="150" y="104">
        BAIT
      </text>
      <text className="shop-sign-hours" x="92" y="158">
        6 AM
      </text>
      <path className="stroke-danger" strokeWidth="4" strokeLinecap="round" d="m50 158 84-18" />
      <text className="shop-sign-new" x="206" y="160">
        4:30
      </text>
      <path className="stroke-beacon" strokeWidth="3" strokeLinecap="round" d="M166 170q40 8 82-4" />
    </svg>
  )
}
