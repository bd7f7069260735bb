import {
  addChild,
  addInfo,
  approvedVoices,
  backgroundMusic,
  chooseDefaultVoice,
  exportStorybook,
  familyOverview,
  generateRealImages,
  generateStory,
  type InfoSection,
  infoSectionRules,
  infoSections,
  inviteToFamily,
  narrateStoryAgain,
  plans,
  preferVoice,
  previewVoice,
  type SubscriptionLevel,
  speakText,
  storyLengths,
  storyQuota,
  subscriptionLevels,
  type Tier,
  tierOf,
  tiers,
  uploadPhotos,
  voiceSample,
} from '@nightlight/contract'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

/**
 * What each plan includes and refuses, for every row of the table in the specification, tested through the API as somebody would use it
 * without the form. `contract/src/plans.ts` defines the same in code; the first test compares the two.
 */
let test: TestApp
beforeAll(async () => {
  // No jobs run: it is enough that a request is accepted.
  test = await startApp({ working: false })
  await test.deps.db
    .insertInto('approvedVoices')
    .values(tiers.map((tier) => ({ ...voiceOf(tier), name: `A voice of ${tier}`, subscriptionLevel: tier })))
    .execute()
})
afterAll(() => test.close())

type Plan = Tier | 'admin'
const everyPlan: readonly Plan[] = [...tiers, 'admin']

const onPlan = (plan: Plan): Promise<Family> =>
  plan === 'admin'
    ? aFamily(test, { isAdmin: true })
    : aFamily(test, { subscriptionLevel: plan === 'firefly' ? 'free' : plan })

const voiceOf = (tier: Tier) => ({ providerId: 'builtin', voiceId: `plan-rules-${tier}` })

const requestFor = (childId: number) => ({
  mainCharacterIds: [childId],
  storyTheme: 'space',
  storyLength: 'short',
  generateAudio: false,
})

const headers = { prefer: 'respond-async' }
const requestStory = ({ browser }: Family, childId: number, fields: object = {}) =>
  browser.call(generateStory, { body: { ...requestFor(childId), ...fields }, headers })

const upgrade = { code: 'upgrade_required', upgradeRequired: true }

/** A finished story, inserted directly into the database. */
async function aReadyStory({ user }: Family): Promise<string> {
  const id = uuidv7()
  const storyStructure = JSON.stringify({ sections: [{ text: 'Once.' }] })
  await test.deps.db
    .insertInto('stories')
    .values({ id, userId: user.id, title: 'Once', content: 'Once.', storyStructure: storyStructure as never })
    .execute()
  return id
}

describe('the table of plans', () => {
  it('is the same in code as in the specification', () => {
    expect(plans).toMatchObject({
      firefly: {
        stories: { limit: 1, period: 'weekly' },
        attemptsPerDay: 10,
        childProfiles: 3,
        lengths: ['short'],
        personalisation: 'names',
        storybook: false,
        offlineStories: 0,
        familySharing: false,
        clonedVoices: 0,
        realImages: false,
      },
      starlight: {
        stories: { limit: 3, period: 'daily' },
        attemptsPerDay: 25,
        childProfiles: 7,
        lengths: storyLengths,
        personalisation: 'interests',
        storybook: true,
        offlineStories: 10,
        familySharing: true,
        clonedVoices: 0,
        realImages: false,
      },
      moonbeam: {
        stories: { limit: null, period: 'daily' },
        fairUseLimit: 10,
        attemptsPerDay: null,
        childProfiles: 10,
        lengths: storyLengths,
        personalisation: 'everything',
        storybook: true,
        offlineStories: null,
        familySharing: true,
        clonedVoices: 4,
        realImages: true,
      },
    })
  })

  const tierOfLevel: Record<SubscriptionLevel, Tier> = {
    free: 'firefly',
    standard: 'firefly',
    firefly: 'firefly',
    basic: 'starlight',
    premium: 'starlight',
    starlight: 'starlight',
    professional: 'moonbeam',
    moonbeam: 'moonbeam',
  }
  it.each(subscriptionLevels)('maps the subscription level %s to its tier', async (subscriptionLevel) => {
    const family = await aFamily(test, { subscriptionLevel })
    const { tier } = (await family.browser.call(storyQuota)).body
    expect(tier).toBe(tierOfLevel[subscriptionLevel])
    expect(tierOf({ subscriptionLevel, isAdmin: true })).toBe('moonbeam')
  })
})

describe('stories', () => {
  it.each([
    ['firefly', 1, { limit: 1, period: 'weekly', isUnlimited: false }],
    ['starlight', 3, { limit: 3, period: 'daily', isUnlimited: false }],
    ['moonbeam', null, { limit: 'unlimited', isUnlimited: true, fairUseLimit: 10 }],
    ['admin', null, { limit: 'unlimited', isUnlimited: true, isAdmin: true, fairUseLimit: null }],
  ] as const)(
    'of %s are limited to %s, even with many requests at the same time',
    async (plan, limit, quota) => {
      const family = await onPlan(plan)
      const { id } = await aChild(family)
      const answers = await Promise.all(Array.from({ length: 12 }, () => requestStory(family, id)))
      const accepted = answers.filter(({ status }) => status === 202)
      expect(accepted).toHaveLength(limit ?? 12)
      for (const { status, body } of answers.filter((answer) => !accepted.includes(answer))) {
        expect([status, body.code]).toEqual([429, 'quota_exceeded'])
        expect(Date.parse((body as { resetsAt?: string }).resetsAt ?? '')).toBeGreaterThan(Date.now())
      }
      expect((await family.browser.call(storyQuota)).body).toMatchObject(quota)
    },
  )

  it.each([
    ['firefly', 10],
    ['starlight', 25],
    ['moonbeam', null],
    ['admin', null],
  ] as const)(
    'of %s have a ceiling of %s attempts per day, including failed ones',
    async (plan, attempts) => {
      const family = await onPlan(plan)
      const { id } = await aChild(family)
      const failed = (count: number) =>
        test.deps.db
          .insertInto('quotaReservations')
          .values(
            Array.from({ length: count }, () => ({
              userId: family.user.id,
              storyId: uuidv7(),
              kind: 'attempt' as const,
              periodStart: new Date(),
              state: 'used' as const,
            })),
          )
          .execute()
      await failed((attempts ?? 60) - 1)
      expect((await requestStory(family, id)).status).toBe(202)
      // The quota of that story is released; the attempt still counts.
      await test.deps.db
        .updateTable('quotaReservations')
        .set({ state: 'released' })
        .where('userId', '=', family.user.id)
        .where('kind', '=', 'story')
        .execute()
      const next = await requestStory(family, id)
      expect([next.status, next.body.code]).toEqual(
        attempts === null ? [202, undefined] : [429, 'quota_exceeded'],
      )
    },
  )

  it.each(everyPlan)('of %s have the lengths that the plan includes', async (plan) => {
    const family = await onPlan(plan)
    const { id } = await aChild(family)
    for (const storyLength of storyLengths) {
      await resetQuota(family)
      const answer = await requestStory(family, id, { storyLength })
      if (plan === 'firefly' && storyLength !== 'short') {
        expect([answer.status, answer.body]).toMatchObject([403, { ...upgrade, field: 'storyLength' }])
      } else expect([storyLength, answer.status]).toEqual([storyLength, 202])
    }
    // A length in minutes has the same limits.
    await resetQuota(family)
    const { status, body } = await requestStory(family, id, { minutes: 12 })
    if (plan === 'firefly') expect([status, body]).toMatchObject([403, { ...upgrade, field: 'minutes' }])
    else expect(status).toBe(202)
  })

  it.each(everyPlan)('of %s use the details of a child that the plan includes', async (plan) => {
    const family = await onPlan(plan)
    const child = await aChild(family, { name: 'Juniper', interests: 'zeppelins', fears: 'thunder' })
    // As if the account had been on Moonbeam before: the items that were entered then are still stored.
    await test.deps.db
      .insertInto('childInfoItems')
      .values([
        { childProfileId: child.id, infoText: 'of the manager', category: 'core', section: null },
        ...infoSections.map((section) => ({
          childProfileId: child.id,
          infoText: `of ${section}`,
          category: 'core' as const,
          section,
        })),
      ])
      .execute()
    const { body } = await requestStory(family, child.id)
    const { brief } = await test.deps.db
      .selectFrom('stories')
      .select('brief')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    const hero = brief?.children[0]
    const details = [...(hero?.interests ?? []), ...(hero?.details ?? []).map(({ text }) => text)].sort()
    const interests = ['of appearance', 'of favorites', 'of interests', 'of the manager', 'zeppelins']
    const everything = [...interests, 'of education', 'of family'].sort()
    expect(details).toEqual(
      { firefly: [], starlight: interests, moonbeam: everything, admin: everything }[plan],
    )
    // Safety does not depend on the plan.
    expect(hero?.fears).toEqual(['thunder'])
  })

  it.each(everyPlan)('of %s have supporting characters if the plan includes them', async (plan) => {
    const family = await onPlan(plan)
    const [hero, friend] = [await aChild(family), await aChild(family)]
    const requests = [
      { supportingCharacterIds: [friend.id] },
      { customSupportingCharacters: [{ name: 'Bo', relationship: 'aunt' }] },
    ]
    for (const fields of requests) {
      await resetQuota(family)
      const { status, body } = await requestStory(family, hero.id, fields)
      if (plan === 'firefly') expect([status, body]).toMatchObject([403, upgrade])
      else expect(status).toBe(202)
    }
  })

  it('have at most six supporting characters, children and invented ones together', async () => {
    const family = await onPlan('starlight')
    const [hero, friend] = [await aChild(family), await aChild(family)]
    const customSupportingCharacters = Array.from({ length: 6 }, (_, index) => ({
      name: `Bo ${index}`,
      relationship: 'aunt',
    }))
    const fields = { supportingCharacterIds: [friend.id], customSupportingCharacters }
    const { status, body } = await requestStory(family, hero.id, fields)
    expect([status, body.field]).toEqual([400, 'customSupportingCharacters'])
  })

  const resetQuota = ({ user }: Family) =>
    test.deps.db.deleteFrom('quotaReservations').where('userId', '=', user.id).execute()
})

describe('children', () => {
  it.each([
    ['firefly', 3],
    ['starlight', 7],
    ['moonbeam', 10],
    ['admin', 10],
  ] as const)('of %s are limited to %i, even with many requests at the same time', async (plan, limit) => {
    const { browser } = await onPlan(plan)
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => browser.call(addChild, { body: { name: 'Juniper', age: 5 } })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit)
    const refused = answers.find(({ status }) => status !== 201)
    expect([refused?.status, refused?.body.code]).toEqual([403, 'child_limit_reached'])
  })

  const sectionsOf: Record<Plan, readonly InfoSection[]> = {
    firefly: [],
    starlight: ['appearance', 'interests', 'family', 'favorites'],
    moonbeam: infoSections,
    admin: infoSections,
  }
  it.each(everyPlan)(
    'of %s have the sections of the Enhanced Profile that the plan includes',
    async (plan) => {
      const family = await onPlan(plan)
      const { id } = await aChild(family)
      for (const section of infoSections) {
        const body = { section, category: infoSectionRules[section].category, infoText: 'a detail' }
        const answer = await family.browser.call(addInfo, { params: { id }, body })
        if (sectionsOf[plan].includes(section)) expect([section, answer.status]).toEqual([section, 201])
        else expect([answer.status, answer.body]).toMatchObject([403, { ...upgrade, field: 'section' }])
      }
    },
  )

  it.each([
    ['firefly', false],
    ['starlight', false],
    ['premium', true],
    ['moonbeam', true],
    ['admin', true],
  ] as const)('of %s can have photos: %s', async (level, isAllowed) => {
    const family =
      level === 'admin' ? await onPlan('admin') : await aFamily(test, { subscriptionLevel: level })
    const { id } = await aChild(family)
    const { statusCode, body } = await family.browser.request({
      method: 'POST',
      url: uploadPhotos.url.replace(':id', String(id)),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="parentDescription"\r\n\r\nfreckles\r\n--b--\r\n',
    })
    // Where photos are allowed, the request is only refused because it contains none.
    if (isAllowed) expect(statusCode).not.toBe(403)
    else expect([statusCode, JSON.parse(body)]).toMatchObject([403, upgrade])
  })
})

const includedTiers: Record<Plan, readonly Tier[]> = {
  firefly: ['firefly'],
  starlight: ['firefly', 'starlight'],
  moonbeam: tiers,
  admin: tiers,
}

describe('voices and music', () => {
  it.each(everyPlan)('of %s: no call accepts a voice of a higher plan', async (plan) => {
    const family = await onPlan(plan)
    const { browser } = family
    const { id } = await aChild(family)
    const storyId = await aReadyStory(family)
    for (const tier of tiers) {
      const voice = voiceOf(tier)
      const inStory = { selectedVoiceId: voice.voiceId, selectedVoiceProviderId: voice.providerId }
      const answers = {
        generate: await requestStory(family, id, { ...inStory, generateAudio: true }),
        preview: await browser.call(previewVoice, { body: { ...voice, text: 'Hush.' } }),
        sample: await browser.call(voiceSample, {
          params: { provider: voice.providerId, voice: voice.voiceId },
        }),
        speak: await browser.call(speakText, { body: { ...voice, text: 'Hush.' } }),
        again: await browser.call(narrateStoryAgain, { params: { id: storyId }, body: voice, headers }),
        child: await browser.call(chooseDefaultVoice, { params: { id }, body: voice }),
        prefer: await browser.call(preferVoice, { body: voice }),
      }
      for (const [name, { status, body }] of Object.entries(answers)) {
        const allowed = includedTiers[plan].includes(tier)
        expect([name, tier, body.code === 'upgrade_required']).toEqual([name, tier, !allowed])
        expect([name, tier, status === 403]).toEqual([name, tier, !allowed])
      }
    }
    const listed = (await browser.call(approvedVoices)).body.filter(({ voiceId }) =>
      voiceId.startsWith('plan-rules-'),
    )
    for (const voice of listed) {
      const allowed = includedTiers[plan].some((tier) => voiceOf(tier).voiceId === voice.voiceId)
      expect([voice.isAccessible, voice.requiresUpgrade]).toEqual([allowed, !allowed])
    }
  })

  it('a voice that was chosen on a higher plan is not used after a downgrade', async () => {
    const family = await onPlan('moonbeam')
    const { id } = await aChild(family)
    const body = voiceOf('moonbeam')
    expect((await family.browser.call(chooseDefaultVoice, { params: { id }, body })).status).toBe(200)
    await setLevel(family, 'free')
    const made = await requestStory(family, id, { generateAudio: true })
    const { brief } = await test.deps.db
      .selectFrom('stories')
      .select('brief')
      .where('id', '=', made.body.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(brief)).not.toContain(body.voiceId)
  })

  it.each(everyPlan)('of %s: no track of a higher plan can be played', async (plan) => {
    const { db, files } = test.deps
    const { browser } = await onPlan(plan)
    const { id: categoryId } = await db
      .insertInto('musicCategories')
      .values({ name: `Rules for ${plan}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const tier of tiers) {
      const filename = `rules-${plan}-${tier}.mp3`
      const webPath = `/media/music/${filename}`
      const track = { title: `${plan} ${tier}`, filename, webPath, categoryId, subscriptionLevel: tier }
      await db.insertInto('musicTracks').values(track).execute()
      await files.put(`music/${filename}`, new Uint8Array([1]), 'audio/mpeg')
      const allowed = includedTiers[plan].includes(tier)
      const played = await browser.request({ url: webPath })
      expect([tier, played.statusCode]).toEqual([tier, allowed ? 200 : 403])
      const listed = (await browser.call(backgroundMusic)).body.find((each) => each.webPath === webPath)
      expect(listed?.requiresUpgrade).toBe(!allowed)
    }
  })
})

describe('features by plan', () => {
  it.each(everyPlan)('the storybook on %s', async (plan) => {
    const family = await onPlan(plan)
    const id = await aReadyStory(family)
    const answer = await family.browser.call(exportStorybook, { params: { id } })
    if (plan === 'firefly') return expect([answer.status, answer.body]).toMatchObject([403, upgrade])
    const addresses = Object.values(answer.body).filter((each) => typeof each === 'string')
    const statuses = () =>
      Promise.all(addresses.map(async (url) => (await family.browser.request({ url })).statusCode))
    const before = await statuses()
    expect([before[0], before.includes(403)]).toEqual([200, false])
    // After a downgrade to Firefly, URLs that were created before stop working.
    if (plan === 'admin') return
    await setLevel(family, 'free')
    expect(await statuses()).toEqual(before.map((status) => (status === 200 ? 403 : status)))
  })

  it.each(everyPlan)('family sharing on %s', async (plan) => {
    const { browser } = await onPlan(plan)
    const body = { email: `guest-of-${plan}@example.org` }
    const answer = await browser.call(inviteToFamily, { body })
    if (plan === 'firefly') expect([answer.status, answer.body]).toMatchObject([403, upgrade])
    else expect(answer.status).toBe(201)
    expect((await browser.call(familyOverview)).body.canShare).toBe(plan !== 'firefly')
  })

  it.each(everyPlan)('generated images on %s', async (plan) => {
    const family = await onPlan(plan)
    const id = await aReadyStory(family)
    const { status, body } = await family.browser.call(generateRealImages, { params: { id } })
    if (plan === 'firefly' || plan === 'starlight') expect([status, body]).toMatchObject([403, upgrade])
    else expect(body.code).not.toBe('upgrade_required')
  })
})

const setLevel = ({ user }: Family, subscriptionLevel: SubscriptionLevel) =>
  test.deps.db.updateTable('users').set({ subscriptionLevel }).where('id', '=', user.id).execute()
