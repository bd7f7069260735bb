import {
  createSubscription,
  listInvoices,
  type SubscriptionStatus,
  subscriptionStatus,
} from '@nightlight/contract'
import {
  aFamily,
  expect,
  type Family,
  line,
  type RenderPart,
  screen,
  test,
  toast,
  waitFor,
} from '../../../test/kit.tsx'

line('subscribe-01', async ({ renderApp }) => {
  await renderApp('/subscribe', { as: aFamily({ plan: 'starlight' }) })
  expect(await screen.findByText('Payments are not set up on this Nightlight')).toBeTruthy()
  const plans = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(plans).toEqual(['Firefly', 'Starlight', 'Moonbeam'])
  expect(screen.getByText('$9.99 per month')).toBeTruthy()
  expect(screen.getByText('or $99 per year (saves $20)')).toBeTruthy()
  expect(screen.getByText('$19.99 per month')).toBeTruthy()
  expect(screen.getByText('or $199 per year (saves $40)')).toBeTruthy()
})

test('where nothing can be bought the page offers no choice, of a plan or of paying by the year', async ({
  renderApp,
}) => {
  await renderApp('/subscribe', { as: aFamily({ plan: 'starlight' }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your plan' })).toBeTruthy()
  expect(screen.getByText('You are on Starlight.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByText(/2 months free/)).toBeNull()
  // Who changes it, how to reach them, and how to leave it.
  const notice = screen.getByText(/nothing is charged/).textContent
  expect(notice).toMatch(/can change your plan for you, or end it\. You keep all your stories\./)
  expect(screen.getByRole('link', { name: 'Write to them' }).getAttribute('href')).toBe('/contact')
  await renderApp('/subscribe', { as: aFamily({ plan: 'moonbeam' }) })
  expect(await screen.findByText('You are on Moonbeam, which includes everything.')).toBeTruthy()
  await renderApp('/subscribe', { as: aFamily({ isAdmin: true }) })
  expect((await screen.findByRole('link', { name: 'Open Users' })).getAttribute('href')).toBe(
    '/admin?tab=users',
  )
  expect(screen.queryByText(/can change your plan for you/)).toBeNull()
})

const noSubscription: SubscriptionStatus = {
  subscriptionLevel: 'firefly',
  currentPeriodEnd: null,
  subscription: null,
}

/** By itself: the whole page only shows it in a document that was loaded from `/subscribe`. */
const openShop = (renderPart: RenderPart, family: Family, status: SubscriptionStatus) =>
  renderPart(
    async () => {
      const { PlanShop } = await import('./plan-shop.tsx')
      return <PlanShop user={family.user} publicKey="pk_test" status={status} />
    },
    { as: family },
  )

test('both prices of a plan are said, whichever is chosen', async ({ renderPart, user }) => {
  await openShop(renderPart, aFamily(), noSubscription)
  expect(await screen.findByText('$9.99 per month')).toBeTruthy()
  expect(screen.getByText('or $99 per year: 2 months free')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^Yearly/ }))
  expect(screen.getByText('$99 per year')).toBeTruthy()
  expect(screen.getByText('2 months free, or $9.99 per month')).toBeTruthy()
})

test('a plan that cannot be ordered can be ordered again', async ({ renderPart, api, user }) => {
  await openShop(renderPart, aFamily(), noSubscription)
  const order = async () => user.click(await screen.findByRole('button', { name: 'Choose Starlight' }))
  const expectFailure = async (description: string) => {
    const shown = await toast('Setup Failed')
    await waitFor(() => expect(shown.textContent).toContain(description))
  }
  api.reply(createSubscription, 200, { clientSecret: null })
  await order()
  await expectFailure('Unable to setup subscription. Please try again or contact support.')
  api.replyError(createSubscription, 503, { message: 'The payment service is down.', code: 'unavailable' })
  await order()
  await expectFailure('The payment service is down.')
  api.disconnect(createSubscription)
  await order()
  await expectFailure('can’t be reached')
  expect(api.calls(createSubscription)).toHaveLength(3)
})

test('a failed renewal is shown with the date until which the plan stays', async ({ renderPart, api }) => {
  const graceEnd = Date.UTC(2030, 4, 17, 12) / 1000
  const status: SubscriptionStatus = {
    subscriptionLevel: 'starlight',
    currentPeriodEnd: graceEnd,
    subscription: {
      tier: 'starlight',
      interval: 'month',
      status: 'past_due',
      cancelAtPeriodEnd: false,
      graceEnd,
    },
  }
  api.reply(subscriptionStatus, 200, status)
  api.reply(listInvoices, 200, [])
  await openShop(renderPart, aFamily({ plan: 'starlight' }), status)
  expect(await screen.findByText('Your last payment did not go through')).toBeTruthy()
  expect(screen.getByText(/^You keep Starlight until 17 May 2030/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change to Moonbeam' })).toBeNull()
})
