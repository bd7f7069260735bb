import { getInstallation } from '@nightlight/contract'
import { expect, it } from 'vitest'
import { startApp } from '../../../test/harness.ts'

/** The answer to a visitor of an installation with this environment. */
async function installationWith(environment: Record<string, string>) {
  const test = await startApp({ environment, working: false })
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
  })
  expect(await installationWith({ ...settings, SUPPORT_EMAIL: 'help@example.org' })).toMatchObject({
    supportEmail: 'help@example.org',
  })
})
