import type { BlogPostAnswer } from '@beacon/contract/blog'
import type { NewsletterLink } from '@beacon/contract/newsletter'
import type { Product, ProductSummary } from '@beacon/contract/products'
import type { SearchAnswer } from '@beacon/contract/search'
import type { BlogListPage } from '@beacon/rules/blog-posts'
import { createContext, use } from 'react'

/** The result of a form that the browser posted natively. */
export interface PostedForm {
  sent: boolean
  /** What the visitor had typed, by field. */
  values: Record<string, string>
  /** The server's message for every field that it refused. */
  fields: Record<string, string>
  /** The server's sentence, shown in place of the form's own: how long to wait, and whom to call. */
  failure?: string
}

/** What the page of a product shows. */
export interface ProductPage {
  product: Product
  /** 'You Might Also Like'. */
  related: readonly ProductSummary[]
}

/**
 * The data that a page is rendered with. The browser gets the same record, so that hydration matches; it must contain
 * nothing that a visitor may not read.
 */
export interface PageData {
  /** The origin for absolute links; a placeholder in prerendered pages. */
  publicUrl?: string
  /** Whether stand-ins answer instead of real integrations. */
  demo?: boolean
  contact?: PostedForm
  /** A sign-up box that was posted; `values.list` says which. */
  signUp?: PostedForm
  /** The data of a newsletter link; null when it is unknown or has expired. */
  newsletterLink?: NewsletterLink | null
  /** The list of a blog page: all posts, those of a category, of a tag, or of a search. */
  blogList?: BlogListPage
  /** Null where there is no such post. */
  blogPost?: BlogPostAnswer | null
  /** What was found for the words of the address. */
  search?: SearchAnswer
  store?: { products: readonly ProductSummary[] }
  /** Null where there is no such product. */
  product?: ProductPage | null
}

const PageDataContext = createContext<PageData>({})

export const PageDataProvider = PageDataContext.Provider

/** The record that the page was rendered with. */
export const usePageData = (): PageData => use(PageDataContext)
