import { rmSync } from 'node:fs'

/** Removes the data of this run's servers. */
// biome-ignore lint/style/noDefaultExport: that is how Playwright finds it
export default function removeData(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true })
}
