/** Verbs of stories that the lexicon of reports has not, and that are nouns as well, in the infinitive. */
const storyVerbs: ReadonlySet<string> = new Set(
  `appear bark bat bellow blink bow bowl bray brew buzz borrow burp chase cheep chirp chuckle cluck compete creak croak crow decorate dip dive drag drift drip dry dunk end explore fart flash flood freeze
  fry gather glide glow glue gobble govern grant grill growl grunt guard hatch hear hiccup hiss honk hoot howl hum join juggle knit launch leak leap lend lick lift lock march melt mend meow mix moo munch mutter neigh nod
  notice oink order paddle parade parp pat peep puff purr quack queue race rain rattle rescue ring rise roar row rule rumble rustle save search sell serve sew shine shoot shout shrink sink ski slice slide
  slither smell sneeze snooze snore snort snow snuffle sparkle spell spin spot spread sprout squeak steer stitch stretch surf swallow swap swoop tackle thaw tickle tidy toast topple toss track trade trail transform trumpet
  twinkle unlock untie vanish vote waddle wave whack whirl whisper whistle wink wobble zoom`.split(/\s+/),
)

/** @param norm a word in small letters: 'shrink', 'shrinks', 'hatches', 'tidies' */
export const isStoryVerb = (norm: string): boolean =>
  storyVerbs.has(norm) ||
  storyVerbs.has(norm.replace(/s$/, '')) ||
  storyVerbs.has(norm.replace(/es$/, '')) ||
  storyVerbs.has(norm.replace(/ies$/, 'y'))
