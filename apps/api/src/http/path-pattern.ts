/** Matches paths against a pattern in which `:name` stands for one segment: `/blog/:slug`. */
export function matcherOf(address: string): (path: string) => boolean {
  const pattern = new RegExp(`^${address.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
  return (path) => pattern.test(path)
}
