import { PUBLIC_URL_PLACEHOLDER } from '@beacon/contract/public-url'
import type { PageData } from '../page-data.ts'

/** The record that the server rendered this document with. */
export function readPageData(document: Document): PageData {
  const publicUrl = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content
  const record: Omit<PageData, 'publicUrl' | 'demo'> = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '{}',
  )
  return {
    ...record,
    publicUrl: publicUrl && publicUrl !== PUBLIC_URL_PLACEHOLDER ? publicUrl : document.location.origin,
    demo: document.documentElement.dataset.demo === 'on',
  }
}
