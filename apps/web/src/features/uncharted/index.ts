export { findUnchartedText } from './find-text.ts'
export { UnchartedPage } from './uncharted-page.tsx'
