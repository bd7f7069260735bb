import type { Canon } from '@nightlight/contract'
import { firstNames } from '@nightlight/understanding'
import type { Brief } from '../../../modules/stories/index.ts'
import { absentOf, CastNames, factsOf, isFamiliar } from '../../../modules/stories/index.ts'
import { ModelFailed } from '../model-failed.ts'
import { canBePutBack, namesIn } from './names-in.ts'

/** A brief as it may be sent to a service: placeholders replace its names. */
export interface WithheldBrief {
  readonly names: CastNames
  readonly heroes: readonly {
    mark: string
    age: number
    pronouns?: 'she' | 'he' | 'they'
    interests: readonly string[]
    /** What a parent noted about the child. */
    notes: readonly string[]
  }[]
  readonly companions: readonly { mark: string; relationship: string; description?: string; age?: number }[]
  readonly details?: string
  readonly fears: readonly string[]
  /** Of another night of a series: what the ones before it left behind. */
  readonly series?: { readonly night: number; readonly canon: Canon; readonly ending?: string }
  /** Replaces names in any other text. */
  hide(text: string): string
  /** The same where somebody typed some of it: every spelling, addresses and numbers too. */
  hideTyped(text: string): string
  /** @throws {ModelFailed} when one of the names is in a text after all */
  check(text: string): void
}

/**
 * Takes every name out of a brief: those of the children and their company, and whatever may be one in what a parent wrote.
 * The same brief gives the same marks, so that a story can be gone on with.
 */
export function withholdNames(brief: Brief): WithheldBrief {
  const cast = CastNames.of(brief)
  const hideCast = hiderOf(cast)
  const own = ownWordsOf(brief).map((text) => hideCast(withoutContacts(text)))
  const found = own.flatMap(namesIn).filter((name) => !/HERO|FRIEND|NAME/.test(name))
  const names = cast.with(found.filter(canBePutBack))
  const hideAll = hiderOf(names)
  const tooLong = new CastNames(
    found.filter((name) => !canBePutBack(name)).map((name) => ({ mark: '', name })),
  )
  const hide = (text: string) =>
    hideAll(tooLong.hide(withoutContacts(text)))
      .replace(/ {2,}/g, ' ')
      .trim()
  // What a parent has removed from what was understood is not meant.
  const details = hide(factsOf(brief).details)
  const absent = absentOf(brief)
  const present = brief.companions
    .map((companion, index) => ({ ...companion, mark: `{FRIEND_${index + 1}}` }))
    .filter(({ name }) => !absent.includes(name))
  const secrets = names.all.filter(({ name }) => isSecret(name))
  return {
    names,
    heroes: brief.children.map(({ age, pronouns, interests, details }, index) => ({
      mark: `{HERO_${index + 1}}`,
      age,
      ...(pronouns && { pronouns }),
      interests: interests.map(hide).filter(Boolean),
      notes: (details ?? []).map(({ text }) => hide(text)).filter(Boolean),
    })),
    companions: present.map(({ mark, relationship, description, age }) => ({
      mark,
      relationship: hide(relationship) || 'friend',
      ...(description && hide(description) && { description: hide(description) }),
      ...(age !== undefined && { age }),
    })),
    ...(details && { details }),
    // A fear that is a name means nothing to a model. Our own review looks out for it.
    fears: brief.children
      .flatMap(({ fears }) => fears ?? [])
      .map(hide)
      .filter((fear) => fear && !/[{}]/.test(fear)),
    ...(brief.series && {
      series: {
        night: brief.series.night,
        ...(brief.series.ending && { ending: hide(brief.series.ending) }),
        canon: {
          who: hide(brief.series.canon.who),
          where: hide(brief.series.canon.where),
          learnt: hide(brief.series.canon.learnt),
          thread: hide(brief.series.canon.thread),
        },
      },
    }),
    hide: (text) => names.hide(text),
    hideTyped: hide,
    check(text) {
      const left = new CastNames(secrets)
      if (left.hide(text) !== text) throw new ModelFailed('private')
    },
  }
}

/** Everything that somebody typed, apart from the names. */
const ownWordsOf = ({ children, companions, details, series }: Brief): string[] => [
  ...children.flatMap(({ interests, fears, details: notes }) => [
    ...interests,
    ...(fears ?? []),
    ...(notes ?? []).map(({ text }) => text),
  ]),
  ...companions.flatMap(({ relationship, description }) => [relationship, description ?? '']),
  details ?? '',
  ...Object.values(series?.canon ?? {}),
  series?.ending ?? '',
]

/** Hides full names, their parts and other ways to type them. */
function hiderOf(names: CastNames): (text: string) => string {
  const spellings = names.all.flatMap(({ mark, name }) => {
    const parts = name.split(/[\s-]+/).filter((part) => part.length > 1 && /\p{L}/u.test(part))
    const secretParts = parts.length > 1 ? parts.filter((part) => isSecret(part)) : []
    const typed = [name, ...secretParts].filter(isSecret)
    return typed.flatMap((each) => spellingsOf(each, mark))
  })
  const castNames = new CastNames(spellings)
  return (text) => castNames.hide(text)
}

/** As parents type in a hurry: 'MIA', 'zoe' for Zoë, 'mias' for Mia’s. 'Rose' is a girl, and a rose is not. */
function spellingsOf(name: string, mark: string): { mark: string; name: string }[] {
  const plain = plainText(name)
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '')
  const cases = [name, plain, bare].flatMap((each) => [each, each.toLowerCase(), each.toUpperCase()])
  const spellings = cases.filter((each) => each === name || !isFamiliar(each.toLowerCase()))
  return [...new Set(spellings)].flatMap((each) => {
    const owning = each === each.toUpperCase() ? `${each}S` : `${each}s`
    const typed = { mark, name: each }
    return isFamiliar(owning.toLowerCase()) ? [typed] : [typed, { mark: `${mark}’s`, name: owning }]
  })
}

/** Composed characters, without invisible ones. */
const plainText = (text: string) => text.normalize('NFC').replace(/\p{Cf}/gu, '')

/** 'dog' and 'grandma', typed as they are, say who somebody is and not what they are called. */
function isSecret(name: string): boolean {
  const words = name.split(/\s+/)
  return !words.every((word) => /^\p{Ll}+$/u.test(word) && isFamiliar(word) && !firstNames.has(word))
}

/** Addresses of the web, of mail and of houses, and numbers long enough to call. */
const withoutContacts = (text: string): string =>
  plainText(text)
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/\S+@\S+/g, '')
    .replace(/@\w+/g, '')
    .replace(
      /\b\d+\s+(?:\p{Lu}[\p{L}’'-]+\s+)+(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Close|Way|Court|Place)\b/gu,
      '',
    )
    .replace(/\+?\d[\d\s().-]{4,}\d/g, '')
    .replace(/[{}]/g, '')
