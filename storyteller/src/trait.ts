import { pluralOf } from './plural.ts'
import { colours, countable, describing, foreign, notInAThing, uncountable, unfit } from './trait-words.ts'

/**
 * A note about a child in a form that sentences can be made of. `thing` stands after 'about', `doing` after 'to',
 * `does` after 'who', `look` after the child's name and ’s.
 */
export type Trait =
  | { readonly form: 'loved' | 'thing' | 'has' | 'food'; readonly thing: string }
  | { readonly form: 'colour'; readonly thing: string }
  | { readonly form: 'bedtime'; readonly thing: string }
  | { readonly form: 'wish' | 'can'; readonly doing: string }
  | { readonly form: 'does'; readonly does: string }
  | { readonly form: 'named'; readonly name: string }
  | { readonly form: 'said'; readonly word: string }
  | { readonly form: 'hair' | 'eyes' | 'glasses' | 'face'; readonly look: string }
  | { readonly form: 'light' }

export type Form = Trait['form']

/** The section of the form in which a note was typed; it tells what a single word means. */
export type NoteSection = 'interests' | 'favorites' | 'appearance' | 'family' | 'education' | null

/**
 * Parses a note. The first clause with a known form counts.
 * @param name of the child: a note can start with it
 * @returns null if there are no sentences for it
 */
export function readTrait(note: string, name: string, section: NoteSection = null): Trait | null {
  if (/[<>{}[\]|\\^~=#$@*_`/]/.test(note) || /(?!\p{Script=Latin})\p{L}/u.test(note)) return null
  const clauses = note
    .normalize('NFC')
    .replaceAll("'", '’')
    .split(/[.!?;\n]+|,(?!\d)/)
  for (const clause of clauses) {
    const trait = readClause(withoutSubject(clause.trim().replace(/\s+/g, ' '), name), section)
    if (trait) return trait
  }
  return null
}

function readClause(text: string, section: NoteSection): Trait | null {
  if (text.length < 2 || text.length > 80 || !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}’ :-]*$/u.test(text)) return null
  if (/\p{N}{3}/u.test(text)) return null
  const afraid =
    /^(?:is |are )?(?:a (?:bit|little) |very |so |really )?(?:afraid|scared|frightened|terrified|nervous|worried) (?:of|about) (.+)$/i.exec(
      text,
    )
  // Fears are not mentioned. For the dark there is a light.
  if (afraid) return /^(?:the )?dark(?:ness)?$/i.test(afraid[1] ?? '') ? { form: 'light' } : null
  if (
    lower(text)
      .split(/[ :-]/)
      .some((word) => unfit.has(word))
  )
    return null
  return (
    readLook(text) ??
    readBedtime(text) ??
    readNamed(text) ??
    readFavourite(text) ??
    readLoved(text) ??
    readSkill(text) ??
    readPossession(text) ??
    readHabit(text) ??
    readBare(text, section)
  )
}

/** 'Mia loves trains', 'She’s learning to read' and 'I like cake' are all said of the child. */
function withoutSubject(clause: string, name: string): string {
  const named = name && lower(clause).startsWith(`${lower(name)} `) ? clause.slice(name.length + 1) : clause
  return named
    .replace(/^(?:(?:he|she|it)’s|they’re|i’m) got /i, 'has ')
    .replace(/^(?:(?:he|she)’s|they’re|i’m) /i, 'is ')
    .replace(/^(?:he|she|they|i|my (?:son|daughter|child|kid|boy|girl)) (?=\p{L})/iu, '')
    .replace(/^(?:really|also|absolutely|just|simply|still|totally) /i, '')
    .replace(/ when (?:he|she|they) (?:is|are|grows?) (?:up|older|big|bigger)$/i, '')
    .replace(/^(?:have|am|are|do|go)(?= )/i, (verb) => thirdPerson[lower(verb)] ?? verb)
    .trim()
}

const thirdPerson: Record<string, string> = { have: 'has', am: 'is', are: 'is', do: 'does', go: 'goes' }

function readLook(text: string): Trait | null {
  const look = lower(text)
    .replace(/^(?:has|wears|with) /, '')
    .replace(/^(?:a|an|the|some|her|his|their|my) /, '')
    .replace(/:.*$/, '')
  if (!/^[\p{L} -]+$/u.test(look) || look.split(' ').length > 5) return null
  const isPlain = (head: RegExp) =>
    look
      .replace(head, '')
      .split(' ')
      .every(
        (word) =>
          word === '' || word === 'and' || describing.has(word) || colours.has(word) || hairy.has(word),
      )
  if (/\bhair$/.test(look) && isPlain(/\bhair$/)) return { form: 'hair', look: inOrder(look) }
  if (/\b(curls|plaits|braids|pigtails|ponytail|bun|fringe|bunches|cornrows)$/.test(look) && isPlain(/\S+$/))
    return { form: 'hair', look: inOrder(look) }
  if (/\beyes$/.test(look) && isPlain(/\beyes$/)) return { form: 'eyes', look: inOrder(look) }
  if (/\b(glasses|specs|spectacles)$/.test(look) && isPlain(/\S+$/)) return { form: 'glasses', look }
  if (/^(?:lots of |a few )?(freckles|dimples)$/.test(look))
    return { form: 'face', look: look.split(' ').at(-1) ?? '' }
  if (/^(?:a )?gap (?:in|between) (?:the|her|his|their|my) (?:front |two front )?teeth$/.test(look))
    return { form: 'face', look: 'gap' }
  return null
}

const hairy = new Set(
  'two three blond blonde fair auburn light mousy strawberry-blond dark-brown light-brown thick fine frizzy spiky hazel'.split(
    ' ',
  ),
)

/** 'brown and curly hair' as it is usually said. */
const inOrder = (look: string) => look.replace(/^(\S+) and (\S+) (\S+)$/, '$1, $2 $3')

function readBedtime(text: string): Trait | null {
  if (/\b(?:night|bedside)[ -]?light\b/i.test(text)) return { form: 'light' }
  const found =
    /^(?:always )?(?:sleeps|goes to sleep|goes to bed|cuddles|snuggles|falls asleep)(?: up)?(?: with| to| holding| hugging)? ((?:a|an|the|my|her|his|their|\p{Lu}).+?)(?: every night| at night| in bed)?$/iu.exec(
      text,
    ) ?? /^(?:can’t|cannot|never) (?:sleep|sleeps) without (.+)$/i.exec(text)
  const held = found?.[1]
  if (!held) return null
  const called = /\b(?:called|named) (.+)$/i.exec(held)?.[1]
  if (called) return isName(called) ? { form: 'bedtime', thing: called } : null
  if (isName(held) && !/^(?:the|a|an)\b/i.test(held)) return { form: 'bedtime', thing: held }
  const thing = asThing(held.replace(owner, 'the '))
  return thing
    ? { form: 'bedtime', thing: thing.replace(/^(?:an?|some) /, 'the ').replace(/^(?!the )/, 'the ') }
    : null
}

const owner = /^(?:my|our|his|her|their|your) /i

const relation =
  '(?:(?:best|good|new|older|younger|little|big|baby|twin|half|step|pet|imaginary|favou?rite|best school|school) )*(?:friend|friends|brother|brothers|sister|sisters|cousin|cousins|twin|pet|pets|cat|dog|puppy|kitten|rabbit|bunny|hamster|guinea pig|gerbil|fish|goldfish|tortoise|turtle|pony|horse|parrot|budgie|bird|snake|lizard|teacher|nanny|childminder|neighbour|neighbor|grandma|grandmother|grandpa|grandfather|granny|grandad|nana|aunt|auntie|uncle|godmother|godfather|stepmum|stepdad|mum|mom|dad|teddy|doll)'

/** 'best friend is Ana', 'has a cat named Button', 'Ana is the best friend', 'Grandma Rose'. */
function readNamed(text: string): Trait | null {
  const who = '(?:has )?(?:(?:a|an|the|my|her|his|their|one|two|three) )?'
  const found =
    new RegExp(
      `^${who}${relation}(?:,? (?:is |are )?(?:called|named)|(?:’s name)? is| are|:| -) ?(.+)$`,
      'iu',
    ).exec(text) ??
    new RegExp(`^(.+?) is ${who}${relation}$`, 'iu').exec(text) ??
    new RegExp(`^(?:loves |likes )?${who}${relation}:? (\\p{Lu}.*)$`, 'u').exec(text) ??
    /^(?:is )?(?:best )?friends with (.+)$/i.exec(text)
  const name = found?.[1]?.replace(/^(?:called|named) /i, '').split(/ and | & /)[0]
  if (name) return isName(name) ? { form: 'named', name } : null
  return new RegExp(`^${titles} `, 'u').test(text) && isName(text) ? { form: 'named', name: text } : null
}

const titles =
  '(?:Grandma|Grandpa|Granny|Grandad|Gran|Nan|Nana|Nanny|Aunt|Auntie|Aunty|Uncle|Miss|Mr|Mrs|Ms|Papa|Oma|Opa)'

const isName = (text: string) =>
  /^\p{Lu}[\p{L}\p{M}’-]*(?: \p{Lu}[\p{L}\p{M}’-]*){0,2}$/u.test(text) &&
  text.length <= 30 &&
  !/\b(?:School|Primary|Academy|Street|Road|Nursery|The|She|He|They|It|Is|Ignore|Please)\b/.test(text)

/** 'favourite colour is green', 'favourite food: pancakes', 'Pancakes are the favourite food'. */
function readFavourite(text: string): Trait | null {
  const found =
    /^(?:the |her |his |their |my |has a )?favou?rite ([\p{L} -]+?)(?: is| are|:| -| would be) ?(.+)$/iu.exec(
      text,
    ) ?? reversed(/^(.+) (?:is|are) (?:the|her|his|their|my|a) favou?rite ([\p{L} ]+)$/iu.exec(text))
  if (!found) return null
  const [, kind = '', named = ''] = found
  const thing = named.replace(owner, 'the ')
  if (/\bcolou?rs?$/i.test(kind)) {
    const [colour = ''] = lower(thing).split(/ and |,/)
    return colours.has(colour) ? { form: 'colour', thing: colour } : null
  }
  if (/\b(?:number|word|teacher|friend|person|day|joke|song)$/i.test(kind)) return null
  if (
    /\b(?:food|foods|fruit|snack|meal|cake|pudding|dessert|vegetable|breakfast|dinner|lunch|treat|sandwich|soup)$/i.test(
      kind,
    )
  )
    return of('food', asMany(thing))
  return of('loved', asMany(thing))
}

const reversed = (found: RegExpExecArray | null) => found && [found[0], found[2] ?? '', found[1] ?? '']

/** 'loves trains', 'likes to paint', 'is mad about horses'. */
function readLoved(text: string): Trait | null {
  const found =
    /^(?:loves?|likes?|adores?|enjoys?|prefers|(?:is )?(?:\p{L}+ly |very |so |quite )?(?:obsessed with|crazy about|mad about|mad on|into|interested in|fascinated by|keen on|fond of|passionate about)|(?:is )?(?:a )?(?:big |huge |real )?fan of|knows (?:all|everything|a lot|lots) about|talks (?:all day )?about|learning about) (?:all (?:sorts|kinds) of |all things |everything about |anything about )?(.+?)(?: (?:very|so) much| a lot| best(?: of all)?| most of all)?$/iu.exec(
      text,
    )
  const loved = found?.[1]
  if (!loved) return null
  if (/^to /i.test(loved)) return wishOf('wish', loved.slice(3))
  return of('loved', asMany(loved.replace(owner, 'the ')))
}

/** 'can whistle', 'knows how to ride a bike', 'is able to swim'. */
function readSkill(text: string): Trait | null {
  const found = /^(?:can(?: already| now)?|knows how to|is able to) (.+)$/i.exec(text)
  return found?.[1] ? wishOf('can', found[1]) : null
}

function wishOf(form: 'wish' | 'can', doing: string): Trait | null {
  const phrase = lowerFirst(doing)
  const [verb = ''] = phrase.split(' ')
  const isVerb =
    verb.length > 1 &&
    !/(?:ing|ed|’s)$/.test(verb) &&
    !describing.has(verb) &&
    (!notInAThing.has(verb) || doable.has(verb))
  return isVerb && isPlainPhrase(phrase, 8) ? { form, doing: phrase } : null
}

const doable = new Set(['say', 'make', 'tell', 'write', 'go', 'get', 'do', 'use', 'be'])

/** 'has a wobbly tooth', 'has two cats'. */
function readPossession(text: string): Trait | null {
  const found = /^has (?:got )?((?:a|an|one|two|three|four|five|six|lots of|some|many) .+)$/i.exec(text)
  const thing = found?.[1] && asThing(found[1])
  return thing ? { form: 'has', thing } : null
}

const habits =
  /^(?:(?:always|often|sometimes|usually) )?(?:plays|collects|builds|draws|paints|reads|sings|hums|dances|swims|bakes|cooks|knits|rides|speaks|knows|does|goes to|makes|writes|climbs|runs|skips|jumps|bounces|counts|feeds|waters|grows|looks after|takes care of|helps|wears|eats|laughs|giggles|smiles|talks to|waves to|says goodnight to|believes in|wants to be|would like to be|dreams of being|carries|takes|wakes up|gets up|practises|practices|watches|listens to|studies|tells|asks|invents|notices|remembers|shares|hops|whistles|walks|drums|sews|plants|digs|skates|is (?:very |really )?(?:good|great|brilliant|excellent|amazing) at|is learning(?: how)? to|is learning|is in|is a|is an|is the|is left-handed|is right-handed|is vegetarian|is (?:very |really |always |so )?(?:kind|funny|curious|brave|gentle|careful|thoughtful|creative|musical|sporty|cheerful|helpful|patient|clever))(?: (.+))?$/i

/** 'plays the violin', 'is learning to swim', 'hums in the bath'. */
function readHabit(text: string): Trait | null {
  const phrase = lowerFirst(text)
  const found = habits.exec(phrase)
  const rest = found?.[1]?.replace(/^when (?=\p{L}+ing\b)|(?<= )when (?=\p{L}+ing\b)/u, '')
  if (!found || phrase.length > 60 || isPlace.test(phrase) || (rest !== undefined && !isPlainPhrase(rest, 8)))
    return null
  if (
    /^is in\b/.test(phrase) &&
    !/^is in (?:year|grade|class|reception|kindergarten|nursery|preschool|a choir|the choir|a band|a play)\b/i.test(
      phrase,
    )
  )
    return null
  if (/^is (?:a|an|the) /.test(phrase) && !isRole.test(phrase)) return null
  if (/^(?:is learning|knows|speaks|studies|does|makes|plays|eats|wears)$/.test(phrase)) return null
  return { form: 'does', does: phrase }
}

/** Places that a child could be found at are left out, because stories are shared. */
const isPlace = /\b(?:School|Primary|Academy|Nursery|Kindergarten|College|Street|Road|Lane|Avenue|Church)\b/

const isRole =
  /^is (?:a|an|the) (?:(?:very |really )?(?:good|great|brilliant|fast|careful|keen|proud|new|big|older|younger|little|oldest|youngest|middle|only) )?(?:child|brother|sister|twin|cousin|friend|reader|swimmer|dancer|goalkeeper|singer|baker|listener|helper|climber|runner|vegetarian|scout|cub|beaver|brownie|rainbow|gymnast|footballer|artist|drummer|early riser|bookworm)(?: in the family)?$/i

/** 'a red scooter', 'Dinosaurs', 'playing outside'. */
function readBare(text: string, section: NoteSection): Trait | null {
  if (section === 'family' || section === 'education' || section === 'appearance') {
    return section === 'education' && uncountable.has(lower(text)) ? of('loved', lower(text)) : null
  }
  if (section === 'interests' || section === 'favorites') return of('loved', asMany(text))
  const hasArticle = /^(?:a|an|the|some|two|three|four|five|six|lots of) /i.test(text) || owner.test(text)
  if (hasArticle) return of('thing', asThing(text.replace(owner, 'the ')))
  if (isFamily.test(text)) return { form: 'named', name: text }
  if (colours.has(lower(text))) return { form: 'colour', thing: lower(text) }
  const many = asMany(text)
  if (!many) return null
  if (busy.test(text)) return of('loved', many)
  const [head = ''] = lower(many).split(' ').slice(-1)
  const isKnown = uncountable.has(head) || countable.has(singularOf(head))
  const others = lower(many).split(' ').slice(0, -1)
  if (isKnown && others.every((word) => isOrdinary(word))) return of('loved', many)
  if (describing.has(lower(text)) || foreign.has(lower(text))) return null
  const isTitle = /^[A-ZÀ-Þ][A-Za-zÀ-ÿ’]+(?:[ -][A-ZÀ-Þ][A-Za-zÀ-ÿ’]+){0,2}$/.test(text)
  const isWord = /^[A-Za-zÀ-ÿ]{3,14}$/.test(text) && !/(?:ed|ly|ful|less|ous|ive|ish|y)$/.test(text)
  return isTitle || isWord ? { form: 'said', word: upperFirst(text) } : null
}

const isFamily =
  /^(?:Mummy|Mum|Mommy|Mom|Mama|Daddy|Dad|Papa|Nana|Nan|Granny|Gran|Grandma|Grandpa|Grandad|Oma|Opa)$/

/** Activities. */
const busy =
  /^(?:playing|making|building|baking|cooking|drawing|painting|reading|singing|dancing|swimming|jumping|running|climbing|riding|going to the|helping|collecting|feeding|watching|listening to|looking after|digging|planting|skating|skipping|bouncing|splashing|dressing up|counting|being out|camping|fishing|sewing|knitting|writing|sledging|cycling|exploring|pretending|hiding|growing|gardening|telling jokes|trampolining|colouring|coloring|walking|hiking|skiing|sailing|rowing|whistling|humming|drumming)\b/i

const of = (form: 'loved' | 'thing' | 'food', thing: string | null): Trait | null =>
  thing ? { form, thing } : null

/** Trains, football or playing outside: what needs no article. A singular becomes a plural. */
function asMany(text: string): string | null {
  const thing = asThing(text.replace(/^all (?:the )?/i, ''))
  if (!thing || /^(?:any|every|some)(?:thing|one|body)\b/i.test(thing)) return null
  if (/^(?:a|an) /.test(thing)) return thing
  const all = thing.split(' ')
  const last = all.at(-1) ?? ''
  if (!/^the |^some /.test(thing) && countable.has(last) && !uncountable.has(last))
    return [...all.slice(0, -1), pluralOf(last)].join(' ')
  return thing
}

/**
 * The name of a thing as it stands inside a sentence: with the right article, with small letters where only the beginning of a
 * line made them large. null where it is not the name of a thing.
 */
export function asThing(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  const isNoun = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}’ -]*$/u.test(text) && text.length >= 2 && text.length <= 40
  if (!isNoun) return null
  const calmed = text
    .split(' ')
    .map((word) =>
      word.length > 1 && word === word.toUpperCase() && isOrdinary(lower(word)) ? lower(word) : word,
    )
    .join(' ')
  const [, article = '', rest = ''] = /^((?:a|an|the|some) )?(.+)$/i.exec(calmed) ?? []
  const phrase = asInside(rest)
  if (!isPlainPhrase(phrase, 5) || /^(?:in|at|on|to|of|with|for|and|or|by|from)\b/i.test(phrase)) return null
  if (/ (?:in|at|on|to|of|with|for|and|or|by|from|about)$/i.test(phrase)) return null
  if (article === '') return phrase
  return `${/^an?/i.test(article) ? articleFor(phrase) : lower(article.trim())} ${phrase}`
}

/** 'Toy trains' begins small inside a sentence, and so does 'Blue Blanket'; 'Paw Patrol' does not. */
function asInside(phrase: string): string {
  const [first = '', ...others] = phrase.split(' ')
  if (busy.test(first)) return lowerFirst(phrase)
  const isTitle = others.some((word) => /^\p{Lu}/u.test(word))
  if (isTitle) return phrase.split(' ').every((word) => isOrdinary(lower(word))) ? lower(phrase) : phrase
  return isOrdinary(lower(first)) ? lowerFirst(phrase) : phrase
}

/** No he or she in it, no order, nothing foreign, no more words than can be said in one breath. */
function isPlainPhrase(phrase: string, most: number): boolean {
  const all = lower(phrase).split(' ')
  const joining = new Set([
    'a',
    'an',
    'the',
    'go',
    'get',
    'make',
    'use',
    'tell',
    'write',
    'say',
    'do',
    'be',
    'can',
    'told',
    'story',
    'stories',
    'is',
  ])
  return (
    all.length <= most &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}’ -]*$/u.test(phrase) &&
    all.every(
      (word, index) =>
        !unfit.has(word) &&
        !foreign.has(word) &&
        (!notInAThing.has(word) ||
          (joining.has(word) && most > 5) ||
          (index > 0 && /^(?:a|an|the)$/.test(word))),
    ) &&
    !/\b(\p{L}+) \1\b/iu.test(phrase) &&
    !/\b(?:a|an|the|of|to|and|in|with|at|for|my)$/i.test(phrase)
  )
}

const isOrdinary = (word: string) =>
  countable.has(singularOf(word)) ||
  countable.has(word) ||
  (uncountable.has(word) && !languages.has(word)) ||
  describing.has(word) ||
  colours.has(word) ||
  /^(?:playing|making|going|building|looking|riding|\p{L}{3,}ing|one|two|three|four|five|six|lots|all|being|ice|outer|the|his|her|other|people|mice|geese|stories|jokes|songs|things|bugs|wheels|and|fingers|mash|experiments|blocks|seek|planets|sausages|hearts|glitter|rainbows|pretend|dressing|hide|musical|board|computer|video|peanut|fish|mashed|fried|baked|roast|apple|banana|anything)$/u.test(
    word,
  )

const languages = new Set(['lego', 'minecraft', 'french', 'german', 'spanish', 'play-doh'])

function singularOf(word: string): string {
  if (/(?:[^aeiou])ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses|oes)$/.test(word)) return word.slice(0, -2)
  if (/ves$/.test(word)) return `${word.slice(0, -3)}f`
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

const articleFor = (phrase: string) =>
  /^(?:[aeio]|u(?!ni|k|s[aeiou]|t[aeiou]))/i.test(phrase) && !/^(?:one|eu)/i.test(phrase)
    ? 'an'
    : /^(?:hour|honest)/i.test(phrase)
      ? 'an'
      : 'a'

const lower = (text: string) => text.toLowerCase()
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
