/** Words of home, food, school, play and feasts that parents type and the other lists do not have: no slips of the pen for another, and no names. */
export const everydayWords = `
  abseiling accordion apricot apricots arabesque arcades archery armor armour artichoke asparagus aubergine babysat babysitting backflip baguette
  balcony banisters bannister bannisters bartered bassoon bauble baubles bayram bhaji bharatanatyam bib bibs binoculars biryani bisabuelo blackcurrant
  blutack bodyboard bodyboarding boiler boilers bongos bookcase bookshelf borscht brioche brolly budgies buttercup buttercups buzzy
  candlelight candyfloss cantered caramel caretaker carousel carrycot catapult cauldron challah chapati chapatis cheddar chestnuts chopstick
  chopsticks choreography chrysalis clementine clementines cloakroom cloakrooms coaster cockatiel cockpit cocoon colander comfy conservatory
  constellation constellations courgette courgettes cranberries crumpet crumpets cursive cutlery cygnet cygnets cymbals daal decimals detergent
  dishwasher diwali dodgems dojo dominoes doorbell doorknob doormat doorstep drainpipe dressage drooled duckweed duet dugout dungeon dungeons dustpan
  dyed earmuffs easel eclair eclairs eggplant egusi eiderdown embroidery erupt erupted erupts exhibitions fairground falafel figs fireplace flapjack
  flapjacks flyer foil foxglove frisbee frogspawn fufu fusilli galoshes gherkin gherkins glockenspiel gnocchi gobstopper googly gooseberries
  gooseberry gosling goslings goulash graders grater grumpily guppies gutters gymkhana handwriting hanukkah harmonica headmaster headmistress
  headstand helter henna hiccupped hob holi homerun hometime honk honked honking honks hornet houmous icicle imam infield innings instructor janitor
  jersey jiujitsu jollof jupiter kale kindergartner kiwi kneepads korma kurta ladle lamplight lampshade lasagna lasagne laundry lawnmower layup leaked
  leaks leek leeks lentil lentils lettuce lichen licorice lightbulb lino liquorice locker lockers loom lotion mackintosh mall mammoth mantelpiece
  maracas marina marzipan mashed mathletes matzah mayonnaise meringue meringues meteor midfielder milkshake milkshakes minigolf mistletoe moat molars
  mozzarella napkin napkins nectarine nectarines neptune nippers nougat nowruz oboe offside ofrenda origami outfield paddleboard paddock padlock
  paintbrush paintbrushes paneer papaya papier parakeet paratha parmesan parsnip parsnips passover patio pedals peekaboo peeler pencilcase penknife
  penne pesto pier pierced pierogi pillowcase pinecone pinecones pipecleaner pirouette pirouettes placemat plantain plasticine playpen pompom pompoms
  posh postbox pringles protractor pruned puck purim pyramid pyramids quinoa radiator radiators rakhi ramen ravioli receptionist recess ref reins
  repack repacked rhubarb ringmaster rollerblades rollerblading rollerskates rooster rounders runway satchel satsuma satsumas saturn saucepan
  schnitzel seder sellotape sensei sequins serviette sharpener sheepdog sherbet shinguards shinpads shortstop sieve sippy skelter skidded sleepaway
  smeared smudged snorkel snorkeling snorkelled snorkelling softer spacer sparkly spatula spinach splattering squelch squelched squelching squelchy
  squiggled stencil stencils stethoscope steward stewardess stirrup stirrups strikeout strudel sufganiyot sukkah sultanas sunbeam surah surfboard
  surfboarding swede tablespoon takeoff talkie taller tamales tandem tarts terrarium thermos timetables toastie toasties toboggan toffee tofu tongs
  torchlight tortillas trampette trapeze trellis tryouts tuba turbulence turnip turret umpire undokai unpacked vaisakhi vault vinegar viola vivarium
  volley volleyed walkie waltzers waterbottle wetsuit wetsuits wigs windowsill woggle wok woodlice yorkshire zipline zipwire zucchini`
  .split(/\s+/)
  .filter(Boolean)
