export { SitePopup } from './site-popup.tsx'
