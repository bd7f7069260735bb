import { sentencesOf } from './prose.ts'
import { concepts } from './safety/concepts.ts'
import { compilerOf, isIn, type Pattern } from './safety/pattern.ts'
import { wordsIn } from './safety/sentence-words.ts'

/** What brings a fear to mind without its name, by a word of the fear. Patterns as in safety/pattern.ts. */
const ideas: readonly (readonly [fear: RegExp, patterns: string])[] = [
  [
    /\b(?:dark|darkness|lights? (?:off|out)|black)\b/,
    `
    pitch_black|pitch_dark|blackness|gloom|gloomy|inky|lightless|unlit
    everything|all|room|cave|night|outside|it|house|cellar|sky|tunnel|wood be|was|went|turned|grew|became|is black|as_black
    nothing|not_a_thing be|could|can|was seen|see|visible|to_be_seen
    not see =a|=anything|=any|=his|=her|=one|=their thing|anything|thing|hand|nose|step|way
    lamp|light|lights|candle|torch|bulb|lantern|lights_went go|went|blow|blew|flicker|goes out & black|see|nothing|dark|gone|suddenly
    no|without|not_a|not_one light|lamp|glimmer|candle|moon
    shadow|shadows grow|creep|long|black|crept|moved|swallowed
    dusk|nightfall fell|thick|cold`,
  ],
  [
    /\bmonsters?|bogey|beasts?|creatures?|boogey/,
    `
    something|someone|it|thing|creature|figure|eyes under|beneath|underneath|behind|in =the|=her|=his|=your bed|mattress|wardrobe|closet|curtain
    claw|claws|fangs|growl|snarl|ogre|troll|bogeyman|beast|hairy_hand|roar
    creature|thing with|had claws|teeth|eyes|horns|scales|fur|tentacles|two_heads|three_eyes
    something|thing move|creep|scratch|breathe|lurk|knock|rustle|crawl under|beneath|behind|below bed|mattress|wardrobe|floor`,
  ],
  [
    /\b(?:alone|separat\w*|left behind|being left|lonely|apart|without (?:mum|dad|me|us|mummy|daddy))\b/,
    `
    all_alone|alone|lonely|=by_himself|=by_herself|=on_his_own|=on_her_own|abandon|left_behind|nobody_at_home|empty_house
    mother|father|mum|dad|mummy|daddy|parents|everyone|everybody go|went|leave|left|drive|drove|be|was|were out|away|off|gone|without|behind & hero|nobody|door|lock|alone|house|left
    nobody|no_one be|was|came|answer|there|stayed|left there|home|house|with|left|answered
    <child> stay|wait|left|remain|was|were behind|alone|himself|herself
    lock =the|=front|=up door & hero|child|went_out|behind|left`,
  ],
  [
    /\bheights?|high places|ladders?|falling off/,
    `
    top|edge|brink|tip of|=the tower|mountain|roof|tree|ladder|mast|bridge|cliff|lighthouse|wall|stairs|hill
    look|looked|peer|glance|gaze|saw down|below|far_down|from
    far|deep|way|long_way below|beneath|down
    high|higher|up_high|highest above|in_the|up|tower|on|over
    climb up|higher|ladder|tower|mast|tree|cliff|top|rope
    dizzy|giddy|steep|ledge|drop|precipice|vertigo
    hang|dangle|sway over|high|above|below`,
  ],
  [
    /\bspiders?|arachn|creepy[- ]?crawl/,
    `
    eight|hairy|many legs|eyes
    down|on|by|from =a|=its|=long|=silver thread|web
    web|webs|cobweb|cobwebs|tarantula|daddy_long_legs|spun_silk|spinning_silk
    crawl|scuttle|creep up|along|over|across leg|legs|arm|wall|web|ceiling`,
  ],
  [
    /\bthunder|lightning|storms?\b/,
    `
    sky|clouds|air|heavens rumble|roar|crack|growl|boom|bang|grumble|flash|split|shook|rolled
    flash|flashed|lightning|thunder|thunderclap|thundercloud|tempest|gale|hurricane
    storm|black_clouds|dark_clouds|rolling_clouds
    rumble|rumbled|boom|crash & far|sky|hill|window|again|louder|clouds`,
  ],
  [
    /\bdogs?|pupp/,
    `
    woof|bark|barked|barking|growl|hound|poodle|terrier|labrador|spaniel|dachshund|collie|alsatian|bulldog|beagle|retriever|greyhound|sheepdog|pup|mongrel|kennel
    wag tail|=its|=his|=her`,
  ],
  [
    /\b(?:needles?|injections?|jabs?|vaccin\w*|doctors?|hospitals?|nurses?|blood tests?|shots)\b/,
    `
    needle|needles|injection|syringe|jab|vaccination|vaccine|doctor|nurse|hospital|surgery|surgeon|stethoscope|operation|clinic|bandage|waiting_room
    sharp|little|quick scratch|prick|sting & arm|feel|only|doctor|plaster
    prick|stick|jab =the|=her|=his|=your arm|finger|leg|skin`,
  ],
  [
    /\bdentists?|teeth|drill/,
    `
    dentist|drill|open_wide|dental|toothache|filling`,
  ],
  [
    /\bwater|swim\w*|drown\w*|baths?|sea\b/,
    `
    under_water|underwater|deep_water|go_under|went_under|swim|swam|dive|drown|sink|splash_in|waves_over|head_under|current|whirlpool|flood
    water|wave|waves|sea|river over|above|reach|close|up_to|deep|cover|rise head|chin|face|neck|over|deep|nose|higher|knees`,
  ],
  [
    /\bghosts?|spooks?|haunt/,
    `
    haunted|spooky|phantom|spectre|spirit|ghoul|apparition|poltergeist
    white|pale|misty|see_through figure|shape|sheet|lady & float|glide|moan|drift|appear|wall|through
    moan|wail|clank|rattle_chains|wooo|boo & chains|night|attic|wall|corridor|castle`,
  ],
  [
    /\bloud|nois|bangs?|fireworks?|balloons?|hoover|vacuum|sirens?\b/,
    `
    bang|boom|crash|roar|explode|explosion|slam|siren|firework|loud|louder|blast|thunder|pop|popped|deafening|screech|shriek|horn_blared|alarm`,
  ],
  [
    /\bstrangers?|new people|unknown people|meeting people/,
    `
    stranger|unknown_man|unknown_woman|strange_man|strange_woman|unfamiliar
    man|woman|lady|somebody|someone|people|person nobody_knew|=had_never_seen|never_seen|not_know|nobody_had_seen`,
  ],
  [
    /\bbees?|wasps?|insects?|bugs?|hornets?|stings?\b/,
    `
    buzz|buzzing|sting|stung|bee|bees|wasp|hornet|bumblebee|hive|swarm|beetle|insect|midge|mosquito`,
  ],
  [
    /\bfires?|flames?|burning|candles?\b/,
    `
    fire|flame|flames|burn|burning|blaze|smoke|bonfire|spark|ember|embers|matches`,
  ],
  [
    /\bclowns?\b/,
    `
    clown|circus|red_nose|painted_face|painted_smile`,
  ],
  [
    /\bwitch|wizard|magic spells?/,
    `
    witch|broomstick|cauldron|cackle|cackled|hag|wart|black_magic|curse|spell`,
  ],
  [
    /\b(?:getting|being|get|be) lost|losing (?:mum|dad|us|me)|lost\b/,
    `
    lost|lose =way|=their_way|=her_way|=his_way|way
    not|could_not|no_longer find =the|=their|=way|=her|=his way|home|path|back
    lost & path|wood|forest|way|crowd|alone|hero
    nobody|no_one in_sight|to_be_seen & path|wood|where`,
  ],
  [
    /\bnightmares?|bad dreams?|scary dreams?/,
    `
    nightmare|bad_dream|scary_dream|awful_dream|terrible_dream|woke_screaming|woke_up_crying
    dream be|was|turned bad|scary|dark|terrible|frightening`,
  ],
  [
    /\bcrowds?|lots of people|many people|parties\b/,
    `
    crowd|crowded|crush|throng|so_many_people|mob|packed|full_of_people`,
  ],
]

const compile = compilerOf(concepts)
const compiled = new Map<string, readonly Pattern[]>()

function patternsFor(fear: string): readonly Pattern[] {
  const known = compiled.get(fear)
  if (known) return known
  const lines = ideas
    .filter(([about]) => about.test(fear))
    .flatMap(([, patterns]) => patterns.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
  const patterns = lines.map(compile)
  if (compiled.size < mostRemembered) compiled.set(fear, patterns)
  return patterns
}

const mostRemembered = 500

/** Sentences that bring a fear to mind, though they may not name it. @param fears as a parent typed them */
export function fearIdeasTouched(
  text: string,
  fears: readonly string[],
): { fear: string; sentence: string }[] {
  if (fears.length === 0) return []
  const sentences = sentencesOf(text).map((sentence) => wordsIn(sentence))
  return fears.flatMap((fear) => {
    const patterns = patternsFor(fear.toLowerCase())
    const touched = sentences.find((sentence) => patterns.some((pattern) => isIn(pattern, sentence)))
    return touched ? [{ fear, sentence: touched.text }] : []
  })
}
