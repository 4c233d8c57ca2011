/** How much of a list is shown: `1,000 of 1,006`. */
export const shownOf = (shown: number, total: number): string =>
  `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
