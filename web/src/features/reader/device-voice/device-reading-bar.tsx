import type { Story } from '@nightlight/contract'
import { Pause, Play, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { nowPlaying } from '../player/now-playing.ts'
import { preferences } from '../settings/preferences.ts'
import { DeviceReader } from './device-reader.ts'
import { type DeviceReading, setDeviceReading, useDeviceReading } from './reading-state.ts'

/** While a voice of this device reads the story on this page. */
export function DeviceReadingBar({ story }: { story: Story }) {
  const reading = useDeviceReading()
  useEffect(() => () => setDeviceReading(null), [])
  const isOfThisText = reading?.storyId === story.id && reading.edition === story.edition
  return isOfThisText ? <Bar key={reading.voice.voiceURI} reading={reading} /> : null
}

function Bar({ reading: { voice } }: { reading: DeviceReading }) {
  const [reader, setReader] = useState<DeviceReader | null>(null)
  const [, setChanges] = useState(0)
  useEffect(() => {
    const { playback } = nowPlaying()
    playback?.player.pause()
    const reader = new DeviceReader(document, voice, preferences().speed / 100, () =>
      setChanges((n) => n + 1),
    )
    // Two voices at once are none.
    const unsubscribe = playback?.player.subscribe(
      () => playback.player.wantsToPlay && setDeviceReading(null),
    )
    setReader(reader)
    reader.play()
    return () => {
      unsubscribe?.()
      reader.close()
    }
  }, [voice])
  if (!reader) return null
  const isReading = reader.status === 'reading'
  return (
    <section
      aria-label="A voice of this device reads"
      className="fixed inset-x-4 bottom-24 short:bottom-[72px] z-30 mx-auto flex max-w-md items-center gap-2 rounded-card border border-line bg-raised p-3 shadow-lifted"
    >
      <Button
        size="icon"
        aria-label={isReading ? 'Pause the voice' : 'Go on reading'}
        onClick={isReading ? reader.pause : reader.play}
      >
        {isReading ? <Pause size={22} aria-hidden="true" /> : <Play size={22} aria-hidden="true" />}
      </Button>
      <p role="status" className="min-w-0 flex-1 truncate">
        {reader.status === 'over' ? 'The end.' : voice.name}
      </p>
      <Button variant="ghost" size="icon" aria-label="Stop the voice" onClick={() => setDeviceReading(null)}>
        <X size={22} aria-hidden="true" />
      </Button>
    </section>
  )
}
