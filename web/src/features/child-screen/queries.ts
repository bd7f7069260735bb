import {
  type BodyInput,
  childScreen,
  childScreenSettings,
  openChildScreen,
  type User,
} from '@nightlight/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '../../lib/api.ts'
import { currentUserKey } from '../../lib/query-client.ts'
import { rememberUser } from '../offline/index.ts'
import { stopPlaying } from '../reader/index.ts'
import { setChildScreenHint } from './hint.ts'
import { rememberPin } from './pin-on-device.ts'

/** Its hours may end while it is looked at. */
const refetchMs = 60_000

export const childScreenQuery = queryOptions({
  queryKey: [childScreen.url],
  queryFn: ({ signal }) => call(childScreen, { signal }),
  refetchInterval: refetchMs,
})

export const settingsQuery = (childId: number) =>
  queryOptions({
    queryKey: ['child-screen-settings', childId],
    queryFn: ({ signal }) => call(childScreenSettings, { params: { id: childId }, signal }),
    staleTime: 0,
  })

/** From now on this browser shows one child's covers; what it knew of the family is forgotten. */
export function useOpenChildScreen(childId: number) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (body: BodyInput<typeof openChildScreen>) =>
      call(openChildScreen, { params: { id: childId }, body }),
    onSuccess: async (_nothing, { pin }) => {
      stopPlaying()
      setChildScreenHint(true)
      const user = client.getQueryData<User>(currentUserKey)
      if (!user) return
      if (pin) void rememberPin(user.id, pin)
      const onScreen = { ...user, email: null, fullName: null, onChildScreen: true }
      client.setQueryData(currentUserKey, onScreen)
      navigate('/', { replace: true })
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] })
      await rememberUser(onScreen)
    },
  })
}
