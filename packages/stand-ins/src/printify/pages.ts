import { invalid } from './errors.ts'

/** One page of a list with Printify's frame around it; addresses in it are fragments. */
export function pageOf<T>(
  all: readonly T[],
  query: URLSearchParams,
  sizes: { standard: number; most: number },
) {
  const size = wholeNumber(query, 'limit', sizes.standard)
  if (size > sizes.most) throw invalid('limit', `The limit may not be greater than ${sizes.most}.`)
  const page = wholeNumber(query, 'page', 1)
  const data = all.slice((page - 1) * size, page * size)
  const last = Math.max(1, Math.ceil(all.length / size))
  const start = (page - 1) * size
  return {
    current_page: page,
    data,
    first_page_url: '/?page=1',
    from: data.length > 0 ? start + 1 : null,
    last_page: last,
    last_page_url: `/?page=${last}`,
    next_page_url: page < last ? `/?page=${page + 1}` : null,
    path: '/',
    per_page: size,
    prev_page_url: page > 1 ? `/?page=${page - 1}` : null,
    to: data.length > 0 ? start + data.length : null,
    total: all.length,
  }
}

function wholeNumber(query: URLSearchParams, name: string, standard: number): number {
  const value = Number(query.get(name) ?? standard)
  if (!Number.isInteger(value) || value < 1) throw invalid(name, `The ${name} must be a positive integer.`)
  return value
}
