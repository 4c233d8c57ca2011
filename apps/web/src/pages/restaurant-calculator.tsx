import { calculatorFaqs, calculatorMeta } from '@beacon/content/industries/restaurant-calculator'
import { CalculatorScreen } from '../features/calculator/calculator-screen.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const path = paths.restaurantCalculator
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Marketing for restaurants', to: paths.restaurantMarketing },
  { text: 'Growth calculator', to: path },
]

/** The growth calculator; its figures are in the address. */
export default function RestaurantCalculatorPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...calculatorMeta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...calculatorMeta, path, crumbs, faqs: calculatorFaqs })} />
      <CalculatorScreen crumbs={crumbs} />
    </>
  )
}
