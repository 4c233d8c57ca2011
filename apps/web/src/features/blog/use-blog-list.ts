import { type BlogListPage, type BlogView, listPage, viewOf } from '@beacon/rules/blog-posts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRendered } from '../../lib/use-rendered.ts'
import { knownPosts, loadPosts } from './load-posts.ts'

/** The view that the address asks for. */
export function useBlogView(): BlogView {
  const { pathname, search } = useLocation()
  return viewOf(new URL(pathname + search, 'https://here.invalid'))
}

/**
 * The list for the address: as the server rendered it, or derived from all posts after a client-side navigation.
 * Undefined while loading.
 */
export function useBlogList(): BlogListPage | undefined {
  const rendered = useRendered('blogList')
  const view = useBlogView()
  const [posts, setPosts] = useState(knownPosts)
  const isMissing = !rendered && !posts

  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    void loadPosts().then((loaded) => {
      if (!isLeft) setPosts(loaded)
    })
    return () => {
      isLeft = true
    }
  }, [isMissing])

  return rendered ?? (posts && listPage(posts, view))
}
