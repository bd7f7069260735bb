import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { serveVisitor } from '../../test/family.ts'
import { expect, field, screen, test, waitFor } from '../../test/kit.tsx'

/** As the browser has parsed it, before any script but theme.js. */
async function drawn(address = '/'): Promise<{
  container: HTMLElement
  begin: HTMLElement
  startApp: () => Promise<void>
}> {
  history.replaceState(null, '', address)
  const [{ drawHome }, { start }] = await Promise.all([import('./draw-home.tsx'), import('./start.tsx')])
  const container = document.createElement('div')
  container.id = 'root'
  container.innerHTML = drawHome()
  document.body.append(container)
  return {
    container,
    begin: screen.getByRole('button', { name: 'Begin tonight’s story' }),
    startApp: async () => {
      const remove = await act(async () => start(container))
      onTestFinished(() => {
        act(remove)
        container.remove()
      })
    },
  }
}

test('the app takes over what the build has drawn for visitors, with what was typed and pressed meanwhile', async ({
  api,
}) => {
  serveVisitor(api)
  const { container, begin, startApp } = await drawn()
  const heading = screen.getByRole('heading', { level: 1 })
  const name = field('Your child’s name') as HTMLInputElement
  name.value = 'Ada'
  globalThis.earlyPress = { button: begin, stop: () => {} }
  await startApp()
  expect((await screen.findByRole('alert')).textContent).toBe('An age from 1 to 18, please')
  expect(container.contains(heading)).toBe(true)
  expect(field('Your child’s name')).toBe(name)
  expect(name.value).toBe('Ada')
  expect(document.activeElement).toBe(field('Age'))
})

test('it takes it over at an address with a query that means nothing to it, and keeps that', async ({
  api,
}) => {
  serveVisitor(api)
  const { container, begin, startApp } = await drawn('/?utm_source=letter')
  await startApp()
  await waitFor(() => expect(api.inFlight).toBe(0))
  expect(container.contains(begin)).toBe(true)
  expect(begin.isConnected).toBe(true)
  expect(location.search).toBe('?utm_source=letter')
})

test('of the pictures for both themes, that of this one stays', async ({ api }) => {
  serveVisitor(api)
  document.documentElement.dataset.theme = 'light'
  const { startApp } = await drawn()
  const pictures = () => screen.getAllByRole('img', { name: 'Child reading a bedtime story' })
  const [evening, bedtime] = pictures()
  await startApp()
  await waitFor(() => expect(pictures()).toEqual([evening]))
  expect(bedtime?.isConnected).toBe(false)
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeTruthy()
})

test('whoever has signed in meanwhile gets a page of their own', async ({ api }) => {
  serveVisitor(api)
  const { container, startApp } = await drawn()
  const heading = screen.getByRole('heading', { level: 1 })
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'nightlight_signed_in=1; path=/'
  await startApp()
  await waitFor(() => expect(container.contains(heading)).toBe(false))
})
