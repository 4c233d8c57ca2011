import { blogCategories } from '@beacon/content/blog-categories'
import { pageParts, sitePages } from '@beacon/content/site-pages'
import { categoryLabels } from '@beacon/content/store'
import type { BlogPost } from '@beacon/contract/blog'
import type { ProductSummary } from '@beacon/contract/products'
import { linesOf } from '@beacon/rules/blog-blocks'
import { paths } from '@beacon/rules/paths'
import { textOf } from '@beacon/rules/plain-html'
import type { SearchDocument } from '@beacon/rules/site-search'
import type { Blog } from './features/blog/service.ts'
import type { CatalogueCache } from './features/catalogue/catalogue-cache.ts'
import { contentPassages } from './features/chat/passages.ts'
import { createSiteSearch, type SiteSearch } from './features/search/service.ts'

interface Searched {
  blog: Pick<Blog, 'snapshot'>
  served: Pick<CatalogueCache, 'version' | 'summaries'>
}

/** Wires the search: content pages, published posts and listed products. */
export const createSearch = ({ blog, served }: Searched): SiteSearch =>
  createSiteSearch([
    { version: () => 'built', list: pageDocuments },
    { version: () => blog.snapshot().version, list: () => blog.snapshot().posts.map(postDocument) },
    { version: served.version, list: () => served.summaries().map(productDocument) },
  ])

/** Pages with what the assistant has learnt from them, and the questions that stand there. */
function pageDocuments(): SearchDocument[] {
  const passages = Map.groupBy(
    contentPassages().filter(({ id }) => !id.includes('/faq/')),
    ({ link }) => link.to.replace(/[?#].*$/, ''),
  )
  return [...sitePages, ...pageParts].flatMap(({ faqs, ...page }) => {
    const said = passages.get(page.to) ?? []
    return [
      {
        ...page,
        kind: page.to.startsWith('/services/') ? 'service' : 'page',
        text: said.map(({ text }) => text.replaceAll(':\n- ', ': ').replaceAll('\n- ', '; ')).join('\n'),
        keywords: said.map(({ title, keywords = '' }) => `${title} ${keywords}`).join(' '),
      },
      ...faqs.map(
        ({ question, answer }): SearchDocument => ({
          kind: 'question',
          title: question,
          to: `${page.to}#questions`,
          description: answer,
          text: '',
          from: page.title,
        }),
      ),
    ]
  })
}

const postDocument = ({ slug, title, excerpt, tags, category, content }: BlogPost): SearchDocument => ({
  kind: 'post',
  title,
  to: paths.blogPost(slug),
  description: excerpt,
  text: linesOf(content)
    .join('\n')
    .replace(/(?<=[.!?])\s+/g, '\n'),
  keywords: [...tags, blogCategories.find((known) => known.slug === category)?.name ?? category].join(' '),
})

const productDocument = ({
  id,
  name,
  description,
  category,
  features,
  tags,
}: ProductSummary): SearchDocument => ({
  kind: 'product',
  title: name,
  to: paths.product(id),
  description: textOf(description),
  text: features.join('\n'),
  keywords: [...tags, categoryLabels[category]].join(' '),
})
