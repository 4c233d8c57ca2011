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

export interface BlogListState {
  /** Undefined while loading, or when that failed. */
  page: BlogListPage | undefined
  hasFailed: boolean
  /** Loads it again after a failure. */
  retry: () => void
}

/** The list for the address: as the server rendered it, or derived from all posts after a client-side navigation. */
export function useBlogList(): BlogListState {
  const rendered = useRendered('blogList')
  const view = useBlogView()
  const [posts, setPosts] = useState(knownPosts)
  const [hasFailed, setFailed] = useState(false)
  const isMissing = !rendered && !posts && !hasFailed

  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    loadPosts().then(
      (loaded) => isLeft || setPosts(loaded),
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [isMissing])

  return { page: rendered ?? (posts && listPage(posts, view)), hasFailed, retry: () => setFailed(false) }
}
