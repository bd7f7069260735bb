import { type Rule, rule } from '../rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

const relative = '%kin|godmother|godfather|neighbour|coach|teacher|childminder|friend'
const parent = '%parent'

/** Who is away, ill or somewhere else, told by what was seen of it. */
export const familyInOtherWords: readonly Rule[] = [
  rule(
    'somebody-in-hospital',
    [
      `${relative} ~3 is|was|being|still|are|gets|got|has|been|hes|shes ~1 kept|keeping ~1 in ~3`,
      `${relative} ~3 on ~1 drip|ventilator|ward|dialysis|oxygen|monitor ~3`,
      `${relative} ~5 in ~1 traction|intensive_care|icu|a&e|a_coma|hdu|theatre|recovery|hospice|ward ~3`,
      `${relative} ~2 in|into|for ~1 getting|having|for ~3 op|operation|scan|tests|hip|knee|surgery|bypass|chemo|stent|pacemaker|transplant|cataracts|gallbladder|heart ~3`,
      `${relative} ~2 gets|comes|coming|got|let|allowed out ~4 after|from|of ~1 operation|op|hospital|surgery|ward ~2`,
      `${relative} ~2 getting|having|gets|has|had his|her|a|an ~1 hip|knee|op|operation|pacemaker|bypass|stent|heart|surgery|gallbladder|hysterectomy|chemo ~1 done|tomorrow|today|on|this|next|fixed|replaced ~2`,
      `${relative} ~6 , ? visiting is|hours|was|times ~4`,
      `ambulance took|taken|came_for|for ~1 ${relative} ~3`,
      `visited|visiting|visit|went_to_see|saw ~2 ${relative} ~2 in|on|at ~1 ward|hospital|unit|hospice|bed ~2`,
    ],
    {
      ...inWish,
      head: 'person',
      unless: 'story works worked shift school rain jail prison bath house_arrest tooth',
    },
  ),
  rule(
    'somebody-in-hospital',
    [
      'im|i in|having|have|go|going in? for ~1 my|an|a ~1 op|operation|scan|surgery|c-section|section|treatment|tests|chemo ~4',
      'my op|operation|surgery|c-section ~4',
    ],
    { ...inWish, unless: 'story his her' },
  ),
  rule(
    'somebody-ill',
    [
      `${relative} ~2 has|had|have|got|is|with|through ~2 stroke|heart_attack|cancer|dementia|alzheimers|chemo|tumour|tumor|pneumonia|parkinsons|depression|leukaemia|leukemia|epilepsy|breakdown|relapse|relapsed|turn ~4`,
      `${relative} ~2 relapsed|collapsed|took_bad|poorly_again|taken_ill|taken_bad ~4`,
      `${relative} ~2 doesnt|didnt|cant|forgets|forgot|wont|no_longer ~1 know|remember|recognise|recognize|remembers|knows|recall ~1 his|her|him|my|their|who|us|name ~4`,
    ],
    {
      ...inWish,
      head: 'person',
      unless: 'story knows_yet surprise about_it lines vet dog cat where what_to hamster',
    },
  ),
  rule(
    'parents-apart',
    [
      'its|this|my|was|his|her my|dads|mums|daddys|mummys|your week|weekend|turn|half|days with|again|tonight|next|on ~3',
      'its|this_is|was my|dads|mums|daddys|mummys week|weekend ~2',
      '^ my|dads|mums|daddys|mummys week|weekend ~3',
      'just us|the two|two|three ~1 at mine ~4',
      'at|to|from mine|dads|mums|daddys|mummys|fathers|mothers ~2 this|every|tonight|for|first|weekend|week|until|on|since ~1 weekend|week|night|time|tonight|friday|saturday|sunday|wednesday ~2',
      'at dads|daddys|mums|mummys|papas|mamas ~6 at mine ~4',
      'at mine ~6 at|with dads|daddys|mums|mummys|him|her|his|papas|fathers ~3',
      'daddys|dads|mummys|mums|papas|mamas|fathers|mothers|other|her_dads|his_dads new? flat|house|place|apartment|bedroom|toothbrush ~5',
      'his|her|their mum|dad|mother|father|mam|mom and|& me|i , ~8',
      'his|her|their mum|dad|mother|father|mam|mom and|& i|me ~1 split|separated|arent|are|dont|cant|apart|live ~4',
      'at|to|from their|his|her fathers|mothers|dads|mums ~1 this|tonight|and|for|until|every|again|till|on|tomorrow ~4',
      'visits|visit|sees|goes_to|stays_with|goes ~2 papas|dads|fathers|mothers|mums|dad|daddy|mum|papa ~1 every|each|second|once|other|at ~1 second|other|weekend|week|fortnight|weekends|saturday|wednesday ~2',
      'every|each second|other weekend|week|wednesday|friday|saturday|fortnight ~2 with|at|dads|mums|papas|his|her ~3',
      'handover|hand-over|contact_centre|supervised_contact|co-parent|co-parenting|custody|access|ex-husband|ex-wife|my_ex|her_ex|his_ex ~4',
      'hand over|contact centre|visit ~3',
      'two houses|homes|bedrooms|beds|toothbrushes|christmases|birthdays ~4',
      'split|splitting|separated|separating|apart ~1 up|at|since|in|last|now|from|this ~2 easter|christmas|summer|spring|year|month|january|october|daddy|dad|mum|mummy|january|my_husband ~3',
      'does|did|do|gets|has|doing thursdays|tuesdays|weekends|wednesdays|mondays|fridays|sundays at|with ~4',
      'parents evening is mine|his|hers ~4',
    ],
    {
      ...inWish,
      unless:
        'story nan nana granny work works shift birthday dentist sleepover grandma grandad camp garden swim lovely moles bears cub friends tooth mine_too hospital pick pickup turtle dogs',
    },
  ),
  rule('parents-apart', ['story|one|something ~2 two|both homes|houses ~3'], { ...inWish, sure: 0.8 }),
  rule(
    'parent-travelling',
    [
      `${parent} ~1 night|late|early|double|long|extra|back-to-back shift|shifts|nights ~4`,
      `${parent} ~1 flies|flying|flew|travels|travel|travelling|going|goes|off|away|leaves|leaving|left|drives ~1 to|for|until|till|at|on|with|in ~1 work|conference|rig|ship|exercise|business|dawn|five|night|week|nights|weeks|days|germany|london|frankfurt|dubai|paris|manchester|offshore|tour|course ~4`,
      `${parent} ~2 conference|offshore|deployed|deployment|rig|rigs|on_tour|oil_rig|away_on|long-haul|lorry_driving|business_trip|business ~4`,
      `${parent} ~1 away|gone|off|abroad|overseas ~2 one|two|three|four|five|six|ten|2|3|4|5|6|7|10 nights|days|weeks|months|sleeps ~2`,
      `${parent} ~1 lorry|truck|rig|ship|boat|plane|tour|shift , one|two|three|four|five|2|3|4|5 nights|days|weeks|sleeps`,
      `${parent} ~1 stuck|stranded ~1 in|at|on|the|other|away ~5`,
      `${parent} ~2 off to_see|to see ~1 his|her own? mum|mother|dad|father|family|brother|sister ~5`,
      'im|i|me|am ~1 away|at|in|off|travel|travelling|flying ~1 at|to|a|on|for|in conference|work_trip|course|training|work|dawn|business|frankfurt|london|paris|berlin|amsterdam|hotel|two|three|four|one ~4',
      'first night without me|mummy|daddy|mum|dad|mama|papa ~5',
    ],
    {
      ...inWish,
      head: 'parent',
      unless:
        'story holiday with_us us we together lives new_house split divorced hospital school_run toilet died prison jail collect pick',
    },
  ),
  rule(
    'parent-travelling',
    [
      `${parent} ~1 flies|flying|comes|coming|gets|is|back|arrives|lands home|back|in|home_from ~1 friday|saturday|sunday|monday|tuesday|wednesday|thursday|tomorrow|tonight|from|at|after|on|today ~3`,
      `back|home from <name> ~2 , ${parent} ~4`,
    ],
    {
      ...inWish,
      head: 'parent',
      unless: 'story school work shops late hospital operation surgery ward holiday',
    },
  ),
  rule(
    'busy',
    [
      `${parent} ~1 exams|exam|deadline|dissertation|thesis|marking|tax_return|coursework|revision|finals ~4`,
      `${parent} ~2 tax|exam|essay|phone|laptop|zoom|emails|spreadsheet|deadlines ~2 return|calls|all|table|since|until|again ~4`,
    ],
    { ...inWish, head: 'parent', unless: 'story away hospital flight airport' },
  ),
  rule(
    'busy',
    [
      'called|dragged|summoned in|into ~1 to|work|for|again|shift|and|at $?',
      'promised ~6 called ~3',
      'got called in|into ~4',
      'work|works|office|job|shop ~1 has|is|was|s|been|its ~1 been? nuts|mad|manic|crazy|hectic|mental|insane|bonkers|full_on|non-stop|bananas|relentless|chaos|a_nightmare ~3',
      'no fun today|tonight|this|lately|to|all ~4',
      'owe|owed|owes ~1 him|her|them|both|kids|boys|girls ~1 a|an|one|some|the ~5',
      'in a minute ~1 about|a|hundred|again|all|times|said|ten|too ~5',
      'said|say|saying|says|keep_saying|kept_saying ~1 in_a_minute|in a minute|sec|second|bit ~4',
      'in a minute and|but|all ~4',
      'too much to do|on ~5',
      'on a break|shift|call|calls|deadline , ~4',
      'im|i on a break|nights|call|shift|lates ~4',
      'bedtime by|over phone|facetime|video|zoom ~5',
      'i|we|ive|me|mummy|daddy|mum|dad worked|working|work ~2 late|all_day|weekend|through|overtime|double|nights ~3',
      'glued|stuck to|on my|the|his|her phone|laptop|screen|desk|emails ~3',
      'back-to-back|back_to_back|wall-to-wall meetings|calls ~3',
      'harvest|lambing|calving|silage|tax|exam|audit|marking|wedding season|time|week , ~3',
    ],
    { ...inWish, unless: 'story new_job travelling rash cough hospital_ward played away tv ipad screen' },
  ),
  rule(
    'missing',
    [
      'homesick for <np>',
      'homesick ~4',
      'misses|missing|missed|miss|wants|wanted his|her their? own? bed|bedroom|house|home|street|mum|mummy|mam|mammy|dad|daddy|mama|papa $',
      'looks|looked|looking|searches for|out_for ~1 %kin in|on|at|everywhere|through ~4',
      'asks|asked|asking|keeps_asking|wants_to_know where ~1 %kin is|was|went|has ~2',
      'where is|has|did ~1 daddy|mummy|dad|mum|papa|mama|nana|grandad|granny|grandma ~1 gone|go|again ~3',
      'asking|asks|asked|calls for ~1 %parent ~3',
      'slept|sleeps|sleeping|cuddling|hugging|wearing|wears with|in|his|her ~1 %kin ~1 jumper|shirt|t-shirt|pillow|scarf|coat|dressing_gown|sweater ~3',
    ],
    {
      ...inWish,
      unless:
        'story poem phone bunny hide seek biscuits died died_and supper plaster treat ice_cream more shop own_room kitten dog cat costume dressing_up',
    },
  ),
  rule(
    'pet-died',
    [
      'had|have|decided to let ~2 %pet go ~3',
      'let ~1 our|the|my|his|her ~2 %pet go today|this|on|yesterday|last|tonight|peacefully ~3',
      '%pet ~4 put to sleep|rest ~3',
      '%pet ~1 has|was|been replaced|buried ~4',
      'buried|burying|bury ~2 %pet ~4',
      '%pet ~2 didnt|never|hasnt ~1 woke|wake|waken|make ~1 up|it ~3',
      '%pet ~1 was|is ~1 stiff|floating|belly_up|upside_down|cold|on_its_back ~3',
    ],
    {
      ...inWish,
      head: 'pet',
      unless:
        'story toy bone cuddly lead_off free wild lake garden_pond teddy lunch treasure hibernation tortoise vet spring',
    },
  ),
  rule(
    'pet-ill',
    [
      '%pet|tortoise|snail ~2 off his|her|its|their food|hay|lettuce|dinner|biscuits|breakfast ~4',
      '%pet ~1 is|has|was|been off_colour|under_the_weather|not_right|limping|wobbly|listless|lethargic|swimming_sideways|swimming_funny|sneezing|wheezing|not_himself|not_herself ~4',
      '%pet ~2 off colour|color ~3',
      '%pet ~1 swimming|swims|lying|floating sideways|funny|oddly|upside|at ~3',
      '%pet ~1 hasnt|isnt|wont|not ~1 woken|eating|eat|eaten|moving|moved|drinking|waking ~5',
    ],
    {
      ...inWish,
      head: 'pet',
      unless: 'story toy cuddly died dead gets_a_treat floor leave worms baby_bird homework boy',
    },
  ),
  rule('pet-missing', ['cage|hutch|tank|gate|door|lid|run ~1 was|is|left|wide open|empty ~1 and ~6'], {
    ...inWish,
    around: true,
    unless: 'story dad daddy mum mummy film movie frozen bedroom room sister brother school teddy bus parcel',
  }),
  rule(
    'guest',
    [
      '%kin|cousin|cousins|friends|mate|mates|godmother|godfather ~1 kid|kids|lot|boys? stopping|staying|stays|stopped|arriving|arrives|landing|here|descending|coming ~1 the|for|over|until|tonight|weekend|night|with|tomorrow|sat|saturday|sunday|on|today ~3',
      '%kin|cousin|cousins is|are|was|were on the|their|his|her way ~3',
      'have|has|got|weve|having ~1 %kin|cousin|cousins|friends staying|stopping|over|round|here|to_stay ~4',
      '%kin|cousins is|are|comes|come|came to ~1 stay|visit|us|ours ~4',
      'came|comes|coming|came_home|home with a friend ~3',
    ],
    {
      ...inWish,
      head: 'person',
      unless: 'granddaughter grandson story died hospital school_play dream pick lunch sleepover born',
    },
  ),
  rule(
    'sleepover',
    [
      'mates|friends|pals|buddys|cousins|another|his|her ~1 kid|friend|mate|pal|cousin|house stopping|staying|sleeping ~1 the|over night|over|tonight|ours ~3',
      'sleeping|stopping|staying|stays|sleeps|slept|crashing over? at|round|with <name> ~3',
      'sleeping|stopping|staying|stays|sleeps|slept over? at|round his|her ~2 friends|mates|pals|buddys|cousins|house ~3',
      'bag|pillow|pjs|pyjamas|toothbrush ~1 packed|ready for <name> ~4',
      'get|fetch|collect|pick|picked|got|fetched|collected ~2 up? from ~2 house|buddys|friends|mates|sleepover ~2 midnight|night|ten|eleven|10|11|12|1|2|am|house|middle|early ~3',
      'called|rang|phoned|texted ~3 at ~1 10|11|12|ten|eleven|midnight|1|2|half ~2 come|get|home|pick|fetch|collect ~4',
    ],
    {
      ...inWish,
      unless:
        'story hospital camp tent school nursery own_bed new_bed cottage hotel new_house crib cot own daddy mummy conference',
    },
  ),
  rule(
    'video-call',
    [
      'facetime|facetimed|facetiming|skype|skyped|whatsapp|whatsapped|zoom|zoomed|videocall|video-call|dialed|dialled|rang|phoned ~2 %kin ~4',
      '%kin ~1 on|over|through|by ~1 facetime|skype|whatsapp|zoom|screen|video|ipad|tablet|phone|computer|laptop|camera ~4',
      'picture|screen|face|video|call|connection|line kept|keeps|kept_on|froze|frozen|freezing|went freezing|cutting|buffering|blank|dropping|when|while|mid ~4',
      'showed|shows|waved|waves|kissed|blew|licked|kisses|held|showing ~4 to|at|on|over|through ~1 %kin on|through|over|via|at ~1 phone|camera|screen|tablet|ipad|computer|laptop ~3',
      'video with|from|to %kin ~4',
      'lifts|picks|picked|grabs any|every|the phone ~1 and|now|looks ~5',
    ],
    {
      ...inWish,
      head: 'person',
      unless:
        'fighting fights fell fight argument row story film youtube tv show minecraft game ambulance school nurse police mad headteacher',
    },
  ),
  rule(
    'new-baby',
    [
      'bun|one in the|my oven ~4',
      'baby|babies|sister|brother|one|fella|fellow|lad|sibling|bump|arrival|surprise|boy|girl|two|twins on|due the|its|in|on|any|this|next way|may|june|july|august|march|april|september|october|november|december|january|february|day|month|summer|spring|autumn|winter|christmas ~4',
      'expecting|pregnant|due ~1 a|in|again|twins|our|number|with|and|another|april|may|june|july|august|september|october|november|december|january|february|march|may ~3',
      'scan|ultrasound photo|picture|on|of|said|shows ~4',
      'waters|contractions|labour|maternity ~1 broke|broken|started|ward|every|bag|now ~4',
      'gets|getting|got|has|have|having|want|wanted|order a|an|another|new ~1 little|baby|wee|new brother|sister ~5',
      'she|he|mam|mum|mummy|mom|i is|am|im having|have|had a|the|another|our|twins baby|twins ~3',
    ],
    {
      ...inWish,
      unless:
        'story_about plays pretend doll dolls dolly lambs lamb kittens puppies calf chick parcel train hamster scan_mri hip knee monday homework wears dress bus leg arm foal',
    },
  ),
  rule(
    'somebody-left',
    [
      '%kin|friend|teacher|lodger|neighbour|key_worker|nanny|au_pair|lollipop_lady|childminder went|gone|left|leaves|leaving|off|goes to|for ~1 uni|university|college|army|navy|australia|canada|america|spain|perth|sydney|dublin|boarding ~3',
      'friend|friends|best_friend|bestie|neighbours|neighbour ~1 family? moved|moving|moves|emigrated|emigrating|left|relocating ~1 to|away|back|abroad|for ~3',
    ],
    {
      ...inWish,
      head: 'person',
      unless: 'story party holiday bed nursery reception high_school weekend work',
    },
  ),
  rule(
    'new-pet',
    [
      'adopted|rescued|fostering|rehomed|chose|choosing|picked|bought|collecting|collected|got ~3 %pet from|today|at|tomorrow|on|yesterday|this|called|named ~3',
      'allotted|named|naming the|our|his|her new %pet ~3',
      'lamb|kid|calf|puppy|kitten|piglet|hedgehog|duckling in the kitchen|box|bath|house|shoebox|porch|utility ~4',
    ],
    {
      ...inWish,
      head: 'pet',
      unless:
        'story not hasnt didnt dont doesnt cant wont found lost missing escaped vet wants wish want toy cuddly friend stuffed died back came_back loose saw wild stray poorly ill hospital eggs bird bath_time',
    },
  ),
  rule(
    'new-friend',
    [
      'new|made|a ~1 pal|mate|chum|buddy|amigo at|called|from|in|on|named|at_last|today ~4',
      'theres|there a|this|another ~1 girl|boy|kid|lad|lass ~3 called|named <name> ~4',
      'theres|there ~1 girl|boy|kid at|in|from ~2 called|named <name> ~4',
      'new kid|boy|girl|lad|lass at|in|from|on ~5',
      'her|him|she|he and <name> marry|married|marrying|to_marry|are_inseparable|inseparable|thick_as_thieves ~4',
      'plan to marry ~5',
    ],
    {
      ...inWish,
      unless: 'story_about left bullied hit horrible mean pushed snatched bit my imaginary nobody',
    },
  ),
]

/** What is nobody else's to tell. */
export const othersAffairs: readonly Rule[] = [
  rule(
    'other-people',
    [
      'neighbour|neighbours|neighbor|neighbors|sil|sils|brother-in-law|sister-in-law|mums|colleague|landlord|friends husband|wife|house|son|mum|dad|been|has|have|is|are|lost|s|got? lost|losing|splitting|divorcing|separated|sacked|done|split|cheated|drinking|evicted|bankrupt|broke ~1 their|his|her|up|for|house|job|home|everything|again|it ~3',
      'neighbour|neighbours|neighbor|neighbors|sil|landlord ~3 lost ~1 his|her|their house|job|home|licence|baby ~3',
      'neighbour|neighbours|neighbor|neighbors|sil|sils ~2 splitting|split|divorcing|divorced|divorce|separating|separated|rowing ~3',
      'done for drink|speeding|shoplifting|drugs|fraud|drink-driving ~3',
    ],
    { sure: 0.7, unless: 'dog cat hamster rabbit ball kite tooth story' },
  ),
]
