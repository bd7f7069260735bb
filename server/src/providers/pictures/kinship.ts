/** What a word for a relationship says: how old somebody is, which pronoun they have, and whether they are of the child's blood. */
interface Kinship {
  readonly generation: 'child' | 'adult' | 'elder'
  readonly pronoun?: 'she' | 'he'
  readonly isRelative: boolean
}

const table: readonly [RegExp, Kinship][] = [
  [
    /^(grandma\w*|grandmother|granny|gran|nan|nana|nanna|nanny|nonna|oma|abuela|abuelita|yiayia|babcia)$/,
    elder('she'),
  ],
  [
    /^(grandpa\w*|grandfather|grandad\w*|granddad\w*|gramps|grampy|nonno|opa|abuelo|abuelito|pops)$/,
    elder('he'),
  ],
  [/^(grandparents?|great)$/, elder()],
  [/^(mum\w*|mom\w*|mother|mama|mamma|mam|mami|ma|maman|amma|ammi)$/, parent('she')],
  [/^(dad\w*|father|papa|papi|pa|baba|abba|appa)$/, parent('he')],
  [/^(aunt\w*)$/, parent('she')],
  [/^(uncle)$/, parent('he')],
  [/^(parents?)$/, parent()],
  [/^(sister|sis|daughter|niece|granddaughter)$/, young('she')],
  [/^(brother|bro|son|nephew|grandson)$/, young('he')],
  [/^(siblings?|twins?|cousin|triplet)$/, young()],
  [/^(stepm\w+|godmother|wife|girlfriend|headmistress)$/, notRelated('adult', 'she')],
  [/^(stepf\w+|stepd\w+|godfather|husband|boyfriend|headmaster)$/, notRelated('adult', 'he')],
  [/^(stepsister|girl)$/, notRelated('child', 'she')],
  [/^(stepbrother|boy)$/, notRelated('child', 'he')],
  [
    /^(teacher|neighbou?r|babysitter|childminder|coach|doctor|nurse|carer|nursery|librarian|guardian)$/,
    notRelated('adult'),
  ],
]

/** Words by which somebody is of the family, but not of its blood. */
const unrelated = /\b(step|foster|adopt\w*|god|in law|friend'?s)\b/

/** @returns nothing for words that say nothing, such as 'friend' */
export function kinshipOf(relationship: string): Kinship | undefined {
  const text = relationship.toLowerCase().replaceAll('-', ' ')
  // Of 'grandma's sister' the last word counts, of 'great aunt' the first.
  const words = text.match(/\p{L}+/gu) ?? []
  const found = words.flatMap((word) => table.find(([pattern]) => pattern.test(word))?.[1] ?? [])
  const eldest = found.find(({ generation }) => generation === 'elder')
  const last = found.at(-1)
  const kinship = eldest && last ? { ...last, generation: 'elder' as const } : last
  return kinship && { ...kinship, isRelative: kinship.isRelative && !unrelated.test(text) }
}

/** Years, from words such as 'baby brother' and 'big sister', beside a child of a known age. */
export function ageBeside(relationship: string, age: number | undefined): number | undefined {
  const text = relationship.toLowerCase()
  if (/\b(baby|newborn)\b/.test(text)) return 1
  if (age === undefined) return undefined
  if (/\btwin/.test(text)) return age
  if (/\b(little|small|younger|youngest)\b/.test(text)) return Math.max(1, age - 2)
  return /\b(big|older|elder|oldest)\b/.test(text) ? age + 3 : undefined
}

function elder(pronoun?: 'she' | 'he'): Kinship {
  return { generation: 'elder', isRelative: true, ...(pronoun && { pronoun }) }
}

function parent(pronoun?: 'she' | 'he'): Kinship {
  return { generation: 'adult', isRelative: true, ...(pronoun && { pronoun }) }
}

function young(pronoun?: 'she' | 'he'): Kinship {
  return { generation: 'child', isRelative: true, ...(pronoun && { pronoun }) }
}

function notRelated(generation: Kinship['generation'], pronoun?: 'she' | 'he'): Kinship {
  return { generation, isRelative: false, ...(pronoun && { pronoun }) }
}
