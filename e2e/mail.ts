import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from './address.ts'
import { expect } from './test.ts'

/** The link in the newest mail to an address, from the folder in which a server without SMTP saves its mail. */
export async function linkMailedTo(address: string, kind: keyof typeof links): Promise<string> {
  const link = links[kind]
  const folder = join(dataDir(), 'mail')
  const find = () => {
    const mails = readMails(folder).filter((mail) => mail.includes(`To: ${address}`))
    // Quoted-printable breaks long lines and encodes = as =3D.
    const texts = mails.map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
    return texts.findLast((text) => link.test(text)) ?? ''
  }
  await expect.poll(find).not.toBe('')
  return link.exec(find())?.[0] ?? ''
}

const links = {
  reset: /\/auth\?tab=reset&token=[\w-]+/,
  verify: /\/auth\?tab=verify&token=[\w-]+/,
  family: /\/family\/join\?token=[\w-]+/,
}

function readMails(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
