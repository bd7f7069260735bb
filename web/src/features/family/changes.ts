import {
  acceptInvitation,
  acceptReceivedInvitation,
  changeMember,
  type FamilyInvitation,
  type FamilyMember,
  inviteToFamily,
  type JoinedFamily,
  leaveFamily,
  type ReceivedInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useSendsMail } from '../../lib/installation.ts'
import { toast } from '../../ui/toast.ts'
import { familyQuery } from './queries.ts'

/** Changes memberships or invitations and refreshes the overview. */
function useFamilyChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  {
    errorTitle,
    successText,
  }: { errorTitle: string | null; successText?: (reply: Reply, input: Input) => string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply, input) => {
      if (successText) toast({ title: successText(reply, input) })
      return client.invalidateQueries({ queryKey: familyQuery.queryKey })
    },
    onError: (error) => {
      if (errorTitle) toast({ title: errorTitle, description: errorText(error), tone: 'destructive' })
    },
  })
}

/** The form shows errors. */
export function useInvite() {
  const sendsMail = useSendsMail()
  return useFamilyChange((body: { email: string; mayCreate: boolean }) => call(inviteToFamily, { body }), {
    errorTitle: null,
    successText: ({ email }) =>
      sendsMail ? `An invitation is on its way to ${email}` : 'The link for your invitation is ready',
  })
}

export function useResend() {
  const sendsMail = useSendsMail()
  return useFamilyChange(({ id }: FamilyInvitation) => call(resendInvitation, { params: { id } }), {
    errorTitle: sendsMail ? 'The invitation was not sent' : 'No new link was made',
    successText: ({ email }) =>
      sendsMail
        ? `A new invitation is on its way to ${email}`
        : 'A new link is ready; the old one no longer works',
  })
}

export const useRevoke = () =>
  useFamilyChange(({ id }: FamilyInvitation) => call(revokeInvitation, { params: { id } }), {
    errorTitle: 'The invitation was not withdrawn',
    successText: (_, { email }) => `The invitation to ${email} no longer works`,
  })

export const useChangeMember = () =>
  useFamilyChange(
    ({ id, mayCreate }: Pick<FamilyMember, 'id' | 'mayCreate'>) =>
      call(changeMember, { params: { id }, body: { mayCreate } }),
    { errorTitle: 'The change was not saved' },
  )

export const useRemoveMember = () =>
  useFamilyChange(({ id }: FamilyMember) => call(removeMember, { params: { id } }), {
    errorTitle: 'The member was not removed',
    successText: (_, { firstName }) => `${isolate(firstName)} is no longer in your family`,
  })

export const useLeaveFamily = () =>
  useFamilyChange(({ id }: JoinedFamily) => call(leaveFamily, { params: { id } }), {
    errorTitle: 'You have not left the family',
    successText: (_, { firstName }) => `You have left ${isolate(firstName)}’s family`,
  })

/** The page shows errors. */
export const useAccept = () =>
  useFamilyChange((token: string) => call(acceptInvitation, { body: { token } }), {
    errorTitle: null,
    successText: ({ firstName }) => `Welcome to ${isolate(firstName)}’s family`,
  })

/** The notice shows errors. */
export const useAcceptReceived = () =>
  useFamilyChange(({ id }: ReceivedInvitation) => call(acceptReceivedInvitation, { params: { id } }), {
    errorTitle: null,
    successText: ({ firstName }) => `Welcome to ${isolate(firstName)}’s family`,
  })
