import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a server that is started for a test (`node --import`): it never waits for the disk. Its process may be killed, the
 * machine may not; what a power failure leaves is tested with the embedded database.
 */
fs.fsyncSync = () => undefined
syncBuiltinESMExports()
const file = await open(import.meta.filename)
Object.getPrototypeOf(file).sync = async () => undefined
await file.close()
