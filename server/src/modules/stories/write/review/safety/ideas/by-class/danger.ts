/**
 * Dangers to imitate by what meets: a body, a height, an appliance, a vehicle, water, fire, an animal, and something that a child does with it.
 * Each line names small classes of words and no story; whoever looks after the child (`<carer>`) may do what a child must not.
 */
export const dangerByClass = {
  name: 'danger to imitate',
  patterns: `
    <into-body> in|into|on|up|between|to|onto|under|through <body-opening> & <small>|<poison>|<sharp>|<dangerous-liquid>|lolly|fork|wire|seed|pea|foil ! pillow|letter|box|ear_on ! <carer> ! toothbrush|spoon|thermometer|finger|kiss|soup|biscuit|flour
    <small>|battery|magnet|lolly in|on|into|onto|up|between|under =his|=her|=your|=the|hero <body-opening>|tongue|lip|teeth & <doer> ! letter|box|of_the ! <carer> ! toothbrush|toffee|sweet|cake
    stick|lolly|pencil|fork|spoon in|between mouth|teeth & run|jump|trampoline|climb|hop|race
    ? <dangerous-liquid>|spray|powder|cream & <doer> & drink|drank|sip|taste|lick|eat|mouth|tongue|eye|teapot|cup|pour|feast & cupboard|sink|garage|shed|cellar|bottle|laundry|clean|lemony|shelf|mum|dad ! <carer>+<give> ! milk|cocoa|ice_cream|cake|tea|flour|baking
    drink|drank|sip|taste|swallow from|of|out_of|the bottle|can|canister|jar|tin & car|garage|shed|green|winter|paint|brush|clean|engine|garden|workshop ! lemonade|milk|water|juice
    <wild-food> & <doer> & <ingest>|ate|feast|try|taste|had & soup|pie|jam|cake|basket|shop_bought ! <carer>+<give> ! <animal>
    <pill-like> & <doer> & <ingest>|had|ate|empty|finish & box|jar|handbag|shelf|cupboard|cabinet|drawer|bottle|days|week|grandpa|gran|granny|dog|heart|strong|tablet|prescription ! spoon ! <carer>+<give> ! biscuit+tin
    sweets|beans|beads|buttons of|from grandpa|grandma|granny|nana|mum|dad & days|week|bedside|cabinet|pressure|heart|doctor
    <cover> & <head-part> & <put>|pull|tie|tight|press|mask|cover|hood|breathe ! <carer> ! yawn|off|pillows|stick_out|wipe|dry|dried|wash|cold|away|warm|handkerchief
    bag|film|foil|sack & breathe & mouth|tight|head|face
    hold|held =his|=her|=their|=your|the breath & star|dizzy|longest|won|faint|count|last|spots|blue|black ! hide|whisper|listen|quiet|tiptoe
    press|squeeze|sit|lie on|upon|against|over face|throat|chest & each_other|count|until|baby|friend|hero
    <cord> round|around|about neck|throat|wrist_and|banister|waist & <doer> ! <carer> ! snowman|warm|cold|winter
    <cord> & neck|necklace|noose|loop|throat & wear|wore|tie|put|hang|pull|slip|horse ! <carer> ! bead|daisy|shell|snowman|warm
    slide|slid|swing|climb|abseil|let_themselves down & <cord>|sheet|curtain & banister|window|balcony|stairwell|roof
    <step-up> on|onto|along|over|upon|from|up|off <height-edge> & <doer> ! <animal> ! hand|hold|held|slides_down ! ! <carer> ! bird|pigeon|fence_post
    one_leg|leg|foot|feet over|across <height-edge>
    lean|leant|leaned|hang|hung out|over|far & window|quay|boat|bridge|balcony|edge|rail|harbour|cliff & <doer> ! <carer>|held|hold ! in_front
    chair|stool|cushion|box|table|books reach|climb|stand|up & window|catch|latch|balcony|medicine|stove|hob|lock|shelf_top & <doer> ! <carer> ! help|together
    ? window|balcony & open|reach|latch|catch|climb & street|floors|storeys|below|far_down|whole & <doer> ! <carer> ! look_out|looked
    climb|clamber|swarm up|onto|to bookshelf|shelf|shelves|cupboard|wardrobe|mast|crane|pylon|scaffold|drainpipe|chimney & <doer> ! <animal> ! <carer>
    roof|tiles|ridge|gutter & walk|dance|balance|along|climb|stand|run & hero|friend|they|he|she|we ! <animal> ! bird|rain|stork|look ! <carer>
    wing|wings|cape|umbrella|sheet & step|jump|leap|fly|flew off|from|out shed|roof|wall|window|tree|table|cliff|stairs ! <animal>
    ? head|arm|body between|through bars|railing|railings|gap|banister & <doer>
    trust|say|said & cat & land & feet & window|roof|balcony|high
    <get-in> in|into|inside <shut-in> & <doer> ! <animal> ! <carer> ! in_front|of_the_fridge
    hide|hid|curl|squeeze|squeezed|crawl|fit in|into|inside <shut-in> ! <animal> ! toy|button|ball|ring|sock
    close|shut|pull|lock|let_close lid|lock|flap & <shut-in>|suitcase & <doer>|friend ! bins ! <carer> ! clothes|packed
    one|child|girl|boy & room & no_way|nowhere & turn|out|back
    <metal-thing> & socket|plug_hole|plug_hole|toaster|outlet|plug|hole_wall|eyes_wall|current|fuse|wire & put|push|stick|poke|feel|felt|find|see|reach ! <carer>
    finger|fingers|hand in|into|to socket|plug|toaster|fan|hole|mower|mixer|hinge & <doer> ! <carer> ! earth|mouse|snow|sleeve
    plug & hole|out & finger & wet|<doer>
    cut|bite|peel|chew wire|cable|flex|lead & <doer> ! <carer>
    lamp|radio|hairdryer|hairdrier|heater|toaster|phone|cable|dryer & bath|bathtub|tub|basin & swim|swam|fall|into|in|float|bubbles ! lantern|lighthouse ! beside|looked|reflect
    <flame> & <doer> & curtain|hem|hair|paper|tent|bed|straw|sleeve|tablecloth & burn|glow|catch|caught|under|smoulder|near
    <lighting> & <doer> & light|lit|strike|struck|flick|click|find|found|play|fairy|flower|flame|knew|took|take|hold|held ! <carer> ! slept|sleep|nap|bed|tiny|live|lived
    lighter & click|clicked|flick|flame|fairy|spark & out|brave|light|coat|pocket|thumb ! feather|basket
    drill|drilled & hole|peep|wall|door & hero|they|he|she|we|i & phone|asleep|while|alone|not_look
    ? firework|sparkler|banger|rocket_fuse & hold|held|fist|hand|pocket|end|light|throw ! <carer>
    ? stove|hob|oven|cooker|gas|pilot_light|grill & <doer> & lit|light|turn|blow|blew|stir|alone|set|sat|lay ! turn|take|took|open|put|bake ! <carer>+lit ! <animal>
    kettle|iron|saucepan|boiling_water|hot_oil|teapot_boiling & lift|carry|pour|stroke|touch|tip|hold|held & by_himself|by_herself|alone|hero|boiling|hot|heavy|friend|child|boy|girl ! <carer> ! rain|train|cold
    cushion|cloth|towel|paper|blanket|teddy on|upon|over stove|hob|heater|toaster|lamp|radiator_glow & warm|dry|set|put ! <carer>
    engine|car|exhaust & garage|shut|closed & sleep|slept|cosy|humming|doors|warm & run|running|humming|on
    <sharp> & run|ran|race|play|fight|juggle|throw|threw|like_a_knight|sword & <doer> ! <carer> ! butter|bread|paper|wood_toy
    drill|axe|hatchet|mower|hammer_drill|nail_gun|chainsaw|hacksaw & <doer> & drilled|cut|chop|start|hole ! <carer>+<doing> ! tree+fell
    let_go|let_go|slip|tore =of|=from|=out & hand & car|cars|road|street|traffic
    run|ran|dash|step|walk|jump|dart between|among|in_front_of|past|through cars|lorries|traffic|buses|wheels
    lie|lay|sit|sat|stand|stood|hide|hid|play|picnic|camp on|in|between|under =the rails|tracks|railway|level_crossing|road|motorway|wheels & <doer> ! <animal> ! side|edge ! in+the+car
    hide|hid|lie|lay|pile & leaves|snow|box|blanket & road|street|drive|driveway & car|cars|driver|seen
    tunnel|hole|cave|trench & sand|snow|earth|dune & dig|dug & only|until|covered|inside|disappear|under ! <animal> ! rabbit|worm
    ? unbuckle|undo|unfasten|slip_out|wriggle|climb_out & belt|strap|seat|harness|buckle & <doer> ! arrive|stopped|home|pushchair
    out|through window|door|sunroof & car|train|bus|van & moving|rolling|going|drive|speed|waved
    =no|without helmet|hands|brakes|belt|lifejacket|life_jacket|armbands & hill|down|fast|bike|bicycle|scooter|boat|swim|water|went
    tricycle|bike|scooter|skateboard|sledge|roller & stairs|steps|cellar|eyes_shut|road|roof ! carried|carry
    ? lift|doors|escalator & force|forced|jump|gap|pry|prise|stick
    <bathe> & quarry|weir|canal|river|lake|sea|reservoir|pond|lock|current|pool & alone|nobody|no_one|without|deep|dark|shut|before|awake|farther|further|far|told|by_himself|by_herself|night ! <animal> ! shallow+with
    pool|quarry|lock|fence|gate & shut|locked|closed|forbidden|forbidden_to|code & swim|climb|climbed_over|slip_in & hero|friend|they|he|she ! home|garden_shed
    ? ice & thin|crack|glass|sing|sang|creak|pond|lake|river & step|walk|stand|run|boots|under|feet|slide|skate|go & <doer> ! <carer> ! cream|cube
    baby|little_brother|little_sister|twin & bath|tub|paddling_pool|cot_water & alone|by_itself|while|fetch|left ! <carer>
    ? stroke|pull|poke|ride|tease|pat|hug|cuddle|tickle|push|hit|tug|kick|wake|chase|put|stick|hold <angry-animal> & <doer> ! zoo+keeper ! toy|soft_toy|picture|puppet ! <angry-animal>+tail ! with+=their|=its ! put+=on ! could|can+not+bear|wait
    hand|hands|arm|arms|stick|fingers|finger|foot|bone in|into|at|near|through|towards|over|under|to|for =the|=a|=its|=his <angry-animal>|cage|den|kennel|nest & <angry-animal> & <doer> ! zoo+keeper ! toy|soft_toy|picture|puppet
    ? nest|cage|hive|kennel|den & hand|arm|stick|poke|ring|open & <doer> ! <carer> ! not
    bone|food|dish|bowl & dog|cat & between|teeth|from|pull|snatch|take & eating|growl|teeth
    lift|carry|throw|drop|take cat|kitten|baby|puppy|hamster to|from|out window|balcony|roof|top
    slide|slid|thread|insert|wedge|poke|push|fit|work <small>|pea|bean|crayon|bead|seed up|into|inside|down =one|=his|=her|=their|=your|=its|=the|side & nose|nostril|ear|ears|throat ! needle ! box|bag ! <carer>
    dog|hound|cat|puppy|hamster|swan|goose & eat|eating|sleep|sleeping|asleep|growl|growling|puppies|kittens|eggs|cygnets & pull|tug|take|took|grab|hand|climb|poke|hug|kiss|tail|bone|bowl|ear & hero|child|boy|girl|=they ! <carer> ! biscuit|share
  `,
} as const
