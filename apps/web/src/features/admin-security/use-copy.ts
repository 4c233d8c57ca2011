import { useToast } from '../../ui/toast.tsx'

/** Copies a text, and says whether it worked. */
export function useCopy(): (text: string) => void {
  const showToast = useToast()
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => showToast('Copied.'),
      () => showToast('The browser does not let us copy. Please select it.', 'danger'),
    )
}
