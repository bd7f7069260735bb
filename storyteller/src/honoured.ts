import type { Brief } from './brief.ts'
import { kindOf } from './companions.ts'
import type { StoryFact } from './facts.ts'
import { asGrownUp, asTheFamilySays, kinshipOf } from './grown-ups.ts'
import type { Filler } from './roles.ts'

const grownUp =
  '(mum|mummy|mumma|mom|mommy|mam|mammy|mama|mamma|amma|ammi|dad|daddy|dada|papa|baba|abba|abbu|tata|nana|nan|granny|gran|grandma|grandad|granddad|grandpa)'
const theirs = '(?:(?:his|her|their|my) )?'
/** 'Dad helped him make breakfast for Mum'. */
const meant = new RegExp(String.raw`\bfor ${theirs}${grownUp}\b(?!['’]s)`, 'i')
/** Who helped is not who is honoured: 'made it with Grandad'. */
const called = new RegExp(String.raw`(?<!\bwith ${theirs})\b${grownUp}\b(?!['’]s)`, 'i')
const motherly = /\bmother['’]?s['’]? day\b|\bmothering sunday\b/i
const fatherly = /\bfather['’]?s['’]? day\b/i

/**
 * The grown-up for whom a day or a breakfast is, in the family's own word: Mummy of 'made Mummy breakfast', 'Dad' where it is only said to be Father's Day.
 * @param facts what the plot answers
 * @returns null where the wish is about no such day and names nobody
 */
export function honouredOf(
  facts: readonly StoryFact[],
  { companions, grownUps, details = '' }: Pick<Brief, 'companions' | 'grownUps' | 'details'>,
): Filler | null {
  const said = [...facts.map((fact) => fact.said), details].join('. ')
  const [, named] = meant.exec(said) ?? called.exec(said) ?? []
  const word = named ?? (motherly.test(said) ? 'Mum' : fatherly.test(said) ? 'Dad' : undefined)
  if (word === undefined) return null
  const along = companions.findIndex(
    ({ name, relationship, description }) =>
      /^(?:parent|elder)$/.test(kindOf(relationship, description)) &&
      [name, relationship].some((each) => kinshipOf(each) === kinshipOf(word)),
  )
  const companion = companions[along]
  if (companion) return { ...asGrownUp(companion.name), pronoun: asGrownUp(word).pronoun, companion: along }
  const title = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
  const fact = facts.find((each) => called.test(each.said)) ?? facts[0]
  return { ...asGrownUp(asTheFamilySays(title, grownUps)), factId: fact?.id ?? null }
}
