import { bringVoiceModel, fetchVoiceModel, listVoiceModels, type VoiceModels } from '@nightlight/contract'
import { aFamily, expect, type RenderPart, screen, test, within } from '../../../../test/kit.tsx'

const kitten = {
  id: 'kitten',
  name: 'KittenTTS nano 0.8',
  description: 'Small and quick',
  languages: 'English',
  voices: 8,
  licence: 'Apache-2.0',
  licenceUrl: 'https://example.org/licence',
  bytes: 63_815_222,
  host: 'github.com',
  isInstalled: false,
  speed: null,
}
const someModels = (over: Partial<VoiceModels> = {}): VoiceModels => ({
  engine: {
    installed: null,
    version: '1.13.8',
    licence: 'Apache-2.0, and it contains eSpeak NG under GPL-3.0.',
  },
  folder: '/data/voices',
  models: [kitten],
  task: null,
  ...over,
})
const downloading = {
  name: kitten.name,
  modelId: 'kitten',
  step: 'download',
  done: 2.1e7,
  total: 6.4e7,
  failure: null,
} as const

const open = (renderPart: RenderPart) =>
  renderPart(
    async () => {
      const { HumanVoices } = await import('./human-voices.tsx')
      return <HumanVoices />
    },
    { as: aFamily({ isAdmin: true }) },
  )

test('a human voice is fetched with one press, once its licence was read, with true progress', async ({
  renderPart,
  api,
  user,
}) => {
  api.reply(listVoiceModels, 200, someModels())
  api.reply(fetchVoiceModel, 202, someModels({ task: downloading }))
  await open(renderPart)
  await user.click(await screen.findByRole('button', { name: 'Fetch a human voice' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/8 voices · 64 MB from github.com/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Apache-2.0' })).toBeTruthy()
  const button = dialog.getByRole('button', { name: 'Fetch KittenTTS nano 0.8' })
  expect(button).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('switch', { name: 'I agree to these licences' }))
  await user.click(button)
  expect(api.calls(fetchVoiceModel)[0]?.body).toEqual({ id: 'kitten', agreed: true })
  expect(await screen.findByText('Downloading: 21 MB of 64 MB')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('32.8125')
})

test('without a network a voice comes from a folder of the server, and what went wrong is said', async ({
  renderPart,
  api,
  user,
}) => {
  const failure = 'There is no voice model in it.'
  const failed = { ...downloading, modelId: null, name: '/voices/joe', step: 'failed', failure } as const
  api.reply(listVoiceModels, 200, someModels())
  api.reply(bringVoiceModel, 202, someModels({ task: failed }))
  await open(renderPart)
  await user.click(await screen.findByRole('button', { name: 'Fetch a human voice' }))
  await user.click(screen.getByRole('switch', { name: 'I agree to these licences' }))
  await user.type(screen.getByLabelText('File or folder on the server'), '/voices/joe')
  await user.click(screen.getByRole('button', { name: 'Install' }))
  expect(api.calls(bringVoiceModel)[0]?.body).toEqual({ path: '/voices/joe', agreed: true })
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
})

test('an installed voice shows the speed that was measured, and an interrupted download goes on', async ({
  renderPart,
  api,
  user,
}) => {
  const speed = { speechPerSecond: 8.25, firstSoundMs: 640, threads: 2 }
  const failed = { ...downloading, step: 'failed', failure: 'It was interrupted.' } as const
  api.reply(
    listVoiceModels,
    200,
    someModels({ models: [{ ...kitten, isInstalled: true, speed }], task: failed }),
  )
  api.reply(fetchVoiceModel, 202, someModels({ task: downloading }))
  await open(renderPart)
  expect(
    await screen.findByText(
      'Measured here: 8.25 seconds of speech a second on 2 cores, first sentence after 0.6 s',
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(api.calls(fetchVoiceModel)).toHaveLength(1)
})
