import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startApi } from './api-server.ts'
import { startProgram } from './programs.ts'
import { newTempFolder } from './temp-folder.ts'

const PAGES = fileURLToPath(new URL('../../apps/web/dist/pages.json', import.meta.url))
const BUILD = fileURLToPath(new URL('../build.ts', import.meta.url))

interface Website {
  url: string
  stop(): Promise<void>
}

/** Starts the production website in demo mode with a fresh data folder, after a build when there is none. */
export async function startWebsite(): Promise<Website> {
  await ensurePages()
  const folder = newTempFolder('beacon-website-')
  const settings = { DEMO: 'true', DATA_DIR: folder }
  const api = await startApi({ settings, logFile: join(folder, 'api.log') })
  return {
    url: api.url,
    async stop() {
      await api.end()
    },
  }
}

/** Builds the website when there is none: without its pages a server answers calls alone. */
export async function ensurePages(): Promise<void> {
  if (existsSync(PAGES)) return
  const { code } = await startProgram(process.execPath, [BUILD], { stdio: 'inherit' }).ended
  if (code !== 0) throw new Error('The website did not build.')
}
