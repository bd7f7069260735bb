/**
 * Words that a child of five knows from home, play and picture books, in their base form. Everyday words of English, gathered for
 * this product; words that several of our own picture-book plots use are among them. British and American spellings.
 */
export const familiarWords: ReadonlySet<string> = new Set(
  `
    a able aboard about above achoo across after afternoon again against ago ah ahead air airplane alien alike all almost
    alone along already alright also always am among an anchor and angry animal ankle another answer ant any
    anybody anymore anyone anything anyway anywhere apart apple april apron are aren’t arm around arrive art as
    ashamed ask asleep astronaut at ate attic august aunt autumn awake away baby back backwards bad badge bag
    bake baker bakery ball ballet balloon banana band bandage bang bank bar bare bark barn barrel basket bat
    bath bathroom bathtub bay be beach bead beak bean bear beard beat beautiful became because become bed
    bedroom bedtime bee been beep beetle before beg began begin begun behind believe bell belly belong below belt
    bench bend beneath bent berry beside best better between bicycle big bike bin bird birthday biscuit bit bite
    bitten black blackbird blanket blew blink block blossom blow blown blue blush board boat body bold bone boo book
    boot born borrow both bottle bottom bought bounce bow bowl box boy branch brave bread break breakfast breath
    breathe breeze brick bridge bright brim bring broke broken broom brother brought brown brrm brush bubble bucket
    bud bug build builder building built bump bumpy bun bunch bundle bunk bunny burn burnt burst bus bush busy
    but butter butterfly button buy buzz by bye cab cabin cake calf call calm calves came camel camera camp can
    candle candy cannot can’t cap cape captain car caravan card cardboard care careful carpet carrot carry cart
    case castle cat catch caterpillar caught cave ceiling celebrate cello cereal chair chalk chance change chase
    chat cheap cheek cheer cheese cherry chest chew chick chicken chief child children chilly chimney chin
    chocolate choo choose chose chosen church cinnamon circle circus city clang clap clarinet class classroom claw clay
    clean clear clever click cliff climb cloak clock clop close closet cloth clothes cloud cloudy clover clown clue
    clunk coach coal coat cocoa coin cold collar collect color colour comb come comet comfortable compass coo cook cookie
    cool copy coral cork corn corner cost cosy cot cottage cotton cough could couldn’t count country couple
    courage course cousin cover cow cozy crab crack crane crash crater crawl crayon creak cream creature creep
    crept cricket crisp crocodile cross crow crowd crown crumb crunch cry cub cuddle cup cupboard curious curl
    curly curtain curve cushion cut cute dad daddy daffodil daisy damp dance danced dancer dandelion dare dark
    darling day deal dealt dear december decide deck deep deer delicious den desk dew did didn’t different dig
    digger dim ding dinner dinosaur dirt dirty dish dive diver do doctor does doesn’t dog doll dolphin done donkey
    don’t door dot double dough down downstairs dragon drank draw drawbridge drawer drawing drawn dream dreamt
    dress drew dried drift drink drip drive driven driver drop drove drum dry duck duckling dug dull dummy dungarees
    during dust dusty each eager eagle ear early earth easily east easy eat eaten edge egg eight eighty either
    elbow elephant eleven elf else emerald empty end engine enjoy enough enter even evening ever every everybody
    everyone everything everywhere exactly excavator excited exciting excuse explain explore explorer extra eye
    eyebrow face fact fair fairy fall fallen family fan fancy far farm farmer fast faster fat father favorite
    favourite feast feather february fed feed feel feet fell felt fence fern ferry fetch few fiddle field
    fifteen fifty fight figure fill fin find fine finger finish fire firefly fireman first fish fit five fix
    flag flame flap flash flat flavour fled flew flip float flock floor flop flour flow flower flowerpot flown
    fluff fluffy flung flute flutter fly foam fog fold follow fond food foot football footprint footstep for
    forest forever forget forgiven forgot forgotten fork form forty forward forwards fossil found fountain four
    fourth fox free fresh friday fridge friend friendly friendship fright frog from front frost frown frozen
    fruit full fun funny fur furry further fuss galaxy gallop game gap garage garden gate gather gave geese
    gentle gently get ghost giant giggle giraffe girl give given glad glance glass glasses glimmer glitter globe
    glove glow glue glug gnome go goal goat goblin gold golden gone good goodbye goodnight goose got grab grandfather
    grandma grandmother grandpa granny grape grass grasshopper gravel gray great green grew grey grin ground
    group grow growl grown grumble guard guess guest guitar gulp gymnastics ha had hadn’t hair half hall hallway
    halves hammer hammock hamster hand handful handle hang happen happily happy harbor harbour hard hare harp
    has hasn’t hat hatch have haven’t hay he head hear heard heart heat heave heavy he’d hedge hedgehog heel
    held helicopter hello helmet help helper helpful hen her here hers herself hey he’ll he’s hi hic hid hidden hide
    high hill him himself hinge hippo hippopotamus his hiss hit hold hole holiday hollow home honey hoo hood hook hop
    hope horn horse hose hot hotel hour house how howl hug huge hum hundred hung hungry hunt hurry hurt hush hut
    i ice icy i’d idea if igloo i’ll i’m important in inch indeed ink insect inside instead into invite iron is
    island isn’t it itch it’ll it’s its itself i’ve jacket jaguar jam january jar jaw jelly jewel jingle job jog
    join joke jolly journey joy juice july jump jumper june jungle just kangaroo karate keen keep kennel kept
    kettle key keyboard kick kid kind kindness king kingdom kiss kitchen kite kitten knapsack knee kneel knelt
    knew knight knit knives knob knock knot know known koala label lace ladder lady ladybird ladybirds ladybug
    lagoon laid lain lake lamb lamp land lane lantern lap large last late later laugh laughter lawn lay lazy
    lead leaf leafy lean leant leapt learn leave leaves led left leg lemon lemonade lend less lesson let let’s
    letter library lick lid lie life lift light lighthouse lightly like likely lily line lion lip list listen
    lit little live lizard llama loaf loaves lock locomotive log lonely long look loop loose lorry lose lost lot
    loud loudly love lovely low luck lucky lullaby lump lunch lunchbox lying machine made magic magical magnet
    make man mango many map maple marble march mark market marmalade marshmallow mask mat match matter may maybe
    me meadow meal mean meant medal meet melt mend mention meow mermaid mess message messy met mice microscope
    middle midnight might mile milk mill mind mine minute mirror miss missing mist mistake misty mitten mix
    mm model mole mom moment mommy monday money monkey monster month moo mood moon moonlight more morning moss most
    moth mother motorbike mountain mouse mouth move mr mrs ms much mud muddy mug mum mummy museum mushroom music
    must mustard mustn’t my myself mystery nail name nap nappy narwhal nature naughty near nearly neat neck need
    needle neighbor neighbour neither nest net never new newspaper next nibble nice nicely night nine nineteen
    ninety no nobody nod noise noisy none nonsense noon nor north nose not note notebook nothing notice november
    now nowhere number nurse nut oak oar oatmeal ocean o’clock october octopus octopuses odd of off offer office
    often oh oil okay old on once one onion only ooh oops open or orange orbit orchard order ostrich other otter ought
    our ours ourselves out outside oven over owl own pack paddle page paid pail paint painter painting pair
    pajamas pal palace pale palm pan pancake pancakes panda paper parade parcel pardon parent park parrot part
    party pass past pasta paste pat patch path patient patter paw pay pea peace peaceful peach peacock pear
    pebble pebbles peek peel peep peg pelican pen pencil penguin penny people pepper perfect perfectly perhaps
    person pet petal phone piano pick picnic picture pie piece pig pigeon pile pillow pin pine pink pirate pitcher
    pizza place plain plan plane planet planetarium plank plant plate platypus play player playful playground
    please pleased plenty plink plop plum plumber pocket poem point poke pole police polite politely pond pony pool
    poor pop poppy porch porridge porter possible post postman pot potato pounce pour powder practice practise
    present press pretend pretty prince princess prize probably problem promise proper properly proud proudly
    ptoo puddle puff puffin pull pump pumpkin puppet puppy purple purpose purr purse push put puzzle pyjamas quack quarter
    queen question quick quickly quiet quietly quilt quite rabbit raccoon race racket radio rag rail rain
    rainbow raincoat raindrop rainy raise ran rang rather rattle reach read reader ready real really reason red
    reed reef referee reindeer remember rescue rest return ribbon rice rich ridden ride right ring rip ripple
    rise risen river road roar roast robin robot rock rocket rocky rode roll rollercoaster roof room root rope
    rose rough round row rowing rub rubber rug rule rumble run rung rush rustle sack sad saddle safe safely said
    sail sailor salad salt same sand sandcastle sandwich sang sank sapphire sat satellite saturday sauce save
    saw say scale scare scarecrow scared scarf scarves school science scientist scissors scoop scooter scrape
    scratch scrub sea seagull seahorse seal search season seat seaweed second secret see seed seem seen seesaw sell
    send sent september set settle seven seventy several sew shade shadow shake shaken shall shallow shape share
    shark sharp she shed she’d sheep sheet shelf she’ll shell shelves shepherd she’s shh shine shiny ship
    shipwreck shirt shiver shoe shone shook shop shopkeeper shore short should shoulder shouldn’t shout shovel
    show shower shrank shrunk shut shy sick side sideways sigh sign silence silent silly silver simple since
    sing single sink sister sit six sixteen sixty size skate skateboard skeleton ski skin skip skirt sky slam
    sled sledge sleep sleepy sleeve slept slice slid slide slight slightly slip slipper slippery slope sloth
    slow slowly slug smack small smart smell smile smoke smooth snack snail snake snap sneak sneeze sniff snore snow
    snowball snowboard snowflake snowman snowy snuggle so soap soccer sock sofa soft softly soil solve some
    somebody somehow someone something sometimes somewhere son song soon sore sorry sort sought sound soup south
    space spaceship spacesuit spade spark sparkle speak special speed spell spend spider spill spin splash splosh spoke
    spoken sponge spoon spoonful spot sprang spread spring sprinkle sprung spun square squash squeak squeeze
    squirrel stable stair staircase stairs stand star starfish starlight starry start station stay steady steam
    steep steer stegosaurus stem step stick sticky stiff still stir stitch stocking stolen stone stood stool
    stop stopped store storm stormy story straight strange straw strawberry stream street stretch string stripe
    stripy strong struck stuck stuff stump stung submarine such sudden suddenly sugar suit suitcase summer sun
    sunday sunflower sung sunlight sunny sunrise sunset sunshine super superhero supper suppose sure surf
    surprise surprised swallow swam swan sweater sweep sweet swept swim swimming swing swoop sworn swum swung
    table tablecloth tadpole tail take taken tale talk tall tambourine tangle tap taste tasty taught tea teach
    teacher team teapot tear teaspoon teatime teddy teeth telescope tell ten tennis tent test than thank that
    that’s the their theirs them themselves then there there’s thermometer these they they’d they’ll they’re
    they’ve thick thief thieves thin thing think third thirsty thirteen thirty this those though thought
    thousand thread three threw through throw thrown thumb thump thunder thursday tick ticket tickle tide tidy tie
    tiger tight tightly till time tin ting tink tiny tip tiptoe tired to toad toadstool toast today toe together told
    tomato tomorrow tonight too took tool toot tooth top torch torn tortoise touch toward towards towel tower town
    toy track tractor traffic trail train trampoline travel tray treasure treat tree treehouse tremble triangle
    triceratops trick trickle tricycle trip trombone trot trouble trousers truck true trumpet trunk trust try tub tuck
    tuesday tug tumble tummy tune tunnel turkey turn turtle twelve twenty twice twig twinkle twirl twist two
    tyrannosaurus ugly umbrella uncle under underground underneath understand understood underwater unicorn
    untie until up upon upset upside upstairs us use used useful usual usually van vase vegetable very vet view
    village violin visit visitor voice volcano waa wag wagon wait wake walk wall walrus wander want warm was wash
    wasn’t wasp waste watch water waterfall wave way we weak wear weather web we’d wednesday week weekend weigh
    welcome we’ll well went wept we’re were weren’t west wet we’ve whale what what’s whee wheel wheelbarrow when
    where where’s whether which while whisker whisper whistle white who whoever whole whoosh whose who’s why wide wife
    wiggle wild will willow win wind windmill window windy wing wink winner winter wipe wire wise wish with
    within without wives wizard wobble wobbly woke woken wolf wolves woman women wonder wonderful won’t wood
    wooden woodpecker woods woof wool woolly word wore work world worm worn worry worst would wouldn’t wound woven
    wrap wren wriggle wrist write writer writing written wrong wrote wrung xylophone yacht yard yarn yawn year
    yellow yes yesterday yet you young your yours yourself you’d you’ll you’re you’ve yum zebra zero zigzag zip zoo
    zoom
  `
    .trim()
    .split(/\s+/),
)
