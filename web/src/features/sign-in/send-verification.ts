import { sendVerification } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { useSendsMail } from '../../lib/installation.ts'
import { toast } from '../../ui/toast.ts'

export const noMailServer =
  'No mail server is set up on this Nightlight: the people who run it have to pass the link on to you.'

/** Emails the link that verifies the account’s address. */
export function useSendVerification() {
  const sendsMail = useSendsMail()
  return useMutation({
    mutationFn: () => call(sendVerification, { body: {} }),
    onSuccess: () => toast(sendsMail ? linkSent : linkMade),
    onError: (error) =>
      toast({ title: 'Email not sent', description: errorText(error), tone: 'destructive' }),
  })
}

const linkSent = { title: 'Email sent', description: 'Please open the link in it within a day.' }
const linkMade = { title: 'A link was made', description: noMailServer }
