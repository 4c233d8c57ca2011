const UNSAFE = /[<\u2028\u2029]/g

/** JSON that can stand inside a `<script>` element: no text in it can end the element or break a line. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
