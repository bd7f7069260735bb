import { type BodyInput, login, loginFallback, logout, register, type User } from '@nightlight/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { removeDraftsOfOthers, removePinOfOthers, removePlacesOfOthers } from '../../lib/account-items.ts'
import { call } from '../../lib/api.ts'
import { isApiError, messageOf } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { currentUserKey } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { offlineStories, removeAllOfflineStories } from '../offline/index.ts'
import { storiesQuery } from '../stories/index.ts'

type Credentials = Omit<BodyInput<typeof login>, 'timeZone'>
type Registration = Omit<BodyInput<typeof register>, 'timeZone'>

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: signIn,
    onSuccess: (user) => {
      setSignedInUser(client, user)
      toast({ title: 'Login successful', description: `Welcome back, ${isolate(user.username)}!` })
    },
    onError: (error, { token }) => {
      if ((isCodeRequired(error) && !token) || isAccountClosed(error)) return
      toast({ title: 'Login failed', description: messageOf(error), tone: 'destructive' })
    },
  })
}

/** The password was correct, and the account has a second factor. */
export const isCodeRequired = (error: unknown): boolean => isApiError(error) && error.code === 'mfa_required'

/** The password was correct, and an administrator has rejected the account. The form says what that means. */
export const isAccountClosed = (error: unknown): boolean =>
  isApiError(error) && error.code === 'account_rejected'

export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: Registration) => call(register, { body: { ...form, ...timeZone() } }),
    onSuccess: (user) => {
      setSignedInUser(client, user)
      toast({
        title: 'Registration successful',
        description: `Welcome to Nightlight, ${isolate(user.username)}!`,
      })
    },
    onError: (error) =>
      toast({ title: 'Registration failed', description: messageOf(error), tone: 'destructive' }),
  })
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => {
      setSignedInUser(client, null)
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
    },
    onError: (error) => toast({ title: 'Logout failed', description: messageOf(error), tone: 'destructive' }),
  })
}

/** A failed sign-in is retried at the fallback endpoint with the same payload; being asked for a code is not a failure, and a closed account is final. */
async function signIn(credentials: Credentials): Promise<User> {
  const body = { ...credentials, ...timeZone() }
  try {
    return await call(login, { body })
  } catch (error) {
    if (isCodeRequired(error) || isAccountClosed(error)) throw error
    return await call(loginFallback, { body })
  }
}

/**
 * Drops all that is cached and stored of the previous user, and fetches the list of stories again, which visitors see too. Whoever signs
 * in again after their session has ended stays where they are.
 */
export function setSignedInUser(client: QueryClient, user: User | null): void {
  const previous = client.getQueryData<User | null>(currentUserKey)
  client.setQueryData(currentUserKey, user)
  if (user && previous?.id === user.id) return
  // Another user may not find what this one has saved or typed.
  if (!user || offlineStories()?.userId !== user.id) void removeAllOfflineStories()
  removeDraftsOfOthers(user?.id ?? null)
  removePinOfOthers(user?.id ?? null)
  removePlacesOfOthers(user?.id ?? null)
  const shared = [currentUserKey[0], storiesQuery.queryKey[0]]
  client.removeQueries({ predicate: ({ queryKey: [first] }) => !shared.includes(String(first)) })
  void client.resetQueries({ queryKey: storiesQuery.queryKey })
}

/** The server counts the days and weeks of a quota in the family's time zone. */
function timeZone(): { timeZone?: string } {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone ? { timeZone: zone } : {}
}
