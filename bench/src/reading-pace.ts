import { type Cadence, paces } from '@nightlight/contract'
import { limit, scaled } from '../../server/src/platform/audio/level.ts'
import { measureLoudness } from '../../server/src/platform/audio/loudness.ts'
import { highestVoicePeak, storyLoudness } from '../../server/src/platform/audio/voice-loudness.ts'
import { planReading } from '../../server/src/platform/prosody/plan-reading.ts'
import { sampleRate, sayInColour } from '../../server/src/providers/speech/builtin/speak-section.ts'
import { voices } from '../../server/src/providers/speech/builtin/voices.ts'
import { type Section, type Theme, tellStory } from '../../storyteller/src/index.ts'

/** As many are read by each voice. */
const sectionsRead = 2

const themes = ['adventure', 'animals'] satisfies Theme[]

/**
 * How fast each built-in voice reads: the figures of `reading-paces.ts` beside them. Each voice reads once without pauses; the engine stretches in proportion,
 * and pauses are planned.
 */
export function readingPace(): void {
  const children = [{ name: 'Mia', age: 5 }]
  const sections = themes.flatMap(
    (theme) => tellStory({ seed: theme, theme, length: 'short', children, companions: [] }).sections,
  )
  const words = sections.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
  const read = sections.slice(0, sectionsRead)
  const cadences = Object.keys(paces) as Cadence[]
  for (const { voiceId } of voices) {
    const spokenSections = read.map((section) => spokenBy(voiceId, section))
    const loudness = spokenSections.reduce((sum, section) => sum + section.loudness, 0) / read.length
    const lettersASecond = lettersIn(read) / spokenSections.reduce((sum, { seconds }) => sum + seconds, 0)
    const figures = cadences.map((cadence) => {
      const { speed, pauseDuration } = paces[cadence]
      const spoken = sections.reduce(
        (sum, { text, pace }) => sum + lettersIn([{ text }]) / (lettersASecond * speed * pace),
        0,
      )
      return `'${cadence}': ${Math.round((words * 60) / (spoken + secondsOfPauses(sections, pauseDuration)))}`
    })
    console.log(
      `  '${voiceId}': { lettersASecond: ${lettersASecond.toFixed(2)}, loudness: ${loudness.toFixed(1)}, wordsAMinute: { ${figures.join(', ')} } },`,
    )
  }
}

const lettersIn = (sections: readonly Pick<Section, 'text'>[]) =>
  sections.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)

/** Seconds of speech without its pauses, and how loud it is before the gain that it needs. */
function spokenBy(voiceId: string, { text }: Section) {
  const { pcm } = sayInColour({ text, voiceId, speed: 1, pauseMs: 0 })
  const pauses = planReading(text, 0).reduce((sum, { pauseMs }) => sum + pauseMs, 0)
  return { seconds: pcm.length / sampleRate - pauses / 1000, loudness: storyLoudness - gainFor(pcm) }
}

/** Decibels by which a voice is raised so that it is as loud as stories are; what the limiter takes from its peaks is made up for. */
function gainFor(pcm: Float32Array): number {
  let gain = storyLoudness - measureLoudness(pcm, sampleRate)
  for (let round = 0; round < 3; round++) {
    const limited = limit(scaled(pcm, gain), sampleRate, highestVoicePeak)
    gain += storyLoudness - measureLoudness(limited, sampleRate)
  }
  return gain
}

const secondsOfPauses = (sections: readonly Section[], pauseSeconds: number) =>
  sections.reduce((sum, { text }) => sum + pausesIn(text, pauseSeconds * 1000), 0) / 1000

const pausesIn = (text: string, pauseMs: number) =>
  planReading(text, pauseMs, { from: 0, to: 0, endsSection: true, cast: [] }).reduce(
    (sum, phrase) => sum + phrase.pauseMs,
    0,
  )
