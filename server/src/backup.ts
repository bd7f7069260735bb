import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { backUp } from './move/back-up.ts'
import { runCommand } from './move/command.ts'
import { openHouse } from './move/place.ts'

const usage = `Usage: npm run backup -- <file.tgz>
Writes rows, pictures and sound of this house, and the key that opens its secrets, into one file. Stop the server first where
the database is the embedded one.`

await runCommand(usage, async (say) => {
  const [file] = process.argv.slice(2)
  if (!file || file.startsWith('-')) return false
  const { database, files, dataDir } = readConfig(process.env)
  const house = await openHouse({ database, files }, { inUse: true })
  try {
    const { tables, files: kept } = await backUp(house, dataDir, resolve(file))
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    say(
      `${rows} rows and ${Object.keys(kept).length} files are in ${file}. Keep it where nobody else reads it.`,
    )
  } finally {
    await house.close()
  }
  return true
})
