import type { Mail } from '../../platform/mail.ts'
import { mailInFolder } from './folder.ts'
import { mailBySmtp, type SmtpSettings } from './smtp.ts'

type Smtp = Omit<SmtpSettings, 'from'> | null

/** Sends by the mail server that is set at the moment of sending, or into a folder while none is. */
export function mailBySettings(
  currentSmtp: () => Promise<Smtp>,
  { folder, from }: { folder: string; from: string },
): Mail {
  const inFolder = mailInFolder(folder, from)
  let last: { key: string; mail: Mail } = { key: 'null', mail: inFolder }
  return {
    get reachesPeople() {
      return last.mail.reachesPeople
    },
    async send(message) {
      const smtp = await currentSmtp()
      const key = JSON.stringify(smtp)
      if (key !== last.key) last = { key, mail: smtp ? mailBySmtp({ ...smtp, from }) : inFolder }
      await last.mail.send(message)
    },
    // From the time before there was a server, too.
    forget: (account) => inFolder.forget(account),
  }
}
