/** Builds what `pnpm start` serves: the website, and the server that answers for it. */
import { startProgram } from './lib/programs.ts'

for (const part of ['apps/web/build.ts', 'apps/api/build.ts']) {
  const { code } = await startProgram(process.execPath, [part], { stdio: 'inherit' }).ended
  if (code !== 0) process.exit(code ?? 1)
}
