/** The option named by the address; the empty one, which shows everything, if there is no such option. */
export const validOption = (options: readonly { value: string }[], asked: string | null): string =>
  options.find(({ value }) => value === asked)?.value ?? ''
