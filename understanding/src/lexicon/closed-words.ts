/** An underscore stands for a space. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
  )

/** Where a noun phrase ends: words that are no part of one. */
export const notInPhrase = wordSet(`
  visited visiting visits quack moo baa choo woof oink neigh miaow meow beep brum vroom toot ribbit tweet cheep roar hoot nee naw choo_choo
  i you he she it we they me him us them who whos whom which what that thats theres heres where when why how is are was were be been am im hes shes its theyre youre were weve ive theyve id hed shed isnt arent wasnt werent aint
  has have had having do does did dont doesnt didnt can could will would shall should may might must cant couldnt wont wouldnt shouldnt mustnt havent hasnt hadnt not never and or but because so then than if as though although until till
  in on at to of with for from by about into onto over under up down out off through near behind between since after before during without against around across along towards like please thanks ta too very also just only even still already again yet ever
  there here now later soon always sometimes often usually really actually maybe perhaps tonight today tomorrow yesterday lives lived called named says said goes went gets got comes came makes made likes loves wants needs keeps feels thinks knows follows
  any_more no_longer a_bit a_little a_lot all_day as_well of_course anywhere everywhere nowhere thank_you flushing
  facetimed facetiming skyped skyping zoomed videocalled rang phoned sorry
  begins began begin starting joins joined less fewer vs versus
  going being having getting doing together each badly lately asleep
  wants gave given takes took tells told lets let put puts sees saw helps helped tries tried plays played keeps kept starts started finishes finished eats ate sleeps slept
  off her's every any no nothing anything everything something someone anyone everyone nobody somebody anymore im ill yes ok okay lol haha xx x thx but yeah oh um hmm instead else though too anyway either`)

/** They add nothing of their own: politeness, glue, what surrounds a wish. */
export const glue = wordSet(`
  a an the this that these those some any i you he she it we they me him her us them my your his our their its mine yours hers ours theirs myself himself herself themselves yourself it'll i'll we'll she'll he'll we're we'd she'd he'd i'd
  im hes shes theyre youre weve ive theyve id hed shed were is are was were be been being am has have had having do does did done doing can could will would shall should may might must isnt arent wasnt werent aint
  and or but because so then than if as though although until till in on at to of with for from by about into onto over under up down out off through near between since after before during against around across along towards
  please thank thanks ta thx cheers pleeease too very also just only even still already again yet ever there here now later really actually maybe perhaps quite rather pretty super totally absolutely definitely basically honestly literally simply
  who whom which what where when why how yes no not ok okay lol haha ha hah xx xxx x yeah yep oh ah um er erm hmm well so like much many more most less few lot lots bit little all both each every other another same such own one two three four five six seven eight nine ten
  get gets got getting go goes going gone went come comes coming came make makes made making put puts let lets want wants wanted wanting need needs needed would love like liked give gives tell tells told telling ask asks asked say says said know knows think thinks thought
  story stories tale tales bedtime book tonights tonight theme include including included includes add feature featuring star starring mention involve involving character characters kid kids child children daughter son little one ones boy girl man lady
  something anything everything thing things stuff someone everyone us guys ur let's hello hi hey dear hope hoping try trying help ideally possible possibly kindly thats theres whats heres lets ive
  got new big small nice lovely good great best fun right sure course kind sort way time times day days night nights week today tomorrow soon once finally
  big_time a_bit a_little a_lot kind_of sort_of of_course as_well thank_you lots_of any_more no_longer
  feel feels feeling felt be being seem seems seemed keep keeps kept start starts started starting stop become becomes look looks really first last next pm am ish whatever grown surprise surprises idk dunno choose choice pick decide usual-less`)

/** Beside a fact they add as little as glue does: 'all day', 'came home', 'she won’t forgive him'. Alone they are said not to be understood. */
export const saysLittle = wordSet(`
  won't wont wouldn't wouldnt can't cant couldn't couldnt doesn't doesnt didn't didnt don't dont isn't isnt wasn't wasnt who's whos that's
  back home away whole full fine enough mostly else round all_day morning afternoon evening while ago rest end bits way
  take takes took taken taking bring brings brought find finds found asked asking hear heard use used without nearly almost`)

export const determiners = wordSet(
  'a an the some any his her our my their your this that these those another more one two three four five six seven eight nine ten both all every each its lots of several many few',
)

export const colours = wordSet(
  'black blue brown gold golden gray green grey lilac lavender maroon mint navy orange peach pink purple red silver teal turquoise violet white yellow rainbow multicoloured',
)

export const polite = wordSet('please thanks thank_you ta thx cheers')
