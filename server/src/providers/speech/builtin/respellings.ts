/**
 * Words that the engine says wrongly, as what it says them like. It learned its English from American spelling, and drops or spells out
 * what it does not know: “duvet” was said duv-it, “cosy” cossy, “haven't” hay-vent, and the syllable “nih” letter by letter.
 */
const list = `
isn't izzent|haven't hav unt|hasn't hazunt|ow aow|nih nee|kahv kav|ahn on|nahn non|fahn fonn|sahn sonn|treess treece
cosy cozy|cosier cozier|cosiest coziest|cosily cozily|duvet doo vay|duvets doo vays|windowsill window sill
windowsills window sills|nightie nite ee|bunkbed bunk bed|bunkbeds bunk beds|bedpost bed post|bedposts bed posts
plughole plug hole|pushchair push chair|stepmum step mum|candyfloss candy floss|playdough play doh|peekaboo peek a boo
yo-yos yo yoze|superhero super hero|superheroes super heroes|bluebell blue bell|bluebells blue bells
bumblebee bumble bee|bumblebees bumble bees|dragonfly dragon fly|dragonflies dragon flies|scarecrow scare crow
scarecrows scare crows|woodlouse wood louse|woodlice wood lice|weathercock weather cock|birdbath bird bath
molehill mole hill|molehills mole hills|moorhen moor hen|moorhens moor hens|peahen pea hen|flowerpot flower pot
flowerpots flower pots|teapots tea pots|motorway motor way|sweetcorn sweet corn|excavator exca vater
excavators exca vaters
neighbourhood neighborhood|neighbours neighbors|rumour rumor|behaviour behavior|humour humor|odour odor|vapour vapor
saviour savior|metre meter|metres meters|centimetre centimeter|centimetres centimeters|kilometre kilometer
kilometres kilometers|litre leeter|litres leeters|sombre somber|realise realize|realised realized|organise organize
organised organized|analyse analyze|apologising apologizing|practise practiss|practised practist|practising practissing
emphasise emphasize|memorise memorize|criticise criticize|stabilisers stabilizers|marvellous marvelous
modelling modeling|jewellery jewel ree|draughty drafty|leant lent|sieved sivved|sews soze|tidied tie deed
queued cued|neighed nayed|whooshed wooshed|whoo woo|whew few|wriggled riggled|wriggling riggling|toddled todduld
twiddled twidduld|stripy stripe ee|gruffly gruff lee|gaol jail|kerb curb
café caff ay|cafe caff ay|cafés caff ays|cafes caff ays|yoghurt yogurt|yoghurts yogurts|aubergine oh ber jean
pomegranate pommy granit|samosa sa moe sa|samosas sa moe sas|chapatis chuh pah tees|hummus hoomus|baguette bag et
lasagne luh zahn ya|couscous koos koos|meringue mer ang|meringues mer angs|treacle treekle|dungarees dunga rees
sachet sash ay|piñata peen yah tah
gerbil jerbil|gerbils jerbils|chameleon kuh meel yun|chameleons kuh meel yuns|porpoise por pus|echidna uh kidna
orangutan orang oo tan|toucan too can|toucans too cans|tarantula tarran chula|tapir tay per|wildebeest wilder beest
terrapin terra pin|gannet gannit|ewe yew|ewes yews|leprechaun leppra con|buccaneer buck a near|millipede milly peed
triceratops try serra tops|velociraptor vuh lossa raptor|velociraptors vuh lossa raptors
brachiosaurus brackio saurus|tyrannosaurus tyranno saurus|pterodactyl terra dactil|pterodactyls terra dactils
iguanodon ig wan oh don|pteranodon terran oh don|plesiosaur plee zee oh saur|apatosaurus apatoh saurus
ankylosaurus anky low saurus|spinosaurus spy no saurus|ichthyosaurus ickthee oh saurus
pachycephalosaurus packy sefalo saurus|diplodocus dip low dock us
eid eed|holi holy|rakhi rah kee|rakhis rah kees|ganesh guh naysh|challah hah lah|seder say der|langar lun gar
diyas dee yahs|vaisakhi vy sah key|baisakhi bye sah key|navratri navra tree|yaya yah yah
pirouette peeroo et|baa bah|baaa bah|achoo ah choo|atishoo a tish oo|mwah muh wah|pjs pee jays
`

export const respellings: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const space = entry.indexOf(' ')
      return [entry.slice(0, space), entry.slice(space + 1)]
    }),
)
