const LOW_STOCK = 5

/** Whether so many pieces of something that is offered are none, or few; undefined while there are enough. */
export function stockStateOf({
  available,
  isOffered,
}: {
  available: number
  isOffered: boolean
}): 'low' | 'out' | undefined {
  if (!isOffered || available >= LOW_STOCK) return undefined
  return available === 0 ? 'out' : 'low'
}
