import { caseStudyMeta } from '@beacon/content/industries/barbershop-case-study'
import { CaseStudyScreen } from '../features/case-study/case-study-screen.tsx'
import { caseStudyGraph } from '../features/case-study/structured-data.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

const path = paths.barbershopCaseStudy
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Marketing for barbershops', to: paths.barbershopMarketing },
  { text: 'Case study', to: path },
]

/** A year of one barbershop, marked up as an article. */
export default function BarbershopCaseStudyPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...caseStudyMeta} path={path} type="article" />
      <JsonLd data={caseStudyGraph(absolute, { ...caseStudyMeta, path, crumbs })} />
      <CaseStudyScreen crumbs={crumbs} />
    </>
  )
}
