import { DatabaseRefused, openDatabase } from '../../../src/platform/database/index.ts'

// Opens the database in the folder, prints that, and keeps it open until SIGTERM.
const [folder = ''] = process.argv.slice(2)
try {
  const database = await openDatabase({ kind: 'embedded', folder })
  const staying = setInterval(() => undefined, 60_000)
  process.once('SIGTERM', async () => {
    await database.close()
    clearInterval(staying)
  })
  console.log('open')
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error
  console.log(`refused ${error.message}`)
}
