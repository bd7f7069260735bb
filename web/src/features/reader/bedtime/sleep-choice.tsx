import { RadioGroup } from 'radix-ui'
import { useId, useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import type { Playback } from '../player/playback.ts'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import { isForEvenings } from './evening-timer.ts'
import { useSleepLeft } from './sleep-text.ts'
import { sleepNames, sleepOptions } from './sleep-timer.ts'
import { useSleep } from './use-bedtime.ts'

/** When the sound ends: tonight, and every evening. */
export function SleepChoice({ playback, isNamed = false }: { playback: Playback; isNamed?: boolean }) {
  const sleep = useSleep(playback)
  const left = useSleepLeft(playback)
  const leftId = useId()
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        {!isNamed && (
          <span aria-hidden="true" className="font-bold">
            Sleep timer
          </span>
        )}
        {left && (
          <span id={leftId} className="text-soft tabular-nums">
            {left}
          </span>
        )}
      </p>
      <RadioGroup.Root
        aria-label="Sleep timer"
        aria-describedby={left ? leftId : undefined}
        value={String(sleep.after)}
        onValueChange={(option) => {
          const after = sleepOptions.find((candidate) => String(candidate) === option)
          if (after !== undefined) sleep.set(after)
        }}
        className="flex flex-wrap gap-2"
      >
        {sleepOptions.map((after) => (
          <RadioGroup.Item
            key={after}
            value={String(after)}
            className="min-h-12 rounded-full border-2 border-edge px-4 font-bold data-[state=checked]:border-lantern data-[state=checked]:bg-tint"
          >
            {sleepNames[after]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <EveryEvening playback={playback} />
    </div>
  )
}

function EveryEvening({ playback }: { playback: Playback }) {
  const { after } = useSleep(playback)
  const { eveningTimer } = usePreferences()
  // What was turned off just now can be turned on again.
  const [last, setLast] = useState(eveningTimer)
  const offered = eveningTimer ?? (isForEvenings(after) ? after : last)
  if (offered === null) return null
  return (
    <div className="mt-2">
      <Switch
        label="Every evening"
        hint={`Stories that you start after six in the evening then have this timer: ${sleepNames[offered].toLowerCase()}.`}
        checked={eveningTimer !== null}
        onChange={(isOn) => {
          setLast(offered)
          setPreferences({ eveningTimer: isOn ? offered : null })
        }}
      />
    </div>
  )
}
