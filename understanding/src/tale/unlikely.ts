import type { Fact, What } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import type { Tale } from '../tale-in.ts'
import { mattersOf, works } from '../tale-matters.ts'
import { aOrAn } from './article.ts'

/** Who has a work, and what such a one really is. */
interface Unlikely {
  /** 'teacher', of one. */
  readonly work: string
  readonly what: What
}

const unlikely = new RegExp(
  `\\b((?:(?:bus|train|tram|taxi|lorry|truck|van|ambulance|tractor|digger) )?${works.source.slice(1, -1)})(s?)(?:,? (?:who|that|which))?(?: is| are|['’]s|['’]re|s)? (?:(?:really|actually|secretly|just) )*(?:(an?) )?((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)(?=[.,!?;:()\\n]|$| (?:and|who|that|with|in|at|on|please|but|so|called|named)\\b)`,
  'iu',
)

/** 'A teacher who is a gorilla', 'where the goalie is an octopus', 'a lollipop lady who is an actual giant lollipop'. */
function unlikelyIn(text: string): Unlikely | undefined {
  const [all = '', work = '', several = '', article, words = ''] = unlikely.exec(text) ?? []
  // 'Her teacher is an old cow' is said of somebody.
  if (/\b(?:his|her|my|our|their) $/i.test(text.slice(0, text.indexOf(all)))) return undefined
  if (!/(?:\b(?:is|are)|['’](?:s|re)|\bwhos) /i.test(all.slice(work.length))) return undefined
  const isMany = several !== ''
  const typed = words.toLowerCase().split(' ')
  const last = typed.at(-1) ?? ''
  const head = isMany ? singularOf(last) : last
  if (isMany ? head === last : article === undefined || singularOf(last) !== last) return undefined
  const is = nounClass(head)
  const isBeing = is !== undefined && beings.test(is) && !figures.test(head)
  // A lollipop lady may well be a lollipop.
  if (!isBeing && !work.toLowerCase().startsWith(`${head} `)) return undefined
  const described = typed.slice(0, -1).filter((word) => !/^(?:actual|real|proper|literal|very)$/.test(word))
  const noun = [...described, last].join(' ')
  const number = isMany ? 'many' : 'one'
  return {
    work: work.toLowerCase(),
    what: {
      text: isMany ? noun : `${aOrAn(noun)} ${noun}`,
      head,
      article: isMany ? null : aOrAn(noun),
      number,
      pronoun: isMany ? 'they' : 'it',
      described,
      is: isBeing && is !== 'kin' ? is : 'thing',
    },
  }
}

const beings = /^(?:animal|creature|food|plant|toy|vehicle|thing)$/

/** What is said of people: 'her teacher is a star'. */
const figures = /^(?:star|angel|gem|legend|hero|superhero|monster|witch|dragon|treasure|tool|rock|man|help)$/

/** A story about a teacher who is a gorilla is about a gorilla. */
export function asItReallyIs<Each extends Pick<Fact, 'about' | 'what' | 'polarity'>>(
  fact: Each,
  text: string,
): Each {
  if (fact.polarity !== 'yes' || fact.about !== 'story-about' || fact.what?.is !== 'person') return fact
  const found = unlikelyIn(text)
  return found?.work.endsWith(fact.what.head) ||
    found?.work === fact.what.text.replace(/^(?:an?|the) /i, '').toLowerCase()
    ? { ...fact, what: found.what }
    : fact
}

/** @param facts where such a one is what it really is */
export function unlikelyTale(text: string, facts: readonly Fact[]): Tale | undefined {
  const found = unlikelyIn(text)
  const isAsked = facts.some(
    ({ about, what, polarity }) =>
      about === 'story-about' && polarity === 'yes' && what?.head === found?.what.head,
  )
  if (!found || !isAsked) return undefined
  const { work, what } = found
  const does = what.number === 'many' ? `are ${work}s` : `is ${aOrAn(work)} ${work}`
  // What tells of a work does not know that anybody could be surprised by who has it.
  const { job: _, ...matters } = mattersOf(does)
  return { head: what.head, does, text: `${what.text} who ${does}`, ...matters, post: work }
}
