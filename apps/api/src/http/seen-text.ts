import { AppError } from './errors.ts'

/**
 * Whether a stored text that an administrator has read is to be replaced. A request that is repeated, since its response
 * was lost, replaces nothing.
 * @throws AppError conflict, in these words, for the text that was read, and when somebody else has changed it since
 */
export function isReplaced(
  stored: string,
  { sent, seen }: { sent: string; seen: string },
  words: { same: string; changed: string },
): boolean {
  if (stored !== sent && stored !== seen) throw new AppError('conflict', words.changed)
  if (stored === sent && sent === seen) throw new AppError('conflict', words.same)
  return stored !== sent
}
