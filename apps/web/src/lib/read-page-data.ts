import { type PageData, PUBLIC_URL_PLACEHOLDER } from '../page-data.ts'

/** The record that the server rendered this document with. */
export function readPageData(document: Document): PageData {
  const publicUrl = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content
  const forms: Pick<PageData, 'contact'> = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '{}',
  )
  return {
    ...forms,
    publicUrl: publicUrl && publicUrl !== PUBLIC_URL_PLACEHOLDER ? publicUrl : document.location.origin,
    demo: document.documentElement.dataset.demo === 'on',
  }
}
