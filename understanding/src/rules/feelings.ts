import { type Rule, rule } from './rule.ts'

export const fears: readonly Rule[] = [
  rule('bad-dreams', ['bad|scary|horrible|nasty dream|dreams ~3', 'nightmare|nightmares|night terrors|terror', 'dream|dreams|dreamt about <np>', 'woke|wakes|waking screaming|crying'], { unless: 'was_a' }),
  rule('fear-dark', [
    '%scared ~3 dark|darkness', '%scared ~3 night|bedroom|shadows|shadow', 'like|hate|hates|fear ~1 the dark', 'needs|wants|with ~3 landing_light|light|nightlight ~1 on', 'dark ~2 scary|scares|frightens', 'the dark', 'shadows ~3 wall|ceiling|room', 'lights out|off', 'in the pitch black',
  ], { unless: 'without story no leave' }),
  rule('fear-monsters', ['%scared ~2 monster|monsters|ghosts|bogeyman', 'monster|monsters|ghost|bogeyman|boogeyman|something ~2 under|in|behind ~2 bed|wardrobe|closet|cupboard|room', 'think|thinks|worried|says|convinced ~3 monster|monsters|ghost|ghosts', 'monsters again', 'under the bed'], { unless: 'friendly story no_scary' }),
  rule('fear-thunder', ['%scared|hate|hates|hiding|hides|frightened ~3 thunder|thunderstorm|thunderstorms|storm|storms|lightning', 'thunder|thunderstorm|storm ~5 scared|hiding|hides|frightened|terrified|crying|cried', 'thunder|thunderstorm|thunderstorms', 'storm scared|frightened'], { unless: 'loves likes' }),
  rule('fear-dogs', ['%scared ~3 dog|dogs|puppies', 'doesnt|dont|hates|nervous like|around|of|near ~1 dogs|dog', 'dog ~2 jumped|barked|chased|bit|scared', 'hates dogs'], { unless: 'loves isnt_hers' }),
  rule('fear-water', ['%scared ~4 water|sea|swimming_pool|pool|swimming|waves|bath|deep', 'doesnt|dont|hates|hate|wont like|get|put|go ~2 water|face|head|pool|sea ~2', 'water ~2 face|eyes|ears', 'hates water|swimming', 'nervous|worried ~2 water|deep'], {}),
  rule('fear-alone', ['%scared|hates|hate|doesnt|dont|wont|hasnt|cant|nervous ~2 being|be|go|going|sleep|stay|slept ~2 alone|upstairs|own', 'alone upstairs|downstairs|in', 'want|wants|needs|need me|mummy|daddy|us|someone to stay|lie|sit', 'want|wants|doesnt|dont me to? leave', 'wont|cant ~3 without me|mummy|daddy', 'separation anxiety', 'clingy', 'on his|her own upstairs|at', 'being left alone', 'leave me|mummy|us', 'me to leave'], {}),
  rule('fear-other', ['%scared of|by|about at? the? <list>', '%nervous of|about|around the <np>', 'phobia|fear of <list>', '<np> scare|scares|scared|frighten|frightens|frightened|terrifies him|her|them|me', 'frightened|scared|afraid from the? <list>', 'hate|hates|scared needle|needles', 'scared|afraid|frightened|nervous ~1 heights', 'terrified|petrified of|by <list>', 'nervous|wary|scared around <np>', 'freaked|freaks out by|about <np>'], { unless: 'forgetting making' }),
  rule('fear-other', ['thinks|says|finds the? <np> ~1 scary'], {}),
]

export const feelings: readonly Rule[] = [
  rule('cannot-sleep', ['cant|cannot|couldnt|doesnt|wont|not|didnt|never ~1 sleep|settle|sleeping|settling', 'trouble|difficulty|problems|struggling ~1 sleeping|settling|sleep', 'awake', 'insomnia', 'no one can sleep', 'cant|wont ~2 drop|nod|switch|get off|to', 'up all night', 'wide awake', 'not sleeping|asleep|settling', 'wont|cant go to sleep', 'still up', 'fight|fighting|fights sleep', 'too ~3 to sleep|settle', 'hard|difficult to settle|sleep', 'keeps waking'], { unless: 'story who bear' }),
  rule('too-excited', ['too|so|very|super|over|overly excited', 'excited|hyper|buzzing|bouncing|bouncy|overexcited|over-excited|wired|giddy|high as|hyped', 'cant wait', 'looking forward', 'counting down|sleeps|days', 'off the walls', 'can_hardly wait|hardly', 'excitement', 'sugar rush|high', 'bouncing ~3 walls', 'wound up', 'hardly|barely wait'], {}),
  rule('nervous', ['%nervous ~4', 'not sure ~3', 'butterflies', 'bit|little wobbly|unsure', 'unsure', 'everything ~2 strange|new', 'worry|worries|worrying|panic|panicking|fret|fretting', 'nervy|daunted|daunting|stressing', 'knot in', 'has worries|nerves', 'dread|dreading ~2'], {}),
  rule('scared', ['%scared', 'scary', 'frightening', 'fears', 'hiding ~1 in|under|behind'], { unless: 'nothing not_too story no_too' }),
  rule('embarrassed', ['embarrassed|embarrassing|ashamed|mortified|humiliated|embarrassment'], { unless: 'nothing' }),
  rule('frustrated', ['frustrated|frustration|frustrating|fed up'], {}),
  rule('jealousy', ['jealous|jealousy|envious|envy', 'wants ~2 all attention'], {}),
  rule('lonely', ['lonely|loneliness|left alone', 'no friends', 'no one|nobody to play', 'by himself|herself at|all', 'all alone'], { unless: 'first upstairs' }),
  rule('angry', ['angry|cross|furious|mad|rage|raging|grumpy|grumpiness|stroppy|strop|tantrum|tantrums|meltdown|meltdowns|anger|temper|screaming|screamed|shouted|shouting|shouty|huff|moody|irritable|annoyed|livid|cranky|fuming|whingy|whiny', 'bad|foul mood', 'lost ~1 temper|it', 'stamped|slammed ~2', 'kick kicking off', 'kicked off', 'in a mood|strop|huff'], { unless: 'about_trains loves mad_about nothing never_a hair' }),
  rule('shy', ['shy|shyness|timid|bashful', 'wont|doesnt speak|talk ~1 to', 'quiet ~3 around|with', 'hides behind ~2', 'painfully shy'], {}),
  rule('proud', ['proud|pride', 'did|done so|really|very|well well|good|great', 'did great|brilliantly|amazing|brilliant|well|fantastic', 'well done', 'star|superstar today', 'so pleased|chuffed with', 'chuffed'], {}),
  rule('bored', ['bored|boredom', 'nothing to do'], { unless: 'so something' }),
  rule('sad', [
    'sad|sadness|upset|unhappy|heartbroken|devastated|gutted|tearful|teary|miserable|disappointed|down|glum|blue|crying|cried|cry|cries|weepy|sobbing|sobbed|tears|sobs|inconsolable|distraught|sulking|sulky|sulks|grieving|broken-hearted|distressed|low|emotional', 'bad|hard|rough|tough|rubbish|horrible|awful|terrible|difficult|crap|rotten|tricky|horrid|worst day|week|time|evening|afternoon|morning ~2',
    'lots of tears', 'broke|breaks his|her|my heart', 'feeling sorry for', 'burst into', 'took it badly|hard', 'not ok|okay|happy|himself|herself', 'not a good day',
  ], { unless: 'colour eyes fall fell sit wind tell broke_down calm upside eyed snowed sitting knocked falling slow' }),
  rule('tired', ['tired|overtired|exhausted|knackered|shattered|sleepy|worn|pooped|wiped|drained|tiring|zonked', 'long|busy|big|tiring day|week', 'no|skipped|missed nap', 'late night'], { unless: 'bear' }),
  rule('happy', ['happy|delighted|cheerful|joyful|thrilled|overjoyed|ecstatic|content|smiling|giggling|giggly|laughing|laughed', 'lovely|great|good|nice|brilliant|amazing|best|fantastic|perfect|fun|wonderful|super day|time|week|evening ~1', 'over the moon', 'had fun', 'in a good mood', 'all smiles'], { unless: 'ending birthday make end eid christmas easter like laughs not' }),
]
