import { type Rule, rule } from './rule.ts'

const certain = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

const sports = [
  'swimming|football|footy|soccer|rugby|tennis|cricket|hockey|netball|basketball|baseball|softball|t-ball|tball|tee-ball|badminton|lacrosse|athletics',
  'gymnastics|gym|gymnastic|trampolining|tumbling|cheerleading|cheer|acro|ballet|dance|dancing|tap|street_dance',
  'karate|judo|taekwondo|kung_fu|jujitsu|jiu_jitsu|aikido|fencing|capoeira|kickboxing|boxing',
].join('|')

const arts = [
  'piano|violin|guitar|cello|recorder|drum|drums|drumming|flute|clarinet|trumpet|ukulele|harp|saxophone|cornet|keyboard|singing|music|choir|orchestra|band',
  'drama|theatre|stagecoach|chess|coding|lego|art|craft|cookery|gardening|science|forest_school|after_school|after-school|afterschool|breakfast|yoga|riding',
].join('|')

// Read as pupils of a teacher, and not as animals, by the day or by the word beside them.
const troops = 'beavers|cubs|brownies|rainbows|scouts|guides|squirrels|girlguides|girl_guides'
const meeting = 'lesson|lessons|practice|practise|training|class|classes|club|session|rehearsal|rehearsals'
const day =
  'today|tonight|tomorrow|yesterday|this_morning|this_afternoon|this_evening|after_school|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|on_saturday|on_sunday'

const unless = [
  // What a day held more than a lesson: those have intents of their own.
  'story stories about badge badges certificate award medal trophy cup prize won win wins winning lost lose loses losing match game race gala tournament',
  'competition grading exam test show concert recital performance play assembly first last new start starts started starting stop stopped stopping quit party',
  'kit bag forgot forgotten left learned learnt length lengths width widths armbands cancelled injured hurt fell broke wont hates hate refuses refused scared',
  'afraid frightened terrified nervous worried cant cried crying cry cries tears scream screams watch watched watching saw see loves likes loved favourite',
  'want wants wanted wish wishes be become dream teacher coach told belt',
  'scored goal goals final finals camp camping sleepover nights holiday holidays',
].join(' ')

const activity = `${sports}|${arts}|${troops}|swimming_lesson|swimming_lessons`

/** What a child would like to stop is an evening of its own: it comes before the fear or the effort that may be behind it. */
export const clubsGivenUp: readonly Rule[] = [
  rule(
    'club',
    [
      `want|wants|wanted|wanting|begging|begs|asked|asking|asks ~1 to quit|stop|drop|leave|give_up|give ~3 ${activity} ~2`,
      `give|gave|giving|given up ~3 ${activity} ~2`,
      `quit|quits|quitting ~2 ${activity} ~2`,
    ],
    { ...certain, around: true, unless: 'didnt_want doesnt_want story game' },
  ),
  rule(
    'club',
    [
      `doesnt|dont|didnt|does_not|not|never ~2 want|wants|wanted ~1 to|go|do|carry_on ~4 ${activity} ~2`,
      `wont|refuses|refused|refusing ~1 to|go|do ~4 ${activity} ~2`,
      `enough of ~2 ${activity} ~2`,
      `hates|hated|hate ~2 ${activity} lesson|lessons|practice|class|training|club ~2`,
    ],
    { ...certain, around: true, unless: 'story leave stop end miss finish home party watch scared afraid' },
  ),
]

/** Neither a class that is new nor a day at school. */
export const clubsByName: readonly Rule[] = [
  rule(
    'club',
    [
      `ballet|dance|dancing|tap|swimming|music|drama|art|karate|judo|gymnastics class|classes ~1 ${day}|was|is|and ~2`,
      '^ ballet|dance|dancing|tap|swimming|music|drama|art|karate|judo|gymnastics class|classes $',
      `^ forest_school ${day}? $`,
    ],
    { ...certain, around: true, alone: true, unless },
  ),
]

/** Lessons and clubs that come every week: neither a visit nor a wish for a story about them. What else is told comes before. */
export const clubs: readonly Rule[] = [
  rule(
    'club',
    [
      `${sports}|${arts} ${meeting} ~3`,
      `forest_school|after_school_club|after-school_club|afterschool_club|breakfast_club|choir|orchestra|gymnastics|ballet|karate|judo|taekwondo ~1 ${day}`,
      `^ swimming|football|soccer|rugby|tennis|cricket|hockey|netball|basketball|gym|dance|dancing|drama|piano|violin|guitar|recorder|chess|t-ball|tball|trampolining ${day} $`,
      `^ ${troops} ${day} ~2`,
      `go|goes|going|went|been|has|had|was|is to|at? ${troops} ~3`,
      `go|goes|going|went|been|has|had to|at? ballet|karate|judo|taekwondo|gymnastics|choir|football|tennis|rugby|gym|dance|dancing|drama|orchestra|forest_school ~3`,
      `${troops} meeting|night|evening|pack ~2`,
      '^ forest_school|after_school_club|afterschool_club ~1 $',
      '^ beaver|cub|brownie|rainbow|scout|guide|squirrel scouts|meeting|night|pack|colony|troop ~3',
    ],
    { ...certain, around: true, alone: true, unless },
  ),
]
