/** The address with another choice made; an empty one is none. A list that is narrowed starts at its first page. */
export function withFilter(address: URLSearchParams, param: string, choice: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (choice) next.set(param, choice)
  else next.delete(param)
  next.delete('page')
  return next
}
