import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Mail, mailFileSuffix } from '../../platform/mail.ts'
import { listIfExists } from '../../platform/read-if-exists.ts'
import { composeMail } from './compose-mail.ts'

/** Saves each mail as an `.eml` file, whose names sort by time, for installations without a mail server. */
export function mailInFolder(folder: string, from: string): Required<Mail> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    reachesPeople: false,
    async send(message) {
      const composed = await composer.sendMail(composeMail(from, message))
      if (!Buffer.isBuffer(composed.message)) throw new Error('The mail was not composed in memory')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}${mailFileSuffix(message.account)}`
      // A reader of the folder never sees half a mail.
      await writeFile(join(folder, `.${name}`), composed.message, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    async forget(account) {
      const names = await listIfExists(folder)
      for (const name of names.filter((each) => each.endsWith(mailFileSuffix(account))))
        await rm(join(folder, name), { force: true })
    },
  }
}
