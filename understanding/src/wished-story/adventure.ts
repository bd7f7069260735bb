import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm } from '../lexicon/past-forms.ts'

/** Whether a text tells of a day that was or is to come. */
export const isOfADay = (text: string): boolean =>
  /\b(?:today|tomorrow|tmrw|yesterday|this (?:morning|afternoon|evening|week|weekend|year)|last (?:night|week|year)|next week|in the morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:school|nursery) (?:today|now)|half term)\b/i.test(
    text,
  )

/** Whether a sentence without a word of a story can only be of one: what no child does, and what no thing does. */
export function isAdventure(sentence: string, name: string): boolean {
  if (titled.test(sentence)) return true
  const own = new RegExp(`^${name.replaceAll(/[^\p{L} -]/gu, '.')}(?=[ ,])`, 'u').test(sentence)
    ? sentence
        .slice(name.length)
        .replace(
          /^(?:,[^,]*,)? (?:and (?:\p{L}+ ){1,4}?(?=goes?\b|go\b|fly\b|find\b|travel\b|sail\b|build\b|get\b|bake\b|ride\b))?/u,
          ' ',
        )
    : null
  if (own !== null) return ofAHero.test(own)
  if (somebodyKeeps.test(sentence) || isSecretly.test(sentence) || allOfThem.test(sentence) || unknownOne.test(sentence)) return true
  // What a thing has done is news: 'the wheelchair got stuck'.
  if (
    sentence
      .split(/[^\p{L}’]+/u)
      .slice(0, 6)
      .some((word) => isPastForm(word.toLowerCase()) && !/^(?:called|named)$/.test(word))
  )
    return false
  const [, noun = ''] =
    /^(?:(?:An?|The|One|Some|Two|All the|\p{L}+’s) )?(?:\p{L}+ ){0,2}?(\p{L}+) (?:\p{L}+)/u.exec(sentence) ??
    []
  const is = nounClass(singularOf(noun.toLowerCase()))
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

/** 'Mr Biscuits becomes mayor', 'Captain Fluff goes to sea'. */
const titled =
  /^(?:Mr|Mrs|Captain|King|Queen|Prince|Princess|Sir|Lord|Lady|Professor) \p{Lu}\p{Ll}+ (?:becomes|goes (?:to|on)|finds|flies|builds|opens|runs|meets|turns|loses|discovers|wakes|decides|learns|saves|rescues|sails)\b/u

/** 'All the numbers fly off the clock'. */
const allOfThem = /^All (?:of )?the \p{L}+ (?:in the \p{L}+ )?(?!are|were|have|had)\p{L}+ (?:off|out|into|away|up|down|to|and|their|purple|places)\b/u

const isSecretly = /\b(?:is|are) (?:secretly|really) (?:an? )?\p{L}/iu

/** 'A carpet seller has one flying carpet': nobody whom a child has met. */
const unknownOne =
  /^(?:An?|Two|Three) (?!(?:\p{L}+ )?(?:boy|girl|child|kid|man|woman|lady|friend|teacher|neighbour|neighbor|doctor|nurse|dentist|boys|girls|children|kids|friends|bit|lot)\b)(?:\p{L}+ ){0,2}\p{L}+ (?:has|is|lives|wants|builds|opens|finds|runs|goes|loses|decides|makes|gets|meets|becomes|falls|flies|sails|keeps|can(?:’t)?|have|are|live|want|build|open|find|go|decide|make|get|meet|fall|fly|sail|keep) (?!up with|my|our)/iu

const somebodyKeeps =
  /^(?:someone|somebody|something|a (?:thief|stranger)) (?:keeps|has been|is|steals|stole) /i

/** Behind the name of a child. */
const ofAHero =
  /^ (?:one (?:day|night) )?(?:finds? (?:an?|the|some|two|out)|discovers|shrinks|grows? (?:so|as|wings|a)|wakes? up (?:and|as|invisible|tiny|small|huge|in an?|to find|one)|turns? (?:into|invisible)|becomes|swaps? (?:places|bodies|lives|with)|builds? an? (?:time|rocket|robot|machine|spaceship|ship|submarine|boat|plane|castle|house|raft|bridge)|invents?|rides? an? (?!bike|bicycle|scooter|pony|horse)|flies|fly |travels?|sails?|goes? (?:up |down |back )?(?:to|into|on|through|in) (?:the )?(?:moon|mars|space|bottom|north pole|south pole|clouds?|past|future|jungle|a (?:magic|secret|tiny|flying)|an? \p{L}+ (?:planet|island|castle)|land|centre|bus to the|dinosaurs?)|go (?:up|down|to|on)|meets? (?:an?|the|some)|gets? (?:an? )?(?:letter|phone call|call|message|map|job|new job|invitation|apprenticeship|magic|superpower)|plants? an? (?!seed|sunflower|bean|tree)|opens? (?:an?|the) (?:door|box|book|wardrobe|shop|café|cafe|hotel|school)|follows|rescues?|saves? (?:an?|the)|makes a wish|makes? (?:an? )?(?:potion|machine|robot|rocket|wish|spell)|has (?:an? )?(?:magic|secret|superpower|pet dragon|dragon|unicorn|robot|time)|has to (?:find|save|rescue|help|stop|follow|catch|give back)|helps? (?:an?|the) |is (?:so (?:big|small|tiny|tall)|invisible|tiny|the (?:goalkeeper|captain|king|queen|only one)|a (?:secret|spy|detective|pirate|knight|wizard|witch|superhero|giant|mermaid|fairy)|secretly)|bake an?|find an?|ride an?|build an?|get (?:lost|stuck|locked|an?))/iu

/** What may be true of anything at home: 'the bean has a leaf'. */
const ofThings =
  /\b(?:(?:has|have)(?! (?:an? )?(?:big |huge |little )?(?:argument|race|party|wedding|competition|picnic))|says?|gets?|can(?:’t|not)?|are|is|comes?(?! (?:down|alive|to life|to stay|to tea))|goes|go) /gi

/** What animals, things and heavenly bodies do in stories. */
const asPeopleDo =
  /\b(?:starts? talking|talks?|speaks?|says?|drives?|wants? to|decides?|comes? (?:down|alive|to life|to stay|to tea|for)|walks? off|walks? out of|runs? away|blows? (?:away|off)|(?:fly|flies|floats?|hops?|drifts?|marche?s?) (?:away|off|out)|goes (?:to|on|up|missing|off)|go (?:to|on|missing|off)|opens? an?|runs? an?|builds?|has (?:an?|to|lost|one)|have (?:an? )?|gets? (?:an?|lost)|becomes?|lives? (?:in|on|under|at)|loses?|fall (?:out|off|down)|falls? (?:out|off|down|in love)|keeps? (?:giving|going|falling|running)|rolls? (?:out|off|away)|swaps?|argues?|meets?|sails?|flies|learns?|teaches|writes?|sings?|dances?|makes?|bakes?|is (?:afraid|scared|secretly|really|lonely|allergic|too)|are (?:secretly|really|all|having)|can(?:’t|not)? |hatches|escapes?|grants?|could|gave|swapped|turns? (?:into|out))\b/i
