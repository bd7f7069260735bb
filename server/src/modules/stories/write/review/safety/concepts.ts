import type { Concepts } from './pattern.ts'

/** Words that mean the same to a rule. Written as in pattern.ts; a concept may name others. */
export const concepts: Concepts = {
  // People
  hero: 'hero =he =she =they =we =i =you =him =her =them boy girl child kid toddler baby brother sister twin cousin youngster',
  child: 'hero boy girl child kid toddler baby brother sister twin cousin son daughter',
  person: '<child> =him =her =them =you =me =us =himself =herself =themselves',
  parent:
    'mum mummy mam mama mamma mom mommy mother dad daddy father papa parent grandmother grandma granny nana grandfather grandpa ' +
    'grown-up =grown+up =grownup =grown_up =grown_ups =grownups adult family teacher police',
  anybody: 'anybody anyone =nobody =no_one =a_soul =others =other_people =everyone',
  stranger:
    'stranger man lady woman gentleman fellow bloke driver guy old_man unknown_person figure neighbour neighbor coach =voice',
  animal:
    'cat kitten dog puppy bear mouse rabbit bunny hare fox wolf owl bird duck duckling hen goose frog toad fish whale seal otter hedgehog badger mole ' +
    'squirrel monkey elephant lion tiger giraffe penguin pig piglet cow calf sheep lamb goat horse pony donkey dragon spider snail beetle bee moth ' +
    'butterfly crow raven gull seagull swan heron crocodile turtle tortoise dolphin crab octopus snake worm bat robin sparrow swallow parrot ' +
    'robot teddy toy doll snowman moon sun cloud star wind leaf snow rain moonlight sunlight light ship boat kite balloon ball train smoke steam smell',
  // Bodies
  head: 'head face mouth nose',
  airway: 'mouth nose face',
  neck: 'neck throat',
  // Doing
  put: 'put pull place tug draw slip push squeeze tape press hold wrap stretch fasten slide pop drop tie yank stuff stick tuck drape cover clamp wear',
  climb:
    'climb clamber scramble crawl creep step hop jump leap balance tiptoe walk dance stand run skip perch squat swing dangle hang lean shin teeter wobble cartwheel sit hoist haul_himself haul_herself pull_himself_up pull_herself_up squeeze',
  'get-in':
    'climb crawl creep get hop jump step slip squeeze hide curl sit fit slide wriggle huddle duck go scramble shut close lock lie snuggle sleep tumble clamber fold crouch',
  jump: 'jump leap hop step spring dive fly fall launch throw_himself throw_herself glide soar =let_go sail float plunge',
  ingest:
    'eat swallow drink gulp taste chew munch nibble sip crunch suck lick gobble guzzle slurp scoff bite devour =took take try share finish empty feed pop wash_down help_himself help_herself down snack crunch tip_into_mouth',
  swallow:
    'eat swallow drink gulp taste chew munch nibble sip crunch suck lick gobble guzzle slurp scoff devour snack bite =put_in_mouth =ate_up try',
  run: 'run dash dart race sprint rush step skip hop chase gallop charge bolt walk wander stroll dance ride cycle pedal scoot skate roll spring bound tear zoom',
  hurt: 'hurt harm beat hit punch kick stab slap smack whip strangle choke crush smash kill murder slaughter torture burn drown whack thrash bash batter scratch bite wound',
  // Things
  bag: 'bag sack plastic carrier polythene pillowcase cling_film clingfilm bin_liner bin_bag shopping_bag carrier_bag plastic_bag freezer_bag cellophane',
  cord: 'rope string cord leash belt wire cable shoelace lace flex washing_line clothesline twine noose chain lasso necktie curtain_tie jump_rope skipping_rope blind_cord strap lead charger',
  machine:
    'oven fridge refrigerator freezer washing_machine washer tumble_dryer tumble_drier dryer drier dishwasher microwave icebox kiln furnace cement_mixer boot_of_the_car car_boot trunk_of_the_car well drain sewer manhole storm_drain chimney cool_box cooler rubbish_bin wheelie_bin dustbin skip bread_oven spin_dryer',
  closable: 'chest trunk suitcase toy_box toybox crate barrel box case freezer fridge',
  medicine:
    'pill medicine medication painkiller aspirin paracetamol ibuprofen cough_syrup cough_mixture sleeping_pill vitamin calpol antidepressant tranquilliser insulin inhaler prescription capsule medicine_bottle pill_box pillbox blood_pressure_tablet lozenge antibiotic tablet melatonin',
  poison:
    'bleach washing_powder washing_up_liquid detergent dishwasher_tablet cleaner cleaning_fluid cleaning_spray paint_thinner turpentine turps weedkiller weed_killer antifreeze perfume nail_polish nail_varnish toilet_cleaner oven_cleaner drain_cleaner disinfectant shampoo hand_sanitiser hand_sanitizer laundry_capsule washing_capsule laundry_pod petrol gasoline rat_poison slug_pellet glue varnish lamp_oil white_spirit fertiliser fertilizer poison aftershave cleaning_liquid dishwashing_liquid soap_powder mouthwash sanitiser sanitizer conkers',
  small:
    'marble coin button magnet battery bead pebble pin needle nail screw brick key penny pin drawing_pin thumbtack pea bean ring glass_bead ball_bearing gem jewel acorn grape',
  fire: 'fire flame bonfire campfire blaze candle candle_flame',
  lighter:
    'lighter box_of_matches matchbox matchstick cigarette_lighter firelighter firework sparkler firecracker rocket_from_the_box petrol paraffin',
  hot: 'stove hob cooker hotplate burner iron kettle saucepan frying_pan oven grill toaster fireplace barbecue radiator hot_plate',
  socket:
    'socket plug outlet power_point light_socket plug_socket holes_in_the_wall =hole_in_the_wall =holes_in_the_wall fuse_box power_line pylon electric_fence live_wire power_cable electricity third_rail electric_wire fusebox extension_lead',
  blade:
    'knife knives razor razor_blade blade axe hatchet saw chainsaw scissors dagger scalpel chisel drill broken_glass glass_shard shard penknife cleaver pocketknife',
  high: 'roof rooftop ledge window_ledge parapet balcony_rail balcony_railing railing banister scaffolding scaffold pylon crane drainpipe cliff cliff_edge skylight fire_escape chimney_pot bookcase bookshelf wardrobe balustrade gutter bridge_wall rail_of_the_balcony edge_of_the_roof edge_of_the_cliff windowsill window_sill sill flagpole water_tower viaduct mast telegraph_pole',
  window: 'window balcony skylight attic_window bedroom_window',
  water:
    'lake river pond canal sea pool well stream weir wave reservoir harbour swimming_pool paddling_pool ocean quarry lock mill_race current dock',
  alone:
    'alone secretly =by_himself =by_herself =by_themselves =on_her_own =on_his_own =all_by_themselves =without_telling =without_asking =nobody =no_one =unseen =sneak =while_everyone =while_mum =while_dad =while_mummy =while_daddy =while_the_others =while_her_parents =while_his_parents midnight',
  road: 'road street motorway highway traffic carriageway dual_carriageway main_road busy_road railway railway_line railway_track train_track track tracks rails train_line level_crossing crossing tram_line runway',
  vehicle: 'car van truck lorry taxi automobile vehicle motorbike motorcycle caravan camper',
  treat:
    'sweet candy chocolate lollipop ice_cream kitten puppy puppies toy present money game pony doll phone tablet treat bonbon',
  'body-part':
    'breast bottom bum genital private_part willy penis vagina nipple thigh buttock groin crotch privates underneath',
  underwear:
    'knickers underpants panties underwear nightdress nightie bra pants swimsuit pyjamas pajamas blouse dress clothes skirt trousers vest',
  alcohol:
    'wine beer whisky whiskey vodka rum gin brandy champagne prosecco cider schnapps liquor cocktail ale mead sherry liqueur booze alcohol spirits tequila lager absinthe mulled_wine port bourbon martini',
  smoke:
    'cigarette cigar pipe vape tobacco e-cigarette hookah joint spliff weed cannabis hashish marijuana fag smoke ciggy shisha',
  dream: 'dream pretend imagine game joke cardboard wooden toy painted chocolate paper',
  play: 'laugh giggle tickle grin smile chuckle joke hug kiss play game pretend',
  surprise: 'surprise birthday present party cake christmas gift celebration wrapping',
  group:
    'foreigner immigrant refugee migrant gypsy gypsies jew muslim christian hindu arab african blacks black_people brown_people dark_people chinese indians mexican turk traveller ' +
    'poor_people poor_children rich_people fat_people fat_children old_people deaf_people deaf_children blind_people blind_children disabled_people disabled_children cripple beggar ' +
    'girl girls woman women =men boys_like people_from strangers_from people_with children_with gay lesbian homosexual transgender unbeliever infidel ' +
    'people_who_are_different people_who_speak brown_rabbit brown_rabbits black_sheep_people dark-skinned people_in_wheelchairs boys_in_wheelchairs girls_in_wheelchairs ' +
    'children_in_wheelchairs boys_who_dance boys_who_cry people_of_that_country those_people asian black_child black_children brown_child brown_children peasants',
  'good-group':
    'white whites white_people white_children white_rabbits boys men rich christians real_men pure_blood pure_ones believers strong_people normal_people blond blonde fair_skin light_skin our_people our_kind',
  // Classes for what meets what: a body, a height, an appliance, a stranger
  carer:
    'mum mummy mam mama mother dad daddy papa father granny gran grandma grandmother grandpa grandfather nana nurse doctor vet dentist teacher aunt baker cook king keeper gardener farmer grown_up',
  doer: 'hero friend =he =she =they =we =i child boy girl brother sister twin children',
  give: 'give gave fetch fetched measure poured pour brought bring hand',
  doing: 'drill saw cut chop fix mend build hang',
  'into-body':
    'put stick push hold keep kept lay suck stuff swallow rub spray poke squeeze shove press drop slip squirt pop',
  'body-opening': 'mouth tongue nose nostril ear eye throat =inside_him =inside_her',
  sharp: 'scissors knife razor axe blade shears secateurs skewer hairpin glass_shard broken_glass chisel',
  'dangerous-liquid':
    'bleach detergent disinfectant antifreeze petrol paraffin turpentine weedkiller polish cleaner green_bottle purple_juice blue_juice pink_cream lemony_spray screenwash drain_cleaner perfume shampoo lotion paint_stripper window_cleaner',
  'wild-food':
    'berry mushroom toadstool yew nightshade foxglove laburnum ivy hemlock holly_berry deadly_nightshade fungus wild_parsley acorn conker daffodil_bulb lily',
  'pill-like':
    'pill tablet vitamin capsule lozenge medicine worm_sweets blue_sweets little_sweets white_sweets painkiller drops syrup',
  cover:
    'pillowcase bag film foil cushion pillow tape cling_film sack plastic bin_liner duvet towel sheet balloon scarf',
  'head-part': 'head face mouth nose chin throat ears',
  'step-up':
    'climb clamber sit sat stand stood walk step stepped jump balance dance hop hopped swing leap perch run ran scramble straddle',
  'height-edge':
    'rail railing balcony ledge parapet banister gutter scaffold scaffolding crane pylon cliff cliff_edge quarry_edge battlements bridge_wall guard_rail',
  'shut-in':
    'dryer drier fridge freezer refrigerator oven washing_machine dishwasher water_tank suitcase trunk boot_of_the_car car_boot drain sewer manhole well_shaft skip bin dustbin locker safe cement_mixer chest_freezer icebox',
  'metal-thing':
    'hairpin pin needle fork knife key wire nail scissors screwdriver coin paperclip paper_clip skewer spoon_handle foil',
  flame: 'candle match flame lighter torch_flame tealight burning_stick',
  lighting: 'match matches lighter matchbox firelighter blowtorch',
  bathe: 'swim bathe dive wade paddle jump_in',
  'angry-animal':
    'wasp hornet swan bull bear crocodile snake guard_dog strange_dog goose_on_her_eggs lion tiger wolf adder',
  lurker:
    'something someone somebody thing creature shadow figure eyes fingers claws face voice clown monster beast whatever scratching nobody_else',
  lurking:
    'stand stood wait watch listen breathe breathed whisper lurk crouch scratch creep crept crawl hide hid lean bent bend stare grin reach',
  'child-place': 'bed pillow curtain wardrobe stairs cot cellar wall closet well mattress ceiling',
  'unknown-adult':
    'man lady woman stranger gentleman driver uncle coach babysitter neighbour grown_up caller fellow bloke visitor',
  'digits-price': '£ $ € pound euro dollar',
}
