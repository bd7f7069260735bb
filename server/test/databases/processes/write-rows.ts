import { openDatabase } from '../../../src/platform/database/index.ts'

// Prints the existing rows, then writes rows until it is killed and prints each number once it is acknowledged: alternately a single statement, and a transaction of two rows that have to be saved together.
const [folder = '', limit = 'Infinity'] = process.argv.slice(2)
const database = await openDatabase({ kind: 'embedded', folder })
const { db } = database
const rows = await db.selectFrom('setupLinks').select(['codeHash']).execute()
console.log(`have ${JSON.stringify(rows.map((row) => row.codeHash))}`)
const round = crypto.randomUUID().slice(0, 8)
const write = (codeHash: string) => ({ codeHash })
for (let number = 0; number < Number(limit); number++) {
  if (number % 2 === 0) {
    await db
      .insertInto('setupLinks')
      .values(write(`${round}.${number}`))
      .execute()
  } else {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('setupLinks')
        .values(write(`${round}.${number}`))
        .execute()
      await trx
        .insertInto('setupLinks')
        .values(write(`${round}.${number}.twin`))
        .execute()
    })
  }
  // Synchronous, unlike console.log on a pipe.
  process.stdout.write(`wrote ${round}.${number}\n`)
}
await database.close()
