import type { Brief } from './brief.ts'
import type { PlotHead } from './plot-head.ts'

/**
 * Whether a wish reports as good news what a plot can only tell as bad: 'a whole day in pants, no accidents' is no evening for the story of a puddle. Where it tells of tears
 * or fear as well, nothing is contradicted.
 */
export const isContradicted = (
  { isBadNews }: Pick<PlotHead, 'isBadNews'>,
  { details = '' }: Brief,
): boolean => isBadNews && wentWell.test(details) && !isTroubled.test(details.replace(wentWell, ' '))

const wentWell = new RegExp(
  String.raw`\b(?:${[
    '(?:no|without|not one|not a single|hardly any) (?:a |any )?(?:accidents?|tears?|fuss|tantrums?|crying|screaming|wobbles?|peep|complaints?|problems?)',
    String.raw`(?:took|taken|takes) it (?:\w+ ){0,2}(?:well|brilliantly|in (?:his|her) stride|like a (?:champ|star|pro|trooper))`,
    "(?:did(?:n['’]?t| not)|has(?:n['’]?t| not)|never) (?:even )?(?:cry|cried|mind|fuss|complain|complained|flinch|make a fuss)",
    String.raw`(?:went|gone|goes|going|did|doing|settled|slept|coped|managed) (?:\w+ ){0,2}(?:well|great|brilliantly|fine|perfectly|beautifully|through)`,
    'finally (?:did|went|jumped|managed|slept|ate|tried|put|got|said|let|rode|swam|beat|won|finished)',
    '(?:did|does) (?:a|his|her|their) (?:first |big |own )*(?:wee|poo|pee)s? (?:on|in) the (?:big |real )?(?:potty|toilet|loo)\\b|first (?:wee|poo|pee)\\b',
    'saved? (?:a|the|his|her|two|three) penalt(?:y|ies)',
    'loved (?:it|every|her|his|the|school|nursery)|enjoyed it',
    "(?:i(?:['’]?m| am| was)|we(?:['’]?re| are| were)) (?:so |very |really )?(?:proud|chuffed)",
    '(?:so|very|really|dead) (?:brave|proud)|no longer|not (?:scared|afraid|nervous|shy) any ?more',
    'dry (?:all|the whole|for a whole) (?:day|night|week)|whole (?:day|night) in (?:pants|knickers|(?:his|her) (?:own )?bed)',
    'ran (?:straight |right )?in|walked (?:straight |right )in|all by (?:him|her)self|nailed it|smashed it|did it',
  ].join('|')})\b|🎉|🥳`,
  'i',
)

/** Whether what is told in a line went badly: something was missed, lost, refused or called off. */
export const isBadNews = (line: string): boolean => wentBadly.test(line)

const wentBadly =
  /\b(?:miss(?:ed|es)|lost(?! (?:my|his|her|the|a|another) (?:\w+ )?(?:tooth|teeth))|cancel\w*|called off|rained off|postponed|sold out|(?:is|was|were|are|got|been) (?:closed|shut)|(?:closed|shut) (?:today|down|again|for)|broke(?! (?:the|a|my|his|her) (?:\w+ )?record)|broken|ripped|torn|popped(?! (?:in|over|round|by|to|up))|melted|blew away|gone(?! (?:up|to|on))|r[au]n out of|forgot|dropped from|came last|last place|failed|cried(?! (?:with )?laugh)|own goal|rejected|spoilt|ruined|(?:got|is|was|were|are|been) stuck|too (?:small|short|late|young)|no longer|not (?:going|coming|allowed|picked|chosen|invited|in the)|(?:did|was|is|has|could|can|wo|would)n['’]?t (?:get|got|picked|chosen|invited|make|come|coming|go|going|been|have|work|win|find|see|allowed))\b/i

/** How the child took it, or takes it. */
const isTroubled =
  /\b(?:cried|cries|crying|tears|scared|afraid|frightened|terrified|worried|nervous|refus\w+|wo(?:n['’]?t|uldn['’]?t)|tantrum|meltdown|upset|sad|hates?|shouted|told off|trouble)\b/i
