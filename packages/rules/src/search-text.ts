/** A text as it is searched for: in any case, and with the apostrophe of a phone as the one of a keyboard. */
export const searchText = (text: string): string => text.toLowerCase().replaceAll('’', "'")
