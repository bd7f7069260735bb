import { tellStory } from '@nightlight/storyteller'
import type { Brief, Companion, Draft, StoryWriter } from '../../modules/stories/index.ts'

/** Our own storyteller: no key, no network, a story in milliseconds. */
export function embeddedStoryteller(): StoryWriter {
  return {
    id: 'nightlight',
    credit: { writer: 'Nightlight', model: null },
    sends: () => [],
    async write(brief) {
      return draftOf(brief)
    },
  }
}

function draftOf(brief: Brief): Draft {
  const story = tellStory({
    seed: brief.seed,
    theme: brief.theme,
    length: brief.length,
    children: brief.children.map(({ name, age, interests, details }) => ({
      name,
      age,
      interests,
      ...(details && { details }),
    })),
    companions: brief.companions.map(companionOf),
    ...(brief.relationship && { relationship: brief.relationship }),
    ...(brief.details && { details: brief.details }),
    history: { plots: brief.toldBefore, openings: brief.openingsTold ?? [] },
  })
  return { title: story.title, plot: story.plot, sections: story.sections }
}

function companionOf({ name, relationship, description, age }: Companion) {
  return { name, relationship, ...(description && { description }), ...(age && { age }) }
}
