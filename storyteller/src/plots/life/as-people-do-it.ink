# tells: entries(story|together|bear opened a|bear got a job|bear wanted to go to the seaside|bear wanted to go on holiday|bear went on holiday|bear booked|bear joined the choir|bear went shopping|bear went to the seaside|bear went to the cinema|bear went to the supermarket|bear went to the hairdresser|bear went to the hairdressers|bear had a holiday|bear took the bus|polar bear opened a|polar bear got a job|polar bear wanted to go to the seaside|polar bear wanted to go on holiday|polar bear went on holiday|polar bear booked|polar bear joined the choir|polar bear went shopping|polar bear went to the seaside|polar bear went to the cinema|polar bear went to the supermarket|polar bear went to the hairdresser|polar bear went to the hairdressers|polar bear had a holiday|polar bear took the bus|penguin opened a|penguin got a job|penguin wanted to go to the seaside|penguin wanted to go on holiday|penguin went on holiday|penguin booked|penguin joined the choir|penguin went shopping|penguin went to the seaside|penguin went to the cinema|penguin went to the supermarket|penguin went to the hairdresser|penguin went to the hairdressers|penguin had a holiday|penguin took the bus|octopus opened a|octopus got a job|octopus wanted to go to the seaside|octopus wanted to go on holiday|octopus went on holiday|octopus booked|octopus joined the choir|octopus went shopping|octopus went to the seaside|octopus went to the cinema|octopus went to the supermarket|octopus went to the hairdresser|octopus went to the hairdressers|octopus had a holiday|octopus took the bus|cat opened a|cat got a job|cat wanted to go to the seaside|cat wanted to go on holiday|cat went on holiday|cat booked|cat joined the choir|cat went shopping|cat went to the seaside|cat went to the cinema|cat went to the supermarket|cat went to the hairdresser|cat went to the hairdressers|cat had a holiday|cat took the bus|dog opened a|dog got a job|dog wanted to go to the seaside|dog wanted to go on holiday|dog went on holiday|dog booked|dog joined the choir|dog went shopping|dog went to the seaside|dog went to the cinema|dog went to the supermarket|dog went to the hairdresser|dog went to the hairdressers|dog had a holiday|dog took the bus|cow opened a|cow got a job|cow wanted to go to the seaside|cow wanted to go on holiday|cow went on holiday|cow booked|cow joined the choir|cow went shopping|cow went to the seaside|cow went to the cinema|cow went to the supermarket|cow went to the hairdresser|cow went to the hairdressers|cow had a holiday|cow took the bus|pig opened a|pig got a job|pig wanted to go to the seaside|pig wanted to go on holiday|pig went on holiday|pig booked|pig joined the choir|pig went shopping|pig went to the seaside|pig went to the cinema|pig went to the supermarket|pig went to the hairdresser|pig went to the hairdressers|pig had a holiday|pig took the bus|sheep opened a|sheep got a job|sheep wanted to go to the seaside|sheep wanted to go on holiday|sheep went on holiday|sheep booked|sheep joined the choir|sheep went shopping|sheep went to the seaside|sheep went to the cinema|sheep went to the supermarket|sheep went to the hairdresser|sheep went to the hairdressers|sheep had a holiday|sheep took the bus|goat opened a|goat got a job|goat wanted to go to the seaside|goat wanted to go on holiday|goat went on holiday|goat booked|goat joined the choir|goat went shopping|goat went to the seaside|goat went to the cinema|goat went to the supermarket|goat went to the hairdresser|goat went to the hairdressers|goat had a holiday|goat took the bus|donkey opened a|donkey got a job|donkey wanted to go to the seaside|donkey wanted to go on holiday|donkey went on holiday|donkey booked|donkey joined the choir|donkey went shopping|donkey went to the seaside|donkey went to the cinema|donkey went to the supermarket|donkey went to the hairdresser|donkey went to the hairdressers|donkey had a holiday|donkey took the bus|horse opened a|horse got a job|horse wanted to go to the seaside|horse wanted to go on holiday|horse went on holiday|horse booked|horse joined the choir|horse went shopping|horse went to the seaside|horse went to the cinema|horse went to the supermarket|horse went to the hairdresser|horse went to the hairdressers|horse had a holiday|horse took the bus|pony opened a|pony got a job|pony wanted to go to the seaside|pony wanted to go on holiday|pony went on holiday|pony booked|pony joined the choir|pony went shopping|pony went to the seaside|pony went to the cinema|pony went to the supermarket|pony went to the hairdresser|pony went to the hairdressers|pony had a holiday|pony took the bus|hen opened a|hen got a job|hen wanted to go to the seaside|hen wanted to go on holiday|hen went on holiday|hen booked|hen joined the choir|hen went shopping|hen went to the seaside|hen went to the cinema|hen went to the supermarket|hen went to the hairdresser|hen went to the hairdressers|hen had a holiday|hen took the bus|duck opened a|duck got a job|duck wanted to go to the seaside|duck wanted to go on holiday|duck went on holiday|duck booked|duck joined the choir|duck went shopping|duck went to the seaside|duck went to the cinema|duck went to the supermarket|duck went to the hairdresser|duck went to the hairdressers|duck had a holiday|duck took the bus|goose opened a|goose got a job|goose wanted to go to the seaside|goose wanted to go on holiday|goose went on holiday|goose booked|goose joined the choir|goose went shopping|goose went to the seaside|goose went to the cinema|goose went to the supermarket|goose went to the hairdresser|goose went to the hairdressers|goose had a holiday|goose took the bus|frog opened a|frog got a job|frog wanted to go to the seaside|frog wanted to go on holiday|frog went on holiday|frog booked|frog joined the choir|frog went shopping|frog went to the seaside|frog went to the cinema|frog went to the supermarket|frog went to the hairdresser|frog went to the hairdressers|frog had a holiday|frog took the bus|fox opened a|fox got a job|fox wanted to go to the seaside|fox wanted to go on holiday|fox went on holiday|fox booked|fox joined the choir|fox went shopping|fox went to the seaside|fox went to the cinema|fox went to the supermarket|fox went to the hairdresser|fox went to the hairdressers|fox had a holiday|fox took the bus|owl opened a|owl got a job|owl wanted to go to the seaside|owl wanted to go on holiday|owl went on holiday|owl booked|owl joined the choir|owl went shopping|owl went to the seaside|owl went to the cinema|owl went to the supermarket|owl went to the hairdresser|owl went to the hairdressers|owl had a holiday|owl took the bus|mouse opened a|mouse got a job|mouse wanted to go to the seaside|mouse wanted to go on holiday|mouse went on holiday|mouse booked|mouse joined the choir|mouse went shopping|mouse went to the seaside|mouse went to the cinema|mouse went to the supermarket|mouse went to the hairdresser|mouse went to the hairdressers|mouse had a holiday|mouse took the bus|rabbit opened a|rabbit got a job|rabbit wanted to go to the seaside|rabbit wanted to go on holiday|rabbit went on holiday|rabbit booked|rabbit joined the choir|rabbit went shopping|rabbit went to the seaside|rabbit went to the cinema|rabbit went to the supermarket|rabbit went to the hairdresser|rabbit went to the hairdressers|rabbit had a holiday|rabbit took the bus|hedgehog opened a|hedgehog got a job|hedgehog wanted to go to the seaside|hedgehog wanted to go on holiday|hedgehog went on holiday|hedgehog booked|hedgehog joined the choir|hedgehog went shopping|hedgehog went to the seaside|hedgehog went to the cinema|hedgehog went to the supermarket|hedgehog went to the hairdresser|hedgehog went to the hairdressers|hedgehog had a holiday|hedgehog took the bus|badger opened a|badger got a job|badger wanted to go to the seaside|badger wanted to go on holiday|badger went on holiday|badger booked|badger joined the choir|badger went shopping|badger went to the seaside|badger went to the cinema|badger went to the supermarket|badger went to the hairdresser|badger went to the hairdressers|badger had a holiday|badger took the bus|squirrel opened a|squirrel got a job|squirrel wanted to go to the seaside|squirrel wanted to go on holiday|squirrel went on holiday|squirrel booked|squirrel joined the choir|squirrel went shopping|squirrel went to the seaside|squirrel went to the cinema|squirrel went to the supermarket|squirrel went to the hairdresser|squirrel went to the hairdressers|squirrel had a holiday|squirrel took the bus|snail opened a|snail got a job|snail wanted to go to the seaside|snail wanted to go on holiday|snail went on holiday|snail booked|snail joined the choir|snail went shopping|snail went to the seaside|snail went to the cinema|snail went to the supermarket|snail went to the hairdresser|snail went to the hairdressers|snail had a holiday|snail took the bus|tortoise opened a|tortoise got a job|tortoise wanted to go to the seaside|tortoise wanted to go on holiday|tortoise went on holiday|tortoise booked|tortoise joined the choir|tortoise went shopping|tortoise went to the seaside|tortoise went to the cinema|tortoise went to the supermarket|tortoise went to the hairdresser|tortoise went to the hairdressers|tortoise had a holiday|tortoise took the bus|elephant opened a|elephant got a job|elephant wanted to go to the seaside|elephant wanted to go on holiday|elephant went on holiday|elephant booked|elephant joined the choir|elephant went shopping|elephant went to the seaside|elephant went to the cinema|elephant went to the supermarket|elephant went to the hairdresser|elephant went to the hairdressers|elephant had a holiday|elephant took the bus|hippo opened a|hippo got a job|hippo wanted to go to the seaside|hippo wanted to go on holiday|hippo went on holiday|hippo booked|hippo joined the choir|hippo went shopping|hippo went to the seaside|hippo went to the cinema|hippo went to the supermarket|hippo went to the hairdresser|hippo went to the hairdressers|hippo had a holiday|hippo took the bus|giraffe opened a|giraffe got a job|giraffe wanted to go to the seaside|giraffe wanted to go on holiday|giraffe went on holiday|giraffe booked|giraffe joined the choir|giraffe went shopping|giraffe went to the seaside|giraffe went to the cinema|giraffe went to the supermarket|giraffe went to the hairdresser|giraffe went to the hairdressers|giraffe had a holiday|giraffe took the bus|lion opened a|lion got a job|lion wanted to go to the seaside|lion wanted to go on holiday|lion went on holiday|lion booked|lion joined the choir|lion went shopping|lion went to the seaside|lion went to the cinema|lion went to the supermarket|lion went to the hairdresser|lion went to the hairdressers|lion had a holiday|lion took the bus|tiger opened a|tiger got a job|tiger wanted to go to the seaside|tiger wanted to go on holiday|tiger went on holiday|tiger booked|tiger joined the choir|tiger went shopping|tiger went to the seaside|tiger went to the cinema|tiger went to the supermarket|tiger went to the hairdresser|tiger went to the hairdressers|tiger had a holiday|tiger took the bus|monkey opened a|monkey got a job|monkey wanted to go to the seaside|monkey wanted to go on holiday|monkey went on holiday|monkey booked|monkey joined the choir|monkey went shopping|monkey went to the seaside|monkey went to the cinema|monkey went to the supermarket|monkey went to the hairdresser|monkey went to the hairdressers|monkey had a holiday|monkey took the bus|camel opened a|camel got a job|camel wanted to go to the seaside|camel wanted to go on holiday|camel went on holiday|camel booked|camel joined the choir|camel went shopping|camel went to the seaside|camel went to the cinema|camel went to the supermarket|camel went to the hairdresser|camel went to the hairdressers|camel had a holiday|camel took the bus|llama opened a|llama got a job|llama wanted to go to the seaside|llama wanted to go on holiday|llama went on holiday|llama booked|llama joined the choir|llama went shopping|llama went to the seaside|llama went to the cinema|llama went to the supermarket|llama went to the hairdresser|llama went to the hairdressers|llama had a holiday|llama took the bus|walrus opened a|walrus got a job|walrus wanted to go to the seaside|walrus wanted to go on holiday|walrus went on holiday|walrus booked|walrus joined the choir|walrus went shopping|walrus went to the seaside|walrus went to the cinema|walrus went to the supermarket|walrus went to the hairdresser|walrus went to the hairdressers|walrus had a holiday|walrus took the bus|seal opened a|seal got a job|seal wanted to go to the seaside|seal wanted to go on holiday|seal went on holiday|seal booked|seal joined the choir|seal went shopping|seal went to the seaside|seal went to the cinema|seal went to the supermarket|seal went to the hairdresser|seal went to the hairdressers|seal had a holiday|seal took the bus|crab opened a|crab got a job|crab wanted to go to the seaside|crab wanted to go on holiday|crab went on holiday|crab booked|crab joined the choir|crab went shopping|crab went to the seaside|crab went to the cinema|crab went to the supermarket|crab went to the hairdresser|crab went to the hairdressers|crab had a holiday|crab took the bus|dragon opened a|dragon got a job|dragon wanted to go to the seaside|dragon wanted to go on holiday|dragon went on holiday|dragon booked|dragon joined the choir|dragon went shopping|dragon went to the seaside|dragon went to the cinema|dragon went to the supermarket|dragon went to the hairdresser|dragon went to the hairdressers|dragon had a holiday|dragon took the bus|monster opened a|monster got a job|monster wanted to go to the seaside|monster wanted to go on holiday|monster went on holiday|monster booked|monster joined the choir|monster went shopping|monster went to the seaside|monster went to the cinema|monster went to the supermarket|monster went to the hairdresser|monster went to the hairdressers|monster had a holiday|monster took the bus|dinosaur opened a|dinosaur got a job|dinosaur wanted to go to the seaside|dinosaur wanted to go on holiday|dinosaur went on holiday|dinosaur booked|dinosaur joined the choir|dinosaur went shopping|dinosaur went to the seaside|dinosaur went to the cinema|dinosaur went to the supermarket|dinosaur went to the hairdresser|dinosaur went to the hairdressers|dinosaur had a holiday|dinosaur took the bus|snowman opened a|snowman got a job|snowman wanted to go to the seaside|snowman wanted to go on holiday|snowman went on holiday|snowman booked|snowman joined the choir|snowman went shopping|snowman went to the seaside|snowman went to the cinema|snowman went to the supermarket|snowman went to the hairdresser|snowman went to the hairdressers|snowman had a holiday|snowman took the bus|scarecrow opened a|scarecrow got a job|scarecrow wanted to go to the seaside|scarecrow wanted to go on holiday|scarecrow went on holiday|scarecrow booked|scarecrow joined the choir|scarecrow went shopping|scarecrow went to the seaside|scarecrow went to the cinema|scarecrow went to the supermarket|scarecrow went to the hairdresser|scarecrow went to the hairdressers|scarecrow had a holiday|scarecrow took the bus|robot opened a|robot got a job|robot wanted to go to the seaside|robot wanted to go on holiday|robot went on holiday|robot booked|robot joined the choir|robot went shopping|robot went to the seaside|robot went to the cinema|robot went to the supermarket|robot went to the hairdresser|robot went to the hairdressers|robot had a holiday|robot took the bus|moon opened a|moon got a job|moon wanted to go to the seaside|moon wanted to go on holiday|moon went on holiday|moon booked|moon joined the choir|moon went shopping|moon went to the seaside|moon went to the cinema|moon went to the supermarket|moon went to the hairdresser|moon went to the hairdressers|moon had a holiday|moon took the bus|sun opened a|sun got a job|sun wanted to go to the seaside|sun wanted to go on holiday|sun went on holiday|sun booked|sun joined the choir|sun went shopping|sun went to the seaside|sun went to the cinema|sun went to the supermarket|sun went to the hairdresser|sun went to the hairdressers|sun had a holiday|sun took the bus|cloud opened a|cloud got a job|cloud wanted to go to the seaside|cloud wanted to go on holiday|cloud went on holiday|cloud booked|cloud joined the choir|cloud went shopping|cloud went to the seaside|cloud went to the cinema|cloud went to the supermarket|cloud went to the hairdresser|cloud went to the hairdressers|cloud had a holiday|cloud took the bus|lighthouse opened a|lighthouse got a job|lighthouse wanted to go to the seaside|lighthouse wanted to go on holiday|lighthouse went on holiday|lighthouse booked|lighthouse joined the choir|lighthouse went shopping|lighthouse went to the seaside|lighthouse went to the cinema|lighthouse went to the supermarket|lighthouse went to the hairdresser|lighthouse went to the hairdressers|lighthouse had a holiday|lighthouse took the bus|teapot opened a|teapot got a job|teapot wanted to go to the seaside|teapot wanted to go on holiday|teapot went on holiday|teapot booked|teapot joined the choir|teapot went shopping|teapot went to the seaside|teapot went to the cinema|teapot went to the supermarket|teapot went to the hairdresser|teapot went to the hairdressers|teapot had a holiday|teapot took the bus|bus opened a|bus got a job|bus wanted to go to the seaside|bus wanted to go on holiday|bus went on holiday|bus booked|bus joined the choir|bus went shopping|bus went to the seaside|bus went to the cinema|bus went to the supermarket|bus went to the hairdresser|bus went to the hairdressers|bus had a holiday|bus took the bus|digger opened a|digger got a job|digger wanted to go to the seaside|digger wanted to go on holiday|digger went on holiday|digger booked|digger joined the choir|digger went shopping|digger went to the seaside|digger went to the cinema|digger went to the supermarket|digger went to the hairdresser|digger went to the hairdressers|digger had a holiday|digger took the bus|tractor opened a|tractor got a job|tractor wanted to go to the seaside|tractor wanted to go on holiday|tractor went on holiday|tractor booked|tractor joined the choir|tractor went shopping|tractor went to the seaside|tractor went to the cinema|tractor went to the supermarket|tractor went to the hairdresser|tractor went to the hairdressers|tractor had a holiday|tractor took the bus|fed up of standing still|tired of standing still|tired of being up|booked himself a room|booked herself a room|booked itself a room|bins had a party|diggers had a party|toys had a party|socks had a party|had a party when everyone was asleep|had a party when everybody was asleep)
# happens: own-wish
# wants: other
# never: shrinks|shrank|swaps|swap|turns into
# kind snowsea: snowman who wants to go to the seaside|snowman wants to go to the seaside|snowman goes to the seaside|snowman who goes to the seaside|snowman wants to go to the beach|snowman who wants to go to the beach|snowman goes to the beach|snowman who wants to see the sea|snowman wants to see the sea
# kind pool: paddling pool
# kind skytea: moon comes down for|moon comes for|moon comes to tea|star comes down for|sun comes down for|cloud comes down for
# kind tea: cup of tea
# kind seabake: bakery at the bottom of the sea|bakery under the sea|underwater bakery|octopus opens a bakery|octopus who opens a bakery|mermaid opens a bakery|crab opens a bakery|cake shop at the bottom of the sea|cake shop under the sea|cafe at the bottom of the sea
# kind bins: wheelie bins|recycling bin|bins
# kind hair: hairdresser|hairdressers|barber|barbers|haircut
# kind cinema: cinema|theatre|the pictures
# kind sky: moon is|moon goes|moon who|moon that|moon wants|moon gets|moon has|moon had|moon decides|moon opens|moon takes|moon comes|moon climbs|moon walks|moon loses|moon sneaks|moon runs|moon learns|moon starts|moon joins|moon plays|moon tries|moon moves|moon visits|sun is|sun goes|sun who|sun that|sun wants|sun gets|sun has|sun had|sun decides|sun opens|sun takes|sun comes|sun climbs|sun walks|sun loses|sun sneaks|sun runs|sun learns|sun starts|sun joins|sun plays|sun tries|sun moves|sun visits|star is|star goes|star who|star that|star wants|star gets|star has|star had|star decides|star opens|star takes|star comes|star climbs|star walks|star loses|star sneaks|star runs|star learns|star starts|star joins|star plays|star tries|star moves|star visits|cloud is|cloud goes|cloud who|cloud that|cloud wants|cloud gets|cloud has|cloud had|cloud decides|cloud opens|cloud takes|cloud comes|cloud climbs|cloud walks|cloud loses|cloud sneaks|cloud runs|cloud learns|cloud starts|cloud joins|cloud plays|cloud tries|cloud moves|cloud visits|rainbow is|rainbow goes|rainbow who|rainbow that|rainbow wants|rainbow gets|rainbow has|rainbow had|rainbow decides|rainbow opens|rainbow takes|rainbow comes|rainbow climbs|rainbow walks|rainbow loses|rainbow sneaks|rainbow runs|rainbow learns|rainbow starts|rainbow joins|rainbow plays|rainbow tries|rainbow moves|rainbow visits
# kind seashop: octopus opens|octopus has|shark opens|crab opens|mermaid opens|whale opens|lobster opens|squid opens|fish opens
# kind swim: swim|swims|swimming|surf|surfing|surfs|paddle|diving board
# kind sing: choir|sing|sings|singing|concert|ballet|opera|orchestra|talent show|stage|band
# kind race: race|races|racing|football|marathon|match|olympics|sports day
# kind buy: shopping|supermarket|does the shop|to the shops|goes to the shop
# kind feast: party|picnic|wedding|married|birthday|dinner|barbecue|supper|feast|tea party|buffet
# kind thing: digger is|digger goes|digger who|digger that|digger wants|digger gets|digger has|digger had|digger decides|digger opens|digger takes|digger comes|digger climbs|digger walks|digger loses|digger sneaks|digger runs|digger learns|digger starts|digger joins|digger plays|digger tries|digger moves|digger visits|bus is|bus goes|bus who|bus that|bus wants|bus gets|bus has|bus had|bus decides|bus opens|bus takes|bus comes|bus climbs|bus walks|bus loses|bus sneaks|bus runs|bus learns|bus starts|bus joins|bus plays|bus tries|bus moves|bus visits|train is|train goes|train who|train that|train wants|train gets|train has|train had|train decides|train opens|train takes|train comes|train climbs|train walks|train loses|train sneaks|train runs|train learns|train starts|train joins|train plays|train tries|train moves|train visits|tram is|tram goes|tram who|tram that|tram wants|tram gets|tram has|tram had|tram decides|tram opens|tram takes|tram comes|tram climbs|tram walks|tram loses|tram sneaks|tram runs|tram learns|tram starts|tram joins|tram plays|tram tries|tram moves|tram visits|tractor is|tractor goes|tractor who|tractor that|tractor wants|tractor gets|tractor has|tractor had|tractor decides|tractor opens|tractor takes|tractor comes|tractor climbs|tractor walks|tractor loses|tractor sneaks|tractor runs|tractor learns|tractor starts|tractor joins|tractor plays|tractor tries|tractor moves|tractor visits|excavator is|excavator goes|excavator who|excavator that|excavator wants|excavator gets|excavator has|excavator had|excavator decides|excavator opens|excavator takes|excavator comes|excavator climbs|excavator walks|excavator loses|excavator sneaks|excavator runs|excavator learns|excavator starts|excavator joins|excavator plays|excavator tries|excavator moves|excavator visits|dump truck is|dump truck goes|dump truck who|dump truck that|dump truck wants|dump truck gets|dump truck has|dump truck had|dump truck decides|dump truck opens|dump truck takes|dump truck comes|dump truck climbs|dump truck walks|dump truck loses|dump truck sneaks|dump truck runs|dump truck learns|dump truck starts|dump truck joins|dump truck plays|dump truck tries|dump truck moves|dump truck visits|cement mixer is|cement mixer goes|cement mixer who|cement mixer that|cement mixer wants|cement mixer gets|cement mixer has|cement mixer had|cement mixer decides|cement mixer opens|cement mixer takes|cement mixer comes|cement mixer climbs|cement mixer walks|cement mixer loses|cement mixer sneaks|cement mixer runs|cement mixer learns|cement mixer starts|cement mixer joins|cement mixer plays|cement mixer tries|cement mixer moves|cement mixer visits|crane is|crane goes|crane who|crane that|crane wants|crane gets|crane has|crane had|crane decides|crane opens|crane takes|crane comes|crane climbs|crane walks|crane loses|crane sneaks|crane runs|crane learns|crane starts|crane joins|crane plays|crane tries|crane moves|crane visits|lorry is|lorry goes|lorry who|lorry that|lorry wants|lorry gets|lorry has|lorry had|lorry decides|lorry opens|lorry takes|lorry comes|lorry climbs|lorry walks|lorry loses|lorry sneaks|lorry runs|lorry learns|lorry starts|lorry joins|lorry plays|lorry tries|lorry moves|lorry visits|fire engine is|fire engine goes|fire engine who|fire engine that|fire engine wants|fire engine gets|fire engine has|fire engine had|fire engine decides|fire engine opens|fire engine takes|fire engine comes|fire engine climbs|fire engine walks|fire engine loses|fire engine sneaks|fire engine runs|fire engine learns|fire engine starts|fire engine joins|fire engine plays|fire engine tries|fire engine moves|fire engine visits|lift is|lift goes|lift who|lift that|lift wants|lift gets|lift has|lift had|lift decides|lift opens|lift takes|lift comes|lift climbs|lift walks|lift loses|lift sneaks|lift runs|lift learns|lift starts|lift joins|lift plays|lift tries|lift moves|lift visits|clock is|clock goes|clock who|clock that|clock wants|clock gets|clock has|clock had|clock decides|clock opens|clock takes|clock comes|clock climbs|clock walks|clock loses|clock sneaks|clock runs|clock learns|clock starts|clock joins|clock plays|clock tries|clock moves|clock visits|teapot is|teapot goes|teapot who|teapot that|teapot wants|teapot gets|teapot has|teapot had|teapot decides|teapot opens|teapot takes|teapot comes|teapot climbs|teapot walks|teapot loses|teapot sneaks|teapot runs|teapot learns|teapot starts|teapot joins|teapot plays|teapot tries|teapot moves|teapot visits|kettle is|kettle goes|kettle who|kettle that|kettle wants|kettle gets|kettle has|kettle had|kettle decides|kettle opens|kettle takes|kettle comes|kettle climbs|kettle walks|kettle loses|kettle sneaks|kettle runs|kettle learns|kettle starts|kettle joins|kettle plays|kettle tries|kettle moves|kettle visits|fridge is|fridge goes|fridge who|fridge that|fridge wants|fridge gets|fridge has|fridge had|fridge decides|fridge opens|fridge takes|fridge comes|fridge climbs|fridge walks|fridge loses|fridge sneaks|fridge runs|fridge learns|fridge starts|fridge joins|fridge plays|fridge tries|fridge moves|fridge visits|lamp post is|lamp post goes|lamp post who|lamp post that|lamp post wants|lamp post gets|lamp post has|lamp post had|lamp post decides|lamp post opens|lamp post takes|lamp post comes|lamp post climbs|lamp post walks|lamp post loses|lamp post sneaks|lamp post runs|lamp post learns|lamp post starts|lamp post joins|lamp post plays|lamp post tries|lamp post moves|lamp post visits|lamppost is|lamppost goes|lamppost who|lamppost that|lamppost wants|lamppost gets|lamppost has|lamppost had|lamppost decides|lamppost opens|lamppost takes|lamppost comes|lamppost climbs|lamppost walks|lamppost loses|lamppost sneaks|lamppost runs|lamppost learns|lamppost starts|lamppost joins|lamppost plays|lamppost tries|lamppost moves|lamppost visits|postbox is|postbox goes|postbox who|postbox that|postbox wants|postbox gets|postbox has|postbox had|postbox decides|postbox opens|postbox takes|postbox comes|postbox climbs|postbox walks|postbox loses|postbox sneaks|postbox runs|postbox learns|postbox starts|postbox joins|postbox plays|postbox tries|postbox moves|postbox visits|letterbox is|letterbox goes|letterbox who|letterbox that|letterbox wants|letterbox gets|letterbox has|letterbox had|letterbox decides|letterbox opens|letterbox takes|letterbox comes|letterbox climbs|letterbox walks|letterbox loses|letterbox sneaks|letterbox runs|letterbox learns|letterbox starts|letterbox joins|letterbox plays|letterbox tries|letterbox moves|letterbox visits|sofa is|sofa goes|sofa who|sofa that|sofa wants|sofa gets|sofa has|sofa had|sofa decides|sofa opens|sofa takes|sofa comes|sofa climbs|sofa walks|sofa loses|sofa sneaks|sofa runs|sofa learns|sofa starts|sofa joins|sofa plays|sofa tries|sofa moves|sofa visits|piano is|piano goes|piano who|piano that|piano wants|piano gets|piano has|piano had|piano decides|piano opens|piano takes|piano comes|piano climbs|piano walks|piano loses|piano sneaks|piano runs|piano learns|piano starts|piano joins|piano plays|piano tries|piano moves|piano visits|boat is|boat goes|boat who|boat that|boat wants|boat gets|boat has|boat had|boat decides|boat opens|boat takes|boat comes|boat climbs|boat walks|boat loses|boat sneaks|boat runs|boat learns|boat starts|boat joins|boat plays|boat tries|boat moves|boat visits|ferry is|ferry goes|ferry who|ferry that|ferry wants|ferry gets|ferry has|ferry had|ferry decides|ferry opens|ferry takes|ferry comes|ferry climbs|ferry walks|ferry loses|ferry sneaks|ferry runs|ferry learns|ferry starts|ferry joins|ferry plays|ferry tries|ferry moves|ferry visits
# kind visit: dentist|doctor|doctors
# kind work: job|opens a|opens the|runs a|bakery|shop|cafe|restaurant|hotel for|school for|library
# kind rest: holiday|rest|sleep|nap|bath|books himself|books herself|lie down|lies down|deckchair|hotel|spa
# kind go: goes to|go to|bus|train|walk|walks|travels|trip|sets off|sets out|seaside|beach|zoo
# ages: 3-10
# needs: speaking
# holds: dark(kind)

=== title
{~As People Do It|Like This?}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# place for seashop, seabake: underwater; day; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; day; clear
# action: L stand curious at e1; heroes stand; friends stand
# things: e1 right
{~Everybody can do it, and {H} had never given it a thought.|“Like this?” somebody asked {H}, {young:from behind.|who was standing nearest.}|Of all the people who were about, it was {H} who {was} asked. {young:That is how it began.|It may have been that {H} looked like somebody who could do it.}}
{entry_1}
{entry_1_seen} # usual
{
- is_snowsea:
There was a towel, rolled up, {young:as people have.|as people have who go to the sea, and a bucket, and under it all, on the ground, a small wet place.}
- is_pool:
There was just room for one, {young:with a knee up.|if you put a knee up, and somebody had left a small rubber fish in it, which did not mind.}
- tea():
There was a cup with an ear, {young:as people have.|as people have, and a saucer under it, and a spoon that was only there to go round.}
- is_seabake:
There was an apron, {young:as people have.|as people have, and a row of cakes behind it, and each of them leaned a bit to the side where the water came from.}
- is_bins:
There was a ring of them, all lids, {young:under the lamp.|under the street lamp, and somebody had brought crusts, and somebody had brought a whole tea bag.}
- is_hair:
There was a chair that goes up and down, {young:and a cape.|and a cape that is tied behind, and a mirror in which you can see what is coming.}
- is_cinema:
There was a ticket, {young:as people have.|as people have, torn off at one end, and a seat that wanted to fold itself up again.}
- is_sky:
There was a gap up there, of just that size. {young:Down here there was a towel, as people have.|And down here there was a towel, rolled up, as people have when they do it.}
- is_feast:
There was a plate that went round, {young:as it does with people.|as it does with people, and a bowl with something in it that nobody was sure of.}
- work():
There was an apron, with its bow in front, {young:as people have.|as people have, and a cloth over one shoulder, or as near as could be.}
- is_swim:
There was a towel over one arm, or as near as could be, {young:as people have.|as people have, and a bit of paper in the corner with a name on it.}
- is_sing:
There was a sheet of paper to hold, {young:as people have.|as people have, and a glass of water, and a lamp to stand beside.}
- is_race:
There was a line on the ground, {young:as people have.|as people have, and somebody with a whistle, and at the other end somebody with a blanket.}
- is_buy:
There was a basket, over one arm or as near as could be, {young:as people have.|as people have, and a list, on the back of an envelope.}
- is_rest:
There was a towel, rolled up, {young:as people have.|as people have, and a book, with a bus ticket in it to keep the place.}
- is_go:
There was a bag with a sandwich in it, {young:as people have.|as people have, and it had been looked at twice already.}
- else:
There was a bag, with two handles, {young:as people have.|as people have, and in it there was a second bag, in case.}
}
It is one thing to look on, and another to do it. {young:It always looks so easy.|From where you look on it seems as easy as falling down.} # more
“Like this?” asked {x()}. ¶ {L} looked, {young:high and low.|from the top to the bottom, and back up.} “Almost,” said {L}.
“What is not right?” asked {x()}. ¶ {young:“You still look as if you are doing it,” said {L}.|“It still looks as if you were doing it,” said {L}. “It has to look as if you were only there.”} # usual
There is a good deal to it, if you have never had to say how. # more
-> DONE

=== m1
# aside
# shot: two
# place: street; day; clear
# place for seashop, seabake: underwater; day; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; day; clear
# action: A stand happy at e1; heroes stand; friends stand
# things: e1 right
“How are you?” said somebody, going by. {xx()} {was_x()} glad to be asked, {young:and began at the top, and got as far as the knees.|and began at the top, and left nothing out, and it was a good while before they had got as far down as the knees.}
“Almost,” said {A}. “You say, ‘Not too bad.’” ¶ {young:“But it is not all that bad,” said {x()}.|“But one bit of it was,” said {x()}. “And one bit was very nice.”}
“That makes it not too bad,” said {A}. {young:So they tried it again with somebody else.|So they tried it with the next one, and the next one said it as well, and was gone.}
“But what about the knees?” asked {x()}, {~and looked down the road|still looking down the road}. ¶ {young:“They do not say,” said {A}.|“You don’t get that,” said {A}. “They keep it for the doctor.”} # spare
“And if it is bad?” asked {x()}. ¶ “Then you say ‘Mustn’t grumble’,” said {A}, “{young:and you do not grumble.”|and then you grumble for about as long as it takes to boil an egg.”} # more
After that it was said to a dog, {young:and a gate.|and to a gate, and each of them took it very well.} # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# place for seashop, seabake: underwater; afternoon; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; afternoon; clear
# action: L stand proud beside e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“Do you have to know about {loved} for it?” asked {x()}. It is no bad thing, {L} thought.|{musing}} # personal
“Then look how I do it,” said {L}, {young:and did it as slowly as anybody could.|and did it quite slowly, so that it could be followed.}
{
- is_snowsea:
{L} sat down, and looked out to one side, and fanned with a hat, {young:and it flew off.|as you do on the way to the sea, and the hat flew off, and had to be fetched.}
- is_pool:
{L} put in one toe, and then the rest, and lay back, {young:and got a noseful.|with both arms over the edge, and looked at nothing, and got a noseful of water.}
- tea():
{L} took the cup by the ear, and put out one small finger, {young:and hiccuped.|and blew across the top, and took the smallest sip that there is, and hiccuped.}
- is_seabake:
{L} iced one, from the middle to the edge, {young:and dropped the spoon.|with a face as if it were nothing, and looked up to see if anybody had seen, and dropped the spoon.}
- is_hair:
{L} sat down in the chair, and said, “Just the ends,” {young:and sneezed.|and looked at that person in the mirror as if they had never met, and sneezed.}
- is_cinema:
{L} sat down, and looked only to the front, and put one hand in the bag without looking, {young:and coughed.|as you must not look at what you eat in there, and it went down the wrong way.}
- is_feast or is_bins:
{L} took one from the plate, {young:and said “Mm”, and dropped it.|and held it between two fingers, and said that it was very good, and dropped it.}
- work():
{L} wiped a clean place with a cloth, {young:and looked up, and dropped a spoon.|and put both hands flat on it, and looked up, and one elbow sent a spoon flying.}
- is_swim:
{L} put in one toe, and took it out, {young:and put it in, and slipped.|and put it in again, and had a look at it, and slipped.}
- is_sing:
{L} stood up straight, and held up the paper, {young:and hiccuped.|and opened a mouth as round as an egg, and hiccuped.}
- is_race:
{L} went up to the line, and put one foot on it, {young:and fell over a lace.|and looked to the left and to the right, and fell over a lace.}
- is_buy:
{L} took down a tin, and looked at it, {young:and dropped it.|and read the back of it, and shook it by one ear, and dropped it.}
- is_rest or is_sky:
{L} lay on one side of the towel, {young:and looked at nothing, and sneezed.|with both arms behind the head, and looked at nothing, and sneezed.}
- is_go:
{L} took up the bag, and went six steps, {young:and tripped.|and looked back once, as you do, and tripped over the edge of something.}
- else:
{L} put down the bag, {young:and stood back, and sneezed.|and stood back, and looked at it all with one hand over the eyes, and sneezed.}
}
{hinderer_person:“I do it differently,” said {hinderer}, and did, and then nobody knew which it was.} # beat
{hinderer_animal:{hinderer} wanted to be shown as well, and did it first, and all of it on the floor.} # beat
{hinderer_carried:{hinderer} was put where it could be seen how it is done, and fell over just there.} # beat
Then {x()} did it after {L}, just the same, {young:and left out nothing at all.|and nothing was left out.} “Like this?”
“Almost,” said {L}. “You need not {slip()}.”
{tries()} # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# place for seashop, seabake: underwater; afternoon; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; afternoon; clear
# action: A stand happy; heroes stand; friends stand
# things: e1 right; key
“You could pat your pockets,” said {A}. “People do that all day.” {young:And {A} did it at the front and at the back.|And {A} did it, first in front, and then at the back, and then with a worried look once more in front.}
There are those who have no pockets. {young:“Then pat the place,” said {A}.|“You can just pat the place where they would be,” said {A}. “It is mostly for the patting.”}
So {x()} patted, {~high up|low down}, {young:with care.|and not too hard, and with a very good worried look.}
“What is it that is lost?” asked {x()}. ¶ “Nothing,” said {A}. {young:“You pat it, and it is there.”|“You pat, and then it is there after all, and then you say ‘Ah’.”} ¶ “Ah,” said {x()}. # spare
There is a sort of patting for keys, {young:and another sort for glasses.|which is quick, and another sort for glasses, which goes on for longer and ends on top of the head.} # more
“Like this?” ¶ It was almost like that. {young:It was very near.|It was so near that a man who was going by began to pat himself, too.} # more
-> DONE

=== m2
# aside
# shot: close
# place: street; afternoon; clear
# place for seashop, seabake: underwater; afternoon; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; afternoon; clear
# action: A look-up curious; heroes look-up; friends stand
# things: e1 left
“They look up,” said {A}, “and say what it is going to do.” {young:So they put their heads back, and looked up.|So they stood side by side, and put their heads back, and looked up for as long as people do.}
“It is going to be up there,” said {x()}. ¶ {young:“Almost,” said {A}.|It was well meant, and you could not have said that it was wrong.}
“You say that it will hold,” said {A}, “or else that it won’t. {young:You say one of them.”|It does not matter which. They can’t tell, either.”}
{x()} looked up once more, {~for a long time|with one eye shut}. {young:“It will hold,” said {x()}.|“It won’t,” said {x()}, “and after that it will.”}
{pausing} # company
They did it in the other direction, too, {young:where there was a small cloud.|where there was a small cloud that might have come to something if it had been left alone.} # more
{young:It did hold, until the evening.|That was as good as anybody could have done it, and it turned out to be so.} # more
-> DONE

=== s3
# shot: behind
# place: street; dusk; clear
# place for seashop, seabake: underwater; dusk; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; dusk; clear
# action: L sit-on-edge sleepy beside e1; heroes sit; friends sit
# things: e1 right; e2 left; e3
{is_entry_4:{entry_3}}
{
- is_snowsea:
Then the sun came round. Drip, went {x()}, {young:at the nose.|at the nose first, and then at both elbows, and one button slid down to where a knee would be.}
So {L} stood on that side, and held up the towel with both hands, and did not put it down once. {is_thing_3:And close behind {thing_3_many:were|was} {thing_3}.|It was a good big towel.}
“Is it still far?” asked {x()}. ¶ “No,” said {L}. “You can smell it.” # usual
- is_pool:
But {x()} lay there quite stiff, {young:with both eyes open.|and looked straight up, and was ready for anything, as if it might all begin again at any moment.}
“You are still holding yourself up,” said {L}, and rolled a towel, and put it under, where a neck would be. “That does it for you.”
Then {L} laid another one on top, right up to the chin, and tucked the edge in, all round. “Now there is nothing left to do,” said {L}.
- tea():
It was too hot. {xx()} looked into the cup, {young:and waited.|and down there, very small, there was somebody who looked out.}
{L} blew, once from this side and once from that, and the one in the cup shook. “You hold it in both hands until it is right,” said {L}. “It is mostly for holding.”
{is_a_thing() and is_being_1:And {being_1}? {being_1_many:They were|That one was} asked, too, and had milk, out of the saucer, and looked at nobody.|They held on. It was good and warm, right up to the wrists.}
- is_seabake:
{L} pressed one with a finger. {young:It stayed down.|The finger went in, and some sea came out, and the cake did not come up again.} “It is the water,” said {L}. “It gets in everywhere.”
{xx()} let out a breath, and it went up, round and silver. “That is dry,” said {L}. “In there it is quite dry.”
So {L} turned a bowl upside down, and blew in from below, glub, glub, until it was full of nothing but breath. And under that went a cake.
- is_bins:
{is_being_2:But {being_2} did not dance.|But one of them did not dance.} {young:It went clank.|It stood at the edge, with its lid not quite shut, and when it breathed it went clank.}
{L} laid one ear on the side. “There is too much in there,” said {L}. “Open wide.” And {L} put in an arm, right up to the shoulder.
One can came out, and then one more. They were stood along the wall, in a row, {young:and then it went pff.|and after the eleventh there was a long, low pff, and the lid sat straight.}
- is_hair:
But {x()} and the chair did not fit each other. {young:So {L} wound it down.|So {L} wound the chair down, as far as it would go, and then up, and then took the chair away.}
“Who is that?” asked {x()}, and meant the mirror. ¶ “You do not ask,” said {L}. “You nod to each other.” # usual
{L} held the comb at one end, and at the other end it got to where it had to. {is_thing_1:It went best with {thing_1}.|It only took a long arm.}
- is_cinema:
“Sh,” said somebody behind. {young:“I can’t see past.”|“I can see half of it,” said somebody else, “and it is the other half that is talking.”}
{xx()} turned round, to see what they were looking at. ¶ “Not that way,” whispered {L}, and turned {x()} back by one ear, or thereabouts. # usual
“You have to sink,” said {L}, “until you only come up to there,” and laid a hand on the place. And {x()} sank.
- is_sky:
But down here there was not room for all of it. {young:So {L} moved a chair.|From a long way off you look so small. So {L} moved one chair, and then the other, and then the table as well.}
“And what do I do with the rest of me?” asked {x()}. ¶ “You let it lie,” said {L}. “People just let it lie.”
{L} walked once all the way round, and tucked in whatever stuck out. It took some time.
- is_feast:
But nobody said anything. They all stood along the edge. “You ask how far somebody has come,” said {L}. {young:So {x()} asked.|So {x()} asked the first, and the first asked the next, and so it went along.}
It had come back to {L} by the time that the plate did. “I have come from over there,” said {L}, and pointed. And then it was quite loud.
- work():
Then somebody came in, and wanted what there was not. {xx()} looked at {L}. {young:“We are just out of it,” said {L}.|“We have that moment run out,” said {L}, leaning on one elbow, “but there is this.”}
{xx()} leaned as well, and held up this, and that, and one of them was the very thing. {L} wrapped it. It took three goes with the string.
- is_swim:
“It is wet,” said {x()}, from the edge. ¶ “Only at first,” said {L}, and went in backwards, and held out a hand. {young:And {x()} held on.|It was held on to very hard, and then not quite so hard.}
{L} let go one finger at a time, so that nobody knew when it was the last. {is_being_2:Then {L} did the same for {being_2}.}
- is_sing:
Nothing came. {xx()} looked at the people, {young:and they looked back.|and the people looked back, and somebody turned a page, and it could be heard.}
So {L} hummed it, quite low, from the side, only the first note. It was held out to {x()}, as you hold out a hand.
- is_race:
{xx()} went before it had begun, and then, the next time, {young:not at all.|stood there, so as to be quite sure, until all the others had gone.}
So {L} held on at the back, with one hand, and felt how it wanted to be off. “Not yet,” said {L}. “Not yet.” And then {L} let go.
- is_buy:
There was so much of it. {xx()} stood still, to see it all, {young:and was in the way.|and was in the way, and on the other side of that stood a row of people with baskets, who looked at their feet.}
{L} took hold, and they went round in one piece, past the bread and past the soap. “You say sorry,” said {L}, “even to the soap.”
- is_rest:
But {x()} lay there and thought of everything at home. {young:You could see it.|You could see it, for one foot still went up and down, or something at that end did.}
So {L} opened a book in the middle, and laid it on {x()}’s face, like a roof. “It goes on without you,” said {L}. “It is only page forty.”
- is_go:
It was further than it looks. {young:So {L} took one handle.|After the second corner the bag was twice as heavy, and so {L} took the other handle, and they had to go in step.}
“I can see it,” said {x()}, at every corner. ¶ “Almost,” said {L}. And then, at one corner, it was so.
- else:
But wherever {x()} was, it was just there that somebody had to get by. {young:So {L} took hold.|So {L} took hold, and moved all of it, by one step, and somebody got by, and said thank you.}
“Is it here?” asked {x()}. ¶ {L} looked along one arm, with one eye shut. “A bit to this side,” said {L}, and pushed.
}
{owner():“And {entry_1_thing}?” asked {x()}. ¶ “{entry_1_thing_many:They are|It is} there in any case,” said {L}.} # usual
{helper_person:“A little more like that,” said {helper}, who had done it for years, and did not know how.} # beat
{helper_animal:{helper} came and lay down close by, and showed how it is done without thinking at all.} # beat
{helper_carried:{helper} was put down where it could be seen by both, and did it very well.} # beat
“Like this?” asked {x()}. ¶ {young:“Almost,” said {L}. “Don’t think of it.”|“Almost,” said {L}. “You are still thinking about it. You have to think about something else, like soup.”}
{xx()} thought about soup. You could tell, because it got very quiet. # more
“What sort of soup?” asked {x()}. ¶ “Any sort,” said {L}. # more
So it was very likely potato. # more
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# place for seashop, seabake: underwater; dusk; clear
# place for sky, pool: garden; dusk; clear
# place for rest: garden; dusk; clear
# action: A sit-on-edge happy; heroes sit; friends sit
# things: e1 right; umbrella
There was still the matter of how much you take. {young:People always take too much.|People take a thing in case it rains, and a thing in case it does not, and then they are ready.}
{x()} had nothing in case it got late. {young:{A} found a torch.|{A} found a torch for that, which did not work, but you don’t take it to work, you take it to have it.}
Then it was hard to carry, and some of it was put down again. {young:That was right, too.|“That is right, too,” said {A}. “You do that at the first corner.”}
“Does anybody ever need it?” asked {x()}. ¶ {young:“No,” said {A}.|“Once,” said {A}, “and they are still talking about it.”} # spare
There were also four biscuits, “for the way”, {young:and those were eaten before they went.|and those were eaten before they had so much as gone round the corner, as is always done.} # more
So they held it, {~a handle each|one on each side}, {young:and looked like people.|and from behind, in that light, you would have said that they were two people.} # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# place for seashop, seabake: underwater; night; clear
# place for sky, pool: garden; night; stars
# place for rest: garden; night; stars
# action: L stand happy beside e1; heroes stand; friends stand
# things: e1; e3 left; e4 right
So they did not try. They did it all once more, as if it were nothing.
{
- is_snowsea:
And there, on the other side of the last thing, lay the sea. It went up and it went down, and at the edge it was as cold as anybody could wish.
{xx()} went in, as people do, as far as the second button, and looked straight out to where it stops. {L} stood next to that, up to the knees.
- is_pool:
The water rocked, and then it did not. A leaf came down on it, and went round once. {L} sat on the grass, and held on to one corner of the towel, and did not say a word.
- tea():
Then it was right. It went down without a sound, all of it, and left a warm place. {xx()} looked into the cup once more. There was nobody in it.
- is_seabake:
They put one under every bowl, as many as there were arms for, and counted to a hundred. Then {L} lifted an edge, and tapped. Tock, it went. It was dry right through.
There was a line outside as far as the rock. {xx()} handed them over, this one and that one and those, until there was nothing on the shelf but crumbs. # usual
- is_bins:
After that they could all dance. You do it on two wheels, and lean back. {L} held on to a handle, in bed socks. Not one lid clapped, since people were asleep.
The plate came round. There was one crust left. {xx()} looked at it.
- is_hair:
Snip, it went, and snip, and something light came down. Then {L} held the small mirror at the back, and moved it to one side, and to the other. {xx()} looked.
- is_cinema:
Then the light went down. From the side {x()} was blue, and then yellow, and once quite green. {L} held out the bag, and a hand, or something of the kind, went in without looking.
- is_feast:
The plate came round. There was one left. {xx()} looked at it, and so did {L}.
- work():
It was late. {L} swept, and {x()} hung up the cloth, and it hung straight.
- is_swim:
{xx()} went in, with a yawn, as far as you can go. {L} was there already. The water came up to both their chins.
- is_sing:
{xx()} stood up, and looked at the lamp, and not at the people. {L} breathed in, so that there were two who did.
- is_race:
{xx()} went up to the line, and yawned. {L} stood next to that, with one hand ready, and did not need it.
- is_buy:
{xx()} went by the biscuits, and yawned, and then had some. {L} held the basket. Nobody had to go round.
- is_go:
{xx()} took up the bag, and {L} took the other handle. The sandwich was long gone, and there it was, where they had wanted to go.
- is_rest or is_sky:
{xx()} lay back, and was not thinking of anything. {L} lay next to that. Something went by a long way up, and they did not even ask what.
- else:
{xx()} was there, and that was all. {L} stood next to that. People went by on both sides, and nobody looked twice.
}
“{w()}” said {x()}, to nobody.
It was very quiet. # usual
“Was that {is_x_many():us|me}?” asked {x()}. ¶ “That is what people say,” said {L}. “It comes by itself.” # usual
“Like that,” said {L}. “Just like that.”
Nobody can do it any better. Most of them do not even know that they can. # more
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_2 and not is_entry_3:{entry_2}}
{entry_4}
{not is_entry_2:{after()}} # usual
And {x()} did not hear it, having gone on to do it some more. # more
-> DONE

=== m3
# aside
# shot: wide
# place: street; night; stars
# place for seashop, seabake: underwater; night; clear
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: bag; lamp; gate
When it was late, {A} went home. That is done by people, too.
You say that you must go. Then you say what else there was. Then you say that you must go. # usual
They did that at the gate, three times. It went very well. # spare
{homeward} # company
“Not too bad,” said {A}, when they asked. # usual
“Mind how you go,” they called after {A}. {A} minded, as far as the first lamp. # spare
There was a lamp, and a lamp, and a lamp. You walk from the one to the next. That is how it is done. # more
The gate said something as well, when it was shut. It said it to nobody. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy mirror; heroes brush-teeth; friends stand
# things: mirror; basin; cup
There was one in the mirror who did it all just as {A} did.
“Almost,” said {A}. It had the brush on the wrong side.
Up, and down. Then they both spat, and said “Ah”. # usual
{A} patted the place where a pocket would be. There was none, but it was all there, even so. # more
“Not too bad,” said {A} to the one in the mirror. It had said the same, and at the same time. # spare
You look up, last thing, and say that it will hold. {A} looked up. It was the ceiling. It would hold. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy stairs; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; coat on hook; hook
They went up the stairs, one foot and then the next. {A} had never thought about it.
You must not think about it. On the fifth stair {A} did, and there was one foot too many. # usual
So {A} thought about soup, and was at the top. # usual
“Oof,” said the top stair, or somebody on it. # spare
You say “Well” when you get there. {A} said it. All of the landing seemed to know what was meant. # more
The coats hung there as people hang them, all on one hook. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: chair; table; lamp; bag on chair
The kitchen was dark. A chair stood there, and did what chairs do.
A bag had been put on it. It had two handles, and they leaned on each other. # usual
Nobody had thought of it, but there was half of a sandwich in it. # spare
Then a board creaked, as you do when you sit. It was said to nobody. # usual
It had come by itself. # more
The clock looked at its own hands, to see if it was getting on. It was. # spare
The tap said one thing. That was to nobody, too. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; lamp; curtain
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
{
- tea():
It was warm under the quilt, right up to the wrists. “{w()}” said {L}.
- is_cinema:
Both eyes were shut, and it had already begun. “{w()}” said {L}, and did not wait to be told.
- is_hair:
{L} lay on the back of the head. It was all right at the back. “{w()}” said {L}.
- is_feast or is_bins:
There was one yawn left. “{w()}” said {L}, and then had it.
- work():
The lamp went out. “{w()}” said {L}. There was nothing else.
- is_swim:
{L} went in, toes first. “{w()}” said {L}.
- is_sing:
There was one thing more to say. “{w()}” said {L}.
- is_race:
Both eyes were shut. “{w()}” said {L}. They were.
- is_buy:
There was a lot of bed. “{w()}” said {L}, and yawned.
- is_go:
There was the pillow. There was the blanket. “{w()}” said {L}. They had.
- else:
{L} turned over. “{w()}” said {L}, and did not hear it.
}
The dark came in. It did not know how you do it. So it lay down next to {L}. # usual
“Like this?” asked the dark.
“Almost,” said {L}. “Shut your eyes.”
It shut them. It thought about soup. # usual
Then sleep came by itself.
Like that.
Goodnight, {x()}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a heron at the bus stop, with a bag. It stood as people stand there, on one leg and then on the other, and looked up the road, and then at its foot. ¶ “How are you?” asked {A}, and sat down on the wall. ¶ The heron thought about it. You could see it begin at the knees. “Not too bad,” it said.
-> DONE

=== next_bedtime
The pillow was lain on, as people do it. “Oof,” it said, to nobody.
-> DONE

=== function tea
~ return is_tea or is_skytea

=== function owner
~ return (is_rest or is_go or is_swim or is_visit) and is_entry_1_thing and not is_a_thing()

=== function work
~ return is_work or is_seashop or is_seabake

=== function is_a_thing
{
- is_sky or is_skytea or is_thing:
~ return is_entry_1_thing
}
~ return is_entry_1_thing and not is_entry_1_being

=== function x
{
- is_a_thing():
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return "the new one"

=== function xx
{
- is_a_thing():
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return "The new one"

=== function is_x_many
{
- is_a_thing():
~ return entry_1_thing_many
- is_entry_1_being:
~ return entry_1_being_many
}
~ return false

=== function was_x
{is_x_many():
~ return "were"
}
~ return "was"

=== function slip
{
- is_snowsea:
~ return "lose the hat"
- is_pool:
~ return "snort"
- tea():
~ return "hiccup"
- is_bins:
~ return "drop it"
- is_cinema:
~ return "cough"
- is_feast or is_buy:
~ return "drop it"
- work():
~ return "drop the spoon"
- is_swim:
~ return "slip"
- is_sing:
~ return "hiccup"
- is_race:
~ return "fall over"
- is_go:
~ return "trip"
}
~ return "sneeze"

=== function tries
{
- is_snowsea:
~ return "By then one side was a little thinner than the other."
- is_pool:
~ return "Most of the water had gone over the edge by then, to have a look at the grass."
- tea():
~ return "Then they did it with a biscuit, which is held in until you have counted three, and is gone at four."
- is_seabake:
~ return "The icing went on, and slid down, and swam off with its cherry."
- is_bins:
~ return "Clap, went all the lids, and then they remembered, and did it again without."
- is_hair:
~ return "Then they did the part where you are asked if the water is too hot, and say that it is not."
- is_cinema:
~ return "Then they did the part where you get up, to let somebody by, and hold on to everything."
- is_feast:
~ return "Then they did it with a plate each, held in front of you, and quite level."
- work():
~ return "Then they did it with a whole counter, from the one end to the other."
- is_swim:
~ return "Then they did the part with the steps, where you hold on and go backwards."
- is_sing:
~ return "Then they did the part where you look at the lamp, and not at the people."
- is_race:
~ return "Then they did the part where you shake out one foot and then the other."
- is_buy:
~ return "Then they did the part where you stand in front of the cheese."
- is_go:
~ return "Then they did it with the bag on the other side, as you do when it gets heavy."
- is_rest or is_sky:
~ return "Then they did it lying on the front, which is quite different."
}
~ return "Then they did it with the other bag as well, which had been in the first."

=== function after
{
- is_snowsea:
~ return "There was no drip any more, or if there was you could not tell it from the sea."
- is_pool:
~ return "There was no answer. So it was right."
- tea():
~ return "There was still some in the pot."
- is_seabake:
~ return "There was nothing else. Even the crumbs had been dry."
- is_bins:
~ return "Nobody was. So it was cut in half, and before it was light they all stood in their places."
- is_hair:
~ return "And it was."
- is_cinema:
~ return "It was. But nobody minded, and nobody knew."
- is_feast:
~ return "Nobody was. So it was cut in half."
- work():
~ return "There was nothing else. The light was turned off, and then the sign was turned round."
- is_swim:
~ return "And it was."
- is_sing:
~ return "Then it went of its own accord, from the first note to the last."
- is_race:
~ return "And they all were."
- is_buy:
~ return "There was no milk in the basket at all."
- is_go:
~ return "They had, all but the sandwich."
}
~ return "It had come from quite low down, and it did them both good."

=== function w
{
- is_snowsea or is_pool:
~ return "Oof,"
- tea():
~ return "Ah,"
- is_bins:
~ return "Is anybody having this?"
- is_hair:
~ return "Very nice,"
- is_cinema:
~ return "Is that the same one as before?"
- is_feast:
~ return "Is anybody having this?"
- work():
~ return "Anything else?"
- is_swim:
~ return "It is lovely once you are in,"
- is_sing:
~ return "Ahem,"
- is_race:
~ return "Ready?"
- is_buy:
~ return "I only came in for milk,"
- is_go:
~ return "Have we got everything?"
}
~ return "Oof,"
