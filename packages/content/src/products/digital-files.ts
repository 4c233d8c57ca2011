import { workbook as firstThousand } from './workbooks/first-thousand-in-ads.ts'
import { workbook as listing } from './workbooks/listing-in-an-afternoon.ts'
import { workbook as websiteCheck } from './workbooks/ten-page-website-check.ts'
import { type Workbook, workbookHtml } from './workbooks/workbook.ts'

const workbooks: Readonly<Record<string, Workbook>> = {
  'listing-in-an-afternoon': listing,
  'first-thousand-in-ads': firstThousand,
  'ten-page-website-check': websiteCheck,
}

/** What the buyer of a digital product gets. */
interface DigitalFile {
  filename: string
  contentType: string
  body(): string
}

/** The file of a digital product; nothing for a product that comes in a parcel. */
export function digitalFileOf(productId: string): DigitalFile | undefined {
  const workbook = Object.hasOwn(workbooks, productId) ? workbooks[productId] : undefined
  if (!workbook) return undefined
  return {
    filename: `${productId}.html`,
    contentType: 'text/html; charset=utf-8',
    body: () => workbookHtml(workbook),
  }
}
