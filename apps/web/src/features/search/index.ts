export { SiteSearch } from './site-search.tsx'
