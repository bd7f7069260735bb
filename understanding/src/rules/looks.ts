import { type Rule, rule, told } from './rule.ts'

/** How somebody looks. */
export const looks: readonly Rule[] = [
  rule(
    'hair',
    [
      'hair|haired|curls|curly|blonde|blond|brunette|ginger|redhead|plaits|pigtails|ponytail|braids|bunches|afro|fringe|locs|dreadlocks|bald|buzzcut|bun|cornrows',
      'afro|curls|curly|frizzy|wavy|straight|spiky|pigtails|ponytails|bunches|braids|plaits|cornrows|locs|dreads|dreadlocks|mohawk|mullet|quiff|topknot|patka|turban_hair|fringe|bangs|blonde|blond|brunette|ginger|redhead|redheaded|strawberry_blonde|bald|mousy|puffs|bantu_knots|twists|highlights|buzz_cut|bob_cut',
      'hair ~4',
      'haired',
      'no hair',
    ],
    { from: told, unless: 'wash cut brush cat dog hates' },
  ),
  rule(
    'eyes',
    ['eye|eyes', 'eyes|eye|eyed ~3', 'brown-eyed|blue-eyed|green-eyed|hazel|heterochromia|squint'],
    { from: told, unless: 'patch test' },
  ),
  rule(
    'face',
    [
      'freckle|freckles|dimple|dimples|birthmark|scar|gap|mole|cheeks|cheek|smile|nose|chin|missing|lashes|eyebrows|moustache|beard|wrinkles|skin',
      'freckled|freckly|freckles|dimples|dimple|dimpled|birthmark|scar|scars|cheeks|rosy|gap-toothed|gappy|toothless|buck_teeth|cleft|button_nose|big_smile|toothy|mole|beauty_spot|chubby_cheeks|lashes|eyelashes|eyebrows|beard|moustache|mustache|wrinkly|wrinkles|whiskers|chin ~3',
      'missing ~2 teeth|tooth',
      'gap ~2 teeth',
      'front teeth ~2',
    ],
    { from: told, unless: 'hates hair' },
  ),
  rule(
    'clothes',
    [
      'wear|wears|wearing|dressed|dresses ~1 <np>',
      'dresses|dress up as <np>',
      'always|only|never in a|his|her <np>',
      '%clothes everywhere|always',
      'wear|wears|wearing|wore|dressed|dresses|sports|dons|lives ~2 in|as|a|an|her|his|the|only|nothing|always|anything_but? ~1 <np> ~2',
      'always|only|mostly|usually|never|forever ~1 in|out|without|wearing|wears ~1 <np>',
      'wont|doesnt|refuses|hates|never|only|loves|will ~1 wear|wearing|wears ~1 <np> ~2',
      'favourite|fave|special ~1 %clothes|outfit|costume ~3',
      '%clothes ~1 everywhere|always|all|on|every ~2',
      'dresses ~3',
    ],
    { from: told, unless: 'never hearing glasses wont hates' },
  ),
]
