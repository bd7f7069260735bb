import { type Rule, rule } from '../rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

/** What happened that day, told by what was seen of it. */
export const eventsInOtherWords: readonly Rule[] = [
  rule(
    'unwell',
    [
      'throwing|threw|thrown|throws|chucked|chucking up ~4',
      'puked|puking|puke|vomited|vomiting|spewed|barfed|chundered|heaved|retching ~4',
      'car|sea|travel sick|sickness ~3',
      'carsick|seasick|travelsick|travel-sick|car-sick ~3',
      'gets|got|get|been|was|be|is|being|felt sick in|on|going|over|at|after|down|into|all|twice|three ~1 the|a|car|boat|boats|bag|bus|taxi|bucket|floor|night|way|sofa ~3',
      'off|home|back from? school|nursery|sick|work with|sick|because|again ~3',
      'with|has|got|a|another bug|tummy_bug|lurgy|temperature|fever|rash|sniffles|cold_sore|ear_infection|tonsillitis|chickenpox|cough ~3',
      'inhaler|nebuliser|nebulizer|steroids|calpol|antibiotics|nurofen|puffer ~3',
      'nits|headlice|head_lice|lice|threadworm|threadworms|worms_again|verruca|impetigo|conjunctivitis|nit ~3',
      'propped up ~5',
      'coughing|wheezing|wheezy|coughed|croup|croupy ~4',
      'running a temperature|fever ~2',
    ],
    {
      ...inWish,
      unless:
        'friend cousin friends story vet cat dog hamster guinea_pig toys dragon doll pond drawing hay rabbit mess lambs comb combing puppy',
    },
  ),
  rule(
    'weather',
    [
      'drowned rats ~3',
      'like drowned rats|rat ~3',
      'soaked|drenched|wringing|sopping|dripping to|through|walking|wet|on ~1 the|way|skin|home|bone ~4',
      'minus one|two|three|four|five|six|seven|eight|nine|ten|1|2|3|4|5|6|7|8|9|10|15|20 ~3',
      'wind took|blew|knocked|brought|flattened ~2 fence|trampoline|tree|bin|bins|roof|shed|hat|tent|washing|power ~4',
      'bucketing|chucking|pouring|lashing|pelting|tipping|hammering|hosing|stotting|hoying|teeming|peeing ~1 down ~3',
      'pouring|lashing|hammering|teeming|bucketing rain|outside|all|today ~2',
      'baking|boiling|roasting|sweltering|scorching|scorcher|heatwave|sticky ~1 hot|today|outside|day|in|tonight|out|night ~3',
      'freezing|bitter|baltic|perishing|nippy ~1 cold|today|out|outside|this|morning ~3',
      'couldnt|cant|couldnt_even see ~2 end|other|top ~2 street|road|garden|hill|side|sea ~3',
      'puddles|puddle up|over|deep|as|everywhere ~4',
      'siren|sirens ~1 went|off tornado ~5',
    ],
    {
      ...inWish,
      unless:
        'story bath wet_bed bed oven stove tea ran_over trainers fridge pool ball cup shower sleeping lesson goal',
    },
  ),
  rule(
    'broken-thing',
    [
      'glued|glue|gluing|taped|stitched|sewed ~2 tail|arm|leg|ear|head|wing|wheel back|on|onto ~1 his|her|the|our|my|its <np>',
      ', one vase|lamp|mug|ornament ~1 $',
      'the|a|my|his|her|our <np> is|was|are no longer with_us|with ~2',
      'the|a|my|his|her|our <np> bit_the_dust|kaput|broken|smashed|cracked|snapped|shattered|burst|torn|ripped|buckled|bust|busted ~4',
      'flat|punctured|burst tyre|tire ~3',
      'ceiling|shelf|curtain|curtains|blind|gutter ~1 down|came|fell ~4',
      'wing|wheel|leg|arm|head|ear|tail|lid|handle|eye|string|strap|heel|nose|antenna|button ~1 came|fell|snapped|broke|dropped|pulled|comes off ~1 his|her|the|our|my|its <np>',
      'hit|knocked|smashed|broke|cracked|kicked|broken into|over|off|through|with? ~2 lamp|window|vase|mirror|tv|ornament|mug|glass|teapot|plate|bowl|screen|greenhouse|tank ~3',
      'dropped|drops|drop|fell|knocked ~2 snow_globe|snow globe|phone|tablet|ipad|mug|bowl|vase|plate|jar|glass ~4',
      'and|and_then|then ~1 the lamp|vase|window|mug|bowl|glass $',
      'puncture|punctured ~3',
      'ate|chewed|swallowed|destroyed ~1 his|her|my|our|the buttons|toy|shoe|book|doll|slipper|teddy|homework|cardi|cardigan|glasses|sock|remote ~3',
    ],
    {
      ...inWish,
      around: true,
      unless: 'story bone rice tooth made fever hair wedding baked egg ice_cream carrot ring bus paper_chain',
    },
  ),
  rule(
    'made-something',
    [
      'glue|paint still wet ~4',
      'hama|hamma|perler beads ~4',
      'volcano|model|poster|diorama|project|costume ~3 for the? ~2 science|fair|school|show|class|world|bake|parade ~3',
      'making|made|make|makes|sewing|painting ~2 bunting|banner|lanterns|decorations|costume|cards|mask|masks|crown|paper_chains ~3',
      'wrote|writing|written|written_us|writes ~1 the|a|an|his|her ~2 letter|note|card|poem|story|book|song to|about|for|explaining ~4',
      'built|build|building|made|constructed ~4 out_of|from|from_sofa|from_cushions|out|using|with cushions|boxes|box|cardboard|sarees|blankets|sheets|duvet|sticks|lego|toilet|bricks|blocks|of ~4',
      'playdough|play-dough|plasticine|clay|papier ~1 pizza|cake|snake|dragon|dinosaur|pot|bowl|mache|animals|food|snail ~3',
      'drew|drawing|painted|painting|sketched a|an|the|me|us|his|her ~2 picture|portrait|map|card|poster|drawing ~4',
    ],
    {
      ...inWish,
      around: true,
      unless: 'sorry story smashed ripped broke mess carpet wall sofa bathroom play_dough_ate',
    },
  ),
  rule(
    'play',
    [
      'played|plays|playing|play dentist|dentists|doctors|doctor|schools|school|shops|shop|mums_and_dads|mummies_and_daddies|families|house|vets|vet|hairdressers|hairdresser|cafe|hospital|hospitals|restaurant with|all|and|in|again|today|on|under ~4',
      'had|has|ran|opened|set|set_up|running|setting|made up? ~1 a|an|her|his|whole|own|little ~1 hospital|shop|school|vet|vets|cafe|restaurant|salon|bakery|cinema|circus|clinic for|in|with ~2 dollies|dolls|teddies|toys|bears|hallway|garden|bedroom|kitchen|lounge|hall|cuddlies ~3',
      'pretend|make-believe|pretending wedding|party|school|tea_party|tea|shop|hospital|picnic|camping|restaurant|cafe|vets|airport|cooking ~4',
      'dolls|dollies|teddies|barbies|dinosaurs|figures|bears|sylvanians got|had|went|are|were ~1 divorced|married|a|to|wedding|party|school|picnic|camping|war|fight ~4',
      'tells|told|thinks|says|insists|decided|decides people|everyone|us|that? she|he|they|she_is|he_is is|was|are a|an ~1 cat|dog|dinosaur|horse|puppy|kitten|lion|tiger|wolf|robot|fox|frog|bird|unicorn ~4',
      'game|games of? ~2 tag|tig|it|chase|hen|stuck|hopscotch|football|pirates|snap|catch ~4',
      'jigsaw|puzzle|puzzles|hopscotch|dominoes|skipping_rope|hula|marbles|conkers|frisbee|water_table|mud_kitchen ~1 all|today|with|until|in|till|after|again|before|on ~4',
      'bubbles in the|all ~4',
      'dug|dig|digging|digs ~2 hole|holes|tunnel|moat|pit|trench ~6',
      'skated|skating|slid|sliding|skidded ~2 on|across|down ~2 ice|boots|socks|floor|puddle|hill|pond ~3',
      'fed|feeding|threw|throwing|chucking bread|ducks|stones|sticks|pebbles ~1 anyway|to|in|into|at|the|all ~4',
      'let|lets|letting ~1 him|her|them be|join|play|in ~3 game|play|team|band|gang|as ~4',
      'beach|park|pool|garden|paddling_pool , ~2 cousins|friends|buckets|spades|spade|bucket|sandcastles ~4',
    ],
    {
      ...inWish,
      around: true,
      unless:
        'story lost broke stopped_by wants_to wouldnt wont fell hospital_today party_today first fairground found pond_today',
    },
  ),
  rule(
    'found-something',
    [
      'conker|conkers|shell|shells|feather|fossil|pebble|stone|stick|leaf|acorn|pinecone|rock|crab|snail|worm the|as|big|in size|big|of ~5',
      '^ conkers|shells|sticks|stones|pebbles|feathers|acorns|leaves|snails|rocks in|all ~1 every|his|her|my|the ~1 pocket|pockets|bag|hood|car|bucket|washing ~3',
      'treasure today|from|off|in|at|on ~4',
      'someone|somebody|someone_elses|somebody_elses elses|else|left ~2 conker|coin|ring|key|glove|toy|note in|on ~3',
      'came|come|comes|brought|carried|walked home|back with a|an|the|some|three|two <np> in ~1 pocket|hand|hood|bag|bucket|hat|wellies|welly ~3',
      'turned|turns|showed up ~1 in|at|under|behind|down ~1 lost|the|sofa|back|bed|washing|bin ~4',
      'spotted|spied|noticed a|an|the <np> on|in|under|by|up ~4',
    ],
    {
      ...inWish,
      around: true,
      unless: 'story bed lady police stranger house moving wardrobe planted bike tooth',
    },
  ),
  rule(
    'hatching',
    [
      'bean|seed|seeds|pip|acorn in a|the ~1 jar|pot|cup ~4',
      'sea monkeys|monkey ~5',
      'frogspawn|frog_spawn|tadpoles|froglets|froglet|tadpole|spawn ~5',
      'chicks|chick|ducklings|eggs|egg|duckling|cygnets ~1 pecked|pecking|hatched|hatching|hatch|cracked|out|in_the_incubator|incubator|due|pipped|pipping ~4',
      'chicks|nest|eggs|fledglings|swallows|bluetits|blue_tits ~1 in|under|on the|our|a ~2 box|roof|nest|gutter|hedge|aircon|shed|gate|garage|tree|ledge|porch|balcony ~4',
      'monarch|butterfly|butterflies|moth|painted_lady|painted_ladies ~1 came|come|comes|popped|emerged|broke out ~5',
      'sunflower|sunflowers|beans|bean|beanstalk|tomato|sweet_peas|corn|pumpkin|cress ~1 is|are|s|was|has|nearly|over ~1 over|taller|up|higher|as|bigger|above|past ~1 his|her|my|head|me|the|fence|tall|high|knee|tap ~4',
      'planted|plants|planting|sown|sowed|sow|growing|grew|buried a|an|some|the|his|her|our|two|three|five|lemon|apple|orange|avocado? ~1 lemon|apple|orange|avocado|cherry|sunflower|bean|pumpkin|mango|pip|pips|stone|conker|acorn|seed|seeds|bulbs|bulb ~5',
      'seedling|seedlings|shoot|shoots|sprout|sprouts|sprouted|sprouting ~1 up|through|came|come|two|in|on|one|today ~4',
    ],
    {
      ...inWish,
      around: false,
      unless:
        'story football school_dinner easter chocolate christmas dinner eat ate sandwich goal boots peas found collecting',
    },
  ),
  rule(
    'haircut',
    [
      '^ mohican|mohawk|mullet|fade|buzzcut|undercut|bob|fringe|skinhead|crew_cut|pixie_cut ~4',
      'first|new|a|got|has|had|got_a ~1 mohican|mohawk|mullet|fade|buzzcut|buzz_cut|undercut|bob|fringe|bowl_cut|pixie_cut|crew_cut ~3',
      'short back|back_and_sides|buzz|bowl|crew and|cut ~3',
      'curls|plaits|ponytail|bunches|braids|fringe|locks gone|cut|chopped|off|shaved|are_gone ~4',
      'cut|chopped|hacked|snipped ~1 his|her|own ~1 fringe|hair|own|curls|ponytail ~4',
      'braids|cornrows|box_braids|twists in|done|on|took|for|put ~4',
    ],
    { ...inWish, unless: 'story dragon lion doll dolls wash washed brush brushing toy unicorn companion' },
  ),
  rule(
    'dentist',
    [
      'no|zero|not_one|one|a|any? cavity|cavities|filling|fillings ~3',
      'brace|braces|orthodontist|retainer|dental|dentists|hygienist ~4',
      'chair that|which goes|went|tips up|back|down ~3',
      'taking|take|took|took_out|pulled|pulling|remove|removing one|two|three|four|six|2|3|4 ~2 out|teeth|tooth ~4',
      'man|lady with the mirror|drill|little ~3',
      'hoover|mirror|drill|suction on|for|in|and|with ~2 teeth|tooth|mouth ~4',
    ],
    {
      ...inWish,
      unless:
        'story pie cake cakes fairy leg legs ankle knee back splint pillow wobbly fell washing sandwich',
    },
  ),
  rule(
    'hospital',
    [
      'fracture|allergy|ear|eye|asthma|diabetes|heart clinic ~4',
      'x-ray|xray|x-rays|mri|scan|scans|a&e|casualty|urgent_care|er|surgery|operation|op|anaesthetic|grommets|tonsils|adenoids ~1 today|tomorrow|on|next|this|in|for|at|again|monday|friday|thursday|tuesday|wednesday|morning ~4',
      'on the ward|childrens|children ~1 tonight|ward|again|for|since ~4',
    ],
    {
      ...inWish,
      unless:
        'story mum mummy dad daddy nan nana gran granny grandad grandpa papa my baby aunt uncle vet dog cat dolly teddy pregnant sister brother cats wall',
    },
  ),
  rule(
    'hearing-aid',
    [
      'ear|ears thing|thingies|things|gadgets|bits|moulds|robots|buttons ~4',
      'new|magic|robot|bionic|special ears|ear ~4',
      'aids in|out|on|off|squeal|whistle|whistled|batteries|battery|like ~4',
      'hears|hear|heard out_of|with|through the? ~1 one|left|right|aid|aids ~3',
      'cochlear|implant|implants|bone_conduction|hearing_aids ~4',
    ],
    { ...inWish, unless: 'story piercing pierced bunny rabbit visual school band plasters first_aid mouse' },
  ),
  rule(
    'wheelchair',
    [
      'wheelchair|wheel_chair|powerchair|power_chair|walker|walking_frame|standing_frame|kaye ~4',
      'in|with|on|and|from|his|her|the ~1 his|her|the chair we|they|he|she|and|over|up|down ~2 carry|carried|put|lifted|ramp|step|steps|kerb|lift|wheels|aisle|stuck ~5',
      'carry|carried|lifted|lift|wheeled|bumped|pushed ~2 in|up|over|down his|her|the chair|step|steps|kerb|ramp|stairs in|so|and|because|we|he|she ~4',
      'left|right|front|back|new wheel|wheels , ~3 chair|lifted|school|ramp ~4',
      'ramp|ramps ~2 chair|wheel|wheels|stuck|school|at|to ~4',
    ],
    {
      ...inWish,
      unless:
        'story skate skateboard scooter bike dog baby granny nan nana grandad toddler push_along stuffed high_chair',
    },
  ),
  rule(
    'club',
    [
      'kumon|tutoring|mosque_school|hebrew_school|arabic_school|saturday_school|koran_class|quran_class|polish_school|chinese_school|madrasa|cheder ~4',
      'to|at|after t-ball|tball ~3',
      't-ball|tball|little_league|minis|squad|u5s|u6s|u7s|u8s|u9s|u10s|u11s|u12s|under_sixes|under_sevens|under_eights|under_nines|under_tens ~1 training|practice|match|today|team|on|game|and|speaks|tonight|in ~4',
      'leisure centre|lesson|class|pool ~1 today|tonight|after|and ~3',
      'quit|quits|stopped|dropped|gave_up|giving_up|packed_in|jacked_in|leaving|left his|her|the|doing|going_to? violin|piano|ballet|football|swimming|gymnastics|karate|judo|drums|dance|dancing|guitar|tennis|chess|choir|brownies|cubs|beavers|rugby|recorder ~3',
    ],
    {
      ...inWish,
      unless:
        'game match run story fire_drill mum dad for_the_play first lost won sleepover potty nappy toilet hurt shin',
    },
  ),
  rule(
    'new-class',
    [
      'class|classes|form|forms|groups|tables ~2 shuffled|reshuffled|mixed|split|changed|swapped|muddled|divided ~4',
      'mixed|mixing|splitting|shuffled|changing|swapped the|their|all? ~1 classes|class|groups|forms|tables ~3',
      'composite|mixed|mixed-up|split class|year|classes ~4',
      'moves|moving|moved|move|goes|going|go up? ~1 up? to|into|from|in ~1 the? caterpillars|butterflies|ladybirds|hedgehogs|squirrels|foxes|owls|badgers|bumblebees|bees|giraffes|elephants|lions|tigers|penguins|dolphins|hedgehog|toddlers|toddler_room|preschool_room|big_room|older_room|tadpoles|ducklings ~5',
      'moved|changed|new|swapped table|tables|room at|in nursery|school|preschool|class|so ~6',
    ],
    {
      ...inWish,
      unless:
        'story zoo house bed bedroom garden pond farm saw chrysalis hatched jar net pool tub released park',
    },
  ),
  rule(
    'back-to-school',
    [
      'term|school|nursery|year_one|year_two|reception starts|begins|restarts|resumes again|back|on|tomorrow|monday|tuesday|wednesday|thursday ~4',
      'holidays|holiday|half_term|march_break|spring_break|summer|easter_break is|are|all|nearly|almost over|done|finished|up ~4',
      'coat peg|book_bag|bookbag|lunchbox|uniform ~1 ready|out|on|by|the ~4',
      'first|1st day back ~4',
      'off|weeks|days with|off ~2 and|then , ~1 tomorrow|back|gate|school ~4',
    ],
    { ...inWish, unless: 'story first_time new_school party swimming film football' },
  ),
  rule(
    'own-bed',
    [
      'cot|crib|bed side|sides|rail|rails|bars|bar ~1 off|down|gone|came|come|out ~4',
      'took|take|taking|taken the? ~1 side|sides|bars|rails|rail ~2 cot|crib|bed ~1 off|down|out ~3',
      'took|taken|taking|came|comes|dismantled|packed ~2 cot|crib ~1 off|down|apart|away|side|up ~3',
      'moved|moving|moves|goes|going|is|into into|in|to ~1 own|sisters|brothers|new|old|big|spare|attic|bigger ~2 room|bedroom ~4',
      'big girl|boy|kid mattress|duvet|bed|room ~4',
      'first night in ~2 bed|room|bunk|own ~3',
    ],
    {
      ...inWish,
      unless:
        'daycare nursery preschool creche school story hotel camp caravan boat train canal gate spell ward holiday house hospital',
    },
  ),
  rule(
    'moving-house',
    [
      'u-haul|uhaul|removal|removals|moving van|lorry|men|man|truck|boxes|company|day ~4',
      'u-haul|uhaul|removals|movers ~4',
      'everything|house|room|life|all|toys|kitchen|it ~2 in boxes ~4',
      'boxes everywhere|all|up|in_every|packed ~3',
      'for-sale|for sale sign|board|outside ~3',
      'sold sign|the house|our ~3',
      'new|old house|flat|keys|place|street tomorrow|on|today|friday|saturday|monday|next|got|has|is|smells|echoes|empty ~4',
      'last night in|at this|the|our|old ~1 house|flat|home|bedroom|room ~3',
    ],
    {
      ...inWish,
      unless:
        'story dads mums doll dolls gingerbread haunted creaks party tidying tidied den tree piano coming club play brought',
    },
  ),
  rule(
    'new-clothes',
    [
      'raincoat|coat|jumper|boots|wellies|shoes|trainers|dress|hoodie|uniform|dressing_gown|pyjamas|hat|gloves|swimsuit|jersey|kit|tricycle|scooter|bike|tie|blazer|backpack|schoolbag is|has|have|are|came|arrived here|come|arrived|swamped|huge|massive|too_big|enormous|miles_too_big|gorgeous ~4',
      'school|new|first|proper|big jumper|coat|blazer|tie|shoes|boots|jersey|kit|uniform|raincoat|wellies|dressing_gown|specs , ~4',
      'tie|jersey|shirt|blazer|jumper|badge for|of ~1 the|his|her ~1 new|first|real school|club|team|one|cubs|beavers ~4',
      'ironed|sewed|sewing|stitched ~2 name|number|badge|label|names|labels on|in|into|onto ~4',
    ],
    {
      ...inWish,
      around: true,
      unless: 'story lost dirty wet mud wont broken itchy wrong feet unpicked hate',
    },
  ),
  rule(
    'outing',
    [
      'up|climbed|climb|went|been|top|to|trip|visited|saw ~1 the cn|eiffel|blackpool|tower tower ~2',
      'science centre|center|museum ~4',
      'park|library|beach|zoo|farm|museum|pool|shops|woods|pond|lake|playground , ~2 pasta|bath|home|lunch|chips|ice_cream|pancakes|picnic|pond|café|cafe ~3',
    ],
    {
      ...inWish,
      around: true,
      unless: 'story lost wanted wants nothing broke scared hurt afraid high lift fell nap learned ordinary',
    },
  ),
  rule(
    'journey',
    [
      'leaving|setting_off|off ~1 at|in|before dawn|the_morning|4|5|6|7 ~2 for|to ~4',
      'leaving in_the_morning|tomorrow|tonight|at_dawn for|to ~5',
      'ferry|flight|boat|sleeper|eurostar at|leaves ~1 4|5|6|7|8|9|am|dawn|tomorrow|first|the|holyhead|dublin|calais|france|6am|7am|4am|5am|8am|night|cairnryan|morning ~4',
      'on|aboard a|the|our canal_boat|narrowboat|cruise|sleeper|ferry|overnight ~1 for|boat|train|week|all|to|ship ~4',
      'car|plane|train|van|boot packed|loaded ~4',
    ],
    {
      ...inWish,
      around: true,
      unless:
        'story left mummy mum daddy dad papa mama nursery school sister brother fought uncle friend teacher party hospital au_pair drives bed toy for_good tooth nana granny grandma i',
    },
  ),
  rule(
    'lost-match',
    [
      'musical bumps|chairs|statues , ~2 out ~3',
      'out|knocked first|straight|early|in|out ~4 musical|bumps|chairs|statues|round|final|semi|quarter ~3',
      'musical bumps|chairs|statues , out first|straight|second ~4',
      'came|come|finished|was|got last|nowhere|bottom|second|fourth|fifth ~1 in|again|at|out|by ~4',
      'didnt|never|not ~1 make|made|get|got ~1 the|into|in|on|through cut|team|final|squad|semis|finals|top|net ~3',
      'snakes|ludo|monopoly|uno|snap|dobble|connect|chess|cards|checkers|draughts|pairs ~3 ended|ends|tears|thrown|floor|bin|flung|over|lost ~4',
      'ball|shot|penalty|goal ~2 didnt|never|wouldnt|wont|not ~1 go|come|went ~1 in ~3',
      'missed|saved ~2 penalty|goal|shot|putt|basket ~4',
      'lost|beaten|thrashed|hammered|beat one|two|three|four|five|six|seven|eight|nine|ten|0|1|2|3|4|5|6|7|8|9 one|nil|0|1|2|3|4|to ~3',
      'beaten|thrashed|hammered|trounced|walloped|thumped by|at|in|again|twelve ~4',
    ],
    { ...inWish, unless: 'story teeth tooth toys kg pounds sleep bed won cried_at doctor tag cat hall' },
  ),
  rule(
    'party',
    [
      'invitation|invite|invited|invites ~1 said|says|came|from|to|for|in ~4',
      'trampoline|soft_play|laser|bowling|swimming|disco|bouncy|magician|pool|farm|pottery do|tag|castle|party on|for|at|tomorrow|saturday|sunday|in ~4',
      'party|birthday do ~3',
      'party bags|bag|dress|games|shoes|clothes|frock ~4',
      'pass_the_parcel|piñata|pinata|party_bags|bouncy_castle|musical_statues ~4',
    ],
    { ...inWish, unless: 'nothing story sleep nobody wasnt isnt wedding lion fair fete dressed first' },
  ),
  rule(
    'hurt',
    [
      'cast|plaster|stitches|pot|pins|boot|drip|stookie ~1 came|come|comes|off|out|taken|took|removed off|out|today|tomorrow|with ~4',
      'took|take|taking|get|getting|had|cut ~2 cast|plaster|stitches|pot|pins off|out ~4',
      'took|takes|did|had a ~1 nosedive|tumble|cropper|header|faceplant|purler ~4',
      'sunburned|sunburnt|sunburn ~3',
      'came|flew|fell|gone|went ~1 off ~2 bike|scooter|kerb|wall|bunk|swing|horse|pony|quad|trampoline|skateboard|slide|sofa|bed ~4',
      'skin|scrape|graze|hole|gash|lump|bump|egg|bruise|cut|blister|blisters|splinter ~1 on|off|in|the|both|all ~1 his|her|elbow|knee|knees|head|forehead|shin|chin|hand|hands|finger|palm|foot ~3',
      'no skin|skin left|on|off ~2 elbow|knee|knees|elbows ~3',
      'skinned|grazed|scraped|bashed|banged|cracked|stubbed|bumped|whacked|trapped|jammed|split|scuffed his|her|their|a|both ~1 knee|knees|elbow|elbows|head|chin|lip|toe|shin|finger|fingers|hand|nose|forehead|thumb ~4',
      'took|takes|got|gets|had|caught a|the|an ~2 ball|drive|knock|bash|bump|bat|elbow|foot|boot|kick to|on|in|off the|his|her ~1 shin|face|nose|head|tummy|eye|knee|stomach|chest|ear ~4',
      'sore|bleeding|blistered finger|fingers|hands|toe|toes|feet|knee|thumb ~4',
      'stitches|stitch|steri-strips|steristrips|butterfly_stitches ~4',
    ],
    {
      ...inWish,
      unless:
        'story pizza toast dinner doll teddy costume cast sock sock_off mum mummys knitting dog cat ball_pool cake nail dropped nails spell nana grandad',
    },
  ),
  rule(
    'high-up',
    [
      'climbed|climbs|climbing|got|found|up on|onto|up ~2 wardrobe|roof|fridge|shed|bookcase|shelf|ladder|windowsill|worktop|garage|bookshelf ~2 $',
      '^ up? on ~2 top|roof of ~2 wardrobe|shed|house|fridge|garage|bookcase|piano ~4',
      'stuck|stranded up ~2 tree|wall|frame|fort|rock ~3',
      'stuck up|on|at ~2 tree|climbing|top|slide|frame|wall|roof|rope|bars ~4',
      'cable car|cars ~3',
      'ran|went|rode|go|up up|down|the ~2 escalator|escalators|skyscraper|lighthouse|eiffel|tower|steps ~5',
      'floor|storey|story thirty|twenty|fifteen|forty|fifty|10|11|12|14|15|18|20|21|22|23|25|30|31|32|35|40|45|50 ~5',
      'glass floor ~3',
      'cant|couldnt|wont|wouldnt ~1 get|come|climb down ~4',
    ],
    {
      ...inWish,
      unless:
        'story toy lost stuck_in_the_tree kite cat father santa stairs box elf lamb boxes suitcase mess tidy hill_walk ball frisbee balloon bed ill roof_leaks',
    },
  ),
]
