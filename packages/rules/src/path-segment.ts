/** Decodes a path segment; one that is malformed stays as it is. */
export function decodePathSegment(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
