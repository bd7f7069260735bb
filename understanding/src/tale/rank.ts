import escapeStringRegexp from 'escape-string-regexp'
import type { KnownPerson } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { plainName } from '../told-facts.ts'
import { aOrAn } from './article.ts'

/** What the child of the family is to be in a wished-for story. */
export interface Rank {
  /** Without an article: 'captain', 'knight'. */
  readonly rank: string
  /** What the child does, behind its name: 'is captain of a pirate ship', 'is a knight'. */
  readonly does: string
}

const ranks =
  "(?:(?:pirate|ship[’']?s|sea|space|rocket|fire|team) )?captain|pirate(?: queen| king)?|knight|princess|prince|queen|king|vet|animal doctor|doctor|nurse|fire ?fighter|fire ?man|fire ?woman|fire chief|police ?(?:man|woman|officer)|police chief|sheriff|detective|super ?hero|(?:garbage|bin|rubbish) ?(?:man|woman|lorry driver)|dustman|refuse collector|astronaut|explorer|pilot|(?:train|bus|digger|lorry|truck|tractor) driver|farmer|lifeguard|viking|ninja|cowboy|cowgirl|park ranger|ranger|zookeeper|builder|engineer|inventor"

/**
 * 'A girl who’s captain of a pirate ship', 'about me as a vet', 'garbage man Otto' of a child called Otto, 'can he be a firefighter': the hero is the child.
 * @param text where what is private, lost or unwanted is blanked with full stops
 */
export function rankIn(text: string, people: readonly KnownPerson[]): Rank | undefined {
  if (!hasRank.test(text) || isOfTheDay.test(text)) return undefined
  const children = people.filter(({ role }) => role === 'child')
  const names = children.map(({ name }) => plainName(name)).filter((name) => name.length > 1)
  const who = ['me', 'him', 'her', 'us', 'them', ...names.map((each) => escapeStringRegexp(each))].join('|')
  const I = ['i', 'he', 'she', 'we', 'they', ...names.map((each) => escapeStringRegexp(each))].join('|')
  const own = names.map((each) => escapeStringRegexp(each)).join('|') || '(?!)'
  const a = '(?:(?:an?|the|our) )?(?:(?:brave|little|real|great|famous|very|good) )*'
  const girls = ofSex(children)
  const shapes = [
    // 'A girl who’s captain of a pirate ship and …'.
    `\\b(?:an?|one|two|the) (?:(?:brave|little|small|big|clever) )*(?:${girls})(?: called (?:${own}))? (?:who|that)(?:[’']?s| is| are) ${a}(${ranks})s?\\b(?<rest> of an? (?:\\p{L}+ )?(?:ship|boat|rocket|spaceship|castle|submarine))?`,
    // 'About me as a vet', 'his sister Maryam as captain' is of another.
    `\\b(?:about|with|of|have|has|make|see|imagine|^) ?(?:${who}) (?:as|being) ${a}(${ranks})s?\\b`,
    `\\b(?:make|making) (?:${who}) (?:(?:in)?to )?(?:an?|the) ${a}(${ranks})\\b`,
    `\\b(?:can|could|let|may) (?:${I}|${who}) (?:please )?be ${a}(${ranks})s?\\b`,
    `\\b(?:story|one|tale|where|in which) (?:where |in which )?(?:${I})(?: is| am| are|[’']?s|[’']?m|[’']?re| gets to be) ${a}(${ranks})s?\\b`,
    `\\b(?:${I}) (?:want|wants|would like|would love|d like|d love)(?:ed)? to be (?:an?|the) ${a}(${ranks})\\b(?= (?:in (?:it|the story|this|tonight)|tonight|please|and (?:(?:his|her|the|our) )?(?:helper|first mate|sidekick|co-?pilot)))`,
    // 'Garbage man Otto', 'a horse and Sir Archie'.
    `(?:^|[.!?,] *|\\b(?:about|with|called|and|starring|featuring|a|the) )(${ranks}) (?:${own})\\b(?![’'])`,
    `\\b(?:${own}),? the (?:(?:brave|little|great|super) )*(${ranks})\\b`,
    `^(?:${own}) (?:as|is) ${a}(${ranks})\\b`,
    `\\b(?:the|a) (${ranks}) (?:should |to |can )?looks? like (?:${who})\\b`,
  ]
  for (const shape of shapes) {
    const found = new RegExp(shape, 'iu').exec(text)
    const rank = found?.[1]?.toLowerCase()
    if (!found || !rank || isOfAnother(text, found)) continue
    const after = text.slice(found.index + found[0].length).split(/[.!?]/)[0] ?? ''
    const [, deed] =
      (/\b(?:my|our|his|her) (?:brother|sister|dad|daddy|mum|mummy|friend|dog|cat)\b/i.test(after)
        ? null
        : behindHero.exec(after)) ?? []
    const rest = found.groups?.rest
    return { rank, does: deed?.toLowerCase() ?? `is ${rest ? `${rank}${rest}` : `${aOrAn(rank)} ${rank}`}` }
  }
  if (new RegExp(`\\bSir (?:${own})\\b`, 'iu').test(text)) return { rank: 'knight', does: 'is a knight' }
  // 'Rockets and space, he wants to be the captain'.
  const [, wanted] = new RegExp(`\\b(?:he|she|they) wants? to be the (${ranks})\\b`, 'iu').exec(text) ?? []
  return wanted ? { rank: wanted.toLowerCase(), does: `is the ${wanted.toLowerCase()}` } : undefined
}

/** Most wishes name none, and the shapes are made anew for each family. */
const hasRank = new RegExp(`\\b(?:${ranks}|sir)s?\\b`, 'i')

/** 'A dinosaur story please, can he be a firefighter?': the dinosaur. */
const isOfAnother = (text: string, found: RegExpExecArray): boolean =>
  /\b(?:he|she|they|him|her|them)\b/i.test(found[0]) &&
  text
    .slice(0, found.index)
    .replace(/^[\s\S]*[.!?\n]/, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => /^(?:animal|creature)$/.test(nounClass(singularOf(word)) ?? ''))

/** 'And she builds rockets'. */
const behindHero =
  /\b(?:and|but) (?:he|she|they) ((?:builds?|makes?|fixes|drives?|flies|saves?|rescues?) \p{L}+(?: \p{L}+)?)(?=[.,!?]|$)/iu

/** What the child was, or will be, on a stage, at a party or in a team. */
const isOfTheDay =
  /\b(?:today|yesterday|tomorrow|was|were|went|dressed|dress(?:ing)? up|costume|outfit|party|play day|school|nursery|class|team|match|nativity|halloween|world book day|grows? up|grown[- ]up|older|one day)\b/i

const ofSex = (children: readonly KnownPerson[]): string => {
  const are = (pronouns: string) =>
    children.some(
      (child) => child.pronouns === undefined || child.pronouns === pronouns || child.pronouns === 'name',
    )
  return [
    'child',
    'kid',
    ...(are('she') ? ['girl', 'girls'] : []),
    ...(are('he') ? ['boy', 'boys'] : []),
  ].join('|')
}

/** Whether a noun stands for the child itself, or for where it goes, and not for somebody who comes along. */
export const isOfTheHero = (head: string, rank: string): boolean =>
  /^(?:girl|boy|child|kid)$/.test(head) ||
  rank.split(' ').includes(head) ||
  rank.endsWith(head) ||
  (nounClass(head) !== 'animal' && nounClass(head) !== 'creature' && nounClass(head) !== 'person')
