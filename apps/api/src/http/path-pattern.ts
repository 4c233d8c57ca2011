/** Whether a path fits an address in which `:name` stands for a part: `/blog/:slug`. */
export function matcherOf(address: string): (path: string) => boolean {
  const pattern = new RegExp(`^${address.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
  return (path) => pattern.test(path)
}
