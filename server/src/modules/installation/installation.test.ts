import { getInstallation } from '@nightlight/contract'
import { expect, it } from 'vitest'
import { startApp } from '../../../test/harness.ts'
import { seedSamples } from '../stories/index.ts'

/** The answer to a visitor of an installation with this environment. */
async function installationWith(environment: Record<string, string>) {
  const test = await startApp({ environment: { SAMPLE_CONTENT: 'false', ...environment }, working: false })
  try {
    return (await test.visitor().call(getInstallation)).body
  } finally {
    await test.close()
  }
}

it('an installation with nothing set up says so', async () => {
  expect(await installationWith({})).toEqual({
    requiresApproval: false,
    payments: false,
    mail: false,
    supportEmail: null,
    storyLanguages: ['en'],
    voiceCloning: false,
    realImages: false,
    photoReader: null,
    samplesInMaking: false,
  })
})

it('an installation says what is set up, and no key or address of a service', async () => {
  const settings = {
    REQUIRE_APPROVAL: 'true',
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLIC_KEY: 'pk_test_public',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    SMTP_HOST: 'mail.internal',
    ADMIN_EMAIL: 'admin@example.org',
    ELEVENLABS_API_KEY: 'key-of-voices',
    IMAGE_API_KEY: 'key-of-pictures',
    VISION_API_KEY: 'key-of-photos',
  }
  expect(await installationWith(settings)).toEqual({
    requiresApproval: true,
    payments: true,
    mail: true,
    supportEmail: 'admin@example.org',
    storyLanguages: ['en'],
    voiceCloning: true,
    realImages: true,
    photoReader: 'OpenAI',
    samplesInMaking: false,
  })
  expect(await installationWith({ ...settings, SUPPORT_EMAIL: 'help@example.org' })).toMatchObject({
    supportEmail: 'help@example.org',
  })
})

it('says that samples are being made from the first start until each has a voice, or will not get one', async () => {
  const test = await startApp({ working: false })
  const areInMaking = async () => (await test.visitor().call(getInstallation)).body.samplesInMaking
  const { db } = test.deps
  try {
    expect(await areInMaking()).toBe(true)
    await seedSamples(test.deps)
    expect(await areInMaking()).toBe(true)
    const samples = await db.updateTable('stories').set({ status: 'ready' }).returning('id').execute()
    expect(await areInMaking()).toBe(false)
    const narrations = samples.map(({ id }) => ({
      storyId: id,
      providerId: 'builtin',
      voiceId: 'luna',
      cadence: 'bedtime-story' as const,
      isCurrent: true,
    }))
    await db.insertInto('narrations').values(narrations).execute()
    expect(await areInMaking()).toBe(true)
    const [first, second] = samples
    await db
      .updateTable('narrations')
      .set({ status: 'ready' })
      .where('storyId', '=', first?.id ?? '')
      .execute()
    await db
      .updateTable('narrations')
      .set({ status: 'failed' })
      .where('storyId', '=', second?.id ?? '')
      .execute()
    // The file has been recorded, and the list does not name it yet.
    expect(await areInMaking()).toBe(true)
    await db
      .updateTable('stories')
      .set({ audioUrl: '/media/whole.mp3' })
      .where('id', '=', first?.id ?? '')
      .execute()
    expect(await areInMaking()).toBe(false)
  } finally {
    await test.close()
  }
})
