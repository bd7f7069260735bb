import escapeStringRegexp from 'escape-string-regexp'
import { capital } from './capital.ts'
import type { StoryFact } from './facts.ts'
import { possessive } from './names.ts'

type Children = readonly { readonly name: string }[]

/**
 * What a story calls the person that a wish is about: 'Grandpa Joe', 'Nana', 'Ayla', 'Mia’s brother'.
 * @returns null if it cannot be told who that is to the children
 */
export function callOf({ said, what, name }: StoryFact, children: Children): string | null {
  const head = what?.head ?? ''
  const isTitle = titles.test(head)
  const title = isTitle ? capital(head) : inMouths[head]
  if (name) {
    const isSaidTogether = isTitle && said.toLowerCase().includes(`${head} ${name.toLowerCase()}`)
    return title && parents.test(title) && !isSaidTogether ? title : [title, name].filter(Boolean).join(' ')
  }
  if (familyFriend.test(said)) return null
  // 'Her classmate's mum died', of which the classmate was understood.
  const belonging =
    head && new RegExp(`\\b${escapeStringRegexp(head)}['’]s (${ofSomebody})\\b`, 'i').exec(said)?.[1]
  // Whoever writes 'my mum' has a mother in mind that is the children's grandmother.
  const isOfParent = new RegExp(`\\bmy (?:\\w+ )?${escapeStringRegexp(head)}\\b`, 'i').test(said)
  const relative = isOfParent && head in ofParent ? ofParent[head] : what?.text.replace(/['’]s$/, '')
  if (!relative) return null
  if (relative in inMouths) return inMouths[relative] ?? null
  if (isTitle && relative === head && !relative.startsWith('other ')) return capital(head)
  if (belonging) return isOfParent ? null : `${whose(children)} ${head}’s ${belonging.toLowerCase()}`
  // 'Grandad's friend', and 'the lollipop lady', who is nobody's.
  if (titles.test(/^[^'’]+(?=['’]s )/.exec(relative)?.[0] ?? '')) return capital(relative.replace("'", '’'))
  if (/^the /i.test(relative)) return relative
  if (/^an? /i.test(relative) && isAnybody.test(head)) return `the ${head}`
  return `${whose(children)} ${relative.replace(/^(?:an?|some|his|her|their|our|my) /i, '')}`
}

/** What the children say themselves: 'my brother' for 'Mia’s brother'. */
export function asSpoken(text: string, names: readonly (string | null)[], children: Children): string {
  const before = `${whose(children)} `
  const mine = children.length === 1 ? 'my' : 'our'
  const nouns = names.flatMap((name) => (name?.startsWith(before) ? [name.slice(before.length)] : []))
  return nouns.reduce(
    (rest, noun) =>
      rest.replace(/“[^”]*”/g, (speech) =>
        speech.replace(
          new RegExp(`(“|[.!?…] )?${escapeStringRegexp(before + noun)}`, 'gi'),
          (_, start: string | undefined) =>
            `${start ?? ''}${start === undefined ? mine : capital(mine)} ${noun}`,
        ),
      ),
    text,
  )
}

const whose = (children: Children) => (children.length === 1 ? possessive(children[0]?.name ?? '') : 'their')

const familyFriend = /\bfamily friend\b|\bfriend of the family\b/i

const ofSomebody =
  'mum|mummy|mam|mom|mommy|mama|mother|dad|daddy|papa|father|brother|sister|son|daughter|husband|wife|gran|granny|nan|nana|grandma|grandpa|grandad|uncle|aunt|auntie'

/** Who is somebody's only by what else is said: 'a boy in her class'. */
const isAnybody = /^(?:boy|girl|child|kid|man|woman|lady|guy)$/

/** What children say in place of a name. */
const titles =
  /^(?:mum|mummy|mumma|mam|mammy|mom|mommy|mama|dad|daddy|dada|papa|(?:great[- ])?(?:gran|granny|grandma|nan|nana|nanna|nanny|grandpa|grandad|granddad|gramps|grampy)|pop|pops|opa|oma|nonna|nonno|papaw|mamaw|meemaw|granda|abuela|abuelo|nani|dadi|daadi|yaya|bubbe|zayde|babcia|dziadek|lola|lolo|halmoni|aunt|aunty|auntie|uncle)$/

/** They are not called by their names. */
const parents = /^(?:m[aou]m|d[ao]d|pap|ma|pa)/i

/** Words for relatives that children do not say themselves. */
const inMouths: Readonly<Record<string, string>> = {
  mother: 'Mum',
  father: 'Dad',
  grandmother: 'Grandma',
  grandfather: 'Grandad',
}

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
  friend: null,
}
