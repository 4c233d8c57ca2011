import { team } from '@beacon/content/team'
import type { BlogPost } from '@beacon/contract/blog'
import { sharePictureName } from '../../lib/share-picture.ts'
import {
  type Absolute,
  businessId,
  type Graph,
  type GraphNode,
  pageGraph,
} from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { categoryName } from './categories.ts'
import { postCrumbs } from './post-crumbs.ts'

/** The page of a post, the way to it, and the post itself. */
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

/** A person; one of the team has a page that tells more. */
function authorNode(absolute: Absolute, name: string) {
  const member = team.find((candidate) => candidate.name === name)
  const known = member && { jobTitle: member.position, url: absolute(paths.about) }
  return { '@type': 'Person', name, ...known }
}
