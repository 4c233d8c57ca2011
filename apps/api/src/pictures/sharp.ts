import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The picture library takes 20 MB and a tenth of a start: the first picture that has to be made loads it. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures are nobody's hurry: one thread, so that visitors keep the other; and hardly one is made twice.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}
