/** What a child could copy tomorrow and be hurt by, whoever does it in the story, and whether or not it says not to. */
export const imitableDanger = {
  name: 'danger to imitate',
  patterns: `
    <bag> over|on|onto|round|around|past|across head|face|mouth|nose|ears|hero|his|her|baby|brother|sister ! <bag> over+his|her|their|one+shoulder|back|arm ! bag|sack on|over his|her|one+back|shoulder|arm|knee|lap
    put|pull|stick|push|poke|duck|stuff head|face|nose in|into|inside <bag>
    wear|put_on plastic+bag|bag as|like helmet|mask|hat|hood|diver|astronaut
    plastic|cling_film|clingfilm|cellophane|polythene|tape over|round|around|across|on head|face|mouth|nose
    pillow|cushion|duvet|mattress over|on|onto|against|into face|mouth|nose
    <put> pillow|cushion|blanket|duvet|towel over|on|against baby|brother|sister face|mouth|nose|head
    face|head|nose under|into|in pillow|mattress & breathe|breath|still
    hold breath until|till|as_long_as|for & dizzy|black|faint|sparkle|sparkly|blue|purple|spin|swim|star|everything|world|float|pass_out|light|count|hundred|longest|asleep|sleep|fall|tingle|funny
    squeeze|press|hold|push|grip <neck> & until|till|dizzy|tight|hard|game|breath|sleep|colour|funny|star
    breathe_in|sniff|inhale|huff|whiff glue|spray|gas|marker|felt_tip|petrol|fume|paint|aerosol|deodorant|helium|balloon_gas|varnish|solvent|hairspray
    <cord> round|around|about|on|over neck|throat ! medal|key|bell|whistle|amulet|locket|pendant|stethoscope|camera|binoculars|collar
    <cord>|ribbon|scarf|vine|dressing_gown_cord|sheet|tights|curtain|cable round|around|about neck|throat & tie|knot|tight|tighter|hang|pull|noose|loop|swing|twist|hook|lead|dog|horse ! snowman|wave|teddy|bear|doll|goose|medal|warm
    swing|hang|dangle by|from neck|throat
    hang|swing|dangle|loop|tie from|on|in|with noose|blind_cord|cord_of_the_blind|curtain_cord
    <put>|stick|poke head|neck through|between|into loop|railings|noose|bars|banisters|rope|cord|slats
    tie|wrap|wind <cord> round|around|about+hero|him|her|each|brother|sister|themselves neck|throat
    <get-in> in|into|inside+=the|an|a|=her|=his|=that|=our|=granny|=their+<machine>
    <get-in> in|into|inside =empty|=old|=big|=warm|=cold|=dark|=cosy|=huge|=open+<machine>
    <get-in> themselves|himself|herself|hero|him|her|inside|in|into|behind <machine> & door|lid|shut|close|hide|inside ! coat|pie|bread|cake|bun
    inside|in|into =the|=an|=a|=empty|=cold|=big+<machine> & <child>|himself|herself|themselves & hide|shut|close|sleep|lie|climb|sit|curl|palace|cave|spaceship|rocket|submarine|house|den|crawl|door|lid
    <machine> be+palace|cave|submarine|spaceship|rocket|den|hideout|castle|house|cabin|igloo|ship|place|tunnel|cradle|bed
    put|push|pop|shut|lock|place|lay|tuck kitten|cat|puppy|hamster|baby|brother|sister|rabbit|hero|friend|mouse|guinea_pig|doll in|into|inside <machine>
    shut|close|pull|lock|slam|let_down|lower =the|=its|=round|=heavy+lid|door behind|on|over|after|above|shut|down & inside|in|into|hide|climb|crawl|curl|lie & <closable>|<machine>
    <child>|they|she|he|you|we <get-in> in|into|inside <closable> & lid|lock|shut|latch|click|airtight|seal ! hat|jam|shoe|cat
    bury|cover hero|him|her|himself|herself|brother|sister in|with|under sand|snow|earth|gravel|leaves & head|face|over|top|whole|mouth|deep|chin
    ? play|strike|light|fiddle|experiment|experiment_with =with|=a|=the|=one|=another|=his|=her|=some+match|matches|lighter|matchbox|fire|petrol|firework ! football|tennis|hockey|rugby
    ? match|matches|matchbox & strike|flame|burn|lit|kitchen|drawer|pocket|light|scratch|dance|glow|flare|fire|phosphor|spark ! football|tennis|hockey|rugby|cricket
    ? box_of_matches|matchbox|cigarette_lighter|firelighters|lighter_fluid|petrol_can|gas_lighter|gas_tap|blowtorch ! matchbox+=with|=of|=full|bed|car|cars ! empty|in+=a|=the|=his|=her+matchbox
    flick|click|press|thumb|light|hold|spark =the|=a|=dad|=his|=grandpa|=her|=that+lighter ! than
    ? set|put|setting fire|light|alight+to ! sun|heart
    set|go|catch =on+fire|alight|ablaze & <child>|curtain|bed|hair|paper|house|carpet|tent|newspaper|leaves
    light|lit|start|make|build|kindle fire|bonfire|campfire|flame & under|bed|tent|bedroom|carpet|curtain|floor|paper|newspaper|den|shed|barn|alone|himself|herself|secret|behind|wardrobe|attic|secretly|themselves|straw|hay|blanket|toys|playhouse
    hero|they|boy|girl|child light|lit|start|make|build =a|=the|=their|=his|=her|=little|=small|=own+fire|bonfire|campfire|blaze|firework|sparkler|stove|barbecue|candle
    hero|they|boy|girl|child light|lit|start|make|build =a|=the|=their|=his|=her little|small|big|own fire|bonfire|campfire|blaze|firework|sparkler
    touch|catch|pass|stroke|put|hold|stick|poke|reach|run|dip|pinch|grab finger|hand|paper|hair|stick|teddy|it|=the|sleeve in|into|through|over|near|to|at <fire>
    touch|stroke|catch|pet|taste|kiss =the|=a|=its|=that|=little|=dancing|=orange+flame|fire|coal|ember|candle
    finger|hand|palm|paper|hair|ribbon|curtain|blanket|sleeve|tissue into|through|in|over =the|=a+<fire>
    jump|leap|hop|run|dance|walk|skip|dive over|through|across|into|on =the|=a|=hot|=burning|=red+fire|flames|bonfire|campfire|coals|embers|flame ! dragon
    candle|flame & curtain|blanket|duvet|hair|sleeve|pillow|paper|bed|tent|newspaper & near|under|close|hold|touch|into|beside|catch|carry ! glass|lantern|blow
    throw|toss|put|drop|tip|feed|spray petrol|aerosol|firework|battery|spray_can|deodorant|plastic|alcohol in|into|on|at fire|flame|bonfire|stove
    ? firework|sparkler|firecracker|banger|rocket & light|lit|fuse & hand|hold|pocket|himself|herself|hero|alone ! moon|space|star|sky
    touch|put|press|lay|place|lean|rest|hold hand|finger|palm|cheek|tongue|foot|hands|fingers on|onto|against|to|over =the|=a|=hot|=red|=glowing|=warm+<hot>|hot|ring|plate|element|burner
    touch|stroke|hug|lick|grab|sit_on|kiss hot|glowing|red+<hot>|hot|ring|plate|element|burner|grill|pan|iron
    ? iron|stove|hob|grill|oven & hot|red|glow & touch|hand|finger|lick|stroke|sit|lean ! careful|gloves|mitt
    boiling|scalding|bubbling|steaming|hot water|kettle|pot|pan|saucepan|soup|oil|tea|bath|fat & <hero> & pour|tip|pull|reach|carry|grab|lift|tug|climb|alone|himself|herself|jump|fill|stir|tap|chair|head|down|turn ! dad|mum|grandpa|granny|cook|chef|mother|father|<animal>
    pull|reach|tug|tip|grab|drag|knock|yank|lift pan|pot|kettle|saucepan|cup_of_tea|teapot|coffee from|off|down|over|on|towards stove|cooker|hob|himself|herself|him|her|hero|hotplate
    pull|tug|yank|tip =the|=a|=handle|=on|=at|=by|=down pan|pot|kettle|saucepan|cable_of_the_kettle|handle down|over|off|towards
    turn_on|switch_on|turn|switch|light|twist =the|=on|=up|=all|=off|=every+stove|cooker|gas|hob|oven|iron|burner|rings|gas_fire|knobs & <child>|himself|herself|they|alone|chair|secretly|hiss|smell|dark
    turn_on|switch_on|hiss|open =the+gas & hiss|smell|tap|hob|stove|cooker|sleepy
    hot_tap|scalding|boiling bath|bathtub|tub|tap|water & alone|climb|hero|jump|herself|himself|sit|steam|step
    pour|fill|lift|carry|tip|make boiling|hot|steaming|whistling kettle|water|tea|coffee|oil|fat|pan|pot & himself|herself|hero|alone|secretly|by_themselves ! <animal>
    fork|finger|knife|key|pin|nail|wire|spoon|hairpin|toy|needle|screwdriver|hairgrip|paper_clip|coin|tongue|scissors|knitting_needle|stick|twig in|into|to|inside|at|towards =the|=a|=that|=little|=two|=holes|=electric|=one|=toaster+socket|plug|outlet|holes|toaster|fuse_box|power_point|slots|lamp|plughole|hole ! button|buttonhole
    poke|push|stick|put|jab|slide|press|shove into|in|inside|at|through|up =the|=a|=that|=one|=little+<socket>|electric_socket|wall_socket|toaster|holes|power_socket|electricity
    poke|push|stick|jab|slide|shove|lick|put & socket|outlet|plug_socket|wall_socket|fuse_box|live_wire|toaster|electric
    lick|touch|chew|bite|grab|hold|cut|nibble|pull|kiss|taste|hang|climb|gnaw|suck|swing|snip|peel|balance electric|=live+wire|fence|rail|cable|cord|flex|lead
    lick|touch|chew|bite|grab|cut|nibble|kiss|climb|gnaw|suck|snip <socket>|cable|wire|battery|plug|flex|bare_wire|bare_wires
    wet|damp|dripping hand|finger|fingers|hands & switch|plug|socket|lamp|electric|light
    ? hair_dryer|hairdryer|toaster|radio|heater|television|charger|curling_iron|electric_lamp in|into|beside|near|on =the|=his|=her|=full|=edge|=a+bath|bathtub|tub|water|bathwater|basin|pool
    drop|throw|take|bring|dip|lower|plug|float hair_dryer|hairdryer|toaster|heater|lamp|electric_heater|charger|radio in|into|with|beside bath|bathtub|tub|water|bathwater|basin
    light_bulb|lightbulb|bulb unscrew|finger|poke|stick|lick
    ? <ingest> & <medicine> ! hug|laughter|tea|cocoa|soup|touchscreen|screen|doctor|nurse|vet|stone|clay|slate
    ? <medicine> & cupboard|cabinet|drawer|bedside|handbag|bag|bathroom|bottle & open|climb|reach|find|unlock|shiny|pretty|colour|pink|sweet|sweets|child|hero|count|pocket|chair|shelf|lid ! touchscreen|screen
    ? <medicine> be|taste|look|seem|smell|like like|sweet|sweets|candy|cherry|strawberry|smarties|lemonade|magic|jewels|beads ! stone|clay|screen
    sweet|sweets|candy|candies|smarties|beans|jewels in|from|out_of|inside medicine|bathroom+cupboard|cabinet
    medicine|bathroom+cupboard|cabinet & open|climb|reach|unlock|sweets|ate|swallow|bottle|jar
    throw_away|hide|spit_out|spit|flush|stop|skip|pour_away|refuse|without|not_need|tip <medicine> ! hug
    <medicine> & more|extra|whole|all|double|twice|another|many|handful|two|dozen & <ingest>|faster|grow|better|stronger
    ? glug|mouthful|spoonful|handful|sip|gulp|swig|bottle|cup|glass|bite|taste of <medicine>|<poison>
    <swallow> & <poison> ! rabbit+hole|wall|house|gate|boat|fence|brush|apple|dwarf
    drink|taste|sip|eat|swallow|gulp|lick|juice|lemonade|nectar|squash|syrup & under_the_sink|cleaning_cupboard|garden_shed|garage_shelf|bottle_from_the_garage|skull|washing_machine|toilet_bowl|=toilet|puddle_of_oil
    mix|stir|pour|combine|brew bleach|cleaner|disinfectant|detergent|washing_powder|chemical|ammonia|toilet_cleaner|white_spirit
    spray|squirt|rub|pour perfume|cleaner|deodorant|pepper|chilli|bleach|shampoo|hairspray|insect_spray in|into|at eye|eyes|face|mouth
    <swallow> & toadstool|fly_agaric|deathcap|foxglove|laburnum|nightshade|yew|holly_berries|ivy|hemlock|mistletoe|oleander|conker|lily_of_the_valley
    <swallow> & mushroom & <child>|wild|wood|forest|red|spotted|strange|found|magic|raw|ring|grew|white ! soup|fried|toast|omelette|pie|stew
    <swallow> & berry|berries & red|black|strange|shiny|poison|unknown|wild|purple|hedge|nobody|bush|white|deadly|found|unfamiliar|handful & <child>|they|she|he|you|we ! <animal> ! blackberry|blackberries|strawberry|strawberries|raspberry|raspberries|blueberry|blueberries|basket|pie|jam
    berry|berries & shiny|red|strange|poisonous|hedge & =eat|=taste|=try|=ate|=mouth & hero|child|you
    <swallow>|=in_his_mouth|=in_her_mouth|=in_your_mouth|=into_his_mouth|=into_her_mouth <small>|coin|battery|magnet|balloon|coins|stones & <child>|he|she|you ! <animal> ! giant|lid|think|soup|stew|green|dinner|supper|pea_soup|baked|plate|fork|jelly|vegetable ! pea|peas|bean|beans|grape|grapes
    swallow <small>|toy|stone|brick|lego|coin|bolt|bottle_top ! fish|whale|frog|duck|crocodile|goose|ostrich|pelican|soup|giant|pike|shark|dragon
    put|pop|hold|suck|stuff|roll <small>|stone|brick|lego|toy|balloon|glass|bolt in|into|inside|on =his|=her|=their|=its|=your+mouth|tongue|cheek|cheeks ! <animal>
    <small>|stone|bean|pea|crayon|lego|brick|seed|raisin|bead up|in|into|inside =his|=her|=your|=one|=the|=its|=left|=right+nose|nostril|ear
    up|into =his|=her|=your|=one|=the|=left|=right+nose|nostril & push|stick|poke|stuff|pea|bean
    <climb> on|onto|up|upon|along|over|across|to =the|=a|=her|=his|=very|=narrow|=top|=wet|=slippery|=steep|=high|=stone|=iron|=edge|=of|=outer|=thin|=window|=balcony|=their+<high> & <child>|they|he|you|we|wing|fly|arms|balance ! one_was|clay|walls_and ! <animal> ! jump|cat|swallow ! =window+cushion ! hand|hands+on ! sit|=sat|kneel|=knelt|perch+on|at|by windowsill|sill|window_sill|=window_ledge|wardrobe
    <hero> sit|stand|kneel|dangle|balance|dance|step|walk|hop on|along|from|over|off|onto windowsill|sill|window_sill|ledge|window_ledge|rail|railing|parapet & open|outside|out|legs|dangle|jump|floor|fly|arms|edge|balance|far_below|wide
    ? hero|boy|girl|child|twin climb|clamber|scramble|crawl|creep|walk|dance|run|balance|tiptoe|stand|sit|skip|slide on|onto|up|over|along|across|to|down =the|=a|=wet|=slippery|=steep|=very|=edge|=of|=top+<high>|roof ! <animal> ! =sat+on|=sit+on windowsill|sill|window_sill|wardrobe ! dream|wings ! hand|hands+on
    rail|railing|railings|parapet|edge|handrail|balustrade of|on =the|=a|=that|=their+balcony|roof|cliff|bridge|tower|terrace|pier|ship|quarry & <climb>|balance|arms|over|jump|lean|stand
    balcony & rail|railing|railings|edge|over|jump|climb|fly|wings & <climb>|<jump>|arms|over|edge
    balcony & fly|wings|jump|leap|climb_over|lean|cape & <hero> ! <animal> ! magic_carpet|bird
    chair|stool|box|table|crate|cushions|stack|tower_of_books & balcony|window|rail|railing|ledge & climb|push|stand|out|over|reach|onto ! look_at|sat
    lean|bend|stretch|hang|reach far|right|out|over|half|all_the_way|out_of & window|balcony|rail|railing|ledge|edge|cliff|parapet|train_door & <hero>|further|farther|more|toes|tip|almost ! nurse
    climb|step|crawl|jump|leap|clamber|squeeze|hop|lower|slide|scramble|dive|fall|swing|wriggle out|down|off|through|from|out_of =of|=the|=through|=from|=an|=open|=bedroom|=upstairs|=attic|=his|=her|=their|=top|=down|=third|=second|=high+window|skylight ! <animal>
    climb|step|crawl|jump|leap|clamber|squeeze|hop|scramble|wriggle|slip|fly|swing|dive|sneak =out|=out_of|=through|=off|=from =the|=an|=open|=of|=bedroom|=upstairs|=attic|=his|=her|=their|=out+window|windows|skylight ! <animal> ! carpet|broom|feather|breeze|draught|sound|music|song|dragon|peep
    window|skylight & open & =step|=stepped|=climb|=climbed|jump|leap|sill|ledge & out|onto|into|on & <hero> ! <animal> ! peep|sat_on
    ? sheet|knot|rope|ivy|drainpipe|curtain|blanket & window|balcony & climb|lower|slide|let|down|out & <hero>|down ! kite|<animal>
    <jump> off|from|down|out_of =the|=a|=of|=very|=edge|=top|=high|=garage|=shed|=garden|=their|=barn|=upstairs roof|balcony|cliff|bridge|stairs|shed|wardrobe|tower|wall|window|ledge|rooftop|banister|top|railing|parapet|quarry|garage|treetop|top_of_the_stairs|scaffolding|haystack_roof ! <animal> ! parachute|slide|bus|wings_of|smoke|carpet|page|seed|dandelion|sort_of_wall
    ? spread|stretch|flap|open|hold|lift|fling|throw =out|=his|=her|=their|=your|=wide|=both|=the arms|wings & roof|edge|rail|railing|window|balcony|tower|off_the|cliff|ledge|wall|wardrobe|sill & <hero> ! <animal>|plane|aeroplane|scarecrow
    learn|teach|try|want|practise|practice|can|know|how =to|=how|=really|=can|=like fly & jump|leap|roof|rail|balcony|window|edge|cliff|stairs|let_go|step_off|top & <hero>|=jump ! <animal>
    umbrella|cape|bedsheet|sheet|towel|cardboard_wings|pillowcase & jump|leap|sail|float|fly & roof|window|balcony|shed|wall|stairs|garage|cliff|wardrobe|tower|top_step
    drainpipe|scaffolding|pylon|crane & climb|shin|up|slide
    climb|clamber|shin =up|=to|=onto|=the|=up_the|=shelf|=bookcase|=bookshelf|=chest|=drawers & shelf|shelves|bookcase|drawers|wardrobe|cupboard|bookshelf & tip|topple|wobble|top|highest|fall|lean|shelf|ladder ! mouse|cat|<animal>
    top|highest|thinnest|very_top|topmost branch|branches|twig|twigs|=of_the_tree & <hero> & climb|swing|hang|jump|crack|bend|sway|balance ! <animal>
    swim|paddle|wade|dive|float|splash|bathe|dip|jump|slip|step|climb|wander|walk|go|leap|run|row in|into|to|across|out|through|under|on|for =the|=a|=cold|=deep|=dark|=black|=big|=cool|=a_swim|=river|=their|=open|=moonlit|=warm+<water> & <alone>|deep|deeper|night|secret|undertow|waterfall|fast|asleep|slept|dark|moonlight|far_out|chin|armband|armbands|clothes & <child>|they|she|he|you|we|=two_of_them ! <animal>
    swim|swam|swimming|paddle|wade|bathe|dive & <alone>|without_armbands|midnight|=at_night|far_out|deep_end|could_not_swim|not_swim|cannot_swim & <child>|they|she|he|you|we ! <animal>
    hero|boy|girl|child|they|she|he fall|jump|dive|leap|slip|tumble|wade|plunge into|in =the|=a|=deep|=cold|=dark|=black|=fast+<water>|deep_water|dark_water|waterfall|whirlpool|rapids ! <animal>
    ? canal|river|lake|pond|sea|well|weir & lean|reach|bend|climb|balance|deeper|far_out|lifejacket|life_jacket|without_telling|alone & <child>|they ! <animal> ! fishing|bridge+over|boat|window
    deep_end|without_armbands|without_life_jacket|without_a_life_jacket|took_off_the_life_jacket|took_off_her_armbands|took_off_his_armbands|took_off_their_armbands
    ice|frozen & lake|pond|river|canal|sea|middle & walk|skate|step|run|slide|stand|jump|venture|hop|dance|crawl & thin|alone|far|farther|further|middle|crack|creak|first|nobody|sing|hero|they ! <animal>
    ? thin|cracking|creaking|first|new ice & walk|skate|step|run|slide|stand|jump|dance|out|on ! cream|drink|tea|window
    face|head|nose|mouth under|below|beneath =the|=bath|=warm+water|bathwater|surface & breath|breathe|long|bubble|stay|lie|count|minute|until|how ! <animal>
    breathe|gulp|swallow under|in|below =the|=bath|=deep+water|sea|lake|bathwater|pool & <child>|you|they|easy|mermaid|try|learn ! <animal>
    baby|brother|sister|twins|toddler in|into =the+bath|bathtub|tub|pool|pond & alone|leave|left|by_himself|by_herself|by_itself|while
    bath|bathtub & alone|lock|secretly|himself|herself & climb|fill|run|turn|deep|step|lock ! <animal>
    run|dash|dart|race|rush|bolt|chase|charge|hurry|scamper|zoom across|into|onto|in_front_of|out_into|over|between =the|=a|=busy|=main|=wide|=big|=empty|=moving+<road>|traffic|cars|parked_cars|bus|train|lorry ! <animal> ! dream|bridge
    <road>|kerb|curb & without_looking|not_look|never_look|did_not_look|not_stop_to_look|eyes_shut|eyes_closed|closed_eyes|shut_eyes|blindfold|blindfolded|brake|honk|hoot|screech|red_man|red_light|in_front_of|between_the_cars|before_the_train|let_go|ball|=lie_down|=lay_down|=middle_of & <hero>|cars|car|lorry|bus ! stop|wait|waited|mend|<animal>
    play|sit|=lie|=lay|dance|sleep|picnic|lie_down|hopscotch|balance|cartwheel in|on|along|down|between|across =the|=a|=middle|=of|=busy|=main|=white+<road>|rails|railway|tracks|motorway|traffic & hero|boy|girl|child|they|middle|train|balance|car|cars|you ! <animal> ! bear|by_the_side|toy|hand_in_hand|station|pavement|footprints|deer|hand
    walk|balance|play|run|sit|lie|put|dance|skip|hop|tiptoe|step|jump|crawl on|along|across|onto|over|between|down|under =the|=a|=railway|=train|=silver|=shiny|=two+railway_line|railway_track|railway|train_track|train_tracks|rails|railway_tracks|railway_lines|level_crossing|tracks|barrier ! <animal> ! engine|toy|train_ran
    barrier|level_crossing|gates & duck|under|climb|train & <hero>
    hero|boy|girl|child|twins drive|start|steer|reverse =the|=a|=mum|=dad|=daddy|=mummy|=real|=father|=his|=her|=their|=big|=away+car|van|lorry|tractor|engine|truck|motorbike|bus ! toy|cardboard|pedal
    ? handbrake|hand_brake|ignition|car_keys & release|let_off|turn|pull|start|roll|take|hero|they|child
    ? undo|unbuckle|unclip|wriggle_out|slip_out|unfasten|without =the|=her|=his|=of|=their|=a|=your+seat_belt|seatbelt|belt|car_seat|helmet|life_jacket|lifejacket|safety_belt & <hero>|drive|car|fast|ride|cycle|boat ! trousers|landed|stopped|arrived|parked
    head|arms|hand|arm|body|feet out_of|through|from =the|=a|=moving|=car|=bus|=train|=open+window|car_window|sunroof|bus_window|train_window & car|bus|train|drive|moving|wind|speed
    open =the|=a+car_door|door & drive|driving|motorway|moving|fast & car|van|train
    hide|sleep|crawl|lie|sit|crouch|roll|play|nap behind|under|beneath|underneath =the|=a|=parked|=dad|=big|=neighbour|=their|=daddy+car|van|lorry|bus|tractor|truck|wheels ! <animal>
    run|race|skip|dance|jump|hop|chase|play with|holding|carrying|and|while scissors|knife|knives|axe|=sharp_stick|razor|saw|open_scissors ! mouse
    ? <child>|=she|=he|=they|=you & sharp|sharpest|kitchen|carving|bread|biggest|longest|big|dad|grandpa|butcher|father|chef & knife|knives|axe|saw|razor|scissors|hatchet|penknife|chainsaw|drill & take|took|grab|hold|held|cut|carve|slice|chop|play|hide|find|reach|sharpen|throw|juggle|swing|shave|whittle|borrow|slide|pull|poke ! butter|chef_knife|spread|bread_was|bread|cheese|apple ! <parent>+cut|slice|carve|chop ! <animal>
    juggle|play|throw|catch|balance|dance|swallow|fight|fence with|=the|=some|=three|=a|=sharp|=real|=kitchen+knives|knife|axe|axes|blades|razor|sword|razors ! wooden|cardboard|paper|tin|foil|toy
    ? knife_drawer|knife_block|razor_blade|razor_blades|nail_gun|circular_saw|chainsaw|electric_saw|power_drill|broken_glass|lawnmower_blade|meat_cleaver
    cut|snip|trim|slice scissors|knife|razor|blade|=with & hair|eyelash|eyelashes|ear|cable|brake|finger|whisker|eyebrow|eyebrows|tongue|skin|wire|palm|arm|thumb ! barber|hairdresser|<parent>|mane
    lick|touch|test|kiss|stroke|thumb|finger|tongue =the|=its|=sharp|=along|=shiny|=cold|=a|=over|=of|=edge+blade|knife|razor|axe|razor_blade|saw|edge_of_the_knife
    glass & broken|shard|splinter|smash & barefoot|bare_foot|bare_feet|pick|step|walk|hand|jewel|hero|collect|dance|diamond
    ? poke|hit|throw|reach|kick|knock|shake|put|stick stick|stone|hand|arm|=the|=at|=a wasp_nest|wasps_nest|wasp|hornet|hornets|beehive|bee_hive|snake|adder|=hive|viper|crocodile|bull|scorpion
    climb|jump|slip|crawl|squeeze|step|reach into|over|through|in =the|=a|=fence|=bars|=wall|=into|=of+lion_cage|tiger_cage|bear_cage|enclosure|bear_enclosure|lion_enclosure|cage|crocodile_pool|bull_field|tiger_enclosure|lions_cage|lion|tiger|gorilla ! free|bird|hamster|parrot|mane
    ? strange|growling|stray|chained|angry|snarling|fierce|guard|unknown dog|dogs|alsatian|bull|horse & stroke|pat|pull|hug|tease|ride|tail|bone|take|pet|hand|run_up|kiss
    pull|yank|tug|step_on|tread_on =the|=its|=a|=his|=her|=on|=at|=dog|=cat|=horse+dog+tail|tail|horse+tail & dog|cat|horse & hard|growl|again|snarl|harder
    take|pull|snatch|grab|steal bone|bowl|food|dinner from|away dog|alsatian|wolfhound
    behind|underneath horse & kick|pull|tickle|crawl|tail & hero|child|he|she
    stare|look|gaze|watch straight|directly|right|long into|at sun|laser|welding|eclipse
    laser_pointer|laser & eye|eyes
    lick|tongue|kiss|taste & frozen|icy|freezing|frosty|ice-cold|frost|ice & pole|metal|gate|railing|iron|lamp_post|pipe|handle|fence
    under|beneath|against tree|oak & lightning|thunderstorm|thunder & shelter|stand|hide|hug|best
    ? kite|umbrella|pole|rod & lightning|power_line|power_lines|pylon|thunderstorm|storm & fly|hold|up|raise|wave|touch|catch
    ? building_site|construction_site|scrapyard|abandoned|derelict|empty_house|old_mine|mineshaft|quarry|lift_shaft|elevator_shaft|grain_silo|slurry_pit|rubbish_dump|silo|junkyard|quicksand|ruined_house & play|explore|climb|crawl|enter|go|jump|alone|hide|creep|slip|squeeze|sneak|into|hero|den|wade
    creep|slip|sneak|steal|tiptoe|run|walk|climb|set_off|go|escape|went out_of|from|into|through|off|alone|out house|home|front_door|back_door|wood|woods|forest|street|town|road|bus|train|station|park|city|night|mountain & without_telling|without_asking|not_tell|told_nobody|told_no_one|tell_nobody|tell_anyone|nobody_know|nobody_knew|no_one_knew|no_one_noticed|nobody_noticed|while_everyone|while_mum|while_dad|while_mummy|while_daddy|while_her_parents|while_his_parents|while_their_parents|parents_slept|parents_were_asleep & <hero> ! <animal>
    slip|sneak|creep|steal|run|escape out|away|from =of|=the|=from|=their|=out|=his+house|home|front_door|school|nursery|kindergarten & night|alone|dark|secretly|nobody|asleep|forest|never|midnight & <hero> ! <animal>
    ? run|ran|running away from|=from+home|school|parents & <hero>|suitcase|rucksack ! <animal>
    ? unlock|unbolt|unlatch|open =the|=front|=back|=garden+front_door|back_door|door|gate|stair_gate|chain & quietly|asleep|midnight|alone|night|pool|pond|nobody|street & <child> ! mother|father|let_in_the_cat|cat|<animal>
    ? stair_gate|safety_gate|child_lock|childproof|childproof_cap|safety_catch|safety_lock & open|climb|undo|push|clever|trick|twist|over|pull
    without_telling|without_asking mum|mummy|mother|mom|dad|daddy|father|parents|anyone|anybody|a_grown_up|grown_up|grown_ups|anybody_else|a_soul ! surprise|biscuit
    ? allergic|allergy & eat|ate|taste|swallow|bite|anyway|try|lick|nibble
    smoke_alarm|fire_alarm|carbon_monoxide & battery|turn_off|off|cover|take_out
    trolley|pram|pushchair|sledge|skateboard|go-kart|bicycle|bike|scooter|roller_skates|cart & down|steep & road|stairs|traffic|street|motorway|without_brakes|no_brakes|hill_into ! snow
    slide|ride|sail|roll|sledge|toboggan|go|skate down =the|=steep|=long+stairs|staircase|escalator|banister|banisters & mattress|box|tray|basket|suitcase|sledge|head_first|trolley|pram|tea_tray|headfirst
    ? escalator|lift_door|lift_doors|revolving_door|conveyor_belt|car_wash|lawnmower|combine_harvester|chipper|garage_door|bulldozer|threshing & hand|finger|ride|under|jump|climb|crawl|hair|foot|stick|play ! stood
    eat|drink|nibble|taste|lick|swallow dog_food|cat_food|soil|compost|paint_flakes|mould|mouldy|raw_meat|raw_chicken|raw_egg|rotten|sea_water|seawater|salt_water|toilet_water|battery_acid|washing-up|snail|slug|mud & <child>|he|she|they|you ! <animal> ! pie
    spin|twirl|shake|swing baby|brother & round|hard|dizzy|neck|throw|air & fast|until|faint|harder
    trap|shut|slam|caught finger|fingers|hand in|into door|drawer|hinge & funny|again|game|blood
    jump|bounce|dance on bed|sofa|trampoline & window|open_window|top_of_the_wardrobe|balcony|ceiling_fan|glass
    arm|hand|finger|head in|into|inside|through blender|mixer|mincer|shredder|fan|mower|lawnmower|letterbox_of|dishwasher|drain_of|bicycle_spokes|spokes|wheel_of_the|mousetrap|trap|letter_box
    stay_awake|not_sleep|never_sleep all_night|for_days|for_three_days|all_week & <child>|you|trick|must & secret|strong|power|powers
    window & step|climb|crawl|jump|clamber =out|out_on|onto =on|=the|=sill|=ledge sill|ledge|roof ! cat|kitten|dog|bird|robin|crow|owl
    step|climb|crawl|jump|clamber out|onto|out_on =on|=the|=to =the|=sill|=ledge|=window sill|ledge|roof|windowsill & <hero> ! cat|kitten|dog|bird|robin|crow|owl
    ? marble|coin|button|magnet|battery|bead|pebble|pin|needle|nail|balloon|lego & in|into mouth & <hero> ! <animal>
    swallow =it|=the|=them & mouth & marble|coin|button|magnet|battery|bead|pebble
    ? big|sharp|kitchen|carving knife|scissors|axe|saw & <child> & cut|carve|chop|slice ! <parent>+cut|slice|carve ! bread|butter
    <machine> be =a|=the|=their|=her|=his|=an|=now submarine|palace|cave|spaceship|rocket|den|castle|igloo|ship|tunnel|hideout|capsule & door|lid|inside|climb|hide|in|close|shut
    <machine> & close|shut =the|=its|=round door|lid behind|on|after|over & child|<hero>|friend
    railway_line|rails|railway_track|train_track|tracks|third_rail & walk|balance|beam|lie|sit|play|listen & along|on|ear & <hero> ! <animal> ! station|toy
    run|dash|dart|walk|step|skip|cross|race|ride =the|across|into|over|onto <road>|street|road & without_looking|not_look|never_look|eyes_shut|eyes_closed|without_stopping
    hero|boy|girl|child|they|he|she|you jump|dive|leap|swim|wade|slip|fall|paddle in|into|out|across|to|through & lake|river|pond|canal|sea|pool|well|deep|waves & deep|deeper|without_armbands|without_his_armbands|without_her_armbands|without_a_grown-up|could_not_swim|armbands|lifejacket|current ! <animal>
    play|hide|race|chase|tag|football|skate|cycle|dance|run between|around|among|behind =the|=parked|=moving|=big cars|lorries|trucks|buses|traffic|trains
    <cord>|curtain_cord|blind_cord|skipping_rope|dressing_gown_cord round|around|about =his|=her|=their|hero neck|throat & loop|wind|wrap|knot|tie|twist|tight|pull
    <machine> & close|shut|lock themselves|himself|herself|hero|each_other in|inside|up
    hero|boy|girl|child|they|he|she|you hide|climb|crawl|squeeze|get|jump|curl|slip inside|in|into =the|=an|=a|=empty|=old|=big fridge|freezer|oven|washing_machine|dryer|drier|tumble_dryer|dishwasher|microwave|well|drain|refrigerator
    fridge|freezer|oven|washing_machine|tumble_dryer|dryer & inside|climbed_in|crawled_in|got_in|hid|shut|closed|themselves|himself|herself & <child>|they|he|she|you ! pie|milk|cake|bread|butter|dough|socks|shirts|tray|jelly|magnet|jam|roast|baker|cook|door
    finish|empty|drain =the|=whole|=a bottle & medicine|syrup|tasted|cough|pink|sweet|strawberries|cherries ! milk|lemonade|juice|ink|water
    drink|drank|sip|taste|swallow|gulp & bottle|jar|can|flask & skull|garage|shed|under_the_sink|cleaning|poison|label|blue_liquid|green_liquid|laboratory|cupboard_under
    light|lit|hold|held|strike|struck|play|played & match|matches|lighter & <child>|he|she|they|you|curtain|candle|paper|fire|flame ! football|tennis|grandpa|mum|dad|granny
    ? curtain|bed|tent|hair|sleeve|blanket|paper|carpet & on_fire|caught_fire|burning|in_flames|was_dancing|flames|alight
    alone|by_himself|by_herself|by_themselves|on_her_own|on_his_own & road|motorway|river|lake|cliff|railway|roof|quarry|forest|stove|bath|sea|station|street|city & <child>|he|she|they|you ! <animal>
    <swallow> & soap|crayons|chalk|sand|washing_capsule|dishwasher_tab|battery|coin|marble|magnet|nail|glass|glue|paint|bleach|perfume|shampoo|pills|medicine|tablets & <child>|he|she|they|you ! <animal>
  `,
} as const
