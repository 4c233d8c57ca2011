/** A name and its state on one line of a list. */
export const LINE = 'flex items-baseline justify-between gap-4 border-line border-b py-2.5'
