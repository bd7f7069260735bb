import type { ReadSection } from '../../narration/index.ts'
import type { Brief } from '../request/brief.ts'
import { wordsAllowed } from '../request/duration.ts'
import { CastNames } from './cast-names.ts'
import { type Check, type Measures, reviewStory } from './review/index.ts'

/** What a story of this brief is held to. @param names whose marks may be in it @param told what there is of it */
export function measuresOf(
  brief: Brief,
  names = CastNames.of(brief),
  told: readonly ReadSection[] = [],
): Measures {
  const cast = CastNames.of(brief).all.map(({ mark }) => mark)
  return {
    words: wordsAllowed(brief, told),
    age: Math.min(...brief.children.map(({ age }) => age)),
    expected: cast,
    known: names.all.map(({ mark }) => mark),
    fears: brief.children.flatMap(({ fears }) => fears ?? []),
    asked: ownWordsOf(brief),
  }
}

/** What a parent wrote about the children and for the story. */
function ownWordsOf({ children, details, series }: Brief): string[] {
  const aboutThem = children.flatMap(({ interests, details: notes }) => [
    ...interests,
    ...(notes ?? []).map(({ text }) => text),
  ])
  return [...aboutThem, details ?? '', ...Object.values(series?.canon ?? {})].filter(Boolean)
}

/** Judges a story with its names in, as it is about to be shown; details say the names again. */
export function reviewTold(
  brief: Brief,
  story: { readonly title: string; readonly sections: readonly ReadSection[] },
): Check[] {
  const names = CastNames.of(brief)
  const hidden = {
    title: names.hide(story.title),
    sections: story.sections.map(({ text }) => names.hide(text)),
  }
  return reviewStory(hidden, measuresOf(brief, names, story.sections)).map((each) => ({
    ...each,
    detail: names.putIn(each.detail),
  }))
}
