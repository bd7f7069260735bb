import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { pastOf } from './lexicon/past-forms.ts'
import { baseOf } from './lexicon/verbs.ts'
import { isPast, isPresentAux, pastAux, pastOfThirdPerson } from './narrated/verbs.ts'
import { allergenIn } from './tale/allergen.ts'
import { deedIn } from './tale/deed.ts'
import { doorIn, siteIn } from './tale/door.ts'
import { eatenIn, greensIn } from './tale/eaten.ts'
import { endedIn, wrongIn } from './tale/ended.ts'
import { funIn } from './tale/fun.ts'
import { gentleIn } from './tale/gentle.ts'
import { goneIn } from './tale/gone.ts'
import { heldIn, servedIn } from './tale/held.ts'
import type { CountedNoun, TaleMatters } from './tale/matters.ts'
import { caseIn, missingIn } from './tale/missing.ts'
import { nightlyIn, shutAtNight } from './tale/nightly.ts'
import { goodIn, poorIn } from './tale/poor.ts'
import { powerIn } from './tale/power.ts'
import { isLearnt, unableIn } from './tale/unable.ts'
import { untriedIn } from './tale/untried.ts'
import { workplaceIn } from './tale/workplace.ts'

export type { CountedNoun, TaleMatters }

/** What is told by its own sentence as a whole: a place, two together, a patient, the child itself. */
type OfItsOwn =
  | 'house'
  | 'imagined'
  | 'marvel'
  | 'feat'
  | 'partner'
  | 'second'
  | 'treats'
  | 'wind'
  | 'smell'
  | 'rank'
  | 'late'
  | 'wares'
  | 'post'

/**
 * @param told 'can’t find the moon', 'argue': the verb first, apostrophes curled
 * @param head the noun of who does it, where that makes a difference: 'wolf'
 */
export function mattersOf(told: string, head = ''): TaleMatters {
  const does = told.replace(/ because .*$/, '')
  const aim = aimIn(does) ?? untriedIn(does)
  const allergen = allergenIn(does)
  const gone = goneIn(does)
  const missing = missingIn(does)
  // What things on a shelf do, no child does.
  const isOfPeople = /^(?:person|kin)$/.test(nounClass(head) ?? '')
  const nightly = isOfPeople ? undefined : nightlyIn(does)
  const door = doorIn(does)
  const found: {
    readonly [Key in keyof Omit<TaleMatters, OfItsOwn>]-?: TaleMatters[Key] | undefined
  } = {
    sought: missing || door ? undefined : soughtIn(does),
    aim,
    aimed: aim === undefined ? undefined : reached(aim, areSeveral.test(does)),
    feared: fearedIn(does),
    built: builtIn(does),
    taken: takenIn(does),
    shop: shopIn(does),
    refused: refusedIn(does),
    wanted: wantedIn(does),
    being: beingIn(does),
    made: madeIn(does),
    odd: oddIn(does),
    job: jobIn(does),
    only: onlyIn(does),
    where: nightly === undefined ? whereIn(does) : undefined,
    allergen:
      allergen === undefined
        ? undefined
        : { ...counted(allergen), ...(/(?:^| )(?:fish|sheep|deer)$/i.test(allergen) && { number: 'many' }) },
    gone: gone === undefined ? undefined : counted(gone),
    gentle: gentleIn(does, head),
    eaten: eatenIn(does, head),
    greens: greensIn(does, head),
    power: powerIn(does),
    ended: endedIn(does),
    held: heldIn(does),
    served: servedIn(does),
    poor: poorIn(does),
    good: goodIn(does),
    fun: funIn(does),
    workplace: workplaceIn(does),
    missing,
    case: caseIn(does),
    nightly,
    door,
    site: door === undefined ? nightly && shutAtNight(does) : siteIn(does),
    wrong: wrongIn(does),
    did: inThePast(does),
    done: deedIn(does) === undefined ? undefined : doneOnce(does),
    deed: doneOnce(does) === undefined ? undefined : deedIn(does),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** They have no singular, or another one. */
const pairs =
  /^(?:legs|pants|trousers|pyjamas|pajamas|shorts|tights|leggings|jeans|glasses|wellies|feet|teeth|scissors|goggles|sunglasses|armbands|tutus)$/

export const counted = (noun: string): CountedNoun => {
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? ''
  return { noun, number: singularOf(last) === last && !pairs.test(last) ? 'one' : 'many' }
}

/** 'Wants to be a chef', 'dreams of being an astronaut', 'is learning to fly'. */
function aimIn(does: string): string | undefined {
  const [, aim] =
    /^(?:(?:has|have|had|is|are|was|were|always|really|secretly|just|only) )*(?:want|wants|wanted|would love|would like|wish(?:es|ed)|hop(?:es|ed)|longs|longed|tries|tried|trying|learns|learned|learnt|learning|decides|decided) to (.+)$/i.exec(
      does,
    ) ?? []
  const [, being] =
    /^(?:always |secretly )*(?:dreams|dreamt|dreamed|dreaming) (?:of|about) being (.+)$/i.exec(does) ?? []
  const [, become] = /^become (.+)$/i.exec(aim ?? '') ?? []
  const said = being ?? become
  return said === undefined ? (aim ?? unableIn(does)) : `be ${said}`
}

/** 'Is afraid of its own siren': the noun with what describes it. */
function fearedIn(does: string): string | undefined {
  const [, words = ''] =
    /\b(?:afraid|scared|terrified|frightened|petrified|nervous) of (?:(?:the|an?|his|her|its|their|some|all|any) )?(?:own )?(\p{L}[\p{L}’' -]*)$/iu.exec(
      does,
    ) ?? []
  const noun = words.replace(behindNoun, '').trim()
  const last = noun.split(' ').at(-1) ?? ''
  const isDeed = [last, noun.split(' ')[0] ?? ''].some(
    (word) => participles.test(word) && !noParticiple.test(word),
  )
  return noun === '' || noun.split(' ').length > 3 || isDeed || noFeared.test(last) ? undefined : noun
}

/** 'Build a bridge together', 'are building their house': the noun with what describes it, and what it is made of. */
function builtIn(does: string): string | undefined {
  const [, words = ''] =
    /\b(?:build|builds|building|built) (?:an?|the|his|her|its|their|one) (?:own |new )?(\p{L}[\p{L}’' -]*)$/iu.exec(
      does,
    ) ?? []
  // 'A house out of library books' is a house of them.
  const [, first = '', from] =
    /^(.+?)(?: made)? (?:out )?of (?!(?:his|her|its|their) )((?:\p{L}+ )?\p{L}+)(?: and .*)?$/iu.exec(
      words,
    ) ?? []
  const noun = (first || words)
    .replace(behindNoun, '')
    .replace(/ together$/i, '')
    .trim()
  if (noun === '' || noun.split(' ').length > 3) return undefined
  return from === undefined ? noun : `${noun} of ${from}`
}

/** 'Is stealing mangoes', 'stole the king’s crown': the noun with what describes it, and nobody whose it is. */
function takenIn(does: string): CountedNoun | undefined {
  const [, words = ''] =
    /^(?:(?:is|are|was|were|has|have|always|keeps|loves|likes|secretly|to) )*(?:steal|steals|stealing|stole|stolen|pinches|pinching|nicks|nicking|swipes|swiping|snatches|snatching) (?:all )?(?:(?:the|an?|his|her|its|their|some|other|everybody’s|everyone’s|people’s|one of the) )*(\p{L}[\p{L}’' -]*)$/iu.exec(
      does,
    ) ?? []
  const noun = words
    .replace(behindNoun, '')
    .replace(/^.*(?:s’|’s) /i, '')
    .trim()
  const last = noun.split(' ').at(-1) ?? ''
  if (noun === '' || noun.split(' ').length > 3 || noTaken.test(last)) return undefined
  return counted(noun)
}

/** What cannot be held behind a back, and put on a table again. */
const noTaken =
  /^(?:show|scene|heart|hearts|limelight|thunder|sleep|dreams?|moon|sun|stars?|light|night|day|snow|rain|sky|sea|christmas|easter|colou?rs?|smiles?|laughter|voices?|songs?|kisses|things|everything|something|anything|nothing|bab(?:y|ies)|child|children|people|away|off|up)$/i

/** 'Opens a bakery', 'run a library at night': the noun with what describes it. */
function shopIn(does: string): string | undefined {
  const [, shop] =
    /\b(?:opens?|opened|opening|runs?|ran|running|owns?|owned|has|have|had|keeps?|starts?|started|starting|sets? up) (?:(?:an?|the|his|her|its|their|own|new) )+((?:[\p{L}-]+ ){0,2}(?:\p{L}*shop|\p{L}*store|(?:lemonade|ice cream|fruit|taco) stand|bakery|café|cafe|library|restaurant|stall|tea ?room|kiosk|post office|ice cream parlour|museum|hotel))(?!\p{L})/iu.exec(
      does,
    ) ?? []
  return shop?.replace(/^cafe$/i, 'café')
}

/** 'Does not want to be rescued', 'won’t fly', 'doesn’t like fish', as it follows 'have to'. */
function refusedIn(does: string): string | undefined {
  const not = '(?:do|does|did)(?: not|n’t)(?: really| ever)?'
  const [, deed] =
    new RegExp(
      `^(?:(?:just|really|simply) )?(?:${not} (?:want|wish) to|(?:won’t|will not|would not|wouldn’t)|refuses? to|never wants? to) (.+)$`,
      'i',
    ).exec(does) ?? []
  const [, liked] = new RegExp(`^(?:${not}) like (.+)$`, 'i').exec(does) ?? []
  // 'Is scared of getting dirty'.
  const [, got] = dreaded.exec(does) ?? []
  const refused = (deed ?? (liked && `like ${liked}`) ?? (got && `get ${got}`))?.replace(
    / (?:any ?more|at all|ever|again)$/i,
    '',
  )
  return refused === undefined || refused.split(' ').length > 6 || noRefused.test(refused)
    ? undefined
    : refused
}

const dreaded =
  /^(?:is|are|was|were) (?:so |very |really |a bit )?(?:afraid|scared|terrified|frightened|petrified|nervous) of getting ((?:all |too )?(?:dirty|muddy|mucky|messy|wet|sticky|splashed|soaked|hairy|dusty)(?: (?:feet|paws|wheels|hands|fur))?)$/i

/** What a parent has to ask of a child, and who is not liked. */
const noRefused =
  /^(?:share|say|listen|brush|wash|bathe|clean|tidy|behave|stop|eat|taste|try|sleep|fall|hurry|nap|apologi[sz]e|move|help|sit|wait|give|take|let|drink|calm|be (?:kind|nice|good|quiet|friends|alone|brave)|go (?:to|home|back|in)|get (?:up|dressed|out|in|ready|clean)|wake|leave|have (?:a|his|her|its)|make friends|lose|like (?:to|him|her|them|it|any|every|people|other|each|being (?:alone|left)|(?:his|her|its|their|the new) (?:baby|brother|sister|mum|dad|mother|father)|sharing|school|bed|sleep\w*|wash\w*|bath\w*|brush\w*|listening))\b|\b(?:him|her|his|hers|them|their|its|my|your)\b/i

/** Whoever is afraid of a person, or of whatever there is, is told of otherwise. */
const noFeared =
  /^(?:mum|mummy|dad|daddy|mother|father|mam|mom|mommy|parents?|gran|grandma|grandad|brother|sister|man|men|woman|women|people|strangers?|them|him|himself|herself|itself|themselves|everything|everyone|everybody|nothing|something|anything|life|death|war)$/i

/** 'Lost his best hat', 'can’t find the moon', 'is looking for a bed': the noun with what describes it, up to where it is or was. */
function soughtIn(does: string): CountedNoun | undefined {
  const [, words = ''] = seeking.exec(does) ?? []
  const noun = words.replace(behindNoun, '').trim()
  const last = noun.split(' ').at(-1) ?? ''
  if (noun === '' || noun.split(' ').length > 3 || noSought.test(last)) return undefined
  return counted(noun)
}

/** Where it is or was, and what else is said of it. */
const behindNoun =
  / (?:in|on|at|under|by|behind|near|from|for|with|inside|outside|down|up|to|and|every|all|again|one|until|before|after|when|while|that|which|who|out of|of (?:his|her|its|their)) .*$/i

const seeking =
  /^(?:(?:has|have|had|is|are|was|were|always|keeps|kept|just|only|who) )*(?:lost|loses|lose|losing|can’t find|cannot find|can not find|couldn’t find|couldnt find|look(?:s|ed|ing)? for|search(?:es|ed|ing)? for|hunt(?:s|ed|ing)? for|finds|found|discovers|discovered|digs up|dug up) (?:(?:his|her|its|their|the|a|an|some|one of (?:his|her|its|their)) |(?=(?:two|three|four|five|six|seven|eight|nine|ten) )|(?=(?:\p{L}+ )?(?:treasure|gold)\b))(?:own )?(\p{L}[\p{L}’' -]*)$/iu

const noSought =
  /^(?:way|friends?|home|tooth|teeth|mum|mummy|dad|daddy|mother|father|mam|mom|mommy|parents?|family|voice|temper|mind|memory|roar|place|something|somebody|someone|courage|confidence|fire|sparkle|magic|powers?|song|whistle|moo|baa|quack|purr|bark|howl|hoot|hop|bounce|wobble|sparkles|sleep|smile|laugh|giggles?|stripes|spots|colou?rs?|shadow|balance|luck)$/i

/** 'See snow' is 'saw snow'. A second verb would need its tense changed as well. */
function reached(aim: string, isOfSeveral: boolean): string | undefined {
  const [verb = '', ...others] = aim.split(' ')
  if (others.length > 7 || hasSecondVerb.test(aim)) return undefined
  if (verb === 'be')
    return others.length > 0 ? `${isOfSeveral ? 'were' : 'was'} ${others.join(' ')}` : undefined
  return baseOf(verb) === verb || isLearnt(verb) ? [pastOf(verb), ...others].join(' ') : undefined
}

/** 'Want to be clean' is of two pigs. */
const areSeveral =
  /^(?:(?:always|really|secretly|just|only|all|both) )*(?:want|wish|hope|long|try|learn|decide|dream|are|have|were) /i

/** What the somebody does, in the past: only of a single clause whose verb is certain. */
function inThePast(does: string): string | undefined {
  const [, before = '', verb = '', behind = ''] =
    /^((?:(?:always|never|only|really|just|secretly|also|still|once|sometimes|accidentally|suddenly|nearly) )*)(\S+)(.*)$/i.exec(
      does,
    ) ?? []
  const norm = verb.toLowerCase().replaceAll('’', '')
  if (verb === '' || hasSecondVerb.test(does) || /(?:^| )(?:want|would|will|going)/.test(does))
    return undefined
  const past = isPast(norm)
    ? verb
    : isPresentAux(norm)
      ? pastAux(norm, /^are/.test(norm))
      : baseOf(norm) === norm
        ? pastOf(norm)
        : baseOf(norm) !== undefined && norm.endsWith('s')
          ? pastOfThirdPerson(norm)
          : undefined
  return past === undefined ? undefined : `${before}${past}${behind}`
}

/** 'Lives in a shoe', 'likes maths', 'can’t fly' is how it is, and no event. */
function doneOnce(does: string): string | undefined {
  const did = inThePast(does)
  return did === undefined || noEvent.test(did) || !/ /.test(did) ? undefined : did
}

const noEvent =
  /^(?:always|never|only|really|just|still|also|sometimes|secretly|nearly|was|were|had|could|did|couldn|didn|wasn|weren|hadn|would|lived|stayed|went to (?:sleep|bed)|worked|liked|loved|knew|thought|believed|hated|needed|wanted|owned|kept|felt|looked|seemed|smelled|sounded|slept|got (?:\p{L}+ )?(?:lost|sick|seasick|stuck|scared|tired|cross|bored)|lost|forgot|spoke|said|loved|wished|dreamed|dreamt|hoped|tried|refused|stole|fought|fell|died|broke|dropped|cried|hurt|crashed|collected|ran an?|owned)\b/u

const hasSecondVerb =
  /\b(?:and|but|who|that|because|when|whenever|so|which|what|where|if|until|till|while|is|are|was|can|can’t|won’t|it’s|he’s|she’s|they’re)\b(?<!^\S+)/i

/** 'Wants a bicycle for her birthday', 'only wants cuddles': the noun with what describes it. */
function wantedIn(does: string): CountedNoun | undefined {
  const [, words = ''] =
    /^(?:(?:always|really|only|just|secretly|also|has|have|had|is|are) )*(?:wants?|wanted|would like|would love|would really like|long(?:s|ed|ing) for|wish(?:es|ed|ing)? for|dream(?:s|t|ed|ing)? of|needs?) (?!to |being |[a-z]+ing )(?:(?:an?|some|more|the|his|her|its|their) )?(.+)$/i.exec(
      does,
    ) ?? []
  return wantedPeople.test(words) ? undefined : nounAt(words, noWanted)
}

const wantedPeople =
  /\b(?:(?:some|any|no)(?:body|one)|friends?|mum\w*|mom\w*|dad\w*|family|it|him|her|them|everyone|everybody)\b/i

/** A noun of three words at most, up to where it is or what it is for. */
function nounAt(words: string, refused: RegExp): CountedNoun | undefined {
  const noun = ` ${words}`
    .replace(behindNoun, '')
    .replace(/ (?:but|instead|so|whenever|out|all|too|very|really)\b.*$/i, '')
    .trim()
    .replace(/^(?:own|new) /i, '')
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? ''
  return noun === '' || noun.split(' ').length > 3 || refused.test(last) || !/^[\p{L}’' -]+$/u.test(noun)
    ? undefined
    : counted(noun)
}

/** Whoever is wanted is a friend, or one of the family; and what is wanted more than a thing. */
const noWanted =
  /^(?:friends?|pal|mate|buddy|home|mum|mummy|mom|mommy|dad|daddy|mother|father|parents?|family|brother|sister|sibling|bab(?:y|ies)|child|children|girl|boy|wife|husband|boyfriend|girlfriend|love|attention|help|peace|quiet|job|name|turn|go|more|one|ones|something|someone|somebody|anything|nothing|everything|it|them|him|her|out|up|in|that|this|money|gun|sword|knife)$/i

/** 'Thinks he’s a dog', 'turns into a frog', 'wants to be a sheep': what is no work of people. */
function beingIn(does: string): string | undefined {
  const noun = otherIn(does)
  return noun === undefined || isWork(noun) || noBeing.test(noun) ? undefined : noun
}

/** 'Is a dentist', 'works as a postman', 'wants to become a pilot'. */
function jobIn(does: string): string | undefined {
  const [, words = ''] =
    /^(?:(?:is|are|was)(?: also)?|works? as|worked as|(?:is |are )?training to be|(?:has |gets? |got )?a (?:new )?job as|starts? (?:work )?as) (?:an?|the|our|their) (\p{L}[\p{L}’' -]*)$/iu.exec(
      does,
    ) ?? []
  const [, several = ''] = /^(?:are|want to be|want to become) (\p{L}+s)$/iu.exec(does) ?? []
  const noun =
    nounAt(words.replace(/ of .*$/, ''), noJob)?.noun ??
    otherIn(does) ??
    (several && singularOf(several.toLowerCase()))
  return noun && isWork(noun) ? noun : undefined
}

const noJob =
  /^(?:friend|mate|pal|bestie|bff|partner|mum|dad|mother|father|brother|sister|twin|family|baby|boy|girl|child|kid|toddler|best|people|person|man|woman|lady|team|class|stranger|visitor|guest|thief|burglar|robber)s?$/i

function otherIn(does: string): string | undefined {
  const [, words = ''] =
    /\b(?:(?:is|are|was) (?:secretly|actually)|(?:is|are|was) dressed(?: up)? as|turn(?:s|ed)? (?:him|her|it)self into|w(?:oke|akes?) up as|(?:thinks?|thought|believes?|is sure|is convinced|insists?|imagines?|pretends?|wish(?:es|ed)?|dream(?:s|t|ed)) (?:that )?(?:he|she|it|they)(?:’s|’re| is| are| was| were)(?: really| actually| secretly)?|(?:turn(?:s|ed)?|changed?|changes|transform(?:s|ed)?|grows?|grew) into|becomes?|became|(?:wants?|wanted|would like|would love|wish(?:es|ed)|pretends?|pretended|tries|tried|dreams? of|decides|decided|longs|hopes) (?:to be|to become|being)|dress(?:es|ed) up as|disguised as) (?:an?|the) (?:real |proper )?(\p{L}[\p{L}’' -]*)$/iu.exec(
      does,
    ) ?? []
  return nounAt(words, noOther)?.noun
}

const noOther =
  /^(?:friend|mum|mummy|mother|dad|father|brother|sister|one|part|winner|best|bit|lot|star|home|hero|boy|girl|child|baby)$/i

/** They say how somebody is, and not what. */
const noBeing = /^(?:good|bad|nice|naughty|big|little|real|proper|true|brave)\b|\bgiant$/i

const isWork = (noun: string) => {
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? ''
  return !noJob.test(last) && (nounClass(last) === 'person' || works.test(last) || works.test(noun))
}

/** Of people, whoever does it. */
export const works =
  /^(?:dentist|doctor|vet|nurse|teacher|postman|postie|pilot|driver|chef|cook|baker|builder|plumber|painter|detective|hairdresser|barber|librarian|firefighter|fireman|policeman|policewoman|lifeguard|gardener|dancer|ballerina|singer|drummer|footballer|goalkeeper|goalie|referee|astronaut|scientist|inventor|farmer|waiter|waitress|shopkeeper|magician|clown|acrobat|photographer|lollipop (?:lady|man)|milkman|window cleaner|spy|tailor|cobbler|mechanic|engineer|artist|explorer|sailor|captain|babysitter|judge|mayor|coach|surgeon|optician|boss|manager|head teacher|headteacher)$/i

/** 'Squirts custard instead of water', 'can only breathe bubbles', 'turns cement into strawberry milk', 'makes pancakes but they always come out square'. */
function madeIn(does: string): CountedNoun | undefined {
  const [, turned = ''] = /\bturns? (?:.+ )?into ((?!(?:an?|the|his|her|its|their) ).+)$/i.exec(does) ?? []
  const [, said = ''] =
    /^(?:(?:can|could|will|would|always|only|just|accidentally|secretly|sometimes|keeps|can’t stop) )*(?:mixing(?! up)|mix(?!(?:es)? up)|making|baking|breathing|sneezing|firing|spitting|dropping|knitting|make|bake|cook|squirt|spray|breathe|blow|lay|cough|sneeze|rain|snow|grow|pour|spit|burp|hiccup|give|shoot|drop|knit|fire|puff|sprinkle|cry|crie|erupt|leak|sell|deliver|serve|invent)(?:s|es|ing)?(?: out| up)? (?:only |just |out |up )?((?:some |lots of )?(?!an? |the |his |her |its |their |him |them |it |us |me |you |up |to |everyone |everybody |people |children |kids |mum |dad |others )\p{L}.*)$/iu.exec(
      does,
    ) ?? []
  const words = (turned || said).replace(/^(?:some|lots of) /, '')
  const made = nounAt(words, noMade)
  if (!made || / come (?:true|alive)$/i.test(made.noun) || / come to life\b/i.test(does)) return undefined
  const [, how] =
    /\b(?:(?:but|and) (?:they|it) (?:always |only |all |keeps? )*com(?:es?|ing) out|(?:that|which) (?:are|is)) (?:all |always )?(\p{L}+)$/iu.exec(
      does,
    ) ?? []
  return how === undefined ? made : { ...made, noun: `${how} ${made.noun}` }
}

const noMade =
  /^(?:friends?|potions?|poisons?|medicines?|spells?|fun|mess|noise|sure|trouble|mistakes?|faces|everyone|everybody|people|children|others?|up|in|away|back|over|loudly|hard|kisses|hugs|birth|names?|time|sense|room|sick|wee|poo|things|something|anything|everything|nothing|money|fires?|flames|smoke|blood|guns?|bullets|arrows|bombs?|lasers?|cold|colds|down|off|high|tall|bigger|taller|big|small|smaller|huge|tiny|older|longer|invisible)$/i

/** 'Has three arms', 'has a cat’s brain', 'has no tail': what can be seen or heard of how somebody is made. */
function oddIn(does: string): CountedNoun | undefined {
  const [, words = ''] =
    /^(?:(?:only|always) )?(?:has|have|had|is born with|was born with|grows|grew|wears?|wore|is wearing|are wearing|was wearing) (?:got )?(?:only )?(\p{L}[\p{L}’' -]*)$/iu.exec(
      does,
    ) ?? []
  const noun = words
    .replace(/ (?:in|on|at|instead|and|but|so|that|which|who|because|for|like|from)\b.*$/i, '')
    .trim()
  const last = noun.split(' ').at(-1) ?? ''
  // Who is hurt is told of by what is told of that.
  // 'Has lost his hat' and 'has to wear a hat' are deeds.
  if (/^(?:lost|found|forgotten|made|got|taken|eaten|stolen|to) /i.test(noun)) return undefined
  if (/\b(?:broken|hurt|sore|poorly|injured|bandaged|missing|burnt)\b/i.test(noun)) return undefined
  const isBare = noun === last && counted(last).number === 'one'
  return noun.split(' ').length > 5 || !parts.test(last) || isBare
    ? undefined
    : { noun, number: counted(last).number }
}

const parts =
  /^(?:legs?|arms?|feet|foot|heads?|eyes?|ears?|noses?|tails?|trunks?|wings?|horns?|antlers|wheels?|spots?|stripes?|fur|hair|hairdo|teeth|tooth|beak|necks?|paws?|shell|hats?|shoes?|boots?|socks?|slippers|wellies|mittens|gloves|scales|feathers?|whiskers|moustache|mustache|beard|brain|tongue|belly|tummy|buttons?|engine|siren|horn|hands?|fingers?|toes?|knees?|voice|pocket|pockets|glasses|windows?|doors?|lid|handle|sails?|mane|tusks?|claws?|fins?|eyebrows|humps?|pants|trousers|pyjamas|pajamas|cape|scarf|tutus?|armbands|sunglasses|jumpers?|dress(?:es)?|bow ties?|hiccups|skin|coat|antennae|branches|leaves|roof|bottom|accent|sneeze|laugh)$/i

/** 'Is in the elevator', 'gets stuck up a tree'. */
function whereIn(does: string): string | undefined {
  const [, where = ''] =
    /^(?:(?:is|are|was|were|gets?|got|lands?|ends up|wakes up) )?(?:(?:stuck|trapped|lost|hiding|asleep|living|found) )?((?:in|inside|on|under|up|behind|at) (?:(?:an?|the|her|his|its) )?(?!(?:our|my) )\p{L}[\p{L} -]*)$/iu.exec(
      does,
    ) ?? []
  const last = where.split(' ').at(-1) ?? ''
  return where === '' ||
    where.split(' ').length > 4 ||
    noWhere.test(last) ||
    // Who is stuck there is to be pulled out.
    /stuck .*(?:mud|bog|puddle|ditch|snow|sand)$/i.test(does) ||
    /^in(?:side)? (?:an? )?(?:love|trouble|charge)|\bwrong\b/i.test(where)
    ? undefined
    : where
}

const noWhere =
  /^(?:it|story|tale|book|one|end|night|midnight|day|time|morning|evening|bedtime|tonight|way|holiday|school|nursery|love|charge|trouble|world|team|mood|own|hurry|dark|rain|snow|home|bed|play|show|band|race|front|back|side|age|years?|old|him|her|them|this|that|please|hospital|prison|jail|heaven|pain|tears|danger|fire|strike|spell|mess|muddle|tangle|bits|row|circle|queue|line|pile|pants|pyjamas|costume|hat|cape|shoes|boots|wellies|disguise)$/i

/** 'Can only blow bubbles', 'only says moo': all of it, behind 'can only'. */
function onlyIn(does: string): string | undefined {
  const [, can] = /^(?:can|could) only (.+)$/i.exec(does) ?? []
  const [, verb = '', behind = ''] = /^(?:only|just) (?:ever )?(\p{L}+s)( .+)?$/iu.exec(does) ?? []
  const base = baseOf(verb.toLowerCase())
  // 'A cat who says woof'.
  const [, sound] =
    /^says? [“"‘']?((?:woof|meow|miaow|moo|quack|oink|baa|neigh|cluck|cock-a-doodle-doo|ribbit|hoot|roar|tweet|hiss|squeak|boo|beep|choo choo|nee naw|ho ho ho|ding dong))[”"’']?(?=$| instead| but| and)/i.exec(
      does,
    ) ?? []
  const said =
    can ??
    (sound && `say ${sound.toLowerCase()}`) ??
    (base === undefined || /^(?:want|need|have|has|is|be|know|grant)$/.test(base)
      ? undefined
      : `${base}${behind}`)
  const only = said?.replace(/ (?:and|but|so|because|instead|which|when)\b.*$/i, '')
  // A shop 'that only opens at midnight' can do more than that.
  if (only !== undefined && / (?:at|by|in the|after) (?:night\w*|midnight|moonlight|dark)$/i.test(only))
    return undefined
  return only === undefined || only.split(' ').length > 5 || /\b(?:his|her|him|them|their|it)\b/i.test(only)
    ? undefined
    : only
}

export const participles =
  /^(?:\p{L}{2,}ing|stuck|lost|trapped|caught|stranded|covered|made|dressed|asleep|afloat|afraid|scared|late|alone)$/u
export const noParticiple =
  /^(?:thing|king|ring|morning|evening|wedding|building|ceiling|string|spring|during|nothing|something|everything|pudding|swing|wing|sting|being|lightning)$/
