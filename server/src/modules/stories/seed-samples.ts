import type { StoryLength, Theme } from '@nightlight/contract'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { anybody, defaultVoiceFor } from '../voices/index.ts'
import type { Brief } from './request/brief.ts'
import { insertStory, storyExists } from './stories.queries.ts'
import { samplePriority, writeStory } from './write/write-story.job.ts'

interface Sample {
  /** Fixed, so that all processes of an installation create the same story. */
  readonly id: string
  readonly theme: Theme
  readonly length: StoryLength
  readonly seed: string
  readonly children: Brief['children']
  readonly companions: Brief['companions']
}

/** Two stories that a visitor can read and hear before registering. Their children are invented. */
const samples: readonly Sample[] = [
  {
    id: '01930000-0000-7000-8000-000000000001',
    theme: 'animals',
    length: 'short',
    seed: 'sample-1',
    children: [
      {
        id: -1,
        name: 'Wren',
        age: 5,
        interests: [],
        appearance: {
          hairColor: 'dark brown',
          eyeColor: 'brown',
          hasGlasses: false,
          otherFeatures: 'curly hair',
        },
      },
    ],
    companions: [{ name: 'Granny Jo', relationship: 'grandmother' }],
  },
  {
    id: '01930000-0000-7000-8000-000000000002',
    theme: 'space',
    length: 'medium',
    seed: 'sample-2',
    children: [
      {
        id: -2,
        name: 'Oskar',
        age: 6,
        interests: [],
        appearance: { hairColor: 'blond', eyeColor: 'blue', hasGlasses: true },
      },
      {
        id: -3,
        name: 'Amara',
        age: 7,
        interests: [],
        appearance: {
          hairColor: 'black',
          eyeColor: 'brown',
          hasGlasses: false,
          otherFeatures: 'dark skin, braids',
        },
      },
    ],
    companions: [],
  },
]

/** Requests the samples that do not exist yet; they are made by the same jobs as every story. */
export async function seedSamples(deps: PlatformDeps): Promise<void> {
  for (const sample of samples) {
    if (await storyExists(deps.db, sample.id)) continue
    const voice = await defaultVoiceFor(deps.db, anybody)
    const { id, theme, length, seed, children, companions } = sample
    const narration = { ...voice, cadence: 'bedtime-story' as const }
    const brief: Brief = { seed, theme, length, children, companions, toldBefore: [], narration }
    const childrenIncluded = children.map((child) => ({ id: null, name: child.name }))
    await deps.db.transaction().execute(async (trx) => {
      await insertStory(trx, { id, userId: null, isSample: true, brief, childrenIncluded })
      await deps.jobs.enqueue(trx, writeStory, { storyId: id }, { priority: samplePriority })
    })
  }
}
