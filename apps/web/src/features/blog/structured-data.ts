import { agency } from '@beacon/content/agency'
import { team } from '@beacon/content/team'
import type { BlogPost } from '@beacon/contract/blog'
import { authorSlug } from '@beacon/rules/blog-posts'
import { sharePictureName } from '../../lib/share-picture.ts'
import {
  type Absolute,
  businessId,
  type Graph,
  type GraphNode,
  type PageFacts,
  pageGraph,
} from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { categoryName } from './categories.ts'
import { postCrumbs } from './post-crumbs.ts'

/** A post's page, breadcrumbs and article. */
export function postGraph(absolute: Absolute, post: BlogPost): Graph {
  const graph = pageGraph(absolute, {
    ...post.meta,
    path: paths.blogPost(post.slug),
    crumbs: postCrumbs(post),
  })
  return { ...graph, '@graph': [...graph['@graph'], postNode(absolute, post)] }
}

function postNode(absolute: Absolute, post: BlogPost): GraphNode {
  const path = paths.blogPost(post.slug)
  const url = absolute(path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    image: {
      '@type': 'ImageObject',
      url: absolute(`/og/${sharePictureName(path)}.jpg`),
      width: 1200,
      height: 630,
    },
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: authorNode(absolute, post.author),
    publisher: { '@id': businessId(absolute) },
    mainEntityOfPage: { '@id': `${url}#webpage` },
    articleSection: categoryName(post.category),
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readTime}M`,
    inLanguage: 'en-US',
  }
}

/** A list's page and breadcrumbs; an author's list is a profile page. */
export function listGraph(absolute: Absolute, page: PageFacts, author?: string): Graph {
  if (!author || author === agency.name) return pageGraph(absolute, { ...page, type: 'CollectionPage' })
  const person = personNode(absolute, author)
  const graph = pageGraph(absolute, { ...page, type: 'ProfilePage' })
  const nodes = graph['@graph'].map((node) =>
    node['@type'] === 'ProfilePage' ? { ...node, mainEntity: { '@id': person['@id'] } } : node,
  )
  return { ...graph, '@graph': [...nodes, person] }
}

/** The author; an unsigned post is by the business itself. */
function authorNode(absolute: Absolute, name: string) {
  if (name === agency.name) return { '@id': businessId(absolute) }
  return authorSlug(name) ? personNode(absolute, name) : { '@type': 'Person', name }
}

/** A person, with the page of their posts; members of the team have more details. */
function personNode(absolute: Absolute, name: string): GraphNode {
  const url = absolute(paths.blogAuthor(name))
  const member = team.find((candidate) => candidate.name === name)
  const known = member && { jobTitle: member.position, worksFor: { '@id': businessId(absolute) } }
  return { '@type': 'Person', '@id': `${url}#person`, name, url, ...known }
}
