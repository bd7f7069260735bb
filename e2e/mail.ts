import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './tester.ts'

/** The link in the newest mail to an address, out of the folder where a server without SMTP keeps its mail. */
export async function linkMailedTo(address: string, kind: 'reset' | 'verify'): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')
  const find = () => {
    const mails = readMails(folder).filter((mail) => mail.includes(`To: ${address}`))
    // Quoted-printable breaks long lines and writes = as =3D.
    const texts = mails.map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
    return texts.findLast((text) => text.includes(`tab=${kind}`)) ?? ''
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  const link = new RegExp(`/auth\\?tab=${kind}&token=[\\w-]+`).exec(find())?.[0]
  if (!link) throw new Error(`There is no link of the kind ${kind} in the mail`)
  return link
}

function readMails(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
