import type { StoryFact } from './facts.ts'
import { possessive } from './names.ts'

/**
 * What a story calls the person that a wish is about: 'Grandpa Joe', 'Nana', 'Ayla', 'Mia’s brother'.
 * @returns null if it cannot be told who that is to the children
 */
export function callOf(
  { said, what, name }: StoryFact,
  children: readonly { readonly name: string }[],
): string | null {
  const head = what?.head ?? ''
  const isTitle = titles.test(head)
  if (name)
    return isTitle && said.toLowerCase().includes(`${head} ${name.toLowerCase()}`)
      ? `${capital(head)} ${name}`
      : name
  const [only] = children
  const whose = children.length === 1 && only ? possessive(only.name) : 'their'
  // Whoever writes 'my mum' has a mother in mind that is the children's grandmother.
  const isOfParent = new RegExp(`\\bmy (?:\\w+ )?${head}\\b`, 'i').test(said)
  if (isOfParent && head in ofParent) {
    const relative = ofParent[head]
    return relative ? `${whose} ${relative}` : null
  }
  if (isTitle && !/^other /.test(what?.text ?? '')) return capital(head)
  return head === ''
    ? null
    : `${whose} ${(what?.text ?? '').replace(/^(?:an?|the|some|his|her|their|our|my) /i, '')}`
}

/** What children say in place of a name. */
const titles =
  /^(?:mum|mummy|mumma|mam|mammy|mom|mommy|mama|dad|daddy|dada|papa|(?:great[- ])?(?:gran|granny|grandma|nan|nana|nanna|nanny|grandpa|grandad|granddad|gramps|grampy)|pop|pops|opa|oma|nonna|nonno|papaw|mamaw|meemaw|granda|abuela|abuelo|nani|dadi|daadi|yaya|bubbe|zayde|babcia|dziadek|lola|lolo|halmoni|aunt|aunty|auntie|uncle)$/

/** What a parent's relatives are to the children; null where it cannot be known. */
const ofParent: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    ['mum', 'mummy', 'mam', 'mom', 'mother', 'mama'].map((word) => [word, 'grandmother']),
  ),
  ...Object.fromEntries(['dad', 'daddy', 'father', 'papa'].map((word) => [word, 'grandfather'])),
  brother: 'uncle',
  sister: 'aunt',
  husband: null,
  wife: null,
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
