import type { Intent } from './intents.ts'

interface Misreading {
  readonly abouts: ReadonlySet<Intent>
  /** @param sentence in small letters, without apostrophes @param head the noun of the fact */
  readonly is: (sentence: string, head: string) => boolean
}

const misreading = (abouts: string, is: RegExp, unless?: RegExp): Misreading => ({
  abouts: new Set(abouts.split(' ') as Intent[]),
  is: (sentence) => is.test(sentence) && !unless?.test(sentence),
})

export const misreadings: readonly Misreading[] = [
  misreading('left-out', /\b(?:given|gave|gives|giving) up (?:his|her|their) (?:place|turn|seat)\b/),
  misreading('busy', /\bhome alone\b/),
  misreading(
    'somebody-died',
    /\bpassed (?:\w+ ){0,3}(?:level|test|exam|grade|grading|badge|audition|tryouts?|class|phonics|screening|driving|theory)\b/,
  ),
  misreading('pet-ill', /\b(?:bit|nipped|scratched|pooed on|weed on) (?:the|our) vet\b/),
  // Of a vet who was made up.
  misreading('pet-ill', /\bpatients? (?:is|are|was|were)\b/),
  {
    abouts: new Set<Intent>(['pet-ill']),
    is: (sentence, head) =>
      /^(?:elephant|lion|tiger|giraffe|whale|shark|crocodile|hippo|rhino|dinosaur|t-?rex|dragon|unicorn|monkey|gorilla|bear|wolf|penguin|octopus|kangaroo|zebra|camel|leopard|panda|yeti|monster)$/.test(
        head,
      ) &&
      /\b(?:vets?|dentists?|doctors?)\b/.test(sentence) &&
      !new RegExp(`\\b(?:his|her|our|my|their|toy) (?:\\w+ )?${head}`).test(sentence),
  },
  // 'Lost daddys hat', and not 'lost daddys mum'.
  misreading(
    'somebody-died',
    /\blost (?:(?:his|her|my|our|their) )?(?:daddy|dad|mummy|mum|mommy|mom|nana|nan|granny|gran|grandma|grandpa|grandad)s (?!mum|mam|mom|mother|dad|father|brother|sister|gran|nan|uncle|aunt|best friend)\w+/,
  ),
  misreading('left-out', /\btold the truth\b/),
  misreading('sad', /\bcr(?:y|ied) at the end\b|\blast time\b.*\bhappy end/),
  misreading('party', /\b(?:frightened|scared|afraid)\b.*\bat (?:the|a) party\b/),
  misreading('leave-out', /\bno (?:plans|harm|holes|fillings?|cavities|fuss|accidents)\b/, /\bplease\b/),
  misreading(
    'school-day',
    /\bpyjama day\b|\bpajama day\b/,
    /\b(?:school|nursery|preschool|class|tomorrow|charity|children in need)\b/,
  ),
  misreading('fear-thunder', /\blightning bugs?\b/),
  misreading(
    'unwell',
    /\b(?:fever|temperature)\b.*\b(?:down|gone|broke)\b|\bno more fever\b|\bon the mend\b|\bbetter today\b/,
    /\b(?:still|but|cough\w*|not)\b/,
  ),
  misreading('lie mess', /\bboys (?:dont|cant)\b|\b(?:thats|its|that is) for (?:girls|boys)\b/),
  misreading('hurt', /\bhopped\b/, /\b(?:fell|hurt|twist\w*|sprain\w*|ankle|knee|ow|sore)\b/),
  misreading('new-baby', /\b(?:guinea pig|hamster|gerbil|rabbit|cat|dog|mouse)s? (?:gave birth|had|has)\b/),
  misreading('angry frustrated', /\bautis\w*\b|\bsensory\b/),
  misreading('fear-water', /\btooth\b/),
  misreading(
    'left-out',
    /\b(?:spoke|stood|stuck) up for\b|^(?:hitting|biting|pinching|kicking|pushing) (?:at|in)\b/,
  ),
  misreading('sharing', /\bnobody has to share\b/),
  misreading('somebody-left', /\btold (?:his|her|their) friend to go home\b/),
  misreading('quarrel', /\bhes my best friend\b|\bshes my best friend\b/),
  misreading('kindness', /\btaken into care\b/),
  misreading('bravery', /\bhas to be brave\b/),
  misreading(
    'new-pet',
    /\bnot (?:getting|having|allowed) (?:a|another|any)\b|\bno (?:dog|puppy|kitten|pet)\b/,
  ),
  // 'Made a snow dog instead of a snowman', 'using words instead of teeth': nothing is to be left out.
  misreading(
    'leave-out',
    /\b(?:made|built|drew|wore|ate|had|got|took|chose|used|using|making|wearing)\b.*\binstead of\b/,
  ),
  misreading(
    'leave-out',
    /\b(?:\w+ed|went|rode|did|swam|came|ran|got|stood|had|put|slept|took) (?:\w+ ){0,5}with no\b|\b(?:walked|climbed|rode|swam|ran|skied|cycled|slept|stayed) (?:\w+ ){0,9}with no\b/,
    /\bplease\b|\bstory\b/,
  ),
  misreading(
    'leave-out',
    /\b(?:no|without) (?:breakfast|lunch|supper|food|drinks?|sleep|nap|luck|joy|idea|poles|hands|stabilisers|armbands|helmet|(?:any )?(?:super ?)?powers?|coat|tears|sign|school|nursery|help)\b/,
    /\bplease\b|\bstory\b/,
  ),
  misreading(
    'parents-apart',
    /\bswaps? (?:houses|homes|beds)\b/,
    /\b(?:mum|dad|mummy|daddy|mom|mommy|parents?|week|weekend)\w*\b/,
  ),
  misreading(
    'pet-missing',
    /\bcom(?:es|ing) home (?:tomorrow|today|on|this|in|next|at)\b/,
    /\b(?:lost|missing|ran|found|gone|escaped)\b/,
  ),
  misreading(
    'lost-tooth',
    /\btooth fair(?:y|ies) (?:who|that|on|called|with)\b/,
    /\b(?:wobbly|lost|loose|out|came)\b/,
  ),
  misreading('lost-tooth', /\bchip(?:s|ped)?\b/, /\b(?:fell|came|knocked|lost|wobbly|loose)\b/),
  misreading(
    'losing',
    /\bbeat (?:his|her(?! (?:at|in|on|again|and|so|but)\b)(?!$)|their|grand\w+|mum\w*|dad\w*|mom\w*|me|us|everyone|everybody)\b/,
    /\b(?:lost|loses|losing|got beat|was beat)/,
  ),
  misreading(
    'sharing',
    /\bit took (?:me|us|two|three|ages|an?|\d)\b/,
    /\b(?:shar\w+|turns?|snatch\w*|grab\w*)\b/,
  ),
  misreading('faith', /\bgraces\b/),
  misreading('won', /\bwon nothing\b|\bdid ?nt win\b|\bnever wins?\b/),
  misreading('moving-house', /\bmoved (?:back )?in with (?:his|her|their)\b/),
  misreading(
    'new-baby',
    /\b(?:says|said|calls|called|im|hes|shes|is|not) (?:hes |shes |her |him |im )?a baby\b/,
    /\b(?:new|born|having|expecting|sister|tummy|bump|due|home)\b.*\bbaby\b|\bbaby (?:brother|sister)\b/,
  ),
  misreading('sleepover', /\bslept all (?:afternoon|morning|day)\b/),
  misreading('first-day', /\bfirst day (?:all|this|in) \w+/),
  misreading(
    'quarrel',
    /\bbed\b.*\b(?:fall|fell|falls) out\b|\b(?:fall|fell|falls) out of\b|\bnot (?:one|a single) (?:fight|row|argument|quarrel)\b/,
  ),
  misreading('told-off', /\bi was (?:a |such a )?(?:very )?naughty\b/),
  misreading('fear-dark', /\bwants (?:the|her|his) (?:room|lights?|house) (?:dark|off|out)\b/),
  misreading('fear-dark', /\bblack\b/, /\b(?:dark|night|lights?|shadows?)\b/),
  misreading('outing', /\bmade (?:him|her|them) cry (?:in|at)\b|\b(?:work|business) trip\b/),
  misreading('question', /\badopt\w*\b|\bcan (?:the|our|his|her) \w+ come back\b/),
  misreading('fear-thunder', /\bcalled thunder\b/),
  misreading('moving-house', /\b(?:hermit|crab|snail)\b/),
  misreading(
    'nervous',
    /\bplay(?:ed|s|ing)\b/,
    /\b(?:nervous|worr\w+|anxious|scar\w+|afraid|butterflies|tummy|dread\w*|stage|concert|match|game|tomorrow)\b/,
  ),
  // 'Thank God it’s Friday, he says, he’s four.'
  misreading(
    'birthday',
    /\bs?hes (?:two|three|four|five|six|seven|eight|nine|ten)$/,
    /\b(?:today|now|tomorrow|turn\w*|birthday|since|tonight)\b/,
  ),
  misreading('sorry', /^sorry,? (?:that was|wrong|ignore|meant)\b/),
  {
    abouts: new Set<Intent>(['with-character', 'story-about']),
    is: (_, head) => /^(?:hero|heroine|star|baddie)$/.test(head),
  },
  misreading('quarrel', /\btook the blame\b/),
  misreading('test', /\bmarking (?:\w+ )?(?:exams?|tests?|books|papers|homework)\b/),
  misreading('won', /\b(?:please|tonight)\b.*\bwins\b/),
  misreading('sharing', /\bate (?:his|her|their) half\b/),
  // Whoever is afraid of dropping the petals has nothing against petals.
  misreading(
    'fear-other',
    /\b(?:of|about) (?:dropping|forgetting|losing|spoiling|breaking|missing|messing|tripping|spilling|ruining)\b/,
  ),
  // 'Wants daddy, not mummy, for bedtime': nobody is away, and nobody is to be left out of the story.
  misreading(
    'missing leave-out',
    /\b(?:wants?|only) (?:mummy|mum|mommy|mom|mama|daddy|dad|papa)\b.*\bnot\b|\bonly (?:mummy|mum|mommy|mom|mama|daddy|dad|papa)\b|\bto do (?:bedtime|bath|bath time)\b/,
    /\b(?:away|work|trip|misses|missing|gone)\b/,
  ),
  misreading(
    'wheelchair',
    /\b(?:asleep|sleeps?|sleeping|snor\w+|nods? off|sits?|sat|naps?)\b.*\bin (?:his|her|the|their) (?:arm)?chair\b/,
  ),
  misreading(
    'fear-other',
    /\b(?:brother|sister|dad|mum|daddy|mummy)s? (?:put|puts|has|wore|wears) .*\bear defenders\b/,
  ),
  misreading(
    'fear-monsters',
    /\bcan (?:still )?hear (?:him|her|it|them) (?:behind|in|under|scratching|moving)\b/,
  ),
  misreading(
    'hatching',
    /\b(?:hasnt|has not|didnt|did not|havent|have not|never) (?:come up|came up|grow|grown|sprouted|hatched|opened)\b/,
  ),
  // Said to a brother of him, and not of oneself: only where two pronouns leave no doubt, or the brother is named.
  misreading(
    'wants-to-die',
    /\b(?:told|to) (?:his|her|their) (?:\w+ )?(?:brother|sister|cousin|friend)\b.*\b(?:she wish\w* (?:that )?(?:hed|he had|he was)|he wish\w* (?:that )?(?:shed|she had|she was)) never (?:been )?born\b|\bwish\w* (?:that )?(?:his|her|the) (?:\w+ )?(?:brother|sister|baby) (?:had|was|were) never (?:been )?born\b/,
  ),
  misreading('somebody-left', /\bmov(?:ed|es|ing) in\b/),
  misreading(
    'story-about creature',
    /\b(?:nana|nan|gran|granny|grandma|grandad|grandpa|auntie|aunt|uncle|cousins?|mummy|mum|daddy|dad|papa|abuela|oma|opa) leaves\b/,
  ),
  // 'They still lost 6-1 but he doesn't care at all': the evening is about the goal.
  misreading(
    'lost-match',
    /\b(?:doesnt|does not|didnt|did not|couldnt) care\b|\bnot bothered\b/,
    /\b(?:says|said|pretends|pretending|but (?:he|she|they) (?:cried|is|was))\b/,
  ),
  misreading(
    'leave-out',
    /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|to know) (?:\w+ ){0,3}why\b/,
    /\bplease\b|\bstor(?:y|ies)\b/,
  ),
  misreading('leave-out', /\bno (?:news|sign|trace|word|idea|clue|answer|luck)\b/),
  misreading('fear-other', /\b(?:bees|butterflies|worms) in (?:it|there|his|her|the)\b/),
  // Who was pushed has pushed nobody.
  misreading(
    'gentle-hands quarrel',
    /\b(?:got|was|been|being) (?:pushed|hit|kicked|bitten|punched|shoved|pinched|scratched)\b/,
  ),
  misreading('leave-out', /\b(?:bored|tired|sick|fed up) (?:of|with) (?:all )?(?:his|her|their) \w+/),
  // 'The lighthouse is fed up of standing still': what somebody of the story has had enough of.
  misreading(
    'leave-out',
    /\b(?:the|an?) (?!(?:school|nursery|teacher|doctor)\b)\w+ (?:is|are|was|were|gets?) (?:so |really |very )?(?:bored|tired|sick|fed up) (?:of|with) \w+ing\b/,
  ),
  misreading('question', /\basked (?:me |us )?if (?:i|we) ?(?:d|would|was|were|had|am)\b/),
  misreading(
    'parents-apart',
    /\b(?:rehab|prison|jail|tour|deploy\w*|barracks|hospital|clinic|ship|rig|rigs)\b/,
  ),
  misreading('journey', /\b(?:bus|train) (?:was|came|is|s) (?:late|early)\b/),
  misreading(
    'outing',
    /\b(?:house|place|home|it|kitchen|room) (?:is|s|was|looks) (?:like )?an? (?:zoo|circus|madhouse|bomb)/,
  ),
  misreading(
    'screens',
    /\b(?:gone off|mad about|into|obsessed with)\b/,
    /\b(?:tv|telly|tablet|ipad|screen|screens|watch\w*|episode|phone)\b/,
  ),
  misreading('doctor', /\bthank(?:s|ed)?(?: you)? to the\b/),
  misreading(
    'hurt',
    /\bteacher (?:cut|hurt|bumped|banged|burned)\b|\bput (?:the|a) (?:plaster|band ?aid|bandage) on\b/,
  ),
  misreading(
    'hurt',
    /\b(?:ladybird|ladybug|butterfly|caterpillar|snail|beetle|bird|moth)s?\b.*\bon (?:his|her|their|my) (?:finger|hand|arm|nose)\b/,
  ),
  misreading('patience', /\binterrupt\w*\b/),
  // What is called off is neither to come nor over.
  misreading(
    'dentist doctor haircut injection test performance party sleepover',
    /\b(?:cancell?ed|called off|postponed|rained off|fell through)\b/,
  ),
  // Of an old cat it is said like that.
  misreading('pet-missing', /\bslipped away\b|\bin (?:his|her|its|their|the) sleep\b|\bpassed (?:away|on)\b/),
  misreading('truth', /\b(?:battery|aids?|glasses|pump|tooth)\b.*\btold (?:the|her|his|their) teacher\b/),
  misreading(
    'back-to-school first-day',
    /\bfirst day of (?:the |our |his |her )?(?:\w+ )?(?:holidays?|vacation|break|hols)\b/,
  ),
  misreading('busy', /\bgot a (?:new )?phone\b|\bnew job\b.*\bmove\b/),
  // It is the parent who nearly wept.
  misreading(
    'sad',
    /\bi (?:nearly |almost |could have )?(?:cried|wept|welled up)\b|\bmy heart\b/,
    /\b(?:he|she|they)(?:s| was| is)? (?:\w+ )?(?:cr(?:ied|ying|ies)|sobb\w+|sad|upset|tears)\b/,
  ),
  misreading(
    'lie',
    /\btold (?:him|her|them|me|us)\b/,
    /\b(?:lie|lied|lying|lies|fib|fibs|fibbed|untrue|made (?:it|that) up|not true|wasnt true)\b/,
  ),
  misreading('losing-well lost-match', /\blose (?:him|her|it|them)\b/),
  misreading('fear-alone', /\b(?:they|it) (?:wont|arent|isnt|dont) (?:be )?(?:alone|lonely)\b/),
  misreading('performance', /\bshow (?:and|n|&) tell\b/),
  misreading('wheelchair', /\bcrutch(?:es)?\b/, /\bwheelchair\b/),
  // 'Wasn’t expecting it' expects no baby.
  misreading(
    'new-baby',
    /\bexpecting (?:it|that|this|me|us|him|her|them|any(?:one|body)|to)\b/,
    /\bbab(?:y|ies)\b|\bpregnant\b/,
  ),
  // 'Tidied up without me asking.'
  misreading(
    'fear-alone',
    /\bwithout (?:me|us|anyone|anybody|mum|mummy|dad|daddy|any) (?:asking|telling|nagging|having|reminding|saying|even|needing|helping|help|knowing)\b|\bwithout being (?:asked|told)\b/,
  ),
  misreading('nervous', /\bworr(?:y|ied|ying) (?:for|about|over) nothing\b/),
  misreading('sad scared', /\byesterdays was\b.*\bcr(?:y|ied)\b/),
  misreading('unwell', /\bknows? (?:that )?(?:hes|shes|he is|she is|theyre)\b/),
  // Whoever is back is well again.
  misreading('unwell', /\bback (?:to|at|in) (?:\w+ ){1,2}after\b/),
  misreading('short long', /\bhow long\b/),
  misreading(
    'first-day',
    /\bfirst (?:one |time )?(?:in|for) (?:a|an|two|three|four|six|many|\d+) (?:years?|months?|weeks|ages|while|long)\b/,
  ),
  misreading(
    'birthday',
    /\bbirthday (?:money|voucher|cash|savings)\b/,
    /\bbirthday(?! (?:money|voucher|cash|savings))/,
  ),
  misreading(
    'new-clothes',
    /\b(?:wellies|boots|coat|shoes|bag) (?:are |is )?(?:on|ready|waiting|by the door)\b/,
    /\bnew\b/,
  ),
  misreading(
    'journey',
    /\b(?:hes|shes|he is|she is|theyre|were) on holiday\b/,
    /\b(?:fly|flew|drive|drove|train|plane|beach|sea|to|off)\b/,
  ),
  misreading(
    'funny',
    /\blaugh(?:ing|ed) at \w+|\bthe one being funny\b/,
    /\b(?:story|tonight|please|make)\b/,
  ),
  misreading('question', /\b(?:ribbon|medal|prize|award|trophy|certificate)\b/),
  misreading('tidying', /\b(?:dolls?|dollies|teddy|teddies|bears?|animals|toys) (?:all )?to (?:bed|sleep)\b/),
  misreading(
    'parents-apart',
    /\b(?:mum|mummy|mom|mam|dad|daddy|mother|father) (?:visits|is visiting|comes to see|is coming to see)\b/,
  ),
  // 'He told me that her mum has lost her job' is no lie, and who was wrong about him says so.
  misreading(
    'lie',
    /\btold (?:me|us) (?:that|about)\b|\bi was wrong\b|\bwas nt? him after all\b/,
    /\b(?:lie|lied|lying|lies|fib|fibs|fibbed|untrue|made (?:it|that) up|not true|wasnt true)\b/,
  ),
  misreading('with-character', /\bhas a (?:new )?(?:buddy|friend|mate|partner)\b/),
  misreading(
    'somebody-in-hospital hospital',
    /\bauto\b/,
    /\b(?:hosp\w*|operation|surgery|ward|icu|stitches|ambulance|theatre)\b/,
  ),
  // 'The lift at Mummy’s hospital gets bored': of whoever works there, and of nobody who is ill.
  misreading(
    'somebody-in-hospital',
    /\bthe (?:lift|beds?|porters?|trolley) (?:at|in|of) \w+ hospital\b/,
    /\b(?:ill|poorly|sick|operation|surgery|visit\w*|see|saw|in hospital)\b/,
  ),
  // What somebody has not, or does not want on, is not to be kept out of a story.
  misreading('leave-out', /\b(?:i|he|she|they|we) (?:dont|doesnt|didnt) have (?:any|a)\b/, /\bplease\b/),
  misreading(
    'leave-out',
    /\b(?:doesnt|didnt|wont) (?:want|wear|have) (?:to wear |to have )?(?:his|her|their) [a-z ]+ (?:in|on)\b/,
  ),
  misreading(
    'leave-out',
    /\b(?:no|without) (?:wifi|wi-fi|internet|signal|power|electricity|hot water|heating)\b/,
  ),
  {
    // Nobody pines for a baa.
    abouts: new Set<Intent>(['missing']),
    is: (sentence) =>
      /\bmissed (?:his|her|their|the|a) (?!(?:mum|mam|mom|mother|dad|father|nan|gran|grand|papa|mama|brother|sister|friend|best|teacher|cousin|aunt|uncle|dog|cat|pet|old|own|little|big|home|house|bed|toy|bear|teddy|rabbit)\w*)/.test(
        sentence,
      ),
  },
  // Who works at night is away then, and has time by day.
  {
    abouts: new Set<Intent>(['busy']),
    is: (sentence) => /\bnight shifts?\b|\b(?:works?|working|worked|on) nights\b/.test(sentence),
  },
  // Wet through, on the way home.
  misreading(
    'wet-bed',
    /\b(?:drench\w*|puddles?|rain\w*|splash\w*|hose|paddl\w+|sprinklers?)\b/,
    /\b(?:beds?|nights?|sheets?|mattress|pyjamas|pjs|nappy|nappies|pullups?|accidents?|himself|herself)\b/,
  ),
  // Whoever has a dog to stay is not afraid of it.
  misreading(
    'fear-dogs',
    /\b(?:dogs?|pupp(?:y|ies))\b/,
    /\b(?:scar\w+|afraid|fright\w*|terrif\w+|petrified|fears?|phobia|nervous|wary|worr\w+|anxious|bark\w*|jump\w*|hid|hid\w+|hates?|cr(?:y|ied|ies|ying)|scream\w*|bit|bite\w*|chas\w+|growl\w*|knock\w*|wont|not|likes?|crosses|big|brave\w*|run|runs|ran|panic\w*)\b/,
  ),
  // The baby of somebody who is not of the family.
  misreading(
    'new-baby',
    /\b(?:teacher|teaching assistant|key ?worker|childminder|nursery nurse|babysitter|neighbou?rs?|(?:friend|mate)s? (?:mum|mummy|mom)|miss \w+|mrs \w+) (?:is |are |was |has |have |s )?(?:having|expecting|had|pregnant|going to have)\b/,
  ),
  misreading(
    'outing school-day bored',
    /\bfair (?:play|enough|to|share)\b|\b(?:not|isnt|wasnt|so un) ?fair\b/,
  ),
  misreading(
    'lost-tooth',
    /\bbraces?\b|\bhas a gap\b/,
    /\b(?:lost|came out|fell out|wobbl\w+|tooth fairy)\b/,
  ),
  // 'Grading for his yellow belt' is won later.
  misreading(
    'won',
    /\b(?:grading|exam|trial|audition|test)\b.*\b(?:tomorrow|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\btomorrow\b.*\b(?:grading|exam)\b/,
  ),
  misreading('too-excited', /\b(?:called off|cancell?ed|rained off|postponed|fell through)\b/),
  // A dog that was laughed at is feared by nobody.
  misreading(
    'fear-dogs',
    /\b(?:laugh\w*|giggl\w*)\b/,
    /\b(?:scar\w+|afraid|fright\w*|terrif\w+|petrified|fears?|cr(?:y|ied|ies|ying)|scream\w*)\b/,
  ),
  // Peace at last.
  misreading(
    'quarrel',
    /\b(?:didnt|havent|hasnt|not|never|no) (?:fight|fought|argued?|squabbled?|fighting|arguing|one fight|a single fight)\b.*\b(?:once|all day|today)\b/,
  ),
  misreading('listening', /\bstill listens\b/),
  // Who wonders whether the cat misses her misses no cat.
  misreading(
    'missing',
    /\b(?:does|do|will|would|did) (?:the|our|my|her|his)? ?\w+ miss (?:me|us|him|her|them)\b/,
  ),
  // A fall of which nothing came. Who is fine may be somebody else: 'Mum’s in hospital but he is fine'.
  misreading(
    'somebody-ill',
    /\b(?:a fall|fell|slipped|tripped|bumped)\b.*\b(?:s|is|are|was|all) (?:fine|ok|okay|alright|all right)\b/,
  ),
  misreading(
    'leave-out',
    /\bno (?:boys|girls|grown ?ups|adults|parents|brothers|sisters|babies) allowed\b/,
    /\bplease\b|\bpls\b/,
  ),
  // It says by itself of no child that it is lonely.
  misreading(
    'lonely',
    /\bonly child\b/,
    /\b(?:wants?|wish\w*|lonely|alone|nobody|no one|brothers?|sisters?|siblings?|bored|company)\b/,
  ),
  misreading('jealousy new-baby', /\bonly child\b.*\bwants? (?:a|some)\b/),
  misreading('leave-out', /\bno (?:clothes|sense|complaints|info)\b/),
  // What somebody would not do, or what went off, is told and not kept out.
  misreading(
    'leave-out',
    /\b(?:alarms?|bells?|fireworks?|volcano|rocket|lights?) went off\b|\bafter saying no\b|\b(?:everyone|everybody) \w+ (?:\w+ ){0,2}except\b|\bno common\b|\bwou?ldnt \w+ anything but\b|\b(?:knows|knew) (?:nobody|no one)\b|\bdoesnt want \w+ to know\b|\bno more (?:\w+ in )?(?:milk|bottles?|napp(?:y|ies)|dumm(?:y|ies)|breastfeeding|training wheels|stabilisers)\b/,
    /\bplease\b|\bstory\b|\bpls\b|\b(?:no|without) (?!common|more|four)\w+ (?:in|tonight|today)\b|\bno alarms?\b/,
  ),
  misreading('new-clothes clothes', /\btough as old boots\b/),
  // It was the story before that did it.
  misreading(
    'sad scared',
    /\b(?:last|yesterdays|that|the other) (?:one|story|book|film)\b.*\b(?:cry|sad|upset|scared)\b/,
  ),
  misreading('long', /\bas long as\b|\bnot (?:too )?long\b/),
  // A thing that somebody has not on is not to be left out.
  misreading(
    'leave-out',
    /\bno (?:clothes|shoes|socks|coat|trousers|pants|nappy|hat|gloves|armbands|stabilisers|hands|top)(?: on\b|$)/,
  ),
  misreading(
    'leave-out',
    /\b(?:worr\w+|afraid|scared|thinks?|says?|hopes?) (?:that )?(?:there|it|he|she|they)? ?(?:wont|will not|might not|isnt|may not) (?:be )?(?:any |enough )?/,
    /\b(?:story|stories|please)\b/,
  ),
  misreading('leave-out', /\b(?:no ?one|nobody|none of them) \w+(?: \w+){0,6} (?:except|apart from|but)\b/),
  misreading(
    'forgotten',
    /\bpacked lunch\b|\bleft out\b|\b(?:missed|miss) (?:the|our|his|her|their|my|a) (?:bus|train|plane|tram|ferry|flight|connection|stop)\b/,
    /\b(?:forg[eo]t\w*|left (?!out)|behind|without)\b/,
  ),
  {
    // Tea that somebody was too late for is not missed like a person.
    abouts: new Set<Intent>(['missing']),
    is: (sentence, head) =>
      /^(?:tea|dinner|supper|lunch|breakfast|bath|nap|bus|train|plane|ferry|flight|tram|lesson|practice|training|assembly|call|turn|beginning|start|end|bedtime)$/.test(
        head,
      ) && /\bmiss(?:ed|es)?\b/.test(sentence),
  },
  misreading(
    'birthday',
    /\b(?:christening|baptism|wedding|funeral|naming day)\b/,
    /\bbirthday\b|\bturn(?:s|ed)\b/,
  ),
  // Who puts a face in is past being afraid.
  misreading(
    'fear-water',
    /\bput (?:his|her|their) (?:whole )?(?:face|head) (?:in|under|right)\b/,
    /\b(?:scar\w+|afraid|fright\w*|terrif\w+|hates?|wont|cr(?:y|ied|ies|ying)|scream\w*)\b/,
  ),
  // Glasses that are named in passing are neither new nor the matter: 'Bea hid Theo’s glasses in the bread bin'.
  misreading(
    'new-glasses',
    /\b(?:hid|hidden|hiding|found|find|put|took|stole|steal\w*|swap\w*|drew|draws?|painted|sat|sits|landed|dropp\w*|threw|licked|chewed|ate|borrow\w*|left|forgot|steam\w*|fogg\w*|mist\w*|fell|slid|knock\w*|clean\w*|wip\w*|wash\w*|mend\w*|broke\w*|snapp\w*|bent|lost)\b.*\b(?:glasses|specs|spectacles)\b|\b(?:glasses|specs|spectacles) (?:\w+ )?(?:steam\w*|fogg\w*|mist\w*|fell|slid|flew|broke|snapped|are off|came off)\b/,
    /\b(?:new|first|pair|gets?|got|getting|wear\w*|wore|worn|needs?|needed|pick\w*|chose|chosen|choos\w*|opticians?|eye|frames|hates?|wont|refus\w*|lens\w*|school laugh\w*|having them)\b/,
  ),
  // Whoever sat on them has not said that they broke.
  misreading(
    'broken-thing',
    /\bsat (?:up)?on\b/,
    /\b(?:new|br[eo]\w+k\w*|snap\w*|smash\w*|crack\w*|bent|bend\w*|squash\w*|flat\w*|crush\w*|ruin\w*|wreck\w*|crumpl\w*|collaps\w*|burst|popp\w*|squish\w*|tower|castle|den|model|lego|bits|half)\b/,
  ),
  // Who is buried in the sand gets up again.
  misreading(
    'somebody-died',
    /\bbur(?:y|ied|ying) (?:\w+ ){1,4}(?:in|under|with) (?:\w+ )?(?:sand|leaves|snow|cushions|pillows|blankets|hay|balls?|ball pit)\b/,
    /\b(?:died|dead|death|funeral|grave|ashes)\b/,
  ),
  // What was lost was not forgotten, as far as anybody has said.
  misreading('forgotten', /\blost\b/, /\b(?:forg[eo]t\w*|left|behind|without)\b/),
  misreading(
    'kindness',
    /^(?:\w+ )?(?:put|hid|left) (?:his|her|their|the) \w+ (?:in|on|under|behind) /,
    /\b(?:for|help\w*|kind\w*|nice|shar\w+|gave|giv\w+|back|look\w*|safe|rescu\w+|sav\w+|blanket)\b/,
  ),
  misreading(
    'lie',
    /\bhid (?:\w+ ){1,2}(?:glasses|specs|keys?|shoes?|slippers?|hats?|phone|remote|teddy|toys?)\b/,
    /\b(?:lie[sd]?|lying|fib\w*|told|said|says|den(?:y|ied)|pretend\w*|truth|blam\w+|br[eo]\w*k\w*|wrappers?|evidence)\b/,
  ),
  misreading('play', /\bkite got stuck\b/, /\bplay\w*\b/),
  misreading('mess', /\b(?:cut|trimmed|snipped) (?:his|her|their) own (?:fringe|hair|bangs)\b/),
]
