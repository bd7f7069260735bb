import type { Mail } from '../../platform/mail.ts'
import { mailInFolder } from './folder.ts'
import { mailBySmtp, type SmtpSettings } from './smtp.ts'

type Smtp = Omit<SmtpSettings, 'from'> | null

/** Sends through the mail server that is configured at the moment of sending, or writes to a folder while there is none. */
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
    // The folder may contain mails from before there was a server.
    forget: (account) => inFolder.forget(account),
  }
}
