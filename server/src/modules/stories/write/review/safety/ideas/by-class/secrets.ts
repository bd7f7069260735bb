/** Who asks a child for what, and what is not to be told at home. The veiled forms of the idea of the same name. */
export const secretsByClass = {
  name: 'secret from parents, or a stranger who invites',
  patterns: `
    friend & nobody|no_one|none & to_know|must_know|may_know|know_about|grown_up ! surprise|birthday|present|tree|word_for ! mouse
    only|just|between|our|this_is for|us|little us_two|game|little_thing|secret & key|never|parents|tell|nobody|stroke|touch|uncle|understand ! surprise|birthday|pancake|cake|tea
    what_happens|whatever & stay|stays|remain & tent|room|here|us|house|camp|club
    parents|mum|mummy|mother|dad|teachers|grown_ups|family & not|never|cannot|would & understand|find|know|hear|told|look|tell|need_to & secret|phone|messages|rule|friend|stay|better|mattress|photo|game|meet|delete ! surprise|birthday|present ! tree+house
    ? delete|erase|hide|clear|lock message|messages|phone|tablet|chat|photos|history & mum|dad|before|parents|mother|father|nobody
    phone|tablet|camera|sim & under|hidden|secret|own & mattress|pillow|not_look|tell|mum|never ! torch|light
    met|meet|wrote|write|knew|friend & tablet|game|online|internet|chat|screen|app & wait|tonight|behind|alone|meet|picture|send|come|park|shops ! granny|grandma|dad|mum|aunt
    send|show|give|take me|him|her|a|photo picture|photo|photograph|film|video & bath|undressed|without|you|clothes|bed|naked|vest|shower & will|unicorn|sweet|phone|secret|friend ! drawing|granny|grandma|mum|dad
    mum|mummy|mother|dad|daddy|parents send|sent|asked|told|know|knows|waits|is|want =me|=him|=us|=you & hop_in|get_in|come|car|van|drive|hospital_with|quick & lady|man|driver|stranger|woman|gentleman|said_the
    ? puppy|puppies|kitten|kittens|pony|sweets|sweet|chocolate|ice_cream|toy|unicorn|playstation|rabbits & man|stranger|lady|coach|driver|=him & van|car|his_house|at_home|house|flat|follow|walked|pocket ! mum|dad|granny|grandpa|farmer|shop
    tell|told|telling|let nobody|no_one|none where|when|about & go|going|went|gone|meet|adventure ! surprise|birthday
    slip|slipped|sneak|sneaked|creep|crept|steal|climb|go|went|tiptoe out|down|away & house|door|window|home|gate & night|asleep|dark|midnight|sleeping & meet|man|friend|woods|river|alone|wait|road|street|him|park ! mum|dad|with_granny|dream|cat
    follow|followed|watch|watched|wait|waited =her|=him|hero|for|them|=you from|at|outside|after|near school|home|playground|window|gate & hand|day|week|man|every|took|car|he ! mum|dad|dog|granny|cat|duck|goose|sheep|lamb
    stroke|strokes|touch|rub|pinch =her|=his|=your|hero|=my knee|thigh|leg|bottom|chest|lap|neck & secret|our|uncle|coach|man|kindly|quiet ! vet|doctor|nurse|cat|dog|mum|dad|cream
    <unknown-adult>|uncle|cousin|babysitter|coach|teacher|neighbour & lock|locked|key|undress|without_clothes|clothes_off|no_clothes|off_clothes|be_without & game|door|turn|play|alone|two|room|clothes ! bicycle|shed|shop|piano
    ? ask|asked|tell|told|want|write|give & address|where_you_live|key|when_you_are & at_home|nobody|home|parents|alone|door & lady|man|voice|he|she|friend|stranger|caller ! police|postman|lost
    open|opened|unlock|let|go|went|walk|walked|hop|hopped & stranger|did_not_know_the|unknown_man|unknown_woman|never_seen & door|along|with|car|house|hand ! mum|dad|aunt|granny|haircut
    if anybody|anyone|mum|dad|somebody|they|someone ask|asks|wonders & we_were|say_that|tell_them|we_went|you_were
    nobody|no_one|they =will|=would|=is|ever believe & you|anyway|her|him|hero|child
    ? run|tell|go|cry =to =their|=your|=her|=mummy|the|=his mother|mothers|mum|mummy|dad|teacher|parents & big|baby|everything|not|tell_tales|brave|do_not ! hug|knee|found
    ? keep|kept|hide|hidden from =mummy|=mum|=mother|=dad|=daddy|=parents|=your|=her|=his & ever|good|something|can|asked|secret|nicely|never|must ! birthday|surprise|present
    ? <unknown-adult>|wizard|witch|fairy|friend & leave|write|tell|say & family|parents|mum|mother|dad|note & come|grandma|away|lie|me|library
    cross|angry|trouble|sad with|at|if =you|he|she|dad|mum|your & find|finds|know|tell|hear & better|not|so|secret|kindly|man
    sit|sat|climb|come on|onto =his|=my knee|lap|bed & man|uncle|coach|stranger|he & secret|tell|nobody|still|sweet|quiet ! grandpa|dad|santa|story
    promise|swear|vow|promised|swore =him|=her|=them|man|woman|coach|uncle|neighbour|stranger|lady|friend not|never|nothing to|say|tell & home|parents|mum|dad|anyone|anybody|photo|picture|game|about ! <surprise>
    special & one|child|girl|boy|hero & stay|behind|alone|after|others ! dinner|bus|rain
  `,
} as const
