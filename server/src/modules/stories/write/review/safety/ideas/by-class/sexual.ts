/** Whose body is looked at or touched, and by whom. The veiled forms of the idea of the same name. */
export const sexualByClass = {
  name: 'sexual content',
  patterns: `
    ? take|took|taking|pull|without|undo|undid|drop|unbutton|strip & clothes|belt|trousers|nightdress|pants|knickers|underwear & grown_ups|grown_ups|showed|show|touch|he|touched|men|watch|bite ! bath|wash|pyjamas|mud|wet|swim|bed|dry|muddy|rain
    kiss|kissed on|with|deep mouth|lips|tongue|neck & long|child|hard|deep|girl|boy|time ! frog|horse|bear
    touch|rub|show|feel =it|=him|=me|=here|=there|down_there & bite|undid|belt|secret|private|clothes ! nose|dough|fur|dog|lamb|pony|snow|paw
    dance|danced|stand|stood|pose|posed|sit & nothing_on|naked|undressed|bare|no_clothes & men|coins|threw|watch|stare|photo|him
    ? breast|breasts|nipple|nipples|bosom & show|stare|wet|touch|dress|hold|through|look
    ? shower|bath|toilet|bathroom|changing|undress & he|man|coach|uncle|watch|help|came & private|little_ones|wash_her|touch|change ! duck|dad|father|grandpa|boat|bear|toy
    down_there|private_parts|private_place|where_it_is_private|between_legs & keep|touch|wash|blanket
    play|played doctor|doctors|mum_and_dad|house & blanket|down|still|clothes|undress|touch|under ! teddy|bear|doll|bandage
    lay|lie|lying|lain on|upon|over|beneath her|him|=each & breathed|hard|moan|warm|kiss|bed|naked ! dog|cat|blanket|back
    moan|moaned|gasp & bed|together|queen|love|hedge ! wind|door|ship|wolf|toothache|tree
    watch|watched|watching|looked|peep|peeped & little_ones|children|girls|boys|her|him & change|changing|undress|bathe|swimming|shower|naked ! ducks|mum|dad|nurse
    film|filmed|photograph|picture & naked|bath|undressed|knickers|underwear
    hand|fingers|tickle|touch|look where|under|inside|beneath swimming|swimsuit|costume|nightdress|nightie|pyjamas|knickers|pants|vest & he|man|uncle|prince|king|coach|friend|game|secret|show ! pocket|mum|label|flea|nurse
  `,
} as const
