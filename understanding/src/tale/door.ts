/** 'Finds a tiny door in the fridge', 'find a secret passage behind the bookcase': a way in that nobody knew of, without its article: 'tiny door', 'secret passage'. */
export function doorIn(does: string): string | undefined {
  return parts(does)?.door
}

/** Where it is: 'in the fridge', 'at the back of the school library'. */
export function siteIn(does: string): string | undefined {
  return parts(does)?.site
}

function parts(does: string): { door: string; site: string | undefined } | undefined {
  const [, door = '', behind = ''] = finds.exec(does) ?? []
  if (door === '' || opened.test(behind)) return undefined
  const [, site] = where.exec(behind) ?? []
  // Whose it is, nobody knows: the somebody is ‘it’, or the family’s daughter.
  return { door: door.toLowerCase(), site: site?.trim().replace(/ (?:her|his|their|its) /i, ' the ') }
}

const kinds =
  '(?:door|doorway|trapdoor|trap door|gate|gateway|passage|passageway|tunnel|hatch|portal|staircase|room|corridor|entrance|floor|lift|garden|cave)'

/** Of a room or a tunnel only where it was secret: a cave that is found is a den. */
const finds = new RegExp(
  `^(?:(?:has|have) )?(?:finds?|found|discovers?|discovered|notices?|noticed|opens?|opened|sees?|comes? across) (?:(?:an?|another|the|this) (?=(?:\\p{L}+ )?(?:\\p{L}+ )?(?:secret|hidden|magic|magical|mysterious|invisible) (?:\\p{L}+ )?${kinds}(?!\\p{L}))|an? (?=(?:(?:very|tiny|little|small|strange|new|old|wooden|round|red|blue|green|golden|rusty|glowing) ){0,3}(?:door|doorway|trapdoor|trap door|hatch|portal|passage|passageway)(?!\\p{L})))((?:\\p{L}+ ){0,4}?${kinds})(?!\\p{L})(.*)$`,
  'iu',
)

const opened = /^ (?:is|was|open|shut|locked|closed|bell|handle|key|mat|step|knob)\b/i

const where =
  /^ (?:that (?:is|was) )?((?:in|inside|under|behind|at|on|beneath|underneath|beside|next to|at the (?:back|bottom|end|top) of) (?:(?:an?|the|her|his|their|its) )?(?!(?:our|my|it|night|school|nursery|home)\b)(?:\p{L}+ ){0,5}?\p{L}+?)(?: (?:and|that|which|who|leading|to|into|but|so|while|when)\b.*)?$/iu
