import { brownNoise, tailMinutes } from '@nightlight/contract'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { SleepAfter } from '../bedtime/sleep-timer.ts'
import { tailSounds } from '../bedtime/tail.ts'
import { useSleep } from '../bedtime/use-bedtime.ts'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import type { Playback } from './playback.ts'
import { usePlayer } from './use-player.ts'

const lengths = [0, ...tailMinutes] as const
const soundNames = { music: 'The music', [brownNoise]: 'Brown noise' } as const

/** What goes on after the story, and for how long. */
export function TailSettings({ playback }: { playback: Playback }) {
  const { player } = playback
  const { after } = useSleep(playback)
  const { tailMinutes: minutes, tailSound } = usePreferences()
  const isHeard = usePlayer(player, () => player.playsTail)
  return (
    <>
      <Select
        label="After the story"
        value={String(minutes)}
        onChange={(option) => {
          const length = lengths.find((each) => String(each) === option)
          if (length !== undefined) setPreferences({ tailMinutes: length })
        }}
        options={lengths.map((each) => ({
          value: String(each),
          label: each === 0 ? 'Silence' : `Sound for ${each} minutes`,
        }))}
        hint={minutes > 0 ? hintFor(after) : undefined}
      />
      {minutes > 0 && (
        <Select
          label="Sound after the story"
          value={tailSound}
          onChange={(option) => {
            const sound = tailSounds.find((each) => each === option)
            if (sound) setPreferences({ tailSound: sound })
          }}
          options={tailSounds.map((sound) => ({ value: sound, label: soundNames[sound] }))}
        />
      )}
      {isHeard && (
        <Button variant="secondary" className="self-start" onClick={player.stopTail}>
          Stop the sound after the story
        </Button>
      )}
    </>
  )
}

function hintFor(after: SleepAfter): string {
  if (after === 'story') return 'It slowly gets quieter.'
  if (after === 'two-stories') return 'It follows the second story, and slowly gets quieter.'
  return 'Not this time: the sleep timer ends all sound.'
}
