const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
  )

/** Capitalised words that are no names of anybody: they mean the same in every family. */
export const notNames = words(`
  i i'm i'd i'll i've
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun
  january february march april may june july august september october november december feb apr jul aug sep sept oct nov dec
  christmas xmas easter halloween hallowe'en hanukkah chanukah ramadan eid diwali holi thanksgiving navratri passover purim pesach lent advent vaisakhi nowruz kwanzaa pongal onam rakhi bonfire
  valentine's valentines pancake mother's father's patrick's christian muslim jewish hindu sikh buddhist catholic islam god jesus allah bible quran
  english british american irish scottish scots welsh french german spanish italian polish portuguese dutch greek turkish arabic hindi urdu punjabi gujarati bengali tamil telugu marathi
  chinese mandarin cantonese japanese korean russian ukrainian romanian swedish norwegian danish finnish czech hungarian hebrew yiddish latin gaelic farsi persian somali swahili yoruba igbo
  vietnamese thai indian pakistani african asian european australian canadian mexican brazilian jamaican nigerian kenyan egyptian viking vikings roman romans victorian victorians celtic
  earth mars venus mercury jupiter saturn uranus neptune pluto moon sun
  africa europe asia america antarctica arctic atlantic pacific
  lego duplo minecraft roblox pokemon pokémon disney netflix youtube barbie peppa bluey paw patrol frozen elsa spiderman spider-man batman superman hulk marvel star wars jedi mario sonic playmobil
  wi-fi wifi ipad iphone alexa google internet tesco asda aldi lidl ikea mcdonald's mcdonalds velcro band-aid calpol
  santa claus father_christmas rudolph grinch gruffalo cinderella rapunzel goldilocks elf
  t-rex tyrannosaurus triceratops diplodocus stegosaurus velociraptor brachiosaurus pterodactyl ankylosaurus spinosaurus
  mum mummy mam mom mommy mama mamma mumma dad daddy dada papa pa ma nan nana nanna nanny gran granny grandma grandpa grandad granddad grampa gramps grampy pop pops nonna nonno oma opa abuela
  abuelo yaya nani dadi auntie aunty aunt uncle grandmother grandfather mother father sister brother cousin sis bro baby granda
  mr mrs ms miss dr sir lady lord king queen prince princess captain saint st
  ok okay tv dvd uk usa us eu nhs gp a&e bbc cbeebies itv adhd add asd asc ocd pda ptsd send sen ehcp ehc ot salt slt camhs nicu picu icu mri ct cbt hiv pku cf jia t1d type1 rsv covid covid-19 dna ivf pe re ict it pm am
  vip diy lol omg idk btw fyi asap ps eta faq pj pjs bff xl no1 nasa rspca rnli fbi cia bfg ufo suv atm id iou sos rip mmr bcg gcse sats ks1 ks2 eyfs  pta
  down's downs asperger's aspergers tourette's tourettes crohn's crohns perthes hirschsprung's kawasaki hodgkin's parkinson's alzheimer's
  reception nursery primary secondary preschool school kindergarten year grade class infants juniors
  mumsnet bedtime raksha bandhan granddaddy meemaw
`)

/** What stands before a name and belongs to it. */
export const titles = words(`
  mr mrs ms miss mx dr doctor sir lady lord king queen prince princess captain professor prof rabbi father pastor reverend rev sister nurse pc sergeant coach mademoiselle madame monsieur señor señora herr frau
  aunt auntie aunty uncle granny gran grandma grandpa grandad granddad grandfather grandmother nana nanna nanny nan nonna nonno oma opa pop papa papaw mamaw gramps grampy grampa granda
  auntie-ji baba didi bhaiya bhai tía tia tío tio tita tito abuela abuelo babcia ammi amma appa saint st st. great-aunt great-uncle mama
`)

/** Of these, the ones behind which a word in small letters is a name as well, whatever it means. */
export const plainTitles = words('mr mrs ms mx dr prof')

/** Kin, friends and those who look after a child. */
export const people = words(`
  mum mummy mam mom mommy dad daddy mother father son daughter boy girl child kid toddler baby brother sister bro sis twin sibling cousin aunt auntie uncle granny gran grandma grandmother nan nana nanna nanny grandad granddad
  grandpa grandfather niece nephew stepdad stepmum stepbrother stepsister stepmom godmother godfather goddaughter godson wife husband partner girlfriend boyfriend grandson granddaughter
  friend friends bestie mate pal buddy bff classmate neighbour neighbor teacher childminder babysitter sitter minder carer au-pair coach instructor nurse doctor dentist midwife therapist keyworker worker tutor
  headteacher head ta assistant driver lodger boss hero heroine princess prince wizard witch fairy knight pirate king queen giant elf brothers sisters cousins twins boys girls sons daughters kids children parents
  bride groom bully boyfriend lad lass wean bairn lady man woman bub munchkin
`)

export const animals = words(`
  pigs fish dog cat puppy kitten pup kitty rabbit bunny hamster guinea_pig pig gerbil goldfish fish budgie parrot pony horse donkey cow calf sheep lamb goat hen chicken chick cockerel duck duckling rat mouse tortoise turtle terrapin
  snake lizard gecko dragon hedgehog cats dogs pets pet rabbits hamsters fishes kittens puppies goldfishes snail stick_insect labrador poodle spaniel cockapoo labradoodle collie retriever terrier bulldog pug whippet greyhound
  alpaca llama ferret chinchilla canary cockatiel axolotl bird foal stallion mare piglet
`)

export const toys = words(`
  teddy bear doll dolly toy rabbit blanket blankie comforter lovey cuddly monkey elephant giraffe lion penguin owl fox dinosaur unicorn plushie stuffie puppet robot car train lamb sheep koala panda sloth octopus tiger
  bunny frog duck dino puffin seal otter dragon snuggly
`)

/** The last word of the name of a place or an institution. */
export const placeWords = words(`
  school nursery academy preschool pre-school kindergarten playgroup primary infants infant juniors junior elementary montessori college high grammar gaelscoil creche crèche daycare childcare kindy
  hospital infirmary clinic surgery hospice centre center church mosque temple synagogue cathedral library museum zoo park farm castle beach bay lake hall house gardens forest woods wood
  road street lane avenue drive close way court crescent terrace grove hill row square mews bridge estate village town city county island green common heath cottage
  club fc united rovers rangers city scouts brownies beavers cubs rainbows guides swimmers gymnastics football rugby cricket dance leisure pool playcentre
`)

/** Words before a word for a place that say which kind it is, and not which one. */
export const kindsOfPlace = words(`
  a an the my our his her their your this that new old big little small same first last next local nearest other another different special normal proper real
  primary nursery infant infants junior juniors secondary high middle elementary grammar private public state boarding catholic village forest swimming dance ballet summer sunday saturday holiday drama stage music art pre play
  after before breakfast night home day card football karate gym tennis chess book science homework soft safari petting water theme skate adventure play-
  children's childrens general dental doctor's vet's train bus tree doll's play gingerbread haunted bouncy sand snow flower vegetable back front rose fire police swimming leisure sports shopping garden community youth health
  town city main high busy long winding dark quiet no one two every some any each and or with for from at to in on of by into near starts start starting started goes going went go is was loves likes hates finished finishing
  about beautiful lovely nice horrible scary huge tiny magical magic enchanted spooky brick wooden stone lighthouse seaside desert tropical secret pirate treasure elephant ice sandy rainy sunny between through past down up over
  changed changing changes moved moving moves move moving-to left leaving missed misses miss skip skipped skipping about enjoys enjoyed settled settling year reception her's is's off kids animal wildlife dinosaur toy fairy fairytale
  likes driving walking play-group toddler baby parent mum's dad's nan's grandma's grandpa's granny's grandad's uncle's auntie's our's dads mums nans grandmas grandads pj's country ordinary empty old-fashioned her,
`)

/** Words of everyday English that people and pets are called by. */
export const everydayNames = words(`
  abbey ace amber angel april archer ash ashes aspen autumn basil bay bear beau beauty bella bell belle berry bill billie billy biscuit biscuits blaze blossom blue bob bobby bonnie bonny boots brandy bree breeze brook brooks bubbles
  bud buddy buffy bunny butter buttercup button buttons candy caramel carol cash chance charity chase cherry chester chestnut chip chips choco chocolate chunk cinders cinnamon clay clementine clover cloud coal coco cocoa conker cookie cooper copper coral
  cosmo cotton crumb crumble crystal cuddles custard daffodil daffy daisy dale dash dashing dawn dean dell diamond dill dob doc dodge dolly dot dotty drew duke dusty earl ebony eddy ember emerald eve faith fang faun fawn feather fern fig fizz flash flora flower
  fluff fluffball fluffy flynn forest foster fox frank frankie freckles fudge fuzzy garnet gem gene george ghost gill ginger glen glory goldie goose grace gracie grant gravy gray gus guy happy harley harmony harper harry haven hazel heath heather
  heaven henna holly honey honor hope hops hunter hush indigo iris ivory ivy jack jade jam jasmine jasper jaws jay jazz jelly jet jewel job joker joy jude jules juniper june junior justice karma kip kit kitty lacy lance lane lark laurel lavender leaf lee
  legend liberty lily lolly lottie lotus lou lucky luna lyric mac maggie magnolia major maple marble march marigold marina mark marmalade mars marshmallow mason mat max maverick maxi may meadow melody mercy mercury merry midge midnight miles milky miller milo mint
  minty misty mittens mochi mocha molly moon moose mopsy moss muffin myrtle nacho nellie nick nettle ninja noble noodle noodles nova nugget nutmeg nutty oak ocean olive onyx opal oreo oscar otter otto page paddy pal panda pansy parker pat patch patches patience
  patty peaches peach peanut pearl pebble pebbles peg penny pepper percy pebbles petal peter petunia phoenix piccolo pickle pickles pie pip piper pippin pirate pixie plum pogo polly polo poppet poppy porter porridge prince princess precious prudence pudding puff
  pumpkin puss queen queenie quince rags rain rainbow raisin ralph ranger raven ray rebel red reed reef rex ringo river rob robin rocket rocky rod roman romeo rose rosemary rosie rosy rowan royal ruby rudy ruff rufus rush russell rusty sable sadie sage sam sandy
  sapphire scarlet scout scruffy serenity shade shadow sheba shell sherry silver skip skipper sky skye smoke smokey smudge snickers snooze snow snowball snowdrop snowflake snowy snuggles socks sonny soot sooty spark sparkle sparky speckles speedy spice spike spirit spot
  squash squeak squirt star stella sterling stone storm stormy sue sugar summer sunday sunny sunshine sushi sweetie sweetpea tabby tabitha taffy tango tansy teddy teddie thunder thumper tiger tigger tilly tim timber tinker tiny toast toby toffee toffees tony tootsie topaz trace treacle
  trinity truffle trumpet tuesday tulip turbo turner twiggy twinkle twix val valentine van velvet venus vera victor victory vince viola violet wade waffle waffles walker walnut ward warren wednesday whiskers whisky wiggles will willow willy wills windy winnie winston
  winter wolf wolfie woody wren yogi ziggy zippy pat art mo ed al jo bo ty em vi flo di bea bee dee kay kai lex nan ned ted teds rick ron roy ross sid stan
  prudence constance clemency verity felicity mercy grace temperance christian domino pudsey bandit trixie nibbles hoppy flopsy bruno hopper sandy splash flipper nemo dory bolt buzz lightning
  champ chewy cuddles fidget giggles jinx jolly lady monty munchkin nutkin oats patchy pinky puddle puddles pugsley rascal ripple roo rory rumble scamp scooter scraps shelly snoopy spangle sprout squiggle squishy stitch stripes stripey tails tank tatty thistle tickle
  toto truffles tuppence tux tuxedo wags wally wiggle wilbur wispy wobbles wonky woof yorkie zebedee zoom dougal bramble hedge acorn conkers echo flicker flint frost fable hero journey legacy marlowe navy nevaeh oakley true wilder winner wynter jagger bobbin bean beanie blinky blip bloop
  salt flop waddles waddle hoot hoots snuffles wiggler
  paddle pancake pasty peaky pesto pecan pesky pinto pluto pod poet posy pretzel radish rhubarb saffron scallop sesame sorrel spud stardust tapioca taz tofu tomo trout turnip twig vixen wasabi wombat doodle bonbon bumble captain chutney chubby clipper cobweb commander crackers crumpet
  crunch dizzy dumpling dynamo fancy feta frisky fritz gizmo goggles gadget grumpy guinness hiccup jellybean jigsaw lancelot licorice magic merlin mischief mozart munch nacho nipper oatmeal pearly penguin pilot pinball poppyseed porky puzzle quill roly sailor sausage scarecrow scrappy sherbet shorty
  sergeant sinbad snap sniffles sonic soup splodge spooky sprinkles squeaky sultan tadpole tangerine taco tapper teapot teddybear tinkerbell tippy toby tornado treasure tumble turtle twister unicorn wagon wellington widget woolly wizard yoda zebra zigzag
`)

/** Of these, the ones that open a sentence as what they are: 'Will you', 'May we', 'Hope this helps', 'Mark it'. */
export const modal = words('will may can might march april june august')

/** What only somebody does: 'Rose came', and not 'rain came'. */
export const deeds = words(`
  came comes died dies has had hasn't hadn't wants wanted loves loved likes liked went goes lost loses starts started needs needed feels felt thinks thought said says hates hated misses missed gets got can't couldn't won't cried cries
  learned learnt learns turned turns lives lived moved moves plays played sleeps slept passed ran runs fell broke bit barks purrs bumped hurt helped helps knows knew saw sees made makes forgot bought gave took told tells visited visits
  doesn't didn't isn't wasn't refuses refused keeps kept asked asks calls called ate eats drank drew draws found finds dreams dreamed met meets wakes woke won wins hid hides joined joins laughed laughs left leaves swims swam rides rode
  sings sang sits sat stays stayed bites enjoys enjoyed adores worries worried hopes tried tries wishes wore wears threw throws walks walked talks talked cuddles snores hugged hugs kissed shared shares pushed pushes built builds
`)

/** What is said of somebody after 'is' or 'was'. */
export const states = words(`
  ill sad poorly scared nervous excited shy sick tired dead afraid frightened hungry thirsty lonely missing gone lost upset anxious worried angry cross grumpy allergic autistic deaf blind jealous proud brave happy unwell
  my our his her their a an the in at from starting going coming moving turning learning having getting being staying visiting leaving joining sleeping crying teething potty one two three four five six seven eight nine ten eleven twelve 1 2 3 4 5 6 7 8 9 10 11 12
  so very really too not still always called named away homesick asleep almost nearly just
`)

export const auxiliaries = words(
  "is was are were has had isn't wasn't hasn't does did doesn't didn't won't can't",
)

/** What opens a sentence before 'the dog is ill', and is no name of the dog: when and why it is so, and who thinks so. */
export const beforeAnimals = words(`
  whenever wherever however whoever whatever whichever whilst once meanwhile otherwise somehow somewhere anyway anyhow anytime everytime plus except given seeing provided providing supposing assuming
  considering thus hence alas afterwards afterward nowadays indoors outdoors upstairs downstairs abroad overseas besides beforehand weekends weekdays mornings afternoons evenings nights summers winters holidays
  walks feeds brushes strokes pats chases grooms baths knows thinks believes pretends imagines insists fears reckons notices means guesses claims dreams decides suspects remembers forgets hears sees
  think believe pretend imagine suppose reckon guess know mean remember wish notice hear see
`)

/** Words that stand for nothing by themselves. */
export const functionWords = words(`
  a an the this that these those some any no every each either neither both all another other more most much many few several one two three four five six seven eight nine ten first last next same such own enough
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs who whom whose which what when where why how whether myself himself herself themselves itself
  and or but nor so yet because since although though unless until till while if then than as like
  of in on at to for from by with without about into onto over under up down out off through near behind between after before during against around across along towards toward upon beside besides beneath within inside outside past above below
  am is are was were be been being do does did doing done have has had having can could shall should would must ought dare need used let's
  not never always often sometimes usually also too very really just only even still already again ever soon later now today tonight tomorrow yesterday here there maybe perhaps please thanks thank yes no ok okay
  mr mrs ms gets got get getting goes go going gone went come comes came make makes made making take takes took want wants wanted wanting like likes liked love loves loved needs needed say says said tell tells told give gives gave put puts let lets keep keeps kept
  called named back together away home alone instead else well lots lot bit something anything everything nothing someone anyone everyone nobody anybody somebody sick scared excited nervous sad happy died dead ill poorly
  i'm i've i'd i'll you're he's she's it's we're they're that's there's don't doesn't didn't isn't wasn't can't won't
`)

/** Before a word in small letters that may be a name, they make it one: goodnight, happy birthday. */
export const greetings = words(
  'goodnight night-night nighty nightnight hello hi hey hiya dear bye goodbye congratulations congrats',
)

/** Towns that parents type in small letters and that are, or look like, everyday words. */
export const towns = words(`
  london leeds manchester birmingham liverpool newcastle sheffield bristol nottingham leicester coventry bradford stoke wolverhampton plymouth derby southampton portsmouth norwich york oxford cambridge brighton hull swansea cardiff
  newport edinburgh glasgow aberdeen dundee inverness perth stirling belfast derry lisburn dublin cork limerick galway waterford kilkenny sligo wexford tralee ennis athlone drogheda dundalk wicklow kildare donegal mayo kerry
  cornwall devon dorset kent essex sussex surrey norfolk suffolk wales scotland england ireland britain spain france germany italy portugal greece turkey poland india america australia canada ghana nigeria kenya jamaica
  boston chicago houston dallas austin seattle denver phoenix portland atlanta miami orlando tampa detroit cleveland philadelphia brooklyn manhattan queens buffalo oakland sacramento texas florida california ohio michigan
  mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune jaipur lucknow kochi goa kerala punjab gujarat agra mysore sydney melbourne brisbane adelaide canberra hobart darwin cairns geelong ballarat bendigo newcastle wollongong
  paris rome madrid barcelona berlin lisbon athens dubai tokyo york majorca mallorca tenerife ibiza lanzarote
`)
