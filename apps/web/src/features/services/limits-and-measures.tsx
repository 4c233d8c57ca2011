import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { Icon } from '../../ui/icon.tsx'

type LimitsAndMeasuresProps = Pick<ServicePage, 'notIncluded' | 'success'>

/** Two related lists: what the price does not include, and how to measure success. */
export function LimitsAndMeasures({ notIncluded, success }: LimitsAndMeasuresProps) {
  return (
    <div className="border-line border-t">
      <div className="mx-auto grid w-full max-w-page px-5 md:px-8 lg:grid-cols-12 xl:px-0">
        <section aria-labelledby="not-included" className="py-14 md:py-20 lg:col-span-4 lg:pr-10">
          <h2 id="not-included" className="text-h3">
            Not included
          </h2>
          <ul className="mt-5 grid gap-3 text-muted text-sm">
            {notIncluded.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="minus" className="mt-1 size-4 shrink-0" />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="success"
          className="border-line py-14 max-lg:border-t md:py-20 lg:col-span-8 lg:border-l lg:pl-12"
        >
          <h2 id="success" className="text-h3">
            How success is measured
          </h2>
          <p className="mt-3 max-w-measure">{success.intro}</p>
          <ol className="mt-7 grid gap-x-10 sm:grid-cols-2">
            {success.measures.map(({ title, text }) => (
              <li key={title} className="grid content-start gap-1 border-line border-t py-5">
                <h3 className="text-h4">{title}</h3>
                <p className="text-muted text-sm">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
