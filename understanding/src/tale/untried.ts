import { baseOf } from '../lexicon/verbs.ts'

/** 'Seen' of what somebody has never seen. */
const bases: Readonly<Record<string, string>> = {
  seen: 'see',
  been: 'go',
  gone: 'go',
  had: 'have',
  tried: 'try',
  tasted: 'taste',
  eaten: 'eat',
  heard: 'hear',
  touched: 'touch',
  felt: 'feel',
  met: 'meet',
  ridden: 'ride',
  flown: 'fly',
  swum: 'swim',
  worn: 'wear',
  played: 'play',
  left: 'leave',
  slept: 'sleep',
  danced: 'dance',
  climbed: 'climb',
  jumped: 'jump',
  travelled: 'travel',
  used: 'use',
  driven: 'drive',
  walked: 'walk',
  visited: 'visit',
  smelled: 'smell',
  smelt: 'smell',
}

/** They need nothing behind them. */
const isWhole =
  /^(?:swim|fly|dance|sing|skate|ski|sneeze|whistle|sleep|bounce|float|dive|cook|bake|paint|surf|roar|howl)$/

/** Nobody is to try it, or it is no deed: 'has never been happier', 'been told off', 'seen her mum'. */
const noDeed =
  /^go (?!to |on |in |into |inside |outside|out |up |down |under |over |through |anywhere|away|camping|swimming|skating|sledging|sailing|fishing)|^(?:leave|have) (?:a |any )?(?:friends?|home|mum|dad|family)\b|\b(?:him|her|hers|me|us|my|our|mum|mummy|dad|daddy|anybody|anyone|anything|before it|like that|fires?|war|jail|prison|hospital)\b|^(?:have|meet) (?:an?|any) friends?\b/i

/**
 * What the somebody does for the first time, behind 'to': 'see snow' of a robot that has never seen snow, 'go on a bus' of a tortoise who goes on a bus
 * for the first time.
 * @param does 'has never seen snow', the verb first
 */
export function untriedIn(does: string): string | undefined {
  const [, done = '', what = ''] =
    /^(?:has|have|had|’s|’ve) never (?:ever )?(?:even )?(\p{L}+)( .+)?$/iu.exec(does) ?? []
  const [, verb = '', rest = ''] =
    /^(?:finally )?(\p{L}+)( .+?)? for (?:the|his|her|its|their) (?:very )?first time(?: ever)?$/iu.exec(
      does,
    ) ?? []
  const never = bases[done.toLowerCase()]
  const first = verb === '' ? undefined : baseOf(verb.toLowerCase())
  const base = never ?? first
  if (base === undefined || base === 'be') return undefined
  const deed = `${base}${(never ? what : rest).replace(/ (?:before|ever|in (?:his|her|its|their) (?:whole )?life|until now|but|and|so|because)\b.*$/i, '')}`
  return deed === 'go' ||
    (deed === base && !isWhole.test(deed)) ||
    deed.split(' ').length > 6 ||
    noDeed.test(deed)
    ? undefined
    : deed
}
