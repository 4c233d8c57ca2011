import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the stand-ins of demo mode keep what they know. */
export const demoFolderIn = (dataDir: string): string => join(dataDir, 'demo')

/** The database may have the stand-ins' products, the demo's promo code, and orders paid with test money. */
export class WasDemo extends Error {
  constructor(folder: string) {
    super(
      `${folder} is of a demo, whose products, promo code and orders would be on sale; set DATA_DIR to another folder, or DEMO=true to go on with it, or, to keep them, delete only ${folder}`,
    )
    this.name = 'WasDemo'
  }
}

/** Outside demo mode. @throws WasDemo */
export function assertNoDemo(dataDir: string): void {
  const folder = demoFolderIn(dataDir)
  if (existsSync(folder)) throw new WasDemo(folder)
}
