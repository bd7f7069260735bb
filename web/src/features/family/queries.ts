import {
  acceptInvitation,
  changeMember,
  type FamilyInvitation,
  type FamilyMember,
  familyMakings,
  familyOverview,
  familyStories,
  inviteToFamily,
  type JoinedFamily,
  leaveFamily,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { plainWords } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

export const familyQuery = queryOptions({
  queryKey: ['/api/family'],
  queryFn: ({ signal }) => call(familyOverview, { signal }),
})

export const familyStoriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/families', id, 'stories'],
    queryFn: ({ signal }) => call(familyStories, { params: { id }, signal }),
  })

export const makingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/families', id, 'makings'],
    queryFn: ({ signal }) => call(familyMakings, { params: { id }, signal }),
  })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['family-invitation', token],
    queryFn: () => call(readInvitation, { body: { token } }),
  })

/** A change of who is in which family: what shows it is fetched anew when it has been made. */
function useFamilyChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  { failed, said }: { failed: string | null; said?: (answer: Answer, given: Given) => string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      if (said) toast({ title: said(answer, given) })
      return client.invalidateQueries({ queryKey: familyQuery.queryKey })
    },
    onError: (error) => {
      if (failed) toast({ title: failed, description: plainWords(error), tone: 'destructive' })
    },
  })
}

/** What goes wrong is said by the form. */
export const useInvite = () =>
  useFamilyChange((body: { email: string; mayCreate: boolean }) => call(inviteToFamily, { body }), {
    failed: null,
    said: ({ email }) => `An invitation is on its way to ${email}`,
  })

export const useResend = () =>
  useFamilyChange(({ id }: FamilyInvitation) => call(resendInvitation, { params: { id } }), {
    failed: 'The invitation was not sent',
    said: ({ email }) => `A new invitation is on its way to ${email}`,
  })

export const useRevoke = () =>
  useFamilyChange(({ id }: FamilyInvitation) => call(revokeInvitation, { params: { id } }), {
    failed: 'The invitation was not taken back',
    said: (_, { email }) => `The invitation to ${email} opens nothing any more`,
  })

export const useChangeMember = () =>
  useFamilyChange(
    ({ id, mayCreate }: Pick<FamilyMember, 'id' | 'mayCreate'>) =>
      call(changeMember, { params: { id }, body: { mayCreate } }),
    { failed: 'This was not changed' },
  )

export const useRemoveMember = () =>
  useFamilyChange(({ id }: FamilyMember) => call(removeMember, { params: { id } }), {
    failed: 'The member was not removed',
    said: (_, { firstName }) => `${firstName} is no longer in your family`,
  })

export const useLeaveFamily = () =>
  useFamilyChange(({ id }: JoinedFamily) => call(leaveFamily, { params: { id } }), {
    failed: 'You have not left the family',
    said: (_, { firstName }) => `You have left ${firstName}’s family`,
  })

/** What goes wrong is said on the page. */
export const useAccept = () =>
  useFamilyChange((token: string) => call(acceptInvitation, { body: { token } }), {
    failed: null,
    said: ({ firstName }) => `Welcome to ${firstName}’s family`,
  })
