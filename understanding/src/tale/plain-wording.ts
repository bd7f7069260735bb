import { nounClass, pluralPutRight } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'

/** A wish in the words that a tale is read from: 'taco stand run by raccoons' is 'raccoons who run a taco stand'. */
export const inPlainWording = (text: string): string =>
  wordings.reduce((said, reworded) => reworded(said), text)

/** What is run as a business, with up to two words that describe it. */
const shop =
  '(?:[\\p{L}-]+ ){0,2}(?:\\p{L}*shop|\\p{L}*store|stand|bakery|café|cafe|library|restaurant|stall|kiosk|post office|parlour|museum)'

/** 'A taco stand run by raccoons'. */
const runBy = new RegExp(
  `(^|[.!?:] *|\\babout |\\bone |\\bwith )(?:an? |the )?(${shop})(?: that| which)?(?: is|['’]s)? (?:run|owned|kept) by (?:the |some )?((?:an? )?(?:\\p{L}+ )?)(\\p{L}+)`,
  'iu',
)

/** 'A bakery at the bottom of the sea, the crabs do the icing'. */
const withKeepers = new RegExp(
  `(^|[.!?:] *|\\babout )(?:an? |the )?(${shop})((?: (?:in|at|on|under|of|the|an?) ?\\p{L}*){0,6}),? (?:and |where )?(?:all )?(?:the )?(\\p{L}+) (?:do|does|make|bake|cook|serve|sell|work)s? .*$`,
  'iu',
)

/** 'A princess, she has a dragon and they have a shop'. */
const andShop = new RegExp(
  `[,. ]* (?:she|he|it) has ((?:an? |the )\\p{L}+) and they (?:have|run|open|own) an? (${shop})\\b`,
  'iu',
)

/** 'Mermaids and a lost necklace'. */
const andLost =
  /\b(\p{L}+) and (?:an?|the|her|his|its|their|one|some) (?:lost|missing) ((?:\p{L}+ )?(?!please)\p{L}+)(?=[.,!?;:]|$| please)/iu

/** 'An octopus who has to find eight gloves'. */
const hasToFind =
  /\b(\p{L}+)((?: (?:called|named) \p{L}+)?) (?:who|that) (?:(?:has|have|needs?) to|must) (?:find|look for|search for|hunt for) (?!(?:an?|the|his|her|its|their) (?:way|home)\b)/iu

/** 'Can the hedgehog go to the seaside?' */
const canGo = /(^|[.!?\n] *)(?:can|could) (?:the|an?) (\p{L}+) (go|come|get) (to|on) /iu

/** 'A snail and a cheetah who are friends and they go on holiday together': the one with the other. */
const goTogether =
  /\b(\p{L}+) and (an? \p{L}+),?(?: who(?: are (?:best |good |great )?friends and(?: they)?)?)? go (to|on|across|round|around) ((?:an? |the )?\p{L}+(?: \p{L}+)?)(?: together)?(?=[.,!?;:]|$| please| and )/iu

/** 'Who doesn’t want a prince, she wants a spade'. */
const wantsInstead =
  /\bwho (?:doesn['’]?t|does not) want ([^,.;!?]+?)(?:,| but)*(?: (?:she|he|it))? (?:only |just )?wants /iu

/** 'The tooth fairy’s first day at work and shes late'. */
const firstDay =
  /^(?:an? |the (?=tooth fairy|fairy|elf|easter bunny|giant|wizard|witch|mermaid|dragon|unicorn|robot|superhero|pirate))?((?:\p{L}+ )?\p{L}+)['’]s first (day|night|shift|morning)(?: shift)?( (?:at|on|in) (?:(?:an?|the) )?\p{L}+)?(?:,? and (she|he|it)(?:['’]?s| is) (?:\p{L}+ )?late)?/iu

/** 'What if the moon came for a sleepover'. */
const whatIf =
  /\bwhat if (?:an? |the (?=moon|sun|star|cloud|rainbow|wind|snowman|tooth fairy))((?:\p{L}+ )?\p{L}+) (came|comes) (for|to) /iu

/** 'Night night story with an owl'. */
const goodnight =
  /^(?:a )?(?:night[ -]?night|good ?night|nighty night) stor(?:y|ies) (?:with|about) (?:an? )?/iu
const goodnightToAll =
  /^(?:night[ -]?night|good ?night|nighty night) to (everything|everyone|everybody)[,:]? (.+)$/iu

/** 'A dragon with a cold, every time he sneezes something silly comes out', '… the sheep blow away'. */
const everySneeze =
  / (?:with|who has) (?:a |an )?((?:very |really )?(?:bad |big |terrible )?cold),?(?: and)? (?:every|each) time (?:he|she|it) sneezes,? (.+?) (comes?|fl(?:y|ies)|blows?) (out|away|off|over)\b/iu

/** 'Zombies but they’re just looking for the bathroom', 'monsters but they only want to go to bed'. */
const butOnly =
  /\b(\p{L}+),? but (?:(they|he|she|it)(?:['’]?(re|s)| (are|is))|(they|he|she|it)) (just|only|really just|actually just|all just) (?=\p{L}+ing\b|wants?\b|like|need)/iu

/** 'Bunny. Carrots. Nap.', 'trucks at night, where do they sleep'. */
const thenNap =
  /^((?:\p{L}+ )?\p{L}+)[.,] (?:[\p{L} ]+[.,] ){0,2}(?:then )?(nap|sleep|bed|bedtime|sleepy time)[.! ]*$/iu
const whereSleep =
  /^((?:\p{L}+ )?\p{L}+)(?: at night)?[,.:]? where (?:do|does) (?:they|it|he|she) (?:go to )?sleep\b.*$/iu

const wordings: readonly ((text: string) => string)[] = [
  // 'Dinosaurs vs robots' are two.
  (text) => text.replace(/ (?:vs\.?|versus) (?=\p{L})/giu, ' and '),
  // 'Two teddys who go camping'.
  (text) => text.replace(/(?<!['’])\b\p{L}+ys\b(?!['’])/gu, (word) => pluralPutRight(word)),
  (text) =>
    text.replace(runBy, (all, before: string, what: string, described: string, who: string) => {
      const [first = ''] = described.replace(/^an? /i, '').trim().split(' ')
      // 'By raccoons please' ends with the first.
      const named = isSomebody(first) ? described.trim() : `${described}${who}`
      return isSomebody(named) ? `${before}${named} who ${verbOf('run', named)} a ${what}` : all
    }),
  (text) =>
    text.replace(withKeepers, (all, before: string, what: string, where: string, who: string) =>
      isSomebody(who) ? `${before}${who} who ${verbOf('run', who)} a ${what}${where}` : all,
    ),
  (text) => text.replace(andShop, ' who has a $2 with $1'),
  (text) =>
    text.replace(andLost, (all, who: string, thing: string) =>
      isSomebody(who) && isThing(thing)
        ? `${who} who ${isMany(who) ? 'have' : 'has'} lost the ${thing}`
        : all,
    ),
  (text) =>
    text.replace(
      hasToFind,
      (_, who: string, name: string) => `${who}${name} who ${isMany(who) ? 'are' : 'is'} looking for `,
    ),
  (text) =>
    text.replace(canGo, (all, before: string, who: string, verb: string, to: string) =>
      isBeingOrVehicle(who)
        ? `${before}${who} who ${verb === 'go' && !isMany(who) ? 'goes' : verbOf(verb, who)} ${to} `
        : all,
    ),
  (text) => text.replace(wantsInstead, 'who wants '),
  // A room is not lost.
  (text) =>
    text.replace(
      /(?<=\bbut (?:they|he|she|it))(?:['’]?(?:re|s)| are| is) (just|only) looking for (?=(?:the|a|an|somebody’s) (?:bathroom|toilet|loo|potty|kitchen|exit|library|bus stop|beach)\b)/iu,
      ' $1 want to find ',
    ),
  (text) =>
    text.replace(butOnly, (all, who: string, ...[, short, long, , only]: string[]) => {
      const being = short || long ? (isMany(who) ? 'are ' : 'is ') : ''
      return isSomebody(who) ? `${who} who ${being}${only?.split(' ').at(-1)} ` : all
    }),
  (text) =>
    text.replace(firstDay, (all, who: string, day: string, where = '', late?: string) => {
      const own = late === undefined ? 'its' : /^she/i.test(late) ? 'her' : /^he/i.test(late) ? 'his' : 'its'
      return isSomebody(who)
        ? `${who} who is on ${own} first ${day}${where || ' at work'}${late === undefined ? '' : ' and is late'}`
        : all
    }),
  (text) =>
    text.replace(everySneeze, (_, cold: string, what: string, __, way: string) =>
      / /.test(what) && /^something /i.test(what)
        ? ` who has a ${cold} and sneezes ${what.replace(/^something /i, '')} things`
        : way === 'out'
          ? ` who has a ${cold} and sneezes ${what}`
          : ` who has a ${cold} and blows ${what} ${way}`,
    ),
  (text) =>
    text.replace(thenNap, (all, who: string) =>
      isBeingOrVehicle(who) ? `${who} who ${isMany(who) ? 'are' : 'is'} sleepy` : all,
    ),
  (text) =>
    text.replace(whereSleep, (all, who: string) =>
      isBeingOrVehicle(who) ? `${who} who ${isMany(who) ? 'are' : 'is'} sleepy` : all,
    ),
  (text) => text.replace(whatIf, '$1 who $2 $3 '),
  (text) =>
    text
      .replace(goodnight, '')
      .replace(/^(?:\p{L}+ )?\p{L}+$/u, (who) =>
        goodnight.test(text) && isSomebody(who)
          ? `${who} who ${verbOf('say', who)} goodnight to everyone`
          : who,
      ),
  (text) =>
    text.replace(goodnightToAll, (all, whom: string, named: string) => {
      const who = named.split(/,? and |, /).find((each) => isSomebody(each) && !/ /.test(each))
      return who === undefined ? all : `${who} who ${verbOf('say', who)} goodnight to ${whom}`
    }),
  (text) =>
    text.replace(goTogether, (all, who: string, other: string, to: string, where: string) =>
      isSomebody(who) && !isMany(who) && isSomebody(other)
        ? `${who} who goes ${to} ${where.replace(/ together$/i, '')} with ${other}`
        : all,
    ),
]

const lastOf = (words: string) => words.trim().split(' ').at(-1)?.toLowerCase() ?? ''

const isSomebody = (words: string) => {
  const is = nounClass(singularOf(lastOf(words)))
  return is === 'animal' || is === 'creature' || is === 'person'
}

/** Nobody of the family. Vehicles go to bed as well. */
const isBeingOrVehicle = (words: string) =>
  /^(?:animal|creature|vehicle|toy)$/.test(nounClass(singularOf(lastOf(words))) ?? '')

const isThing = (words: string) => {
  const is = nounClass(singularOf(lastOf(words)))
  return is !== undefined && !/^(?:animal|creature|person|kin|place|sport|weather)$/.test(is)
}

const isMany = (words: string) => singularOf(lastOf(words)) !== lastOf(words)

const verbOf = (verb: string, words: string) => (isMany(words) ? verb : `${verb}s`)
