import type { Story } from '@nightlight/contract'
import { useFixedVolume } from '../../../lib/fixed-volume.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { SpokenNamesPart } from '../../spoken-names/index.ts'
import { useMusic } from '../bedtime/use-bedtime.ts'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import type { Playback } from './playback.ts'
import { TailSettings } from './tail-settings.tsx'

interface PlayerSettingsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  playback: Playback
  onOtherVoice: () => void
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`

export function PlayerSettings({ open, onOpenChange, playback, onOtherVoice }: PlayerSettingsProps) {
  const { story, player } = playback
  const music = useMusic()
  // The page cannot set the volume.
  const fixedVolume = useFixedVolume()
  const { storyVolume, speed, musicOn, musicVolume } = usePreferences()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Sound">
      <div className="flex flex-col gap-3">
        <TailSettings playback={playback} />
        <Row name="Speed" value={`${speed}%`}>
          <Slider
            label="Speed"
            value={speed}
            min={50}
            max={200}
            step={5}
            valueText={`${speed} percent`}
            onChange={(value) => setPreferences({ speed: value })}
          />
        </Row>
        {!fixedVolume && (
          <Row name="Story volume" value={percent(storyVolume)}>
            <Slider
              label="Story volume"
              value={storyVolume}
              min={0}
              max={1}
              step={0.05}
              valueText={percent(storyVolume)}
              onChange={(value) => setPreferences({ storyVolume: value })}
            />
          </Row>
        )}
        {music.tracks.length > 0 && (
          <>
            <Switch
              label="Background music"
              checked={musicOn}
              onChange={(on) => setPreferences({ musicOn: on })}
            />
            {musicOn && (
              <>
                <Select
                  label="Music"
                  value={music.track?.slug}
                  onChange={(slug) => slug && music.choose(slug)}
                  options={music.tracks.map((track) => ({
                    value: track.slug,
                    label: track.title || track.name,
                  }))}
                />
                {!fixedVolume && (
                  <Row name="Music volume" value={percent(musicVolume)}>
                    <Slider
                      label="Music volume"
                      value={musicVolume}
                      min={0}
                      max={1}
                      step={0.05}
                      valueText={percent(musicVolume)}
                      onChange={(value) => setPreferences({ musicVolume: value })}
                    />
                  </Row>
                )}
              </>
            )}
          </>
        )}
        {fixedVolume && <p className="text-soft">The volume is set with the buttons of this device.</p>}
        <Voice story={story} onOther={onOtherVoice} />
        {story.isOwner && <SpokenNamesPart onHear={() => player.pause()} />}
      </div>
    </Dialog>
  )
}

/** The narrator. The owner may choose another one once recording is done. */
function Voice({ story, onOther }: { story: Story; onOther: () => void }) {
  const { narration, isOwner, status } = story
  if (!narration) return null
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
      <p>
        <span className="font-bold">Voice</span>
        <span className="ml-2 text-soft">{narration.voiceName}</span>
      </p>
      {isOwner && status === 'ready' && narration.status === 'ready' && (
        <Button variant="secondary" onClick={onOther}>
          Another voice
        </Button>
      )}
    </div>
  )
}

function Row({ name, value, children }: { name: string; value: string; children: React.ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="flex justify-between font-bold">
        {name}
        <span className="font-normal text-soft tabular-nums">{value}</span>
      </p>
      {children}
    </div>
  )
}
