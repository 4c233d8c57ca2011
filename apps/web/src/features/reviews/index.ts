export { ReviewWidget } from './review-widget.tsx'
