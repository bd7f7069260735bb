import { currentUser } from '@nightlight/contract'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { aFamily, expect, screen, test } from '../../test/kit.tsx'

const comeBack = (laterMs: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(started + laterMs)
  return act(async () => void dispatchEvent(new Event('focus')))
}
const started = Date.now()

test('an open page shows the plan that somebody else has changed, once one comes back to it', async ({
  api,
  renderApp,
}) => {
  const family = aFamily()
  await renderApp('/', { as: family })
  await screen.findByText('1 Remaining')
  const asked = () => api.calls(currentUser).length
  const before = asked()
  await comeBack(1_000)
  expect(asked()).toBe(before)
  await comeBack(60_000)
  expect(asked()).toBe(before + 1)
  expect(screen.getByText('1 Remaining')).toBeTruthy()
  Object.assign(family, { ...aFamily({ plan: 'moonbeam' }), sessions: family.sessions })
  await comeBack(120_000)
  expect(await screen.findByText('Unlimited stories')).toBeTruthy()
  expect(screen.queryByText('1 Remaining')).toBeNull()
})

test('a session that has ended meanwhile takes nothing off the page', async ({ api, renderApp }) => {
  await renderApp('/', { as: aFamily() })
  await screen.findByText('1 Remaining')
  api.replyError(currentUser, 401, { message: 'Please sign in.', code: 'unauthenticated' })
  await comeBack(60_000)
  expect(screen.getByText('1 Remaining')).toBeTruthy()
})
