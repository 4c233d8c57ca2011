// Loaded before every script: better-sqlite3 crashes on an old Node instead of saying why.
const NEEDED = 26
const found = Number(process.versions.node.split('.')[0])
if (found < NEEDED) {
  console.error(
    `This project runs on Node ${NEEDED} or newer, and this is Node ${process.versions.node}. ` +
      'Start it with `npx --yes pnpm@12 dev`: that installs the right Node beside the project.',
  )
  process.exit(1)
}
