import type { Fact } from '../fact.ts'
import { characterIntents } from '../intents.ts'
import type { Tale } from '../tale-in.ts'
import { aOrAn } from './article.ts'

/** A place where things are bought, and that is only there at night: 'a market that only opens at midnight where you can buy things like yesterday’s wind'. */
export function lateIn(text: string, facts: readonly Fact[]): Tale | undefined {
  const said = text.replaceAll("'", '’')
  const [, told = ''] = opensLate.exec(said) ?? isLate.exec(said) ?? []
  const late = told.toLowerCase()
  const head = late.split(' ').at(-1) ?? ''
  const isAsked = facts.some(
    ({ about, what, polarity }) =>
      characterIntents.has(about) && about !== 'creature' && polarity === 'yes' && what?.head === head,
  )
  if (late === '' || !isAsked) return undefined
  const [, sold = ''] = sells.exec(said) ?? []
  const wares = sold
    .replace(/ (?:and|but|so|with|that|for|from)\b.*$/i, '')
    .replace(/\byesterdays\b/i, 'yesterday’s')
  const isGood = wares !== '' && wares.split(' ').length <= 3 && !noWares.test(wares)
  return {
    head,
    does: 'only opens at midnight',
    text: `${aOrAn(late)} ${late} that only opens at midnight`,
    late,
    ...(isGood && { wares: wares.toLowerCase() }),
  }
}

const places = '((?:\\p{L}+ )?(?:market|fair|shop|store|stall|bakery|café|cafe|bazaar))'
const hours = '(?:midnight|night(?: ?time)?|the (?:middle of the )?night|dark|moonlight)'

const opensLate = new RegExp(
  `\\b(?:an?|the) ${places} (?:(?:that|which|who) )?(?:(?:is )?only |just |always )*(?:opens?|is open|open|appears?|happens?)(?: up)? (?:only |just )?(?:at|by|during|in|after|when it is|when it’s) ${hours}`,
  'iu',
)
const isLate = /\b(?:an?|the) (?:midnight|night|moonlight|moonlit) (market|fair|bazaar|bakery|shop)\b/iu

const sells =
  /\b(?:where (?:you|they|people|everyone|everybody|animals) (?:can )?(?:buy|sell|get|swap|trade)|(?:that|which|it|they) (?:only )?(?:sells?|sold)) (?:things like |stuff like |lots of |only |bottles of |jars of |bags of )*((?:\p{L}|[’ -])+)/iu

const noWares =
  /^(?:things?|stuff|anything|everything|something|food|it|them|an?|the|your|my|her|his|lost|in|out|to)\b|\b(?:knife|knives|guns?|swords?|pills?|medicine|beer|wine|babies|children|kids)\b/i
