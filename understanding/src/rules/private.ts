import type { Intent } from '../intents.ts'

const relations =
  'mum(?:my)?|mom(?:my)?|dad(?:dy)?|mother|father|son|daughter|brother|sister|cousin|uncle|aunt(?:ie|y)?|gran(?:ny)?|grandm(?:a|other)|grand(?:ad|pa|father)|nan(?:na|a|ny)?|friend|mate|teacher|childminder|neighbou?r|coach|nurse|boy|girl|child|kid|mrs?|ms|miss|dr'
const titles = 'Mrs?|Ms|Miss|Dr|Sir|Captain|Princess|Prince|King|Queen|Auntie|Aunty|Aunt|Uncle|The|My'
const feasts =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|eid|diwali'

/**
 * Letters in either case, in an expression that otherwise minds the case. The modifier `(?-i:…)` says the same the other way round, but
 * in a process that had read thousands of texts the rest of such an expression was seen to mind the case too.
 */
const anyCase = (pattern: string): string =>
  pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** What is private by its form, whatever stands around it. Each expression is linear: no repetition inside a repetition without a bound. */
export const privateForms: readonly (readonly [Intent, RegExp])[] = [
  ['phone', /[^\s@]{1,64}@[^\s@.]{1,64}\.[^\s@]{2,64}/gu],
  ['phone', /(?<![\d.])\+?\d[\d ()-]{5,18}\d(?![\d.])/g],
  [
    'address',
    /\b\d{1,4}[a-z]?,? (?:[\p{L}'’]{2,20} ){1,3}(?:road|street|rd|st|lane|ln|avenue|ave|drive|close|way|court|place|crescent|terrace|gardens|boulevard|blvd|grove|hill|row|square|mews|rise|parade|quay|circle|circuit|esplanade|trail|highway|walk|vale)\b(?:,? [A-Z]\p{L}{2,20})?/giu,
  ],
  ['address', /\b(?!A\d)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g],
  [
    'school-name',
    /\b(?!(?:Big|New|The|My|Our|His|Her|First|Nursery|High|Primary|Starts|Starting|At|In) )(?:St\.? )?\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{2,20}){0,2} (?:Primary|School|Academy|Nursery|Elementary|Infants|Infant|Juniors|Junior|Preschool|Kindergarten|College|High|Middle|Montessori)\b(?: School)?/gu,
  ],
  ['surname', /\b(?:surname|last name|family name)(?: is)? \p{L}[\p{L}'’-]{1,30}/giu],
  [
    'surname',
    /\b(?:(?:full |real )?name(?:[’']s)?(?: is|:)|[’']s name is) (?:\p{Lu}[\p{L}’'-]{1,20} ){1,2}\p{Lu}[\p{L}’'-]{1,30}/gu,
  ],
  // 'Mum Sarah Jones', 'her friend Tom O’Brien': a second name after what somebody is.
  [
    'surname',
    new RegExp(
      `(?<=\\b(?:${anyCase(relations)})\\.?,? (?:${anyCase('is |called |named ')})?(?!(?:${titles})\\b)\\p{Lu}\\p{Ll}{1,20} )(?!(?:${anyCase(feasts)})\\b)(?:\\p{Lu}['’])?\\p{Lu}\\p{Ll}{1,20}(?:-\\p{Lu}\\p{Ll}{1,20})?`,
      'gu',
    ),
  ],
  ['surname', /\bthe (?:\p{Lu}\p{Ll}{2,20}(?:sons|ons|es|ers|tons|leys|ings))\b/gu],
]

/** Other people’s affairs: their words make the whole clause private. */
export const affairs: ReadonlySet<string> = new Set(
  `prison jail arrested arrest rehab affair alcoholic alcoholism drunk drugs debt bankrupt evicted redundant redundancy sacked abuse abusive abused probation parole overdose cheating suicide
  licence license driving_ban drink-driving disqualified police_record bail court tribunal lawsuit mortgage unemployed jobless fired drinker vodka gambling gambler pregnant_teen miscarried restraining bailiff bailiffs foodbank criminal convicted sentenced`.split(
    /\s+/,
  ),
)
