/** The choice that an address names; the empty one, which is the whole list, where nobody offers it. */
export const offered = (options: readonly { value: string }[], asked: string | null): string =>
  options.find(({ value }) => value === asked)?.value ?? ''
