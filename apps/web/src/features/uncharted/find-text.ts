import { matchPath } from 'react-router-dom'
import { type UnchartedText, unchartedTexts } from './texts.ts'

/** The text for an address, by the route that matches it. */
export function findUnchartedText(pathname: string): UnchartedText | undefined {
  const pattern = Object.keys(unchartedTexts).find((path) => matchPath(path, pathname))
  return pattern === undefined ? undefined : unchartedTexts[pattern]
}
