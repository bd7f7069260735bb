import type { UnderstoodFact } from '@nightlight/contract'

/** What was understood, in words that a parent would use: 'a visit from grandma', 'made scones', 'making a cake · tomorrow'. */
export function factWords({ about, label }: Pick<UnderstoodFact, 'about' | 'label'>): string {
  const [stated = '', ...times] = label.split(' · ')
  const isDenied = stated.startsWith('not ')
  const thing = /: (.+)$/.exec(stated)?.[1]
  const isToCome = times.some((time) => time !== 'before today')
  const words = thing ? withThing[about]?.(thing, isToCome) : alone[about]
  if (!words) return label
  return [isDenied ? denied(words) : words, ...times].join(' · ')
}

const bare = (thing: string) => thing.replace(/^(?:an?|the|some) /, '')
const hasArticle = (thing: string) => bare(thing) !== thing

const denied = (words: string) => (/^an? /.test(words) ? words.replace(/^an?/, 'no') : `not ${words}`)

/** By what the fact is about, where its label is a heading and what it is about: 'made: scones'. */
const withThing: { readonly [about: string]: (thing: string, isToCome: boolean) => string } = {
  guest: (who) => `a visit from ${who}`,
  outing: (where) => `a visit to ${where}`,
  journey: (where) => `a journey to ${where}`,
  'made-something': (what, isToCome) => `${isToCome ? 'making' : 'made'} ${what}`,
  play: (what, isToCome) => `${isToCome ? 'playing' : 'played'} ${what}`,
  won: (what) => `won ${what}`,
  'lost-match': (what) => (hasArticle(what) ? `lost ${what}` : `lost at ${what}`),
  'lost-toy': (what) => `lost ${what}`,
  'found-something': (what) => `found ${what}`,
  'broken-thing': (what) => `broken ${bare(what)}`,
  learned: (what) => `a new skill: ${what}`,
  learning: (what) => `practising: ${what}`,
  'new-pet': (what) => `a new ${bare(what).replace(/^new /, '')}`,
  'new-clothes': (what) => `new ${bare(what).replace(/^new /, '')}`,
  'new-baby': (who) => `a new baby, ${who}`,
  'new-friend': (who) => `a new friend, ${who}`,
  'somebody-in-hospital': (who) => `${who} in hospital`,
  'somebody-ill': (who) => `${who} is ill`,
  'pet-ill': (which) => `${which} is ill`,
  'pet-died': (which) => `${which} died`,
  'somebody-died': (who) => `${who} died`,
  'pet-missing': (which) => `${which} is missing`,
  'somebody-left': (who, isToCome) => `${who} ${isToCome ? 'is going' : 'went'} away`,
  'parent-travelling': (who) => `${who} is away`,
}

const alone: { readonly [about: string]: string } = {
  guest: 'a visitor',
  hurt: 'a bump or a scrape',
  collected: 'somebody else at pick-up',
}
