import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** Loaded on first use: sharp takes 20 MB and a tenth of a start. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures are not urgent: one thread leaves the other one to visitors. No cache, because hardly any is made twice.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}
