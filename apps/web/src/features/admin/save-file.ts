const KEPT_MS = 60_000

/** Makes the browser save a file created on this page. */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(contents)
  link.download = name
  link.click()
  // Some browsers start saving a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
