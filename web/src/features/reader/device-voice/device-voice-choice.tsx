import { languageNames, type Story } from '@nightlight/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { keyOf, useLocalVoices } from './device-voices.ts'
import { setDeviceReading } from './reading-state.ts'

/** For a parent who sits beside the bed. What such a voice cannot do is said before it is chosen. */
export function DeviceVoiceChoice({ story, onStart }: { story: Story; onStart: () => void }) {
  const voices = useLocalVoices(story.language)
  const [chosen, setChosen] = useState<string>()
  const voice = voices.find((each) => keyOf(each) === chosen) ?? voices[0]
  if (!('speechSynthesis' in globalThis)) return null
  const start = (voice: SpeechSynthesisVoice) => {
    setDeviceReading({ storyId: story.id, edition: story.edition, voice })
    onStart()
  }
  return (
    <section aria-labelledby="device-voice" className="mt-6 flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="device-voice" className="text-xl">
        A voice of this device
      </h3>
      <p className="text-soft">
        For somebody who sits beside the bed. It reads at once, and the text stays on this device.
      </p>
      <ul className="list-disc pl-5 text-soft">
        <li>It stops when the screen locks or another app is opened.</li>
        <li>It cannot be kept: there is no download, and nothing to hear later.</li>
        <li>It reads names as they are written, and does not use what you wrote in “Say the name as”.</li>
        <li>There is no music with it, and no sleep timer.</li>
      </ul>
      {voice ? (
        <>
          <Select
            label="Voice of this device"
            value={keyOf(voice)}
            onChange={setChosen}
            options={voices.map((each) => ({ value: keyOf(each), label: each.name }))}
          />
          <Button variant="secondary" className="self-start" onClick={() => start(voice)}>
            Read with this voice
          </Button>
        </>
      ) : (
        <p>This device has no voice of its own for {languageNames[story.language]}.</p>
      )}
    </section>
  )
}
