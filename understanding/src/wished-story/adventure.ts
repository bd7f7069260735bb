import escapeStringRegexp from 'escape-string-regexp'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm } from '../lexicon/past-forms.ts'

/** A name as a pattern, with either apostrophe. */
export const patternOf = (name: string): string => escapeStringRegexp(name).replaceAll(/['’]/g, "['’]")

/** Whether a text tells of a day that was or is to come. */
export const isOfADay = (text: string): boolean =>
  /\b(?:today|tomorrow|tmrw|yesterday|this (?:morning|afternoon|evening|week|weekend|year)|last (?:night|week|year)|next week|(?<!\b(?:an?|every|only) )(?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:school|nursery) (?:today|now)|half term)\b/i.test(
    text,
  )

/** Whether a sentence without a word of a story can only be of one: what no child does, and what no thing does. */
export function isAdventure(sentence: string, name: string): boolean {
  if (titled.test(sentence)) return true
  const own = new RegExp(`^${patternOf(name)}(?=[ ,])`, 'u').test(sentence)
    ? sentence.slice(name.length).replace(company, '')
    : null
  if (own !== null) return ofAHero.test(own)
  if (
    somebodyKeeps.test(sentence) ||
    isSecretly.test(sentence) ||
    allOfThem.test(sentence) ||
    unknownOne.test(sentence)
  )
    return true
  // What a thing has done is news: 'the wheelchair got stuck'.
  if (
    sentence
      .split(/[^\p{L}’]+/u)
      .slice(0, 6)
      .some((word) => isPastForm(word.toLowerCase()) && !/^(?:called|named)$/.test(word))
  )
    return false
  const noun = headOf(sentence)
  const is = nounClass(singularOf(noun.toLowerCase()))
  // 'The giant forgets', 'a witch moves in next door': nobody whom a child meets but in stories.
  if (is === 'creature' && !/\b(?:our|my|tonight|coming|comes|visits|brings|brought)\b/i.test(sentence))
    return /^(?:An?|The|Two|Three|\p{Lu}\p{L}+) /u.test(sentence)
  const isAlive = is === 'animal' || is === 'creature' || is === 'toy'
  return (
    is !== undefined &&
    is !== 'person' &&
    is !== 'kin' &&
    (is !== 'weather' || /^(?:moon|sun|star|cloud|rainbow)s?$/i.test(noun)) &&
    asPeopleDo.test(
      isAlive && !/^\p{Lu}\p{L}+’s /u.test(sentence) ? sentence : sentence.replaceAll(ofThings, ' '),
    ) &&
    !/\b(?:our|my|now|in advance|at the moment)\b/i.test(sentence)
  )
}

/** Who or what a sentence begins with: 'fairy' of 'The tooth fairy arrives'. */
function headOf(sentence: string): string {
  const words = sentence
    .replace(/^(?:An?|The|One|Some|Two|Three|All the|\p{L}+’s) /u, '')
    .split(/[^\p{L}’-]+/u)
  const isNoun = (word = '') => nounClass(singularOf(word.toLowerCase())) !== undefined
  return words.slice(0, 3).find((word, at) => isNoun(word) && !isNoun(words[at + 1])) ?? words[0] ?? ''
}

/** 'Mr Biscuits becomes mayor', 'Captain Fluff goes to sea'. */
const titled =
  /^(?:Mr|Mrs|Captain|King|Queen|Prince|Princess|Sir|Lord|Lady|Professor) \p{Lu}\p{Ll}+ (?:and an?|becomes|goes (?:to|on)|finds|flies|builds|opens|runs|meets|turns|loses|discovers|wakes|decides|learns|saves|rescues|sails)\b/u

/** 'All the numbers fly off the clock'. */
const allOfThem =
  /^All (?:of )?the (?:\p{L}+ ){1,2}(?:in the \p{L}+ )?(?!are|were|have|had)\p{L}+ (?:off|out|into|away|up|down|to|and|their|purple|pink|green|blue|places|backwards|missing)\b/u

const isSecretly = /\b(?:is|are) (?:secretly|really) (?:an? )?\p{L}/iu

/** 'A carpet seller has one flying carpet': nobody whom a child has met. */
const unknownOne =
  /^(?:An?|Two|Three) (?!(?:\p{L}+ )?(?:boy|girl|child|kid|man|woman|lady|friend|teacher|neighbour|neighbor|doctor|nurse|dentist|boys|girls|children|kids|friends|bit|lot)\b)(?:\p{L}+ ){0,2}\p{L}+ (?:has|is|lives|wants|builds|opens|finds|runs|goes|loses|decides|makes|gets|meets|becomes|falls|flies|sails|keeps|can(?:’t)?|have|are|live|want|build|open|find|go|decide|make|get|meet|fall|fly|sail|keep) (?!up with|my|our)/iu

const somebodyKeeps =
  /\b(?:someone|somebody|something|a (?:thief|stranger))(?: outside| inside)? (?:keeps|has been|is|steals|stole) (?!my|our|his|her|at school|in (?:his|her) class|being)\p{L}+ing\b|^(?:someone|somebody|something|a thief) (?:steals|stole|keeps|has been) /iu

/** 'And her little brother Jem', behind the name of a child. */
const company =
  /^,? and (?:(?:her|his|their|the|an?) )?(?:(?:little|big|baby|best|twin) )?(?:\p{L}+ )??(?:\p{Lu}\p{L}+|\p{Ll}+)(?= \p{Ll})/u

/** Behind the name of a child, and who comes along: what children do in stories, and hardly ever in what is reported in the present. */
const ofAHero = new RegExp(
  `^ (?:one (?:day|night) |accidentally |secretly )?(?:${[
    'finds? (?:an?|the|some|two|out)|discovers?|shrinks?|grows? (?:so|as|wings|an?)|wakes? up (?:and|as|invisible|tiny|small|huge|in an?|to find|one|inside)|turns? (?:into|invisible|the)|becomes?',
    'swaps? (?:places|bodies|lives|with)|builds? an?|invents?|rides? an?(?! (?:bike|bicycle|scooter|pony|horse|tricycle|trike))|fl(?:y|ies)|travels?|sails?|rows?|floats?|chases? (?:an?|the)|drives? (?:an?|the)|digs? (?:an?|the) (?:hole|tunnel)',
    'go(?:es)? (?:(?:up|down|back) )?(?:to|into|on|through|in|down|up) (?:the )?(?:moon|mars|space|bottom|north pole|south pole|clouds?|past|future|jungle|plughole|chimney|rabbit hole|an? (?:magic|secret|tiny|flying)|an? \\p{L}+ (?:planet|island|castle)|land|centre|middle|bus to the|dinosaurs?|find)|go(?:es)? (?:up|down)',
    'meets? (?:an?|the|some)|gets? (?:an? )?(?:letter|phone call|call|message|text|map|job|new job|invitation|apprenticeship|magic|superpower)|gets? (?:lost|locked|trapped|shrunk|invited|chosen|swallowed|sucked|stuck) (?:in|inside|by|on|to|down)',
    'plants? (?:an?|her|his|the)(?! (?:seeds?|sunflowers?|beans?|trees?|bulbs?|flowers?|potatoes)\\b)|casts? an?|opens? (?:an?|the)|follows?|rescues?|saves? (?:an?|the)|makes? a wish|makes? (?:an? )?(?:potion|machine|robot|rocket|spell)|catch(?:es)? an?|climbs? (?:into|inside|through|up the|down the)|falls? (?:into|down|through|asleep and)|teach(?:es)? (?:an?|the)|hides? an?|joins? (?:an?|the)|runs? an?|buys? an?',
    'has (?:an? )?(?:magic|secret|superpower|pet dragon|dragon|unicorn|robot|time)|(?:has|have) to (?:find|save|rescue|help|stop|follow|catch|chase|give back|get)|helps? (?:an?|the)|washes the|works? (?:in|at|for) an?|cooks? for|plays? (?:for|against)',
    'is (?:so (?:big|small|tiny|tall)|invisible|tiny|the (?:goalkeeper|captain|king|queen|only one|driver|hero)|an? (?:secret|spy|detective|pirate|knight|wizard|witch|superhero|giant|mermaid|fairy|dentist for|doctor for|chef)|secretly|goalie)|are (?:stuck|lost|locked|trapped) in|bakes? an?|takes? (?:an?|the) \\p{L}+ (?:to|home)',
  ].join('|')})(?![\\p{L}’])`,
  'iu',
)

/** What may be true of anything at home: 'the bean has a leaf'. */
const ofThings =
  /\b(?:(?:has|have)(?! (?:an? )?(?:big |huge |little )?(?:argument|race|party|wedding|competition|picnic))|says?|gets?|can(?:’t|not)?|are|is|comes?(?! (?:down|alive|to life|to stay|to tea))|goes|go) /gi

/** What animals, things and heavenly bodies do in stories. */
const asPeopleDo =
  /\b(?:starts? talking|talks?|speaks?|says?|drives?|wants? to|decides?|comes? (?:down|alive|to life|to stay|to tea|for)|walks? off|walks? out of|runs? away|blows? (?:away|off)|(?:fly|flies|floats?|hops?|drifts?|marche?s?) (?:away|off|out|down|up|over)|goes (?:to|on|up|missing|off)|go (?:to|on|missing|off)|opens? an?|runs? an?|builds?|has (?:an?|to|lost|one)|have (?:an? )?|gets? (?:an?|lost)|becomes?|lives? (?:in|on|under|at)|loses?|fall (?:out|off|down)|falls? (?:out|off|down|in love)|keeps? (?:giving|going|falling|running)|rolls? (?:out|off|away)|swaps?|argues?|meets?|sails?|flies|learns?|teaches|writes?|sings?|dances?|makes?|bakes?|is (?:afraid|scared|secretly|really|lonely|allergic|too)|are (?:secretly|really|all|having)|can(?:’t|not)? |hatches|escapes?|grants?|could|gave|swapped|turns? (?:into|out))\b/i
