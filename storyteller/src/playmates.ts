import type { Brief } from './brief.ts'
import { kindOf } from './companions.ts'
import type { StoryFact } from './facts.ts'
import { asGrownUp, asTheFamilySays } from './grown-ups.ts'
import { possessive } from './names.ts'
import type { Filler } from './roles.ts'
import { siblingOf } from './siblings.ts'

const called =
  /\b(?:with|from|off|let|to|than|at) (?:(?:his|her|their|my) (?:friend|cousin|mate|pal) )?(\p{Lu}\p{Ll}+)\b/u
/** 'Told her friend Maeve'. */
const friend = /\b(?:his|her|their|my) (?:best )?(?:friend|cousin|mate|pal) (\p{Lu}\p{Ll}+)\b/u
/** What is left of 'she and Isla both wanted the doll', where a clause begins with 'and'. */
const both = /^and (?:(?:his|her|their|my) (?:friend|cousin|mate|pal) )?(\p{Lu}\p{Ll}+) both\b/u
const related =
  /\b(?:his|her|their|my|a|the) (?:(?:best|little|big|older|younger) )*(friend|cousin)\b(?!['’]s)/u
const noChild =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:Mum|Mummy|Mom|Mommy|Mama|Dad|Daddy|Papa|Nana|Nan|Nanny|Gran|Granny|Grandma|Grandpa|Grandad|School|Nursery|Playgroup|Lego)$/

const theirs = { she: 'her', he: 'his', they: 'their' } as const

/**
 * The other child of a wish: a brother or sister, Leo of 'would not share her digger with Leo', 'his cousin' of 'snatched it from his cousin'.
 * @returns null where nobody is told of, or one of the children themselves
 */
export function playmateOf(facts: readonly StoryFact[], brief: Brief): Filler | null {
  const sibling = siblingOf(facts, brief)
  if (sibling) return sibling
  const { children } = brief
  const [child] = children
  for (const { said, id } of facts) {
    const [, name] = called.exec(said) ?? friend.exec(said) ?? both.exec(said) ?? []
    const [, noun] = related.exec(said) ?? []
    const isAnother =
      name !== undefined && !noChild.test(name) && children.every((each) => each.name !== name)
    const relation =
      noun !== undefined && child && children.length === 1
        ? `${child.pronouns ? theirs[child.pronouns] : possessive(child.name)} ${noun}`
        : null
    const call = isAnother ? name : relation
    if (call === null) continue
    return {
      noun: '',
      name: call,
      number: 'one',
      pronoun: 'they',
      isFamiliar: true,
      factId: id,
      companion: null,
    }
  }
  return null
}

const grownUp =
  'mum|mummy|mom|mommy|mama|dad|daddy|papa|nana|nanna|nanny|nan|gran|granny|grandma|oma|nonna|grandpa|grandad|granddad|granda|gramps|opa|nonno|bubbe|bubbie|bubby|savta|zaide|zayde|nani|nanu|dadi|abuela|abuelo|yiayia|babcia|teta|lola|lolo|halmoni'
const elder = new RegExp(
  String.raw`\b(?:with |helped |helping |(?:he|she|they|we|I) and |separated from |(?:couldn|can|didn)['’]?t (?:find|see) |(?:lost|losing) (?=(?:\w+ ){1,2}(?:in|at|for a)\b))(?:(?:his|her|their|my) )?(${grownUp})\b(?!['’]s)`,
  'i',
)
/** 'Grandad taught him to fix a puncture'. */
const teacher = new RegExp(String.raw`\b(${grownUp}) (?:taught|showed) (?:him|her|them|us|me)\b`, 'i')

/** What is left of 'he and grandad fixed the old bike together', where a clause begins with 'and'. */
const together = new RegExp(
  String.raw`^(?:(?:his|her|their|my) )?(${grownUp}) (?:fixed|mended|repaired|made|built|baked|cooked|planted|painted|sewed|knitted|flew|caught)\b.*\btogether\b`,
  'i',
)

/** 'Dad lost his temper this morning', 'mum said sorry'. */
const sorryFor = new RegExp(
  String.raw`\b(${grownUp}) (?:(?:has|really|then|just|also) )*(?:(?:got|was|is|been|gets) (?:a bit |very |so |too |really )*(?:cross|grumpy|short|sorry|snappy|angry)|lost (?:his|her|their|it)\b|shouted|snapped|yelled|(?:said|wants to say) sorry|apologi[sz]ed)`,
  'i',
)

/**
 * The grown-up with whom it was done, Grandad of 'flew a kite with grandad', who was out of sight, Mummy of 'couldn't find mummy', or who lost a temper.
 * @returns null where nobody is told of, or a grown-up comes along tonight, who then has the part
 */
export function elderOf(facts: readonly StoryFact[], { companions, grownUps }: Brief): Filler | null {
  const isAccompanied = companions.some(({ relationship, description }) =>
    /^(?:parent|elder)$/.test(kindOf(relationship, description)),
  )
  if (isAccompanied) return null
  for (const { said, id } of facts) {
    const [, noun] =
      elder.exec(said) ?? teacher.exec(said) ?? together.exec(said) ?? sorryFor.exec(said) ?? []
    if (noun === undefined) continue
    const name = noun.charAt(0).toUpperCase() + noun.slice(1).toLowerCase()
    return { ...asGrownUp(asTheFamilySays(name, grownUps)), factId: id }
  }
  return null
}
