import { sendVerification } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** Emails the link that verifies the account's address. */
export const useSendVerification = () =>
  useMutation({
    mutationFn: () => call(sendVerification, { body: {} }),
    onSuccess: () => toast({ title: 'Email sent', description: 'Please open the link in it within a day.' }),
    onError: (error) =>
      toast({ title: 'Email not sent', description: errorText(error), tone: 'destructive' }),
  })
