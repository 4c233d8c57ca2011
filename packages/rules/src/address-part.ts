/** A part of an address as it was meant; one that cannot be decoded stays as it is. */
export function decodePart(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
