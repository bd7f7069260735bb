import { readConfig } from '../config.ts'
import { makeAdmin, resetSecondFactor } from '../modules/accounts/index.ts'
import { DatabaseRefused, openDatabase } from '../platform/database/index.ts'
import { migrate } from '../platform/database/migrate.ts'

const usage = `Usage: npm run admin -- grant <username>
       npm run admin -- drop-second-factor <username>`

const [command, username] = process.argv.slice(2)
if (!command || !['grant', 'drop-second-factor'].includes(command) || !username) {
  console.error(usage)
  process.exit(2)
}

try {
  const database = await openDatabase(readConfig(process.env).database)
  try {
    await migrate(database)
    const isGrant = command === 'grant'
    const exists = await (isGrant ? makeAdmin : resetSecondFactor)(database.db, username)
    const message = isGrant
      ? `${username} is an administrator now.`
      : `${username} signs in with the password alone now, and is signed out everywhere.`
    console.log(exists ? message : `There is no account named ${username}.`)
    process.exitCode = exists ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error
  console.error(`${error.message}\nStop the server first, or give it a DATABASE_URL.`)
  process.exitCode = 1
}
