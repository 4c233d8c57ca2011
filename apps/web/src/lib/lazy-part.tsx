import { type ComponentType, lazy, useEffect } from 'react'
import { fullStyleSheet } from './full-stylesheet.ts'

const Nothing = () => null

/** Told when the part could not be fetched. */
type Reports = { onMissing?: () => void }

/**
 * A component that the server did not render: its module, and the styles it may need, are loaded when it is shown. If
 * that fails the page stays; `Instead` is shown, and the next time it is tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props & Reports> {
  let Part = fetched()

  function fetched() {
    return lazy(async () => {
      const [component] = await Promise.all([load().catch(() => Missing), fullStyleSheet()])
      return { default: component as ComponentType<Props & Reports> }
    })
  }

  function Missing(props: Props & Reports) {
    const { onMissing } = props
    // biome-ignore lint/correctness/useExhaustiveDependencies: said once
    useEffect(() => {
      onMissing?.()
      return () => {
        Part = fetched()
      }
    }, [])
    return <Instead {...props} />
  }

  return (props) => <Part {...props} />
}
