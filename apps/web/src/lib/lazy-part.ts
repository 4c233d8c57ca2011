import { type ComponentType, lazy } from 'react'
import { wholeStyles } from './whole-styles.ts'

/** A component that the server did not render: its module is fetched when it is shown, with the styles it may need. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), wholeStyles()])
    return { default: component }
  })
