import { firstNames } from '@nightlight/understanding'
import { sentencesOf } from '../prose.ts'
import type { UnsafeSentence } from './find-unsafe.ts'

const name = "(?<name>\\p{Lu}[\\p{Ll}’'-]+)"
const child =
  '(?:boys?|girls?|child|children|kids?|toddlers?|twins?|brothers?|sisters?|cousins?|baby|friends?|neighbou?rs?|classmates?|schoolmates?|sons?|daughters?)'
const mark = '\\{(?:HERO|FRIEND)_\\d+\\}'

/** How a story brings in a child whom nobody has named. Animals and grown-ups with a title may be called anything. */
const introductions = [
  new RegExp(`\\b${child}(?: [\\p{Ll}’-]+){0,6} (?:called|named) ${name}`, 'gu'),
  new RegExp(`\\b(?:named|called) ${name},? (?:a|an|the|who was a) (?:[\\p{Ll}-]+ ){0,2}${child}`, 'gu'),
  new RegExp(
    `\\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Oo]ur|[Tt]he|[Aa]|[Aa]nother|${mark}[’']s)(?: [\\p{Ll}-]+){0,3}? ${child},? ${name}`,
    'gu',
  ),
  new RegExp(`\\b${child}(?:[^.!?]{0,60})[Nn]ame (?:was|is) ${name}`, 'gu'),
]

/** Together with a child of the story, a bare first name is another child. */
const besideAChild = [
  new RegExp(`${mark}(?:, \\p{Lu}\\p{Ll}+)*,? (?:and|with|or) ${name}`, 'gu'),
  new RegExp(`${name}(?:, \\p{Lu}\\p{Ll}+)*,? and ${mark}`, 'gu'),
  new RegExp(`${mark}, ${name}`, 'gu'),
  new RegExp(
    `${mark}[^.!?“”]{0,40} (?:to|for|with|behind|beside|after|at|met|saw|hugged|helped) ${name}`,
    'gu',
  ),
  new RegExp(`(?:^|[“ ])${name}[^.!?“”]{0,40} ${mark}`, 'gu'),
]

const titles =
  /(?:Mr|Mrs|Ms|Miss|Dr|Doctor|Captain|Uncle|Aunt|Auntie|Granny|Grandma|Grandpa|King|Queen|Prince|Princess|Sir|Lady|Old|Professor|St|Saint|Father|Mother)\.? $/

/** Children in a text whom nobody has named. @param text names as marks @param ownWords what a parent has written */
export function inventedNamesIn(text: string, ownWords: readonly string[] = []): UnsafeSentence[] {
  const known = ownWords.join(' ').toLowerCase()
  return sentencesOf(text).flatMap((sentence) => {
    const introduced = introductions.flatMap((pattern) => named(pattern, sentence))
    const beside = besideAChild
      .flatMap((pattern) => named(pattern, sentence))
      .filter((each) => firstNames.has(each.toLowerCase()))
    const invented = [...introduced.filter((each) => !isKind(each)), ...beside].find(
      (each) => !known.includes(each.toLowerCase()),
    )
    return invented ? [{ idea: `an invented name (${invented})`, sentence }] : []
  })
}

function named(pattern: RegExp, sentence: string): string[] {
  return [...sentence.matchAll(pattern)].flatMap((hit) => {
    const found = hit.groups?.name
    if (!found) return []
    const at = hit.index + hit[0].lastIndexOf(found)
    const rest = sentence.slice(at + found.length)
    const isAnimal =
      /^,? (?:the|a|an) \p{Ll}/u.test(rest) || / the \p{Ll}+$/u.test(sentence.slice(0, at).trimEnd())
    return titles.test(sentence.slice(0, at)) || isAnimal ? [] : [found]
  })
}

/** “His friend Moon”, “the child Night”: no name of a child. */
const isKind = (word: string) =>
  /^(?:Moon|Sun|Night|Day|Wind|Snow|Rain|Star|Sea|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Mum|Dad|Mummy|Daddy|Granny|Grandpa|Mr|Mrs|Ms|Miss|Dr|Captain|Uncle|Aunt|Auntie|Old|Professor|King|Queen|Prince|Princess|I|The|And|But|Then|It|He|She|They|We)$/.test(
    word,
  )
