import { baseOf } from '../lexicon/verbs.ts'

/** What the somebody does by night, and would not be seen to do, behind 'to': 'come alive', 'dance' of the shoes that dance at night. */
export function nightlyIn(does: string): string | undefined {
  // 'A baby that wakes up at night' is no toy.
  if (/^wakes\b/i.test(does)) return undefined
  const deed = does.replace(byNight, '').replace(inPlace, '').trim()
  const isLively = /^(?:comes?|coming) (?:alive|to life)$/i.test(deed)
  if (deed === does.trim() && !isLively) return undefined
  const [, verb = '', rest = ''] = /^(?:(?:all|secretly|only|always|can) )*(\p{L}+)( .*)?$/iu.exec(deed) ?? []
  const base = baseOf(verb.toLowerCase())
  const said = base === undefined ? '' : `${base}${rest}`
  return still.test(said) ? said : undefined
}

/** Where they do it, if that is a house that is shut at night: 'in the museum'. */
export function shutAtNight(does: string): string | undefined {
  const [, house] = inPlace.exec(does.replace(byNight, '')) ?? []
  return house === undefined ? undefined : `in the ${house.toLowerCase()}`
}

const houses =
  '(?:toy |shoe |sweet |book |pet |art |school |village |old )?(?:shop|store|museum|library|school|gallery|classroom|castle|palace|theatre|zoo|attic|supermarket|nursery|garden|park)'

const inPlace = new RegExp(`,? (?:in|at|inside) (?:an?|the) (${houses})$`, 'i')

/** 'A library where the books get out at night'. */
export const placeBefore = new RegExp(
  `(?:\\b|^)(?:an?|the|our|her|his) (${houses}) where (?:all )?(?:the )?$`,
  'i',
)

export const byNight =
  / (?:(?:only )?(?:at|by|during the|in the|every|each|over ?) ?(?:night(?:[ -]?time|s)?|midnight)|after (?:dark|midnight|bedtime)|in the (?:dark|moonlight)|overnight|when (?:it(?:’s| is|s) dark|(?:the|her|his|their) lights? (?:go|goes|is|are) (?:out|off)|nobody(?:’s| is) (?:looking|there|around)|no one(?:’s| is) (?:looking|there|around)|(?:everyone|everybody|the \p{L}+|we|you|they|he|she|people|children)(?:’s|’re|s| is| are|re)? ?(?:all )?(?:asleep|sleeping|in bed|gone|not looking|sleeps?|goes? to (?:bed|sleep)|gone to (?:bed|sleep)|closes|shuts|is closed|is shut)))$/iu

/** What nobody thinks of whatever stands on a shelf by day, and what does not frighten. */
const still =
  /^(?:come (?:alive|to life)|wake up|(?:come|get|climb|creep|sneak|walk|jump) (?:out|down|off|about|around)(?: of (?:the|their|its) \p{L}+(?: \p{L}+)?)?|(?:have|hold|throw) (?:an? )?(?:\p{L}+ )?(?:part(?:y|ies)|disco|dance|picnic|feast|ball|concert|races?|adventures?|fun)|(?:dance|play|talk|sing|chat|move|walk|run|jump|giggle|whisper)(?: (?:about|around|together|to each other|with each other|music|games|football|tag|hide and seek))?)$/iu
