import { type BodyInput, leaveChildScreen, type User } from '@nightlight/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { isOnline, onOnlineChange } from '../../lib/online.ts'
import { currentUserKey, childScreen as leaving } from '../../lib/query-client.ts'
import { isAway } from '../../lib/recovery.ts'
import { rememberUser } from '../offline/index.ts'
import { stopPlaying } from '../reader/index.ts'
import { setChildScreenHint } from './hint.ts'
import { checkPin, forgetRefusedPin, rememberPin } from './pin-on-device.ts'
import { childScreenQuery } from './queries.ts'

type Secret = BodyInput<typeof leaveChildScreen>

/** Asks the server; where it cannot be reached, this device checks the PIN by itself. */
export function useLeaveChildScreen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (secret: Secret) => {
      const user = client.getQueryData<User | null>(currentUserKey) ?? null
      try {
        await call(leaveChildScreen, { body: secret })
      } catch (error) {
        if (user && isUnreachable(error)) return leaveHere(client, user, secret)
        if (user && secret.pin && isApiError(error) && error.field === 'pin')
          await forgetRefusedPin(user.id, secret.pin)
        throw error
      }
      stopPlaying()
      await client.invalidateQueries({ queryKey: currentUserKey })
      client.removeQueries({ queryKey: childScreenQuery.queryKey })
      if (user && secret.pin) void rememberPin(user.id, secret.pin)
    },
  })
}

const isUnreachable = (error: unknown): boolean =>
  isAway(error) || (isApiError(error) && error.code === 'unreachable')

async function leaveHere(client: QueryClient, user: User, { pin }: Secret): Promise<void> {
  if (pin === undefined)
    throw new CannotCheck('Your password can only be checked with a connection. Use the PIN.')
  const check = await checkPin(user.id, pin)
  if (check === 'unknown') throw new CannotCheck(pinIsUnknown)
  if (check !== 'right') throw new Error(refusals[check])
  stopPlaying()
  const parent = { ...user, onChildScreen: false }
  await rememberUser(parent)
  setChildScreenHint(false)
  client.setQueryData(currentUserKey, parent)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] })
  tellServerLater(client, pin)
}

/** Nothing is wrong with what was typed. */
class CannotCheck extends Error {}

export const keepsWhatWasTyped = (error: unknown): boolean =>
  error instanceof CannotCheck || isUnreachable(error)

const pinIsUnknown =
  'There is no connection, and this device does not know your PIN yet. Please try again with a connection.'

const refusals = {
  wrong: 'This is not the PIN.',
  locked: 'Too many failed tries. Please wait 15 minutes, then try again.',
}

/**
 * The session is a child's until the server hears otherwise. The PIN is in the memory of this page alone: whoever reloads it enters it
 * once more when there is a connection again.
 */
function tellServerLater(client: QueryClient, pin: string): void {
  leaving.isBeingLeft = true
  const stop = onOnlineChange(() => void (isOnline() && tell()))
  let isTelling = false
  const tell = async () => {
    if (isTelling) return
    isTelling = true
    const error: unknown = await call(leaveChildScreen, { body: { pin } }).catch((error: unknown) => error)
    isTelling = false
    if (isUnreachable(error)) return
    stop()
    leaving.isBeingLeft = false
    // All that was asked for meanwhile was refused; and if the PIN was changed elsewhere, this is a child's screen again.
    await client.invalidateQueries()
  }
}
