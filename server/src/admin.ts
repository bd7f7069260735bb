import { readConfig } from './config.ts'
import { makeAdmin } from './modules/accounts/index.ts'
import { DatabaseRefused, openDatabase } from './platform/database/index.ts'
import { migrate } from './platform/database/migrate.ts'

const usage = 'Usage: npm run admin -- grant <username>'

const [verb, username] = process.argv.slice(2)
if (verb !== 'grant' || !username) {
  console.error(usage)
  process.exit(2)
}

try {
  const database = await openDatabase(readConfig(process.env).database)
  try {
    await migrate(database)
    const granted = await makeAdmin(database.db, username)
    console.log(granted ? `${username} is an administrator now.` : `There is no account named ${username}.`)
    process.exitCode = granted ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error
  console.error(`${error.message}\nStop the server first, or give it a DATABASE_URL.`)
  process.exitCode = 1
}
