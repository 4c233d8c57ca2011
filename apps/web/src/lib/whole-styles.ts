/**
 * The whole style sheet. A page carries the rules of its own markup; what brings markup of its own waits for the rest,
 * which is fetched now if nothing has asked for it before. A sheet that fails to come is not waited for.
 */
export async function wholeStyles(): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all([...sheets()].filter(({ sheet }) => !sheet).map(ended))
}

const linked = () => document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')

function sheets() {
  const href = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles
  if (href && linked().length === 0)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  return linked()
}

const ended = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
