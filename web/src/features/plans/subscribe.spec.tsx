import { aFamily, expect, line, screen } from '../../../test/kit.tsx'

line('subscribe-01', async ({ renderApp }) => {
  await renderApp('/subscribe', { as: aFamily({ plan: 'starlight' }) })
  expect(await screen.findByText('Payments are not set up on this Nightlight')).toBeTruthy()
  const plans = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(plans).toEqual(['Firefly', 'Starlight', 'Moonbeam'])
  expect(screen.getByText('$9.99 per month')).toBeTruthy()
  expect(screen.getByText('$19.99 per month')).toBeTruthy()
})
