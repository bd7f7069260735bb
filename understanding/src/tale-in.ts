import type { Fact, KnownPerson } from './fact.ts'
import { characterIntents } from './intents.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { aOrAn } from './tale/article.ts'
import { gentleBefore, gentleBehind } from './tale/gentle.ts'
import { heldAround, servedBeside } from './tale/held.ts'
import { imaginedIn } from './tale/imagined.ts'
import { lateIn } from './tale/late.ts'
import { marvelIn } from './tale/marvel.ts'
import { taleOfItsOwn } from './tale/of-its-own.ts'
import { patientIn } from './tale/patient.ts'
import { inPlainWording } from './tale/plain-wording.ts'
import { butGood } from './tale/poor.ts'
import { asPower, asTyped } from './tale/power.ts'
import { isOfTheHero, rankIn } from './tale/rank.ts'
import { togetherIn } from './tale/together.ts'
import { unlikelyTale } from './tale/unlikely.ts'
import { windIn } from './tale/wind.ts'
import { mattersOf, noParticiple, participles, type TaleMatters, works } from './tale-matters.ts'

/** What somebody in a wished-for story is or does, as it can be said of them: 'a digger that digs up a treasure chest'. */
export interface Tale extends TaleMatters {
  /** The noun of the fact that it is about, in the singular: 'digger'. */
  readonly head: string
  /** 'a digger that digs up a treasure chest'. */
  readonly text: string
  /** 'digs up a treasure chest', for behind 'the digger'. Empty of two of whom no more is said than who they are. */
  readonly does: string
  /** Said of two: 'a fox and a rabbit who argue'. The verbs are of several. */
  readonly isPair?: true
}

const mostWords = 14

/**
 * The first character of a wish of whom the parent says what it is or does, by a relative clause ('who can’t fly'), a participle ('looking for a bed')
 * or a main clause ('a bear goes to school').
 * @param typed where what is private, lost or unwanted is blanked with full stops
 */
export function taleIn(
  typed: string,
  facts: readonly Fact[],
  people: readonly KnownPerson[] = [],
): Tale | undefined {
  const text = inPlainWording(typed)
  const tale = firstTale(text, facts, people)
  if (tale?.held === undefined || tale.served !== undefined) return tale
  const served = servedBeside(text)
  return served ? { ...tale, served } : tale
}

function firstTale(text: string, facts: readonly Fact[], people: readonly KnownPerson[]): Tale | undefined {
  const known =
    imaginedIn(text, facts) ??
    placeFor(text, facts) ??
    ofTheChild(text, facts, people) ??
    patientOf(text, facts) ??
    windOf(text, facts) ??
    marvelIn(text, facts) ??
    lateIn(text, facts) ??
    taleOfItsOwn(text, facts) ??
    unlikelyTale(text, facts)
  if (known) return known
  for (const { about, what, name, bare, at } of charactersIn(text, facts)) {
    const behind = text.slice(at + bare.length)
    // Of a place only where it is somebody: 'a cloud who wants to be a sheep'.
    if (what.is === 'place' && !/^ (?:who|that|having an?)\b/i.test(behind) && !describedIn(what)) continue
    const isAsked = about !== 'creature'
    const feast = isAsked && what.is !== 'person' ? feastOf(text, { what, bare, at }, facts) : undefined
    if (feast) return feast
    const pair = between(text.slice(0, at))
    if (pair)
      return {
        head: what.head,
        does: pair.does,
        text: `${pair.first} and ${what.text} who ${pair.does}`,
        ...mattersOf(pair.does),
        isPair: true,
      }
    // 'We saw a fox who had a hurt paw' asks for no story about it.
    if (!isAsked && !opening.test(text.slice(0, at))) continue
    const rest = behind
      .replace(/^,? (?:called|named) (?:\p{Lu}[\p{L}’'.]*(?:(?: and)? \p{Lu}[\p{L}’'.]*){0,2}|\p{L}+)/u, '')
      // 'The troll under the bridge who runs a stall'.
      .replace(/^ (?:under|in|on|at|from|behind) (?:an?|the|our|her|his) \p{L}+(?= who | that )/iu, '')
      // 'A tooth fairy on her very first night at work who gets everything wrong'.
      .replace(
        /^ on (?:his|her|its|their) (?:very )?(?:first|last) (?:day|night)(?: at (?:work|the \p{L}+))?(?= who | that )/iu,
        '',
      )
      // 'Dinosaur and abuelo fishing together'.
      .replace(
        /^ and (?:his |her |the )?(abuel[oa]|gran\p{L}*|nana?|nani|daddy|dad|mummy|mum|papa|oma|opa) (\p{L}+ing)\b(?: together)?/iu,
        ' $2 with $1',
      )
    // 'Elephants please, a baby one who gets lost', 'zombie but a friendly one who …'.
    const one = rest.replace(
      /^(?: please)?[,:]?(?: but)? (?:an?|the) (?:\p{L}+ ){0,2}one,?(?= who | that | which )/iu,
      '',
    )
    // 'A princess with very muddy knees who wants a spade'.
    const [, described = ''] = havingAndWanting.exec(one) ?? []
    const second = isAsked && one === rest ? secondIn(rest, facts) : undefined
    const does =
      second === undefined
        ? deedIn(one.slice(described.length), what.number === 'many' && one === rest, isAsked)
        : deedOfTwo(rest.slice(second.length))
    if (does === undefined) {
      const gentle = gentleOf(what, name, rest)
      if (gentle) return gentle
      const compound = compoundIn(what) ?? describedIn(what)
      if (compound) return compound
    }
    if (does === undefined || (isUnsayable(does) && mattersOf(does).where === undefined)) continue
    const isOne = what.number === 'one' || one !== rest
    const noun =
      one !== rest && what.number === 'many'
        ? bare.replace(/\S+$/, (last) => singularOf(last.toLowerCase()))
        : bare
    const article = isOne ? (onlyOne.test(noun) ? 'the ' : `${aOrAn(noun)} `) : countOf(what)
    const isBeing = what.is === undefined ? !/^,? ?that/i.test(rest) : isSomebody.test(what.is)
    const relative = isBeing || name !== undefined ? 'who' : 'that'
    // Of two the fact has one name.
    const isOneName = name !== undefined && !/^,? (?:called|named) \p{L}+ and \p{Lu}/u.test(behind)
    const called = isOneName ? ` called ${name}` : ''
    return {
      head: what.head,
      does,
      text: asTyped(`${article}${noun}${called}${described}${second ?? ''} ${relative} ${does}`),
      ...(second !== undefined && { isPair: true }),
      ...mattersOf(does, what.head),
    }
  }
  return togetherIn(text, facts)
}

const havingAndWanting =
  /^( with (?:an?|the|very) [^,.;:!?()]{3,40}?)(?= who (?:only |just |really )?wants? (?:an?|some) )/i

/** 'A picnic for all the bears', 'a mouse wedding': they have it. */
function feastOf(
  text: string,
  { what, bare, at }: { what: NonNullable<Fact['what']>; bare: string; at: number },
  facts: readonly Fact[],
): Tale | undefined {
  const behind = text.slice(at + bare.length)
  const held = heldAround(text.slice(0, at), behind)
  if (held === undefined) return undefined
  const second = secondIn(behind, facts)
  const isMany = what.number === 'many' || second !== undefined
  const does = `${isMany ? 'have' : 'has'} ${aOrAn(held)} ${held}`
  const guests = `${what.number === 'many' ? '' : `${aOrAn(bare)} `}${bare.toLowerCase()}${second ?? ''}`
  const isBeing = what.is === undefined || isSomebody.test(what.is)
  return {
    head: what.head,
    does,
    text: `${guests} ${isBeing ? 'who' : 'that'} ${does}`,
    ...mattersOf(does),
    ...(second !== undefined && { isPair: true }),
  }
}

/** 'Three ' of three cats. */
const countOf = ({ count }: { readonly count?: string | undefined }) =>
  count === undefined ? '' : `${count} `

const onlyOne = /^(?:moon|sun|sea|sky|north wind|tooth fairy)$/i

/** 'A dinosaur dentist', 'goalkeeper octopus': a dinosaur who is a dentist. */
function compoundIn({ text, head, number }: NonNullable<Fact['what']>): Tale | undefined {
  const [, one = '', two = ''] = /^(?:(?:an?|the) )?(\p{L}+) (\p{L}+)$/iu.exec(text) ?? []
  const isTurned = works.test(one.toLowerCase()) && !ofItsKind.test(`${one} ${two}`)
  const [first, work] = isTurned ? [two, one] : [one, two]
  const kind = nounClass(singularOf(first.toLowerCase()))
  const isSomething = kind === 'animal' || kind === 'creature' || kind === 'food'
  if (number !== 'one' || !isSomething || !mattersOf(`is a ${work}`).job) return undefined
  const does = `is ${aOrAn(work)} ${work.toLowerCase()}`
  return {
    head,
    does,
    text: `${aOrAn(one)} ${one.toLowerCase()} ${two.toLowerCase()}`,
    ...mattersOf(does),
  }
}

/** They have no work. */
const ofItsKind = /^(?:nurse sharks?|pilot (?:whale|fish)|(?:clown|surgeon|doctor) ?fish|captain .+)$/i

/** 'A lonely cloud': a cloud that is lonely. */
function describedIn({ text, head, number, is, count }: NonNullable<Fact['what']>): Tale | undefined {
  const [, adjective = '', noun = ''] =
    /^(?:(?:an?|the|two|three|some) )?(?:(?:very|really|rather|little|poor|big|old) )*(shy|lonely|slow|lost|scared|frightened|nervous|tiny|gigantic|enormous|sleepy|tired|drowsy|vegetarian|vegan|veggie|surfing|skating|ice skating|roller skating|skateboarding|skiing|snowboarding|dancing|juggling|knitting|fishing|trampolining|cycling) (.+)$/iu.exec(
      text,
    ) ?? []
  if (
    noun === '' ||
    !noun
      .toLowerCase()
      .split(' ')
      .some((word) => singularOf(word) === head || word === head)
  )
    return undefined
  const does = `${number === 'many' ? 'are' : 'is'} ${adjective.toLowerCase()}`
  const article = number === 'many' ? countOf({ count }) : `${aOrAn(noun)} `
  return {
    head,
    does,
    text: `${article}${noun.toLowerCase()} ${is === undefined || isSomebody.test(is) ? 'who' : 'that'} ${does}`,
    ...mattersOf(does, head),
  }
}

/** 'A friendly monster', 'sharks, nice ones': of whom everybody would be afraid, and who is kind. */
function gentleOf(
  { text, head, number, is }: NonNullable<Fact['what']>,
  name: string | undefined,
  behind: string,
): Tale | undefined {
  const isMany = number === 'many'
  const said = gentleBefore(text)
  // 'A good dinosaur story' is a good story.
  const isOfStory =
    /^(?:good|nice|lovely|sweet)$/.test(said?.how ?? '') && /^ (?:story|stories|tale)\b/i.test(behind)
  const before = isOfStory ? undefined : said
  const does = gentleBehind(behind, head, isMany) ?? (before && `${isMany ? 'are' : 'is'} ${before.how}`)
  const matters = does === undefined ? {} : mattersOf(does, head)
  if (does === undefined || matters.gentle === undefined) return undefined
  const noun = (before?.noun ?? text).replace(/^(?:an?|the|some|one) /i, '').toLowerCase()
  const article = isMany ? '' : `${aOrAn(noun)} `
  const called = name === undefined ? '' : ` called ${name}`
  const relative = is === undefined || isSomebody.test(is) ? 'who' : 'that'
  return { head, does, text: `${article}${noun}${called} ${relative} ${does}`, ...matters }
}

/** 'A hotel for lost socks': they are somebody, and it is theirs. */
function placeFor(text: string, facts: readonly Fact[]): Tale | undefined {
  const [, article = '', house = '', guests = ''] =
    /\b(an?|the) ((?:\p{L}+ )?(?:hotel|school|hospital|nursery|library|shop|café|cafe|restaurant|museum|zoo|airport|post office|hairdresser|playground|spa|town|village|bus|train|swimming pool|cinema|circus|island|planet|castle)) (?:just |only )?for ((?:\p{L}+ ){0,2}\p{L}+)\b/iu.exec(
      text,
    ) ?? []
  const guest = facts.find(
    ({ about, what, polarity }) =>
      characterIntents.has(about) &&
      polarity === 'yes' &&
      what &&
      what.number === 'many' &&
      ` ${guests.toLowerCase()} `.includes(` ${what.text.toLowerCase()} `),
  )?.what
  if (!guest) return undefined
  return {
    head: guest.head,
    does: `stay in ${article} ${house.toLowerCase()} of their own`,
    text: `${article} ${house.toLowerCase()} for ${guest.text.toLowerCase()}`,
    house: house.toLowerCase(),
  }
}

/** 'About me as a vet': the hero is the child, and who else is asked for comes along. */
function ofTheChild(text: string, facts: readonly Fact[], people: readonly KnownPerson[]): Tale | undefined {
  const found = rankIn(text, people)
  if (!found) return undefined
  const heads = charactersIn(text, facts).map(({ what }) => what.head)
  const head = heads.find((each) => !isOfTheHero(each, found.rank)) ?? heads[0]
  if (head === undefined) return undefined
  const { does, rank } = found
  const { did } = mattersOf(does)
  return { head, does, text: `a hero who ${does}`, rank, ...(did !== undefined && { did }) }
}

/** 'A T-rex at the dentist': who treats it comes into the story by itself. */
function patientOf(text: string, facts: readonly Fact[]): Tale | undefined {
  for (const { about, what, name, bare } of charactersIn(text, facts)) {
    const isBeast = what.is === 'animal' || (what.is === 'creature' && !peopleOfTales.test(what.head))
    const found = isBeast && about !== 'creature' && patientIn(text, bare, what.number === 'many')
    if (!found) continue
    const { did } = mattersOf(found.does)
    const article = what.number === 'many' ? '' : `${aOrAn(bare)} `
    const called = name === undefined ? '' : ` called ${name}`
    return {
      head: what.head,
      does: found.does,
      text: `${article}${bare}${called} who ${found.does}`,
      treats: found.treats,
      ...(did !== undefined && { did }),
    }
  }
  return undefined
}

/** 'Farts and a king': the king’s. */
function windOf(text: string, facts: readonly Fact[]): Tale | undefined {
  const found = windIn(text)
  const somebody = charactersIn(text, facts).find(
    ({ about, what }) => about !== 'creature' && what.is !== undefined && isSomebody.test(what.is),
  )
  if (!found || !somebody) return undefined
  const { what, bare } = somebody
  const noun = bare.replace(/^(?:fart|parp)ing /i, '')
  const article = what.number === 'many' ? '' : `${aOrAn(noun)} `
  return {
    head: what.head,
    does: what.number === 'many' ? 'parp' : 'parps',
    text: `${article}${noun} who parp${what.number === 'many' ? '' : 's'}`,
    ...found,
  }
}

/** They have hands and a house, and would not sit in a vet’s waiting room. */
const peopleOfTales =
  /^(?:knight|king|queen|prince|princess|pirate|wizard|witch|fairy|elf|gnome|superhero|robot|astronaut|mermaid|clown|santa|ghost|snowman|alien|ninja|cowboy|dwarf|vampire|zombie|doll|teddy|toy|spaceman)$/

/** Whoever is asked for, in the order of the text. */
function charactersIn(text: string, facts: readonly Fact[]) {
  return facts
    .flatMap(({ about, what, name, start, polarity }) => {
      if (!characterIntents.has(about) || polarity !== 'yes' || !what || ofTheFamily.test(what.head))
        return []
      const bare = what.text.replace(/^(?:an?|the|some|one|his|her|their|our|my) /i, '')
      // Of several the fact begins at the last one.
      const found = text.toLowerCase().indexOf(bare.toLowerCase(), start)
      const at = found === -1 ? text.toLowerCase().indexOf(bare.toLowerCase()) : found
      return at === -1 ? [] : [{ about, what, name, bare, at }]
    })
    .sort((a, b) => a.at - b.at)
}

/** A story with two mums in it is about no mum 'who is not allowed'. */
const ofTheFamily = /^(?:mum|mummy|mom|mommy|mam|mama|mother|dad|daddy|papa|father|parent)s?$/i

/** The other one, of whom the same is said: ' and a rabbit', ' and his grandad'. */
const secondIn = (rest: string, facts: readonly Fact[]): string | undefined =>
  facts
    .flatMap(({ about, what, polarity }) =>
      characterIntents.has(about) && polarity === 'yes' && what ? [` and ${what.text}`] : [],
    )
    .flatMap((words) => [words, words.replace(' and ', ' and his '), words.replace(' and ', ' and her ')])
    .find((words) => rest.toLowerCase().startsWith(words.toLowerCase()))

/** What two do: 'who argue', 'build a bridge'. 'A fox and a mole that lives in a hole' says it of one. */
function deedOfTwo(after: string): string | undefined {
  // 'Two friends, a fox and a mole, who share a lamp.'
  const behind = after.replace(/^,(?= (?:who|that) )/, '')
  const isDoing =
    /^ (?:having|doing|going|fishing|dancing|playing|swimming|throwing|holding|getting) ?/i.test(behind)
  const does =
    deedIn(behind, true, true) ??
    (isDoing || ofTwo.test(behind) ? deedIn(` who${isDoing ? ' are' : ''}${behind}`, true, true) : undefined)
  return does === undefined || ofOne.test(does) ? undefined : does
}

/** What two have 'between a snail and a tortoise', read from the second of them: a race, and who the first is. */
function between(before: string): { first: string; does: string } | undefined {
  const [, what, first = ''] =
    /\ban? (?:\p{L}+ )?(race|match|contest|competition|quarrel|argument) between ((?:an?|the) \p{L}+(?: \p{L}+)?) and (?:an? |the )?$/iu.exec(
      before,
    ) ?? []
  return what === undefined ? undefined : { first, does: `have ${aOrAn(what)} ${what.toLowerCase()}` }
}

const ofOne = /^(?:is|was|has|does|doesn’t|\p{L}+[^s]s)\b/iu

const ofTwo =
  /^ (?:argue|bake|become|build|can|can’t|can't|cook|dance|dig|do|fall|fight|find|fix|fly|get|go|have|help|hold|keep|learn|live|look|lose|make|marry|meet|open|play|quarrel|race|run|sail|save|share|swap|swim|throw|travel|try|want|won’t|won't|work)\b/i

/** Nothing but an article before it, from the beginning of its sentence. */
const opening = /(?:^|[.!?\n]) *(?:(?:an?|the|one|some|two|three) )?$/i

const isSomebody = /^(?:person|animal|creature)$/

/** What follows a noun, up to the end of its clause, if that says what somebody is or does. @param isAsked whether a story about it is asked for: it need not have a 'who' */
function deedIn(behind: string, isMany: boolean, isAsked: boolean): string | undefined {
  const [clause = ''] =
    /^[^.,;:!?()"“”\n\p{Extended_Pictographic}]*/u.exec(
      behind.replace(butGood, (said) => said.replace(/^,? but/i, ' ∴')),
    ) ?? []
  const words = clause
    .replace(/\s+-+\s.*$/, '')
    // 'With a very long neck who can’t fit in the bath' is two things.
    .replace(/^( with (?:an?|the|very) .+?) (?:who|that|which) .*$/i, '$1')
    .replace(another, '')
    .replace(/ (?:please|pls|plz)$/i, '')
    .replace(reason, ' ∵ $2')
    // 'Going to the beach with our cat Pudding'.
    .replace(/( (?:to|on) (?:(?:an?|the) )?\p{L}+(?: \p{L}+)?) with (?:our|my|me|us)\b.*$/iu, '$1')
    .replace(ends, '')
    .replace(' ∵ ', ' because ')
    .trim()
    .replaceAll("'", '’')
    // 'In a forest with bears that have never seen one before.'
    .replace(/( ends? up (?:at|in|on) (?:an?|the) \p{L}+) with .*$/iu, '$1')
    .replace(' ∴ ', ' but ')
    .replace(/ and$/i, '')
    // It is told of a house, whoever asks for it.
    .replace(
      /\b(to stay (?:at|in)|to|at|in) (?:our|my) (house|garden|kitchen|birthday party|party|street|road|school)\b/i,
      '$1 a $2',
    )
    .replace(/\b(can|won|doesn|isn|hasn|didn|couldn|wasn|aren)t\b/gi, '$1’t')
    .replace(/\b([wW])hos\b|\b([tT])hats\b/g, (_, who, that) => (who ? `${who}ho’s` : `${that}hat’s`))
  const [, relative, being, all = ''] = /^(?:(who|that|which)(’s)? )?(.+)$/i.exec(asPower(words)) ?? []
  const rest = shortened(all)
  if (rest === '' || rest.split(/\s+/).length > mostWords) return undefined
  const first = rest.split(/\s+/)[0]?.toLowerCase() ?? ''
  if (relative) {
    if (being) return hasDone.test(rest) ? `has ${lower(rest)}` : `${isMany ? 'are' : 'is'} ${lower(rest)}`
    return finite.test(rest) || (isMany && !subjects.test(first)) ? lower(rest) : undefined
  }
  if (!isAsked) return undefined
  // 'A train with square wheels', 'a dinosaur dentist'.
  const [, odd] = /^(?:but )?with (.+)$/i.exec(rest.replace(/^without (?:any )?/i, 'with no ')) ?? []
  const had = odd && `${isMany ? 'have' : 'has'} ${lower(odd)}`
  if (had && (mattersOf(had).odd || hasTrouble.test(had))) return had
  // 'Elephants in pyjamas'.
  const [, dressed] = /^(?:(?:all )?dressed )?in ((?:\p{L}+[ -]){0,3}\p{L}+)$/iu.exec(rest) ?? []
  const worn = dressed && `${isMany ? 'wear' : 'wears'} ${lower(dressed)}`
  if (worn && clothes.test(worn) && mattersOf(worn).odd) return worn
  if (!isMany && !/^(?:at|in|on|the|and|with|for) /i.test(rest) && mattersOf(`is a ${rest}`).job)
    return `is ${aOrAn(rest)} ${lower(rest)}`
  const [, where] =
    /^(?:stuck )?((?:in|inside|on|under|up|behind|at) (?:(?:an?|the|our|my|her|his) \p{L}[\p{L} ]*|space))$/iu.exec(
      rest,
    ) ?? []
  if (/^on the wrong /i.test(rest) && mattersOf(`is ${rest}`).wrong)
    return `${isMany ? 'are' : 'is'} ${lower(rest)}`
  if (where && mattersOf(`is ${where}`).where) return `${isMany ? 'are' : 'is'} ${lower(rest)}`
  if (
    participles.test(first) &&
    !noParticiple.test(first) &&
    (rest.includes(' ') || mattersOf(`is ${rest}`).fun !== undefined)
  )
    return `${isMany ? 'are' : 'is'} ${lower(rest)}`
  // 'Badgers have a picnic', 'two penguins get married'.
  if (isMany && mattersOf(rest).held !== undefined) return lower(rest)
  if (mattersOf(`is ${rest}`).fun !== undefined) return `${isMany ? 'are' : 'is'} ${lower(rest)}`
  return plainly.test(rest) && rest.includes(' ') ? lower(rest) : undefined
}

/** Of what is long, the first things that are done. */
const shortened = (text: string): string =>
  text.split(/\s+/).length > mostWords && / and /.test(text)
    ? shortened(text.replace(/^(.*) and .*$/, '$1'))
    : text

const clothes =
  /\b(?:hats?|cap|helmet|crown|shoes|boots|socks|slippers|wellies|wellingtons|mittens|gloves|pants|trousers|pyjamas|pajamas|cape|scarf|coat|tutus?|armbands|glasses|sunglasses|jumpers?|dress(?:es)?|bow ties?)$/i

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** 'Because everybody’s snoring', 'because the astronauts are hungry': of the tale, and not why it is asked for. */
const reason =
  /\s+(because|cos|cuz) (?=(?:the|all the|everybody|everyone|nobody|somebody|there|his|its|their)['’ ])(?!.*\b(?:she|he|i|im|we|my|our|me|us|you|him|her|it|today|tonight|tomorrow|yesterday|school|birthday|loves?|likes?|story)\b)((?:\S+ ?){2,8})$/i

/** Where another begins: 'and the light won’t come on', 'and every time he sneezes the sheep blow away'. */
const another =
  /\s+and (?:(?:every|each) time|when(?:ever)?|(?:the|all the|his|her|its|their) (?:\p{L}+ ){1,2}(?:is|are|has|have|can|can['’]?t|won['’]?t|doesn['’]?t|don['’]?t|keeps?|gets?|helps?|comes?|goes?|will|must)|(?:everyone|everybody|nobody) \p{L}+s)\b.*$/iu

/** Where the clause ends though no comma stands there. */
const ends =
  /\s+(?:please|pls|plz|thanks|thank you|tonight|xx?|tho|though|lol|but(?! (?:it|they) (?:always |only |all |never |keeps? )*com)|because|cos|cuz|since|so|if|and (?:no|not|please|also|she|he|we|i|they|it|maybe|make|could|can)|with no(?! (?:super ?)?powers?\b)|in (?:this|the) (?:one|story|tale)|for (?:her|him|them|me|us|my|our))(?: .*)?$/i

/** 'A queen with a cold', 'a superhero without powers'. */
const hasTrouble =
  /^(?:has|have) (?:an? |the |no |very )?(?:bad )?(?:cold|cough|hiccups?|toothache|tooth ache|headache|tummy ?ache|temperature|fever|flu|chicken ?pox|sore \p{L}+|(?:super ?)?powers?(?: at all)?|magic|friends?)$/iu

/** 'Who’s lost her wand', 'who’s been to the moon'. */
const hasDone =
  /^never (?:ever |even )?(?:seen|had|tried|tasted|heard|touched|met|ridden|flown|swum|worn|slept|felt|gone)\b|^(?:(?:always|never|just|only) )?(?:been\b|got\b|(?:lost|found|forgotten|eaten|made|broken|taken|swallowed|built) (?:an?|the|his|her|its|their|all|some|every)\b)/i

const adverbs =
  'never|always|only|really|just|secretly|also|still|once|sometimes|accidentally|suddenly|finally|nearly'
const auxiliaries =
  'is|are|was|were|has|have|had|can|can’t|cannot|could|couldn’t|will|won’t|would|doesn’t|didn’t|don’t|isn’t|hasn’t|wasn’t|aren’t|must|goes|does|did|went|got|lost|found|ate|made|took|came|ran|flew|built|forgot|fell|kept|met|saw|said|stole|taught|thought|told|won|wore|grew|gave|swam|sang|slept|hid|bit|broke|bought|caught|drew|drove|felt|rode|stuck'
const finite = new RegExp(`^(?:(?:${adverbs}) )?(?:(?:${auxiliaries})|\\p{L}{2,}(?:[^s]s|ss?es|ed))\\b`, 'iu')

/** What somebody does without 'who': only verbs that are no plural of a noun. */
const plainly =
  /^(?:(?:never|always|only) )?(?:is|are|was|has|can|can’t|cannot|won’t|doesn’t|goes|gets|learns|finds|loses|wants|meets|makes|becomes|saves|lives|tries|forgets|discovers|wakes|sings|eats|swims|joins|comes|builds|bakes|opens|drives|flies|falls|says|turns|thinks|throws|rolls)\b/i

const subjects = /^(?:i|we|you|he|she|they|it|my|our|his|her|the|a|an|no|and)$/

/** Parents of themselves or their child, and what no story of ours says in passing. */
const isUnsayable = (does: string): boolean =>
  /^(?:is|are|was|has to be|should be|can be|can come|can in|wants to be|need to be|must be|is called) (?:in|called|there|it|at some)\b|^(?:is called|has to|can be|can come|wants to be in|was in)\b|\b(?:i|im|me|my|mine|we|us|our|ours|you|your|lives in (?:his|her)|like (?:him|her|his|hers|us|me)|kill|kills|killed|killing|dies|died|dead|gun|guns|knife|knives|sword fight|blood|bloody|drunk|beer|wine|hates?|stupid|fat|poop?|fart|farts|wee|arse|bum|hell|damn|sexy|naked|shoots?|stabs?|bombs?|murders?|smokes?|drugs?|eats (?:people|children|kids|boys|girls)|story|stories|moral)\b/i.test(
    does,
  ) ||
  // Whom a rooster of the holidays has chased is the child.
  /\b(?:chas|bit|bitt|peck|follow|scar|kick|lick|push|stung|woke|frighten)\p{L}* (?:him|her)\b/iu.test(
    does,
  ) ||
  !/\p{L}{3}/u.test(does)
