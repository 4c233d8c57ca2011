import Sqlite from 'better-sqlite3'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { openSource } from './sqlite-source.ts'

/** What is easily lost on the way: quotes, other alphabets, a text that looks like a number, nothing at all. */
const WORDS = ["O'Hara & <sons>", 'naïve 🛟 Ωmega', '007', '', 'a\\b%_c', 'two\nlines\t"quoted"']

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  pk: number
}

/** A SQLite file of ours with this many rows in every table there is, whatever tables there are. */
export async function fillDatabase(file: string, rows: number): Promise<void> {
  const migrated = openDatabase(`sqlite:${file}`)
  await migrate(migrated)
  await migrated.destroy()
  const source = openSource(file)
  const names = source.tables.map(({ name }) => name)
  source.close()
  const db = new Sqlite(file)
  for (const name of names) fillTable(db, name, rows)
  db.close()
}

function fillTable(db: Sqlite.Database, table: string, rows: number): void {
  const columns = db.pragma(`table_info("${table}")`) as Column[]
  const parents = db.pragma(`foreign_key_list("${table}")`) as { from: string; table: string; to: string }[]
  const places = columns.map(() => '?').join(', ')
  const insert = db.prepare(`insert into "${table}" values (${places})`)
  db.prepare(`delete from "${table}"`).run()
  db.transaction(() => {
    for (let row = 0; row < (holdsOneRow(columns) ? 1 : rows); row += 1) {
      insert.run(columns.map((column) => valueFor(db, column, row, parents)))
    }
  })()
}

/** `id integer primary key check (id = 1)`. */
const holdsOneRow = (columns: readonly Column[]): boolean =>
  columns.some(({ name, type, pk }) => name === 'id' && type.toLowerCase() === 'integer' && pk > 0)

function valueFor(
  db: Sqlite.Database,
  { name, type, notnull, pk }: Column,
  row: number,
  parents: readonly { from: string; table: string; to: string }[],
): string | number | Buffer | null {
  const parent = parents.find(({ from }) => from === name)
  if (parent) {
    const keys = db.prepare<[number], string>(`select "${parent.to}" from "${parent.table}" limit 1 offset ?`)
    return keys.pluck().get(row) ?? null
  }
  if (!notnull && pk === 0 && row % 3 === 0) return null
  if (type.toLowerCase() === 'integer') return row + 1
  if (type.toLowerCase() === 'blob') return Buffer.from([0, 255, row % 256])
  return `${WORDS[row % WORDS.length]} ${name} ${row}`
}
