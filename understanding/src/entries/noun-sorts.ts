import { wordSet } from '../lexicon/closed-words.ts'
import { type NounClass, nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { baseOf } from '../lexicon/verbs.ts'

/** What a noun phrase is, by its last two words and by its last: a hot dog is no animal, a horse fly no horse. */
export function sortOf(phrase: readonly string[]): NounClass | undefined {
  const last = singularOf(phrase.at(-1) ?? '')
  const before = phrase.at(-2)
  const two = before === undefined ? last : `${before} ${last}`
  const head = last.split(' ').at(-1) ?? last
  return (
    twoWords.get(two) ??
    nounClass(two) ??
    nounClass(last) ??
    (animals.has(head) ? 'animal' : isSomebody(head) ? 'person' : undefined) ??
    nounClass(head)
  )
}

const twoWords: ReadonlyMap<string, NounClass> = new Map([
  ['hot dog', 'food'],
  ['horse fly', 'animal'],
  ['fire fighter', 'person'],
  ['teddy bear', 'toy'],
  ['jelly baby', 'food'],
  ['monkey bars', 'place'],
  ['monkey bar', 'place'],
  ['guinea pig', 'animal'],
  ['cricket bat', 'thing'],
  ['baseball bat', 'thing'],
  ['tennis coach', 'person'],
  ['football coach', 'person'],
  ['swimming coach', 'person'],
])

/** Beside those that children speak of most. */
const animals = wordSet(`
  silkworm rottweiler labrador labradoodle cockapoo terrier spaniel poodle collie whippet bulldog husky dalmatian greyhound beagle dachshund corgi chook pup stickleback woodlouse centipede millipede mosquito midge horsefly cockroach earwig gnat anemone
  prawn shrimp cuckoo raven vulture hawk falcon buzzard kestrel stork heron starling finch canary cockatoo macaw emu llama alpaca yak bison buffalo ox bull ram ewe stallion mare foal weasel stoat ferret chinchilla raccoon skunk possum armadillo sloth
  anteater aardvark meerkat mongoose hyena jackal coyote lynx puma jaguar leopard cheetah panther walrus narwhal manatee stingray eel salmon trout squid cuttlefish wombat wallaby kangaroo koala platypus lemur gibbon baboon orangutan chimpanzee gorilla`)

/** Who is somebody by the last part of its word. */
function isSomebody(head: string): boolean {
  if (people.has(head)) return true
  if (/(?:man|woman|lady|keeper|maker|smith|herd|monger)$/.test(head))
    return !/^(?:human|talisman)$/.test(head)
  if (/.{3,}(?:ologist|graphist|cian|arian|ograph?er|eteer|nist)$/.test(head)) return true
  // 'Shearer', 'jogger': who does what a verb says.
  const doing = /^(.{3,})[eo]rs?$/.exec(head)?.[1]
  if (doing === undefined || tools.has(head) || nounClass(head) !== undefined) return false
  return [doing, `${doing}e`, doing.replace(/(.)\1$/, '$1'), doing.replace(/i$/, 'y')].some(
    (verb) => baseOf(verb) === verb && !/^(?:numb|bett|lett|matt|butt|corn)$/.test(verb),
  )
}

const people = wordSet(`
  vicar priest imam rabbi nun monk waiter waitress cashier janitor caretaker cleaner ranger umpire ref referee commentator steward porter receptionist bouncer marshal mayor twins guy lad bloke chap folk crew audience gran uncle auntie aunt
  substitute enemy suspect champion hero heroine villain winner loser student pupil expert assistant customer thief apprentice tourist pensioner teenager adult elder guest host chief client passenger secretary nurse bishop pope crowd choir clown wizard
  shearer bearer grader girlfriend boyfriend hubby officer orchestra band staff lollipop_lady attendant neighbour neighbor stranger newcomer poet boss landlord landlady magician musician electrician dietician technician librarian veterinarian violinist dentist artist`)

/** What does something and is nobody. */
const tools = wordSet(`
  printer cooker slipper jumper sticker marker scooter trailer digger dumper buzzer zipper cutter counter locker hanger heater speaker toaster blender mixer computer folder poster cracker roller boiler tumbler charger shaker sprinkler stroller
  trainer sweater drawer container washer burner holder rubber feeder letter corner number dinner flower shower tower hoover freezer cooler opener peeler grater strainer strimmer mower hairdryer dryer drier projector tractor motor elevator
  radiator calculator refrigerator incubator sharpener highlighter pointer slider glider starter stopper topper popper hopper stapler wrapper plaster duster bumper filter ladder leader_board lighter liner lever litter matter mirror pacifier
  wiper wrapper keyboarder blotter binder brander router scanner tablet_holder sander shutter sleeper springer steamer sweeper temper timer thriller tumble_dryer walker water winter summer wonder weather whisper whimper murmur laughter hunger anger
  answer order offer cover discover power prayer paper pepper river silver rather other another together further border buffer bunker butter chapter character cluster clutter crater cider collar cellar cinder clover copper litter cucumber
  dander diaper eraser ember feather fever finger fibre gutter hammer hamper helicopter juicer layer lather leather liver locker lumber manner master member meter metre minister monitor mortar muster mother father brother sister
  never number oyster partner_ship pillar platter plunger pointer quarter reader reminder rider rocker rooster rudder saucer scraper shoulder shredder skewer slumber solder spider splinter squeezer stretcher supper sucker tamper tatter tender
  tether theater tiger timber tinder toner trigger trimmer trouser twister udder underwater user vapor vendor_machine border wafer banger burger bumper bouncer_castle hanger skipper_rope stunner corker whopper cleanser sharper fetcher
  error mirror terror horror floor door colour odor humor honor armour vapour harbor labour favour neighbour_hood razor sensor rotor tumor manor minor major metaphor`)

export const isAdjective = (word: string) => adjectives.has(word)

/** What has no shape and no place of its own: no slipper can take the part. */
export function isVague(head: string, typed: string): boolean {
  const single = singularOf(head)
  if (vague.has(head) || vague.has(single) || body.has(head) || body.has(single)) return true
  if (typed === 'wave' || /-(?:to|up|off|in|out|over|down)$/.test(typed)) return true
  if (adjectives.has(head) || /^\p{L}$/u.test(typed) || /^o.?clock$/.test(head) || /^\d/.test(head))
    return true
  if (nounClass(single) === 'sport' && /ing$/.test(single) && !concreteIng.has(single)) return true
  if (nounClass(single) !== undefined) return false
  return (
    /.{3,}(?:ness|ship|hood|ity|ism)$/.test(single) ||
    /.{3,}(?:ation|ition)$/.test(single) ||
    (/.{3,}(?:ence|ance)$/.test(single) &&
      !/^(?:ambulance|audience|entrance|appliance|substance|inheritance)$/.test(single)) ||
    (/.{3,}ing$/.test(single) && !concreteIng.has(single)) ||
    /.(?:est)$/.test(head)
  )
}

const concreteIng = wordSet(
  'shopping washing building painting drawing clothing pudding ring king ceiling stocking string wing swing spring duckling seedling filling icing railing bunting dressing_gown landing ironing recycling lining carving writing knitting sewing wrapping setting topping earring stuffing housing crossing opening awning bunting lightning darling offspring sibling sterling starling herring plaything bedding roofing tubing rigging gosling dumpling sapling earring nestling pudding legging leggings belongings surroundings winnings savings',
)

const vague = wordSet(
  `huff power daytime night_time address highlight wash peep croup place clash danger piece call sulk battle war soul mite phonics air chop code two three four five state fuss bout drink stop break country bother class team group club league course training camp day time way week weekend month year minute hour morning afternoon evening night midnight noon lot bit thing stuff turn ride go end top bottom side half part day_off one job fault name idea reason sort kind answer question word
  story tale rest moment second luck purpose chance problem point trouble look laugh cry hug kiss life world love fun sleep wish dream change
  mistake joke secret surprise help practice lesson party age size colour color front middle start beginning try attempt nap rush hurry mood feeling voice sound noise smell taste song shape line list number inch mile pound kilo degree first last most least same other others everyone everybody people person family
  six seven eight nine ten eleven twelve past metre meter old year_old best worst boy girl child children kid son daughter tomorrow today yesterday breakfast lunch dinner tea supper school nursery home house bed bath work town weather
  relationship row couple pair bunch set load trip usual news doubt fortnight bedtime birthday conference incident session report bite language ache history plan win loss holiday visit journey music speech appointment check test score exam vote rule maths math sum edge third quarter
  spare original full gap run walk jump fall swim wait call_out height speed distance weight depth length width temperature pace space_of total amount level grade stage_of phase period while term season spring summer autumn winter
  attention conversation operation competition situation information permission decision tradition condition instruction argument fight disagreement apology excuse promise complaint compliment deal effort result success failure experience event
  mile choice difference opinion view_on thought mind memory truth lie matter fact detail example case issue worry fear anger temper tantrum mess habit routine skill talent energy power_cut strength peace quiet silence rhythm volume control heat cold warmth
  use need want hope care worry drama crisis disaster tragedy emergency distraction tonight sleepover playdate disco_dancing class_trip assembly homework mass prayer blessing service funeral wedding anniversary celebration feast festival race match final game
  cough sneeze cold flu fever rash itch bump bruise graze scratch cut burn lump wobble giggle scream shout yell moan whinge sob sigh yawn snore wee poo fart burp hiccup bum nappy potty loo
  type version round score draw tie penalty role act scene applause cheer clap nod wink smile grin frown stare glance
  afternoon_off left right north south east west corner_of inside outside outdoor middle_of centre_of rescue escape chase search hunt quest adventure mission challenge puzzle_of sister-in-law
  ok yes no hello goodbye goodnight please sorry thank_you minute_ago ago ever thanks worth bother deal share teaching understanding`,
)

const body = wordSet(`
  waist hand head face eye foot feet thumb finger knee leg arm back mouth nose ear hair tummy heart brain toe tiptoe fist elbow shoulder wrist ankle neck chin cheek lip tongue tooth teeth molar gum skin bone muscle belly bottom chest lap hip thigh heel palm nail
  eyebrow eyelash eyelid forehead fringe beard moustache whisker throat legs voice tear blood breath fingertip fingernail toenail stomach bum nostril freckle dimple scalp lap thumbs`)

/** By themselves they are the name of nothing. */
const adjectives = wordSet(`
  little big small large huge tiny new old young good bad nice lovely great high low long short tall wide deep thick thin fat round flat red blue green yellow pink purple brown black white grey gray wrong right fast slow hot warm cool wet dry clean dirty
  soft hard loud quiet happy sad angry tired hungry early late heavy bright strong weak rich poor full empty open shut whole single double main only next previous final favourite favorite special normal usual different real true fake funny silly brave shy
  kind gentle careful polite proud older younger bigger smaller better worse actual entire wooden plastic golden silver local public private famous poorly sick ill scared nervous worried excited annual daily weekly extra spare ready able own loose asleep awake alone afraid
  away apart backwards forwards upwards downwards sideways inwards outwards upside inside outside downstairs upstairs alive enough several many few more less much such wee massive enormous gigantic teeny`)
