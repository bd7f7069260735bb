import {
  approvedVoices,
  type BodyOf,
  backgroundMusic,
  type Child,
  currentUser,
  defaultVoice,
  type FamilyOverview,
  familyOverview,
  getInstallation,
  getParentalConsent,
  getStory,
  type Installation,
  listChildren,
  listOwnStories,
  listSessions,
  listSpokenNames,
  listStories,
  logout,
  type MusicTrack,
  type Narration,
  paymentKey,
  plans,
  type SessionEntry,
  type Story,
  type StoryQuota,
  saveReadingPosition,
  storyQuota,
  storyReadings,
  subscriptionStatus,
  suggestLooks,
  type Tier,
  tierIncludes,
  type User,
  understandStory,
  type Voice,
} from '@nightlight/contract'
import type { FakeApi } from './fake-api.ts'

/** The data that the API has about one account. A test may change it while the app is open. */
export interface Family {
  user: User
  children: Child[]
  /** Newest first. */
  stories: Story[]
  quota: StoryQuota
  voices: Voice[]
  overview: FamilyOverview
  sessions: SessionEntry[]
}

interface FamilyOptions {
  plan?: Tier
  isAdmin?: boolean
  user?: Partial<User>
  children?: readonly Partial<Child>[]
  stories?: readonly Partial<Story>[]
  quota?: Partial<StoryQuota>
  voices?: readonly Partial<Voice>[]
}

const timestamp = '2026-05-17T18:30:00.000Z'

/** A signed-in account, by default on Firefly and without children or stories. */
export function aFamily(options: FamilyOptions = {}): Family {
  const tier = options.isAdmin ? 'moonbeam' : (options.plan ?? 'firefly')
  return {
    user: {
      id: 1,
      username: 'lantern',
      fullName: null,
      email: null,
      emailVerified: false,
      mfaEnabled: false,
      isAdmin: options.isAdmin ?? false,
      status: 'approved',
      subscriptionLevel: tier,
      tier,
      createdAt: timestamp,
      onChildScreen: false,
      ...options.user,
    },
    children: (options.children ?? []).map((child, index) => aChild({ id: index + 1, ...child })),
    stories: (options.stories ?? []).map((story, index) => aStory({ id: storyId(index), ...story })),
    quota: { ...aQuota(tier, options.isAdmin ?? false), ...options.quota },
    voices: (options.voices ?? voicesFor(tier)).map((voice, index) => aVoice({ id: index + 1, ...voice })),
    sessions: [aSession()],
    overview: { canShare: plans[tier].familySharing, members: [], invitations: [], joined: [], received: [] },
  }
}

export const aChild = (child: Partial<Child> = {}): Child => ({
  id: 1,
  userId: 1,
  name: 'Marigold',
  age: 6,
  hairColor: null,
  eyeColor: null,
  pronouns: 'name',
  storyLanguage: 'en',
  hasGlasses: false,
  hairStyle: null,
  skinTone: null,
  otherFeatures: null,
  interests: null,
  fears: null,
  grownUps: null,
  spokenName: null,
  info: null,
  defaultVoiceId: null,
  defaultVoiceProvider: null,
  characterDescription: null,
  characterSeed: null,
  lookSeed: null,
  waitForYes: false,
  marginQuestions: false,
  characterPhotos: [],
  characterApproved: false,
  characterCreatedAt: null,
  characterBible: null,
  photoAnalysisResults: null,
  sourcePhotos: null,
  profileVersion: 1,
  portraitUrl: `/media/children/${child.id ?? 1}/portrait.svg?v=1`,
  createdAt: timestamp,
  ...child,
})

export const aSession = (session: Partial<SessionEntry> = {}): SessionEntry => ({
  id: 1,
  ipAddress: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0',
  createdAt: timestamp,
  lastSeenAt: timestamp,
  isCurrent: true,
  ...session,
})

/** The id of a family's story by its index; 0 is the newest. */
export const storyId = (index: number): string =>
  `01930000-0000-7000-8000-0000000000${String(99 - index).padStart(2, '0')}`

/** A finished story of the account, in five sections and without narration. */
export const aStory = (story: Partial<Story> = {}): Story => ({
  id: storyId(0),
  title: 'The Quiet Harbour',
  thumbnailUrl: '/media/stories/1/cover.webp',
  audioUrl: null,
  duration: 4,
  favorite: false,
  isSample: false,
  childrenIncluded: [{ id: 1, name: 'Marigold' }],
  createdAt: timestamp,
  excerpt: 'The boats had gone to bed.',
  theme: 'adventure',
  language: 'en',
  night: null,
  madeBy: null,
  waitingReadings: [],
  status: 'ready',
  progress: null,
  content: sections.map(({ text }) => text).join('\n\n'),
  storyImages: [anImage('A harbour at night'), anImage('A boat that sleeps')],
  storyStructure: { sections },
  storyLength: 'short',
  narration: null,
  notes: [],
  receipt: null,
  isOwner: true,
  isShared: false,
  awaitsParent: false,
  waitsForYes: false,
  marginQuestions: [],
  sharedUntil: null,
  familyOf: null,
  series: null,
  readingPosition: null,
  place: null,
  partOf: null,
  readBy: [],
  ...story,
})

const sections = [
  { text: 'The boats had gone to bed. Marigold counted them twice.', imageIndex: 0 },
  { text: 'The smallest one was not asleep. It rocked a little.' },
  { text: 'Marigold sat down beside it. She told it about the moon.', imageIndex: 1 },
  { text: 'The boat yawned, as boats do. The water yawned with it.' },
  { text: 'Then everything in the harbour was quiet. Good night.' },
]

const anImage = (description: string): Story['storyImages'][number] => ({
  url: `/media/stories/1/${description.replaceAll(' ', '-')}.svg`,
  description,
  bitmaps: [],
  width: 1200,
  height: 800,
  colour: '#1b1736',
})

const wordMs = 500

/** A narration of `aStory`, at half a second per word. */
export function aNarration(narration: Partial<Narration> = {}): Narration {
  let startMs = 0
  const recorded = sections.map(({ text }, position) => {
    const words = [...text.matchAll(/[^\s]+/g)].map(
      ({ 0: word, index }, wordIndex): [number, number, number, number] => [
        index,
        index + word.length,
        wordIndex * wordMs,
        (wordIndex + 1) * wordMs,
      ],
    )
    const durationMs = words.length * wordMs
    const section = { position, audioUrl: `/media/narrations/1/${position}.mp3`, durationMs, startMs, words }
    startMs += durationMs
    return section
  })
  return {
    id: 1,
    providerId: 'builtin',
    voiceId: 'luna',
    voiceName: 'Luna',
    cadence: 'bedtime-story',
    status: 'ready',
    sections: recorded,
    sectionCount: recorded.length,
    audioUrl: '/media/narrations/1/whole.mp3',
    durationMs: startMs,
    replacement: null,
    ...narration,
  }
}

function aQuota(tier: Tier, isAdmin: boolean): StoryQuota {
  const { stories, fairUseLimit } = plans[tier]
  return {
    isAdmin,
    isUnlimited: stories.limit === null,
    tier,
    fairUseLimit,
    used: 0,
    limit: stories.limit ?? 'unlimited',
    remaining: stories.limit ?? fairUseLimit ?? 0,
    period: stories.period,
    resetsAt: timestamp,
  }
}

const aVoice = (voice: Partial<Voice> = {}): Voice => ({
  id: 1,
  providerId: 'builtin',
  voiceId: `voice-${voice.id ?? 1}`,
  name: 'Luna',
  description: null,
  gender: 'female',
  language: 'en-US',
  languages: ['en'],
  sampleUrl: null,
  isStandard: true,
  subscriptionLevel: 'free',
  isActive: true,
  isDefault: false,
  isAccessible: true,
  requiresUpgrade: false,
  tier: 'firefly',
  ...voice,
})

/** Two voices that every plan has, one from Starlight on and one of Moonbeam, marked as the server does for this tier. */
function voicesFor(tier: Tier): Partial<Voice>[] {
  const voices = [
    { name: 'Luna', voiceId: 'luna', isDefault: true, tier: 'firefly' },
    { name: 'Bramble', voiceId: 'bramble', tier: 'firefly' },
    { name: 'Wren', voiceId: 'wren', tier: 'starlight' },
    { name: 'Orion', voiceId: 'orion', tier: 'moonbeam' },
  ] as const
  return voices.map((voice) => {
    const isAccessible = tierIncludes(tier, voice.tier)
    return { ...voice, isAccessible, requiresUpgrade: !isAccessible }
  })
}

const tracks: MusicTrack[] = [
  { slug: 'gentle-lullaby', name: 'Gentle Lullaby', isDefault: true },
  { slug: 'soft-rain', name: 'Soft Rain', isDefault: false },
].map(({ slug, name, isDefault }, index) => ({
  id: index + 1,
  slug,
  name,
  title: name,
  description: null,
  category: 'Lullabies',
  webPath: `/media/music/${slug}.mp3`,
  duration: 120,
  tier: 'firefly',
  isDefault,
  isAccessible: true,
  requiresUpgrade: false,
}))

/** An installation where everything is set up, unless the test says otherwise. */
export const anInstallation = (installation: Partial<Installation> = {}): Installation => ({
  requiresApproval: false,
  payments: true,
  mail: true,
  supportEmail: 'help@example.org',
  storyLanguages: ['en'],
  voiceCloning: true,
  realImages: true,
  photoReader: 'OpenAI',
  samplesInMaking: false,
  ...installation,
})

/** Six portraits that follow what is known. */
const offeredLooks = ({ body: { seed, known } }: { body: BodyOf<typeof suggestLooks> }) => ({
  looks: Array.from({ length: 6 }, (_, index) => ({
    lookSeed: `${seed}-${index}`,
    hairColor: 'black',
    hairStyle: 'plaits',
    eyeColor: 'brown',
    skinTone: known.skinTone ?? 'dark',
    hasGlasses: known.hasGlasses ?? false,
    portrait: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })),
})

/** Sets the default replies for a visitor: no account, and no stories but those that the test adds. */
export function serveVisitor(api: FakeApi): void {
  api.replyByDefault(getInstallation, 200, anInstallation())
  api.replyByDefault(listStories, 200, [])
  api.replyByDefault(backgroundMusic, 200, tracks)
  api.replyByDefault(suggestLooks, 200, offeredLooks)
}

/** Sets the default replies for a signed-in account. */
export function serveFamily(api: FakeApi, family: Family): void {
  api.replyByDefault(getInstallation, 200, anInstallation())
  api.replyByDefault(currentUser, 200, () => family.user)
  api.replyByDefault(listChildren, 200, () => family.children)
  api.replyByDefault(listStories, 200, () => family.stories)
  api.replyByDefault(listOwnStories, 200, () => family.stories)
  api.replyByDefault(getStory, 200, ({ params }) => {
    const story = family.stories.find(({ id }) => id === params.id)
    if (!story) throw new Error(`There is no story ${params.id}`)
    return story
  })
  api.replyByDefault(storyReadings, 200, { canInvite: false, readings: [], voices: [] })
  api.replyByDefault(saveReadingPosition, 200, { updatedAt: timestamp })
  api.replyByDefault(storyQuota, 200, () => family.quota)
  api.replyByDefault(approvedVoices, 200, () => family.voices)
  api.replyByDefault(defaultVoice, 200, () => {
    const { providerId, voiceId } = family.voices.find(({ isDefault }) => isDefault) ?? aVoice()
    return { providerId, voiceId }
  })
  api.replyByDefault(backgroundMusic, 200, tracks)
  api.replyByDefault(suggestLooks, 200, offeredLooks)
  api.replyByDefault(familyOverview, 200, () => family.overview)
  api.replyByDefault(subscriptionStatus, 200, () => ({
    subscriptionLevel: family.user.tier,
    currentPeriodEnd: null,
    subscription: null,
  }))
  api.replyByDefault(listSessions, 200, () => family.sessions)
  api.replyByDefault(listSpokenNames, 200, [])
  api.replyByDefault(getParentalConsent, 200, { consent: null })
  api.replyByDefault(understandStory, 200, { facts: [], notUnderstood: [], details: [] })
  api.replyByDefault(paymentKey, 200, { publicKey: null })
  api.replyByDefault(logout, 204, null)
}
