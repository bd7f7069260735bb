import { type Rendered, tracks } from '@nightlight/lullaby'

export * from '@nightlight/lullaby'

const sampleRate = 32_000

/** Two seconds of a soft tone in place of a track. */
export function renderTrack(id: string): Rendered {
  const index = tracks.findIndex((track) => track.id === id)
  if (index < 0) throw new Error(`There is no track ${id}`)
  const frequency = 220 + 20 * index
  const tone = Float32Array.from(
    { length: 2 * sampleRate },
    (_, at) => 0.2 * Math.sin((2 * Math.PI * frequency * at) / sampleRate),
  )
  return { sampleRate, left: tone, right: tone }
}
