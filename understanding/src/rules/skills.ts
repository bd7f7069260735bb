import { type Rule, rule, told } from './rule.ts'

/** What somebody learns and can do. */
export const skills: readonly Rule[] = [
  rule(
    'learning',
    [
      'learning|learn to|how|the? to? ~4',
      'learning <np>',
      'practising|practicing|working on ~2 <np>',
      'learn|learning|learnt|practising|practicing|practises|mastering|studying|trying|working|started|starting|taking|having|doing|beginning to|on|how|with|the|her|his? ~1 to? %skill ~3',
      'learn|learning|learns ~1 to|how ~1 to? <np>',
      'learn|learning|taking|having|doing|started|starting|begun|just_started|beginning|practising|practicing|studying ~1 %instrument|%sport ~1 lessons|classes|with|at?',
      'started|starting|taking|having|doing|goes_to|begun ~1 <np> lessons|classes',
      'practising|practicing|practises|rehearsing <np>',
      'working|work on ~1 <np>',
      'learning|studying ~1 <np>',
      'trying|wants|hoping to learn ~1 to? ~3',
      'trying to %skill ~2',
      'getting better at ~3',
    ],
    { from: told, around: true },
  ),
  rule(
    'learning',
    [
      'learning|trying to|how|the? to? tie|swim|ride|whistle|read|write|spell|count|skip ~3',
      'practising|practicing ~2 spellings|spelling',
    ],
    { from: ['wish'] },
  ),
  rule(
    'can-do',
    [
      'good|great|brilliant|amazing|fantastic|excellent|talented|expert|clever at|with|in <list>',
      'can|could|able to? ~1 %skill ~4',
      'plays|play the? %instrument ~2',
      'can do ~3',
      'play|plays the %instrument',
      'can|knows how|all|do ~4',
      '%skill without <np>',
      'drives|drive|flies|rides|sails a|an|the <np>',
      'knows how to ~4',
      'best at <np>',
      'speciality|talent is <np>',
      'works|work as|at|in|for ~4',
      'can|could|able|knows|know|manages ~1 how|to|already|now|nearly|almost? ~1 %skill|fly|sing|dance|tie|read|count|swim|whistle|juggle|cartwheel|skip|do|play|make|speak|say|name|ride|draw|run|climb|burp|wink|snap|write|cook|bake|build ~5',
      'knows|know|remembers|recites|names every|all|his|her|the|lots|everything|loads|hundreds ~4',
      'knows to %skill',
      'good|great|brilliant|amazing|fantastic|excellent|talented|expert|clever|ace|fab|super|skilled|gifted|wizard|whizz|whiz|genius|star|best|strong at|with|in|on ~1 <list>',
      'fast|good|great|strong|brilliant|keen|amazing|quick|excellent|talented|super|confident|fearless runner|swimmer|climber|reader|dancer|singer|drawer|artist|footballer|cook|baker|builder|jumper|skater|helper|gymnast|speller|player|cyclist|writer|counter|chef',
      'plays|play|playing ~1 ~1 %instrument',
      'rides|ride|rode|riding ~1 bike|bicycle|scooter|pony|horse|unicycle|skateboard|tricycle ~3',
      'makes|bakes|cooks|builds|draws|tells|does|knits|grows|fixes|mends the? best|great|amazing|lovely|brilliant|delicious|wonderful|good|excellent|magic ~3',
      '^ can|could|able ~4',
      'flies|swims|drives|sails|speaks|dances|sings|juggles ~1 well|brilliantly|beautifully|like|planes|helicopters|lorries|trains|buses|boats|taxis ~2',
    ],
    { from: told, unless: 'cant not doesnt wont never be', around: true },
  ),
  rule(
    'can-do',
    [
      '^ can ~1 do|whistle|tie|swim|ride|skip|hop|count|read|write|jump|climb|juggle|click|snap|wink|float|spell|tell ~5',
      '^ finally|now|suddenly|he|she|they can ~1 do|whistle|hop|count|juggle|click|snap|wink|float ~5',
    ],
    { from: ['wish'], sure: 0.95, unless: 'we you i it one story tale please pls not cant' },
  ),
]
