import type { Fact } from '../fact.ts'
import { characterIntents } from '../intents.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import type { Tale } from '../tale-in.ts'
import { mattersOf } from '../tale-matters.ts'
import { aOrAn } from './article.ts'
import { siteIn } from './door.ts'
import { byNight, nightlyIn, placeBefore } from './nightly.ts'

/** Whoever a wish is about without saying it in one clause: 'a library where the books get out at night', 'a detective who is a potato', 'a tiny door behind the sofa'. */
export function taleOfItsOwn(text: string, facts: readonly Fact[]): Tale | undefined {
  return facts
    .filter(
      ({ about, polarity }) => characterIntents.has(about) && about !== 'creature' && polarity === 'yes',
    )
    .flatMap(
      ({ what }) => (what && (awakeIn(text, what) ?? detectiveIn(text, what) ?? doorOf(text, what))) || [],
    )[0]
}

type What = NonNullable<Fact['what']>

const around = (text: string, words: string): [before: string, bare: string, behind: string] | undefined => {
  const bare = words.replace(/^(?:an?|the|some|all|his|her|their|our|my) /i, '')
  const at = text.toLowerCase().indexOf(bare.toLowerCase())
  return at === -1 ? undefined : [text.slice(0, at), bare, text.slice(at + bare.length)]
}

/** 'A library where the books get out at night', 'chess pieces come alive at night', 'teddies that wake up when we’re asleep'. */
function awakeIn(text: string, { text: words, head, number, is }: What): Tale | undefined {
  const [before, bare, behind] = around(text, words) ?? []
  if (bare === undefined || number !== 'many' || is === 'person') return undefined
  const [clause = ''] = /^[^.,;:!?()"“”\n]*/.exec(behind ?? '') ?? []
  const [, deed = ''] =
    /^ (?:(?:who|that|which) )?((?:all |secretly |only |can )*(?:come|coming(?= alive| to life)|wake|get|climb|creep|sneak|walk|dance|play|talk|move|have|sing) .+)$/i.exec(
      clause.replaceAll("'", '’'),
    ) ?? []
  const does = cutBehindNight(deed.replace(/ and .*$/i, '').replace(/^coming (?=alive|to life)/i, 'come '))
  const nightly = nightlyIn(does)
  if (nightly === undefined) return undefined
  const [, house] = placeBefore.exec(before ?? '') ?? []
  const isShut = house !== undefined && { site: `in the ${house.toLowerCase()}` }
  // Of what somebody does while we sleep nothing can be said behind its subject.
  const said = /\b(?:we|you|he|she|they|everyone|everybody|the (?!dark))\b/i.test(does)
    ? `${nightly} at night`
    : does
  return { head, does: said, text: `${bare.toLowerCase()} that ${said}`, ...mattersOf(does), ...isShut }
}

const cutBehindNight = (does: string): string => {
  const words = does.split(' ')
  const ends = words.map((_, at) => words.slice(0, at + 1).join(' '))
  return ends.find((each) => byNight.test(each)) ?? does.trim()
}

const sleuth = '(?:detective|sleuth|private investigator)'

/** 'A detective who is a potato', 'raccoon detectives', 'a detective duck', 'a detective girl whose cat solves all the cases'. */
function detectiveIn(text: string, { text: words, head, number }: What): Tale | undefined {
  const [before, bare, behind] = around(text, words) ?? []
  if (bare === undefined) return undefined
  const noun = bare.toLowerCase()
  const article = number === 'many' ? '' : `${aOrAn(noun)} `
  const does = number === 'many' ? 'are detectives' : 'is a detective'
  if (/\bdetective who(?:’s|'s|s| is) an? $/i.test(before ?? ''))
    return { head, does, text: `${article}${noun} who ${does}`, ...mattersOf(does) }
  // What more is said of such a one is read with it.
  const isMore = /^ (?:who|that|which|looking|trying) /i.test(behind ?? '')
  const [, kind = ''] = new RegExp(`^(?:${sleuth} )?(\\p{L}+)(?: ${sleuth}s?)?$`, 'iu').exec(noun) ?? []
  const isNamed = new RegExp(`(?:^${sleuth} \\p{L}|\\p{L} ${sleuth}s?$)`, 'iu').test(noun)
  const isSomebody = /^(?:animal|creature|food|plant|person|kin|toy|vehicle)$/.test(
    nounClass(singularOf(kind)) ?? '',
  )
  if (isMore || !isNamed || !isSomebody) return undefined
  return { head, does, text: `${article}${noun}`, ...mattersOf(does) }
}

/** 'A tiny door behind the sofa', 'a door that wasn’t there yesterday', 'a lift that goes to a floor that isn’t on the buttons'. */
function doorOf(text: string, { text: words, number }: What): Tale | undefined {
  const [, bare, behind = ''] = around(text, words) ?? []
  if (bare === undefined || number !== 'one') return undefined
  const [, head = ''] =
    /(?:^| )(door|trapdoor|portal|passage|passageway|staircase|lift|elevator|wardrobe|tunnel)$/i.exec(bare) ??
    []
  if (head === '') return undefined
  const clause = (/^[^.,;:!?()"“”\n]*/.exec(behind)?.[0] ?? '').replaceAll("'", '’')
  const isOdd = secret.test(bare) || elsewhere.test(clause)
  if (!isOdd) return undefined
  const door = bare.toLowerCase()
  const site = siteIn(`finds a secret door${clause.replace(/ (?:that|which|where|and) .*$/i, '')}`)
  const does = site === undefined ? 'leads somewhere else' : `is ${site}`
  return {
    head: head.toLowerCase(),
    does,
    text: `${aOrAn(door)} ${door} that ${does}`,
    door,
    ...(site !== undefined && { site }),
  }
}

const secret = /\b(?:secret|hidden|magic|magical|mysterious|invisible|tiny)\b/i

const elsewhere =
  /^ (?:\p{L}+ ){0,6}?(?:that|which|who) (?:only (?:she|he|they) can see|(?:wasn’?t|was not|isn’?t) there|(?:goes|leads|opens|takes (?:you|them)) (?:on)?to (?:an?|the|another|somewhere|anywhere)\b|nobody (?:has )?(?:ever )?(?:saw|seen|noticed|knows))/iu
