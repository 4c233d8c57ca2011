import { garmentMeasures, sizeGuideNote } from '@beacon/content/store'
import type { SizeMeasures } from '@beacon/contract/products'
import { Icon } from '../../ui/icon.tsx'

/** A garment's measurements, in the order of the columns. */
export const measureKeys = Object.keys(garmentMeasures) as (keyof typeof garmentMeasures)[]

const CM_AN_INCH = 2.54

interface SizeGuideProps {
  measures: readonly SizeMeasures[]
  chosen: string | null
}

/** The measurements of every size; it opens without a script, and is always expanded in print. */
export function SizeGuide({ measures, chosen }: SizeGuideProps) {
  return (
    <details className="size-guide group">
      <summary>
        Size guide
        <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-4 pb-5 text-sm">
        <table>
          <caption>Laid flat, in inches and centimeters</caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {measureKeys.map((key) => (
                <th key={key} scope="col">
                  {garmentMeasures[key].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map((row) => (
              <tr key={row.size} aria-current={row.size === chosen || undefined}>
                <th scope="row">{row.size}</th>
                {measureKeys.map((key) => (
                  <td key={key}>
                    <Length inches={row[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          {measureKeys.map((key) => (
            <div key={key}>
              <dt>{garmentMeasures[key].name}:</dt> <dd>{garmentMeasures[key].how}.</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted">{sizeGuideNote}</p>
      </div>
    </details>
  )
}

const Length = ({ inches }: { inches: number }) => (
  <>
    {`${inches} in `}
    <span className="text-muted">{`${Math.round(inches * CM_AN_INCH)} cm`}</span>
  </>
)
