/** Who lurks where, what is foretold, and who will not come back. The veiled forms of the idea of the same name. */
export const threatByClass = {
  name: 'threat or fright',
  patterns: `
    nobody|no_one|none|not_a_soul|noone =would|=will|=came|come|heard|hears hear|come|came|help|listen|when & call|called|scream|cry|cried|shout|down|cellar|there|him|her|you ! party|bell|knock_shop|snore
    scream|shout|cry|call & as_loud|loud|all_you & like|want|nobody|no_one|hear
    ? <lurker> <lurking> & <child-place>|pillow|throat|her_name|his_name|lie_still|children ! hero|friend hide|hid ! mum|dad|mouse|cat|slipper|kind|friendly|purr|laugh|only ! moon|star
    <lurker> & bend|bent|lean|leaned|stoop over|down cot|bed|pillow|child|crib|hero|her|him & =no|face|teeth|breath|eyes|cold|wet|grey|black|fingers ! mum|dad|kiss|tuck|blanket
    ? something|someone|somebody|it & wet|cold|long|bony|hairy|sharp|clawed hand|hands|fingers|claws|teeth|breath & bed|door|wardrobe|stairs|wait|night|climb|neck|throat|under ! nose|puppy|paw|dog|otter|duck|seal|frog
    ? someone|somebody|a_man|a_figure|something =was|is|had|stood|stands|standing behind|under|inside|beneath curtain|bed|wardrobe|stairs & night|watch|breath|you_were ! mum|dad|knock|cat|humming|singing|laugh
    ? =i know where =you|=she|=he|hero sleep|live|hide
    ? know|knew|i_know & where_you_sleep|where_you_live|where_you_sleep
    come|creep|crawl|get|draw nearer|closer & eyes|dark|night|blink & =it|something|voice|thing ! <doer> walked|ran ! hill|home|music|lantern|sea|boat|light|sleep_came|train
    take|takes|took|taken|catch|collect child|children|one|whoever|boys|girls|little_ones & sack|van|street|hundred|cry|cries|forever|owl|it+takes ! bus|home|school|tooth|boat|balloon|hand|mum|dad|picnic
    eat|devour|bite|gobble|cook you|him|her|hero|children|child & fat|grown|hungry|throat|soft|tender|juicy|enough|locked ! kiss|tickle|giggle|cake|laugh
    <parent> =drive|drove|go|went|left|leave|walk away|off|out & never|not_come_back|not_return|would_not|did_not_come ! soon|morning|back_again|supper|friday|ship|holiday
    ? <parent>|everybody|everyone|all & be_dead|gone_for_ever|gone_forever|burned & wake|you|children|whisper|one_day|alone ! flower|leaf|battery|leaves
    other|children|friends|boys|girls & gone|vanish|disappear|missing & one_after|nobody|no_one|knew|know|where|never ! home|bed|hide|seek
    ? if|whoever|unless|when =you|she|he|hero|=they|cries|cry|tell & not_sleep|tell|cry|get|got|cries|moves|talks|awake|up & something_will_happen|come_for|comes_for|taken_away|will_get_you|long_fingers|sack ! cake|cuddle|kiss|dad|mum_came|giggle
    house|home|room|bed|tower & burning|flames|on_fire|burned_down & gone|trapped|already|no_way|cry ! chimney|chimneys|fireplace|stove|lantern
    blood on|in|from|over|under floor|snow|door|hands|wall|pillow|mouth|tracks|sheet ! nose|knee|plaster
    ? shadow|figure|doll|mirror|portrait|statue|scarecrow turn|turned|open|opened|got|rise|smile|close|closed head|eyes|up|door & look|bed|behind|her|morning|watch|him|nearer ! laugh|yawn|hat|kind|mum
    =it|=which|thing|creature =counts|counted|=likes|=eats|feeds|hunts|=likes_children & breaths|children|child|fear|bones ! cake|song|sheep|story|apples
    ? voice|hand|teeth|eyes|mouth & grandmother|granny|mum|mother|dad & teeth|not|wolf|wrong|sink|someone|something ! brush|glasses|song
    ? scratch|scratching|whisper|knock|breathing|moan|footsteps in|inside|behind|under|beneath|above|from wall|walls|floor|bed|pillow|ceiling|cupboard|stairs & name|closer|alone|nearer|nobody|something|dark|dead ! mouse|mice|rain|twig|branch|cat|pipes|dad|mum|wind
    or|or_else =the|a|=that witch|=sack|man|wolf|bogeyman|ogre|monster|troll|giant|=one|thing|police|ghost have|get|take|come_for|fetch|eat|find =you|=him|=her|hero|child|children ! tea|cake|party
    one_day|someday|one_morning|some_night|soon & =you|hero wake|come_home|look|turn & all|everybody|everyone|they|mum|mother|dad|nobody gone|left|there ! home|holiday|snow|snowed
    finger|hand|claw|arm|hair|leg come|creep|slide|reach|slip|curl|crawl|came|crept up|over|out|round|along edge|side|foot|end|rail & bed|mattress|cot|blanket|pillow|sheet|covers ! mum|dad|baby|brother|sister|cat|puppy|kitten|friend|hero
    ? witch|ogre|monster|man|thing|=it|wolf|ghost|shadow know|knew name|house|window|bed & light|dark|night|lamp|asleep|sleep ! kind|friendly|postman|tea
    fall_asleep|go_to_sleep|went_to_sleep|gone_to_sleep|asleep & not|never|cannot wake & happen|anyone|anybody|everyone|you|too|next|who ! noise|snore|storm|kitten
  `,
} as const
