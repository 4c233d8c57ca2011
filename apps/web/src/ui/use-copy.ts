import { useToast } from './toast.tsx'

const WORDS = { copied: 'Copied.', refused: 'The browser does not let us copy. Please select it.' }

/**
 * Copies a text to the clipboard, and says that it is `copied`, or with `refused` what to do where the browser does not
 * allow it or, without a secure connection, has no clipboard.
 */
export function useCopy(): (text: string, words?: typeof WORDS) => Promise<void> {
  const showToast = useToast()
  return async (text, { copied, refused } = WORDS) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      showToast(refused, 'danger')
    }
  }
}
