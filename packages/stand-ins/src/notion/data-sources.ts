import type { PropertyType } from './values.ts'

export type Schema = Readonly<Record<string, PropertyType>>

/** The three databases of the agency as they must exist in Notion: property name → type. */
const blogSchema = {
  Title: 'title',
  Slug: 'rich_text',
  Excerpt: 'rich_text',
  Published: 'checkbox',
  Date: 'date',
  Category: 'select',
  Tags: 'multi_select',
  Author: 'rich_text',
  Image: 'files',
} as const satisfies Schema

const productsSchema = {
  Name: 'title',
  Description: 'rich_text',
  Category: 'select',
  Image: 'files',
  Price: 'number',
  Status: 'select',
  SKU: 'rich_text',
  Weight: 'rich_text',
  Dimensions: 'rich_text',
  Inventory: 'number',
  Features: 'multi_select',
  Tags: 'multi_select',
} as const satisfies Schema

const leadsSchema = {
  Name: 'title',
  'Lead ID': 'rich_text',
  Email: 'email',
  Phone: 'phone_number',
  Business: 'rich_text',
  'Business Type': 'rich_text',
  Website: 'url',
  Source: 'select',
  Message: 'rich_text',
  Status: 'select',
  Received: 'date',
} as const satisfies Schema

/** Ids stay the same over restarts, so that settings and stored references keep their meaning. */
export const dataSources = {
  blog: '5d000000-0000-4000-8000-000000000001',
  products: '5d000000-0000-4000-8000-000000000002',
  leads: '5d000000-0000-4000-8000-000000000003',
}

export const databases = {
  blog: 'db000000-0000-4000-8000-000000000001',
  products: 'db000000-0000-4000-8000-000000000002',
  leads: 'db000000-0000-4000-8000-000000000003',
}

/** What the stand-in is seeded with. */
export const seeds = [
  { id: dataSources.blog, databaseId: databases.blog, name: 'Blog posts', schema: blogSchema },
  { id: dataSources.products, databaseId: databases.products, name: 'Products', schema: productsSchema },
  { id: dataSources.leads, databaseId: databases.leads, name: 'Leads', schema: leadsSchema },
]
