import { type Cadence, paces } from '@nightlight/contract'
import { sampleRate, say } from '../../server/src/providers/speech/builtin/speak-section.ts'
import { voices } from '../../server/src/providers/speech/builtin/voices.ts'
import { type Section, type Theme, tellStory } from '../../storyteller/src/index.ts'

const themes = ['adventure', 'animals'] satisfies Theme[]

/**
 * How fast each built-in voice reads: the figures of `reading-paces.ts` beside them. Each voice reads once without pauses; the engine stretches in proportion, and
 * the length of pauses is known.
 */
export function readingPace(): void {
  const children = [{ name: 'Mia', age: 5 }]
  const sections = themes.flatMap(
    (theme) => tellStory({ seed: theme, theme, length: 'short', children, companions: [] }).sections,
  )
  const words = sections.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
  const letters = sections.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  const rests = sections.reduce((sum, { text }) => sum + restsIn(text), 0)
  const cadences = Object.keys(paces) as Cadence[]
  for (const { voiceId } of voices) {
    const seconds = sections.map((section) => secondsOf(section, voiceId))
    const figures = cadences.map((cadence) => {
      const { speed, pauseDuration } = paces[cadence]
      const spoken = sections.reduce((sum, { pace }, at) => sum + (seconds[at] ?? 0) / (speed * pace), 0)
      return `'${cadence}': ${Math.round((words * 60) / (spoken + rests * pauseDuration))}`
    })
    const lettersASecond = letters / seconds.reduce((sum, each) => sum + each, 0)
    console.log(
      `  '${voiceId}': { lettersASecond: ${lettersASecond.toFixed(2)}, wordsAMinute: { ${figures.join(', ')} } },`,
    )
  }
}

const secondsOf = ({ text }: Section, voiceId: string) =>
  say({ text, voiceId, speed: 1, pauseMs: 0 }).pcm.length / sampleRate

/** Pauses in a text, counted in pauses after a sentence: after a paragraph they are longer. */
function restsIn(text: string): number {
  const rest = 10
  const voiceId = 'builtin-luna'
  const length = (pauseMs: number) => say({ text, voiceId, speed: 1, pauseMs }).pcm.length
  return (length(rest * 1000) - length(0)) / sampleRate / rest
}
