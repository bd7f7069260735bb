import type { Fact } from '../fact.ts'
import { characterIntents } from '../intents.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import type { Tale } from '../tale-in.ts'
import { counted, mattersOf } from '../tale-matters.ts'
import { aOrAn } from './article.ts'

/** A thing that does what no such thing does: 'a boy who finds a football that always comes back to you', 'a pencil that makes drawings come true'. */
export function marvelIn(text: string, facts: readonly Fact[]): Tale | undefined {
  const said = text.replaceAll("'", '’')
  const [, child = '', has = '', noun = '', , deed = ''] = owned.exec(said) ?? alone.exec(said) ?? []
  const last = noun.toLowerCase().split(' ').at(-1) ?? ''
  const isAsked = facts.some(
    ({ about, what, polarity }) =>
      characterIntents.has(about) &&
      about !== 'creature' &&
      polarity === 'yes' &&
      what &&
      (what.head === singularOf(last) || (child !== '' && what.head === child.toLowerCase())),
  )
  if (!isAsked || !isThing(last)) return undefined
  const feat = featOf(deed)
  if (feat === undefined) return undefined
  const marvel = counted(noun.toLowerCase().replace(/^(?:magic(?:al)?|special|strange|old|new) /, ''))
  const article = marvel.number === 'many' ? '' : `${aOrAn(noun)} `
  const thing = `${article}${noun.toLowerCase()} that ${feat.does}`
  const isOwned = child !== ''
  const verb = /^(?:with|whose)$/i.test(has) ? 'has' : has.toLowerCase()
  const does = isOwned ? `${verb} ${thing}` : feat.does
  return {
    head: isOwned ? child.toLowerCase() : singularOf(last),
    does,
    text: isOwned ? `${aOrAn(child)} ${child.toLowerCase()} who ${does}` : thing,
    marvel,
    feat: feat.did,
  }
}

const things = '((?:(?!(?:that|which|who|in|on|at)\\b)\\p{L}+ ){0,2}?\\p{L}+)'
const owned = new RegExp(
  `\\b(boy|girl|kid|child)(?: called \\p{L}+)?(?: who| that)? (finds?|found|has|have|gets?|got|invents?|invented|builds?|built|makes?|made|buys?|bought|discovers?|with|whose) (?:an? |some |the )?${things}( (?:that|which)| (?=(?:can|draws|paints) )) ?([^.,;:!?()\\n]+)`,
  'iu',
)
const alone = new RegExp(
  `(?:^|[.!?:\\n] *|\\babout |\\bone |\\bwith )()()(?:an? |some |the )?${things}( (?:that|which)) ([^.,;:!?()\\n]+)`,
  'iu',
)

/** Nothing alive, no vehicle, nothing to eat, and no toy that is somebody. */
const isThing = (noun: string) =>
  listed.test(noun) || (isPlain.test(nounClass(singularOf(noun)) ?? '') && !noThing.test(singularOf(noun)))

const listed =
  /^(?:control|remote|paintbrush|brush|whistle|pen|crayons?|chalk|glasses|goggles|trainers|backpack|rucksack|lunchbox|suitcase|skateboard|scooter|trampoline|slippers|wellies|vase|compass|kettle|toaster|fridge|phone|telephone|tv|telly|television|computer|camera|watch|mirror|microphone|calculator|rubber|eraser|pencil case|gadget|invention|contraption|marble|boomerang|frisbee)$/

const isPlain = /^(?:thing|clothes|toy|instrument|sport)$/

const noThing =
  /^(?:teddy|teddy bear|doll|dolly|toy|puppet|robot|book|story|game|door|trapdoor|portal|lift|house|home|bed|statue|painting|picture|snowman|scarecrow|star|moon|sun|rocket|broom|letter|song|football team|team|swimming|running|dancing|castle|tree|plant|flower|wand|potion|sword|gun|knife|bomb)$/

/** What it does, in the present and as done: 'comes back' and 'came back' of 'always comes back to you'. */
function featOf(deed: string): { does: string; did: string } | undefined {
  const clause = deed
    .replace(/ (?:and|but|because|so|when|whenever|every time|please|pls|plz|instead|cos|if)\b.*$/i, '')
    .replace(
      /^(?:draws|paints|writes) (?:things|pictures|stuff|anything|whatever \p{L}+ \p{L}+) (?:that|which)? ?(?:comes? )?(?:to life|alive|true)$/iu,
      'makes drawings come to life',
    )
    .replace(/ to (?:you|him|her|them|me|whoever \p{L}+ \p{L}+)$/iu, '')
    .replace(/ (?:you|people)(?= |$)/i, ' everybody')
    .trim()
  const plain = clause.replace(/^(?:(?:can|could|always|only|just|really|actually|secretly|will) )+/i, '')
  if (plain.split(' ').length > 7 || noFeat.test(plain) || own.test(plain)) return undefined
  const { did, done, deed: infinitive, fun, only, ...others } = mattersOf(plain)
  const isOther = Object.values(others).some((matter) => matter !== undefined)
  return did === undefined || isOther ? undefined : { does: clause, did }
}

const own = /\b(?:i|me|my|your|you|we|us|our|he|she|him|his|her|them|it|(?<!by )itself|story|stories)\b/i

/** How it is or feels, where it goes, and what must not be copied. */
const noFeat =
  /^(?:is|are|was|were|has|have|had|wants?|likes?|loves?|hates?|needs?|thinks?|knows?|lives?|feels?|looks?|seems?|gets?|got|lost|loses?|forgets?|forgot|never|can’t|can not|cannot|won’t|doesn’t|don’t|goes|went|go|travels?|takes?|brings?|belongs?|sleeps?|falls?|fell|dies?|breaks?|broke|hurts?|kills?|bites?|fights?|fires|shoots?|explodes?|burns?|cuts?|wakes?|came|arrived|said|comes? (?:from|with|alive|to life|out)|turns? (?:everybody|everyone|things?|anything)|grants?|glows?|smells?|keeps?|helps?|tries|try)\b/i
