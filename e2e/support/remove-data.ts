import { rmSync } from 'node:fs'

/** Removes what the servers of this run have stored. */
// biome-ignore lint/style/noDefaultExport: that is how Playwright finds it
export default function removeData(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true })
}
