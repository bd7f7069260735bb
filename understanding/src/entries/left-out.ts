/** Not read to a child, wherever it stands: what is grave, what it does not know, what it is ashamed of, and how parents judge it. With it nothing of a wish is read. */
export const isLeftOut = (text: string): boolean => {
  const plain = text.replace(harmless, ' ')
  return leftOut.test(plain) || hurtsSomebody.test(plain) || isAllPrivate.test(plain)
}

/** A sentence that is not read, while the others may be: what was said to a child to comfort it, a parent's own worry. */
export const isLeftOutAlone = (sentence: string): boolean => leftOutAlone.test(sentence)

/** What sounds worse than it is: 'the battery died', 'dead proud'. */
const harmless = new RegExp(
  `\\b(?:${[
    "(?:nearly|almost|could have|could[’']ve|thought i[’']?d) (?:have )?died|died laughing|i[’']d have died|dying to|nobody died|(?:battery|batteries|tablet|phone|ipad|torch|laptop|engine|telly|car)s? (?:has |have |had |just )?(?:died|was dead|is dead)",
    'killed it|dead (?:tired|proud|chuffed|easy|good|pleased|funny|quick|cute|happy|still|quiet|keen|on (?:his|her|their|my|our) feet)|blood (?:test|orange|moon)s?',
    'fat (?:cats?|hens?|pigeons?|robins?|seagulls?|worms?|slugs?|raindrops?|snowflakes?|caterpillars?|bees?|quarter|lip|chance)|the fat \\w+ (?:sat|hen)',
    'got separated|(?:what|such) a shame|no shame|no (?:ear )?infections?|it was an accident|by accident|going to hell and back',
  ].join('|')})\\b`,
  'gi',
)

const someone =
  '(?:him|her|me|us|them|you|his|my|the (?:baby|cat|dog|teacher|kids?|others|wall|window|tv|telly)|dad\\w*|mum\\w*|mom\\w*)'

const leftOut = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    // How parents judge a child, and what has become of their own patience.
    "naughty|brat|little (?:monkey|madam|monster|sod|devil)|horrible|awful|lazy|rude|useless|clumsy|selfish|spoil(?:t|ed)|feral|stupid|dumb|a biter|biters?|bolter|never listens|(?:does|did|do|will|wo|would)(?:n[’']?t| not) listen|talking to (?:the|a) wall|jealous(?:y)?|(?:won[’']?t|will not|refuses to) share|mean (?:girl|boy|kid|child)s?",
    "driv(?:es?|ing) (?:me|us|everyone) |driven (?:me|us) |sick of|fed up|at my wits|wits[’']? end|exhausted|knackered|had enough(?! of (?:those|these|that|the))|lost (?:my|his|her|our) (?:temper|rag|patience)|i (?:shouted|snapped|yelled|screamed)|(?:shout|yell|snapp?|scream|bark)(?:ed|ing|s)? at (?:him|her|me|us|them|each other|one another|my|his)|said some things|still shaking|(?:ran|runs|run) off (?:at|in|across|towards) the (?:car park|parking lot|street)|(?:i (?:feel|felt)|feeling) (?:so |really )?(?:guilty|bad about)|i (?:feel|felt) (?:so |really )?(?:dreadful|bad|terrible|rotten|guilty)|too loud for us",
    // What a child does not know, and is not to hear.
    "(?:a|the|it[’']?s|as a|big) surprise|surprise (?:party|trip|for)|secret|does(?:n[’']?t| not) know(?! (?:how|what|any|who|why|where))|hasn[’']?t been told|not (?:been )?told|(?:nobody|no one|no-one)(?: has|[’']s)? told(?! (?:him|her|them) (?:to|off|not))|have(?:n[’']?t| not) (?:told|said(?! (?:a|one|anything)))|(?:don[’']?t|do not) (?:mention|tell)|(?<!(?:he|she|it|they|boy|girl|who|that|kids|children) )don[’']?t say|say nothing|not to (?:know|hear)|(?:doesn[’']?t|don[’']?t|not) want (?:anybody|anyone|people|us|me|him|her|them|the others) to know|(?:don[’']?t|do not) put (?:this|that|it) in|must(?:n[’']?t| not) know|behind (?:his|her|their) back|(?<=, )between us|between you and me|off the record|none of (?:a |the |his |her |their )",
    "(?:no|isn[’']?t|not|isn[’']?t a|no real|isn[’']?t any) (?:real )?(?:santa|father christmas|tooth fairy|easter bunny)|santa (?:isn[’']?t|is not)|(?:santa|father christmas|fairy|bunny|mouse) (?:isn[’']?t|is not|forgot|didn[’']?t)|not in the story|(?:want|have) (?:that|this|it) in (?:the|a) story|(?:keep|leave) (?:that|this|it|them|him|her) out|so leave it|private|full name",
    // Illness, harm and what belongs to the law.
    'a&e|pull[- ]?ups|adhd|autis\\w+|asd|camhs|diagnos\\w+|spectrum|over ?weight|her weight|his weight|fat|ugly|stinks?|smell(?:s|ed) (?:terrible|awful|bad|horrible)|kill\\w*|murder\\w*|blood\\w*|bled|bleeding|gun|guns|been shot|shot dead|dead|die|died|dying|dies|death|illegal|police (?:came|were)|arrest\\w*|on the news|the war|bomb\\w*|burglar\\w*|kidnap\\w*|house fire|on fire|in(?:to)? the fire|evacuat\\w+|the crash|car crash|plane (?:can|could|will|might|would)(?: \\w+)? (?:fall|crash)',
    "cancer|oncology|chemo\\w*|tumou?r|leuk\\w+|meningitis|hospice|palliative|funeral|burial|buried|grave|ashes|heaven|icu|nicu|ambulance|coma|stroke|prison|jail|court|divorc\\w+|sep[ae]rat(?:ed|ing|ion)|split up|miscarr\\w+|stillborn|abus\\w+|overdose|drunk|(?:is|been|was|[’']s) drinking(?! (?:his|her|the|water|milk|juice|choc|from|out))|rehab",
    'night terrors?|bad dreams?|scary dreams?|because of a dream|nightmares?|(?:woke|wakes?|waking)(?: up)? (?:crying|yelling|screaming|up crying)|tummy bug|stomach (?:bug|flu)|norovirus|strep|the flu|infections?|croup|dieti[ct]i?an|fevers?|seizures?|epilep\\w+|diabet\\w+|eczema|root canal|scans?|hand,? foot|isolation|kept in (?:hospital|overnight)|for observation|infusions?|transfusions?|dialysis|treatment|surger(?:y|ies)|operations?|anaesth\\w+|hernia|MRI|biops\\w+|(?:tummy|stomach) ?(?:aches?|pains?|cramps?)|(?:tummy|stomach) (?:hurts|is paining|was paining|is sore)|(?<!\\ba )poorly|waters broke|in labour|contractions|nits|lice|worm(?:s|ing) (?:tablets?|medicine)|threadworms?|up (?:his|her|the|one|your|a) (?:nose|nostril)|swallowed (?:a|the|his|her) (?!tooth)',
    // A grave and an empty place, without the word for it.
    "did(?:n[’']?t| not) make it(?! (?:on time|to (?:the|his|her|school|nursery|bed)))|would have (?:laughed|loved|liked|been (?:so )?proud)|feels (?:so )?empty|lost everything|(?:after|since|in) the (?:flood|accident|earthquake|hurricane)|under the (?:\\w+ )?(?:tree|lilac|rose ?bush|roses|bush|hedge) (?:now|with)|dropped off (?:his|her|its|the) perch|taken by (?:the|a) fox|watching (?:over|from the (?:stars|sky|clouds))|looking down on (?:us|him|her)|nobody uses|one (?:\\w+ )?(?:less|fewer) (?:on|at|in)|(?:stocking|plate|chair|place) (?:less|fewer)|empty (?:chair|crate|kennel|cage|hutch|cot)|(?:he|she|they) thinks? (?:it|he|she)[’']?s (?:just |only )?(?:sleeping|asleep)|at the top (?:of the (?:tank|bowl) )?this morning|into a home|in a (?:care |nursing )?home",
    // Money, work, and the affairs of adults.
    "(?:lost|losing|loses) (?:his|her|their|my) job|out of a job|owes?|debts?|rent|redundan\\w+|afford|skint|pay ?day|food ?bank|overdraft|bailiffs?|evict\\w*|mortgage|no money|are we poor|we[’']?re poor|gambl\\w+|on benefits|borrowed it|til(?:l)? i get sorted|ashamed|humiliat\\w+|embarrass\\w+|mortified|hence the mood|god help|pray for me|gave us a fright|(?:ran|run|runs|running) (?:across|into|out into|in) the road|overheard|nothing decided|heard us (?:talk|argu|fight|row)\\w*|had a (?:row|fight|argument) with (?:my|the)|been with us (?:\\w+ )?\\w+ (?:weeks|months|days)|call (?:me|us) (?:mum|mom|mummy|mommy|mama|dad|daddy)|i[’']?m in (?:hospital|until|till)|writing from",
    // Shame, and being left out.
    "(?:not|never|wasn[’']?t|isn[’']?t|weren[’']?t|didn[’']?t get) (?:been |even |get )?(?:picked|chosen|invited|asked)|only one(?: \\w+){0,4} (?:not|who (?:was|did|is|has|could|ca|can|does)n?[’']?t)|invited to nothing|picked last|left out|leav(?:es|ing) (?:her|him|them) out|nobody (?:plays?|played|would play|came|likes?|sits|sat|chose|picks?|picked)|nobody wants? (?:him|her|to (?:play|sit|be))|no ?(?:one|body) to (?:play|sit)|no friends|not my friend|laugh(?:ed|ing|s)? (?:at|on) (?:him|her|them)|(?:they|some\\w*|kids|others|one girl|one boy|the class|children|nobody) (?:all )?laughed|(?:boys|girls|a boy|a girl) (?:don[’']?t|can[’']?t|shouldn[’']?t)|not for (?:boys|girls)|ma(?:de|kes|king) fun|teas(?:ed|ing|es)|everyone (?:looked|saw|stared|laughed)|everybody (?:looked|saw|stared|laughed)|in front of (?:every\\w+|all|the (?:whole|entire))|everyone else in (?:his|her|the|their) class|on (?:his|her|their) own (?:by|again|at (?:play|lunch|break)|every)|only (?:the )?pretty|isn[’']?t proud of|to heart|hurt (?:his|her|their) feelings|(?:more than|less than) (?:me|him|her)|love (?:the|her|him|them) \\w+ (?:one )?more|shame|still upset|(?:was|were) a (?:total |complete |bit of a )?disaster|in(?:to)? (?:his |her )?knickers(?! in)|no ramp|won[’']?t say who|a little quieter|not on (?:speaking|talking) terms",
    'told off|told (?:him|her|them) off|ticking off|in trouble|detention|sent to the (?:office|head|principal)|brought into the office|time ?out|benched|bench time|had to stay in|(?:lost|missed) (?:\\w+ ){0,5}(?:recess|golden time|playtime|break time)|name on (?:the board|red|yellow|amber)|(?:clip|peg|name|card) (?:was |got )?(?:moved |put )?(?:down )?to (?:red|yellow|amber)|(?:was|got|been) caught (?:drawing|stealing|taking|lying|cheating|talking|copying|writing|hiding|hitting)|cheat(?:ed|s)?|pork(?:y|ies)|shocking|no excuses|stole (?:a|an|from|some|money)|stolen|lied|lies|lying (?:to|about)|a lie|fibs?|fibbed|tantrums?|meltdowns?|suspended|excluded|tried to hide|take the blame|bad mark',
    // Hitting, biting, throwing.
    'he hits|she hits|hits? when|hits? (?:people|other|kids)|hitting|biting|helps? with (?:hitting|biting)|(?:bit|hit|kicked|kicks|pushed|pushes|shoved|slapped|clouted|thumped|walloped|scratched) (?:(?:a|an|the|another|some|two|one of the) (?:\\w+ )?(?:baby|toddler|boy|girl|kids?|child|children|friend|teacher|nurse|doctor|lady|man|others?|dog|cat|puppy|kitten|rabbit|hen|goat|pony|horse|cousin|brother|sister|twin|(?:\\w+[- ])?year[- ]old|one)|(?:his|her|my|some(?:one|body)) (?!ball|football|post|button|target|drums?|pram|bike|scooter|own|head|foot|toe|knee|elbow|chin|lip|tongue|thumb|finger|leg|arm|nose|biscuit|apple|sandwich|goal|puck))|(?:thumps|bites|slaps|shoves|whacks|clouts) (?:his|her|the|other|people|every\\w+)|(?:bit|hit|kicked|pushed|shoved|slapped|clouted|thumped) (?:him|me|us|them|her(?=[.,!?;:]|$| (?:and|in|on|with|when|because|so|but|at|back)))|because (?:he|she) (?:bit|hit|kicked)|for (?:pushing|hitting|biting|kicking|fighting|spitting|swearing)|pinch\\w*|punch(?:ed|es|ing)?|smack\\w*',
    `thr(?:ew|ows?|owing|own) (?:\\S+ ){1,4}at ${someone}`,
    'wet (?:the bed|his|her|him|himself|herself)|(?:he|she|who|and|has|had|nearly|they) weed|pees?|peed|peeing|pooed|pooing|poo (?:on|in|all over) (?:the|his|her|my) (?!(?:actual |big |real )?(?:toilet|potty|loo))|had (?:an|a (?:little|wee|toilet|small)) accident|accidents? (?:at|in|on) |no accidents?|sick on|(?:been|was|is|were) sick|vomit\\w*|threw up|naked|bare bum',
    "hate[sd]? (?:each other|one another|me|him|her|us|you|them|himself|herself|school|nursery|my|his|this|everyone|everybody|dad\\w*|mum\\w*)|bully|bullie[sd]|bullying|swore|(?<!n[’']?t |not |never )said a (?:bad |rude |cheeky |naughty )?word|(?:bad|rude|cheeky|naughty|swear) words?|words? with (?:him|her|them|dad|mum)|ha(?:d|ve|ving) words|word (?:i hope|from his father)",
    'therap\\w+|counsell\\w+|social (?:worker|services)|custody|suicid\\w+|depress\\w+|anxiety|medicat\\w+|pregnan\\w+|affair|fuck\\w*|shit\\w*|bloody|crap|damn|hell|bastard|arse|sex\\w*',
  ].join('|')})(?:(?<=\\s)|(?![\\p{L}\\p{N}]))`,
  'iu',
)

/** 'Hit Noah with it.' */
const hurtsSomebody = /\b(?:hit|kicked|pushed|shoved|slapped|thumped|bit) \p{Lu}\p{Ll}+/u

/** An address, wherever a rule for what is private did not see one. */
const isAllPrivate =
  /\b(?:(?:our|my|the|his|her) (?:address|postcode|post code|zip code|surname|family name|email|phone number)|\p{L}+ at \p{L}+ dot \p{L}+|[Ff]lat \d+|(?:postal|zip) code|(?:send|post) (?:it|this|them) to|school is (?:st|saint|the|called|\p{Lu})\S*)/u

const leftOutAlone = new RegExp(
  `\\b(?:${[
    // How a parent feels is no part of the day.
    "proudest (?:day|moment|mum|dad|mom|parent)|so proud of (?:him|her|them)|i[’']m not(?! (?:going|allowed|ready|scared|afraid|tired))\\b(?=[.!,]|$)",
    // How the child came to them is theirs to say.
    'foster(?:s|ed|ing)?(?: \\w+)?|adopt(?:s|ed|ing|ion)?|placement',
    "we(?:[’']ve| have)? (?:told|said to) (?:him|her|them) (?:that|he|she|it|the|there|his|her)|we(?:[’']ve| have)? said (?:there|it|that|he|she)|(?:is|are|[’']s) to be told",
    "i(?:[’']m| am) (?:so |very |a bit |really )?(?:nervous|worried|sad|cross|angry|ashamed|sorry|scared|stressed)|i could have wept|(?:so )?i think (?:he|she|they)|on the (?:wine|gin)|(?:glass of|need a) (?:wine|gin)|in bits|a devil|a liar|nearly finished me|i misread|i hope|(?:it|they)[’']?s? (?:a lot|hard|rough|tough) (?:for|on) (?:him|her|them|a)|it has been rough",
  ].join('|')})\\b`,
  'i',
)
