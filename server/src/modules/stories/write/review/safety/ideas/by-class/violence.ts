/** Who hurts whom with what. The veiled forms of the idea of the same name. */
export const violenceByClass = {
  name: 'violence or cruelty',
  patterns: `
    cut|slit|slash|stab|pierce|chop|hack throat|neck|head|belly|heart|stomach|ear|finger & giant|wolf|man|king|him|her|enemy|knight|hunter|through|open|done ! hair|bread|paper|grass|barber|cake|bangs
    hit|beat|slap|slapped|smack|kick|kicked|punch|whip|thrash|spank|hurt|strike|struck =him|=her|=his|hero|child|dog|brother|sister|donkey|boy|girl & until|good|learn|learned|quiet|sorry|bark|obey ! ball|drum|gong|nail|thumb|egg|dust|carpet|rug|bell
    mother|mum|dad|father|teacher|mummy|daddy|granny slap|slapped|hit|smack|smacked|beat|spank|kick|twist|twisted|punch & him|her|hero|arm|face|child|good|sorry ! swing|pram|door|drum|thumb|snow|rug|carpet|pillow
    pull|pulled|tear|tore|pluck|plucked|rip|cut legs|wings|head|tail|feathers|leg|wing off|out|from spider|fly|bee|butterfly|bird|beetle|frog|moth|worm|friend|one ! plaster|doll
    throw|threw|throwing|hurl stones|stone|rocks|bricks|sticks|snowballs_stones at cat|dog|bird|child|boy|girl|window|him|her|duck|hero|people
    hang|hanged|hung|burn|burned|drown|drowned|behead|shoot|shot|kill|killed thief|witch|robber|man|boy|him|her|king|prisoner|enemy|kittens|puppies|kitten|puppy & tree|rope|sea|river|stake|sack|dead|until|cake|too_many ! picture|coat|lantern|hat|star
    sack|bag|bucket kittens|puppies|kitten|puppy|cat|mice & put|drown|river|too_many|tie|tied ! basket
    put|drown|drowned kittens|puppies|kitten|puppy in|into sack|bucket|river|bag & many|tie|river|unwanted|for
    bone|bones|arm|leg|neck|fingers|ribs break|broke|broken|snap|snapped|crack|cracked & twig|twigs|like|one_by_one|scream|twist|again ! cast|plaster|fell|chair|table|bread
    twist|twisted|bend|bent arm|wrist|ear|fingers|hand & behind|back|sorry|until|cry|scream ! wire|wool|dough
    stamp|stamped|trample|squash|squashed|step|stepped|crush|crushed on|upon|under|the snail|beetle|ant|ants|spider|frog|mouse|worm|bird|caterpillar|bug & crunch|crunched|squish|flat|dead|laugh|fun|all ! almost|not|careful
    bite|bit|bitten|claw|scratch until|and|so & blood|bled|bone|screamed ! mosquito|apple|nail|tongue
    taste|tasted|drink|drank|smell blood
    tie|tied|bound hand|hands|arms|feet & plank|push|pushed|fins|throw|threw|sea|cliff|fire|off ! mitten|string|balloon|shoe|apron|kite
    open|opened|rip|ripped|cut belly|stomach|chest|body & out|bottom|everything|guts|wolf|hunter|fell ! shirt|bag|teddy
    corpse|corpses|guts|entrails|gore|severed|skull_smash|bloodbath
    press|pressed|hold|held|point knife|gun|blade|sword|arrow to|at|against throat|head|heart|back|robber|him|her
    ? take|took|undo|unbuckle|reach|fetch|get =off|=his|=her|=the|for|out belt|strap|cane|slipper|rod|stick & know|knew|what_for|turn_round|bend|bent|coming|bottom|wait ! dog|walk|bag|trousers_up
    lock|shut|leave|put|push hero|child|=him|=her|=them|girl|boy out|outside|in|on & night|cold|snow|cellar|dark|step|shed & serve_right|served|lesson|punish|until|alone|naughty|deserved|cried ! cat|dog|owl|kitten|snowman
  `,
} as const
