import { type Rule, rule } from './rule.ts'

const hurt =
  'pushed|shoved|kicked|punched|thumped|slapped|pinched|barged|tripped|whacked|smacked|elbowed|jostled'

const taken =
  'kit|pe_kit|swimming_kit|football_kit|trainers|plimsolls|lunch|lunchbox|lunch_box|packed_lunch|snack|homework|reading_book|book_bag|bookbag|library_book|reading_folder|spellings|water_bottle|school_bag|rucksack|costume|leotard|recorder|show_and_tell'

/** What other children, and teachers, do to a child: not what the child does to others, which is a matter of gentle hands. */
export const playground: readonly Rule[] = [
  rule(
    'told-off',
    [
      'told ~1 off ~4',
      'in trouble ~1 at|with|in|from ~2 school|class|teacher|nursery|miss|sir',
      'teacher|miss|sir|head|headteacher|dinner_lady ~1 shouted|yelled|snapped|cross|told_off|was_cross ~1 at|with? ~2',
      'name ~2 on ~1 board|wall|list|cloud',
      'sent to ~1 head|headteacher|headmistress|headmaster|principal|office|reflection|corner ~2',
      'detention|detentions',
      'lost|missed|miss|kept_in ~2 playtime|golden_time|break|breaktime ~3',
      'yellow|red|sad|amber card|cloud|face|side ~1 at|in ~1 school|class',
      'blamed|blame|accused ~2 for|by|at ~3',
      'card|name|peg|clip ~1 moved|turned|changed|went ~1 to ~1 red|yellow|amber|orange',
      'peg|clip moved down ~3',
    ],
    { from: ['wish'], sure: 0.9, unless: 'i mummy daddy broke ill sick rain wet sister brother' },
  ),
  rule(
    'left-out',
    [
      `got|gets|getting|was|been|being|is|keeps|kept ~1 ${hurt}|hit ~1 over|down|by|at|in|on|again|today|off|about|around|$`,
      `^ ${hurt}|hit over|by|at|in|off ~3`,
      `someone|somebody|boy|girl|kid|kids|child|children|bigger|older|friend|classmate ~2 ${hurt}|hit her|him|them|me ~2`,
      'someone|somebody|boy|girl|kid|friend|they ~2 pull|pulled|pulls|yanked|tugged ~1 her|his|their|my hair|plait|plaits|ponytail|pigtails|bunches',
      'hair|plait|plaits|ponytail|pigtails pulled|yanked|tugged',
      'everyone|everybody|whole_class|all_the_others ~6 but|except|apart_from him|her|them|me|mine|ours',
    ],
    { from: ['wish'], sure: 0.9, unless: 'baby bumped ball swing accident mummy sibling car' },
  ),
  rule(
    'forgotten',
    [
      `forgot|forgotten|left|forgets ~3 ${taken} ~3`,
      `without ~2 pe_kit|kit|lunch|lunchbox|homework|reading_book|book_bag|trainers|swimming_kit|swimming_things`,
      `no pe_kit|kit|lunch|packed_lunch|homework|reading_book ~1 today|at|for ~1`,
      `${taken} ~2 left|forgotten ~1 at home`,
    ],
    {
      from: ['wish'],
      sure: 0.9,
      unless: 'lines words verse shoes bus train park taxi bear teddy rabbit bunny',
    },
  ),
  rule(
    'high-up',
    [
      'diving|high|top|big|3m|5m|10m|spring board|boards ~1',
      'diving_board|springboard|water_slide|flume',
      'jumped|jump|jumping|dived|dive off ~3 board|boards|diving',
      'big|high|tall|huge|water slide|flume ~2',
    ],
    { from: ['wish'], sure: 0.9, unless: 'story microscope photo park playground' },
  ),
  rule(
    'video-call',
    [
      'video_call|video_called|video_calls|facetime|facetimed|face_time|zoom|zoomed|skype|skyped|whatsapp ~2 with|to? ~1 %kin ~4',
      'video_call|video_called|facetime|facetimed|face_time|skype|skyped|zoom_call ~5',
      '%kin ~1 on|by facetime|zoom|skype|video|video_call ~2',
      'called|rang|phoned|spoke|talked|call ~2 %kin ~2 on ~1 phone|ipad|tablet|computer|screen ~3',
    ],
    { head: 'kin', from: ['wish'], sure: 0.9 },
  ),
  // A secret that is told is no secret, and no friend's deed.
  rule(
    'quarrel',
    [
      'told|tells|spilled|blabbed|shared ~2 his|her|their|my secret|secrets',
      'told everyone|everybody|the_class|people ~2 secret|secrets',
    ],
    { from: ['wish'], sure: 0.9 },
  ),
]
