import { caseStudy } from '@beacon/content/industries/barbershop-case-study'
import { businessId, type Graph, type PageFacts, pageGraph } from '../../lib/structured-data.ts'

/** The page's graph with the story as an article by us. */
export function caseStudyGraph(absolute: (path: string) => string, page: PageFacts): Graph {
  const graph = pageGraph(absolute, page)
  const url = absolute(page.path)
  const article = {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: caseStudy.title,
    description: page.description,
    inLanguage: 'en-US',
    mainEntityOfPage: { '@id': `${url}#webpage` },
    author: { '@id': businessId(absolute) },
    publisher: { '@id': businessId(absolute) },
  }
  return { ...graph, '@graph': [...graph['@graph'], article] }
}
