/** Joins class names and leaves out what is not set. */
export const classNames = (...names: Array<string | false | null | undefined>) =>
  names.filter(Boolean).join(' ')
