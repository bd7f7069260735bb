import type { Fact } from '../fact.ts'
import { characterIntents } from '../intents.ts'
import type { Tale } from '../tale-in.ts'
import { aOrAn } from './article.ts'

/** A friend whom only the child can see: 'imaginary friend Mr Pocket who lives in the airing cupboard', 'her imaginary friend Doodah needs a bed as well'. */
export function imaginedIn(text: string, facts: readonly Fact[]): Tale | undefined {
  const friend = facts.find(
    ({ about, what, polarity }) =>
      characterIntents.has(about) &&
      polarity === 'yes' &&
      what?.number === 'one' &&
      only.test(what.described[0] ?? ''),
  )
  const what = friend?.what
  if (!what || saysMore.test(text)) return undefined
  const imagined = `imaginary ${what.head}`
  // A girl who lives in a castle may have one who does not.
  const behind = text.slice(Math.max(0, text.search(madeUp)))
  const [, home = ''] = lives.exec(behind.replaceAll("'", '’')) ?? []
  const site = (/\bown\b/i.test(home) ? '' : home)
    .toLowerCase()
    .replace(/ (?:her|his|their|our|my) /, ' the ')
  const does = site === '' ? 'is imaginary' : `lives ${site}`
  const called = friend.name === undefined ? '' : ` called ${friend.name}`
  const clause = site === '' ? '' : ` who ${does}`
  return {
    head: what.head,
    does,
    text: `${aOrAn(imagined)} ${imagined}${called}${clause}`,
    imagined,
    ...(site !== '' && { site }),
  }
}

const madeUp = /\b(?:imaginary|pretend|make[- ]believe|made[- ]up)\b/i

const only = /^(?:imaginary|pretend|make-believe|make believe|made-up|made up)$/

/** What such a friend is like is told by what is told of anybody: 'an imaginary friend who is scared of the dark'. */
const saysMore =
  /\b(?:imaginary|pretend|make[- ]believe|made[- ]up) \p{L}+(?: (?:called|named) \p{L}+)? (?:who|that) (?!(?:lives?|sleeps?|is (?:called|named|very|always|really|small|tiny|big|huge|hungry|real|invisible)|needs?|comes?|sits?|nobody|only (?:she|he))\b)/iu

const lives =
  /\b(?:lives?|sleeps?) ((?:in|inside|under|behind|on|at the (?:back|bottom|top|end) of|next to) (?:the|her|his|their|our|my|an?) (?:\p{L}+ )?\p{L}+?)(?= (?:and|with|but|who|please|at|because|so|who’s|when)\b|[.,;:!?()\n]|$)/iu
