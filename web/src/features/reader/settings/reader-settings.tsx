import type { Story } from '@nightlight/contract'
import { clsx } from 'clsx'
import { ALargeSmall } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { actionStyle } from '../action-style.ts'
import { setPreferences, type TextLook, type TextSize, tints, usePreferences } from './preferences.ts'
import { type StoryFont, storyFontNames, storyFonts, useStoryFont } from './story-fonts.ts'
import { childOfLook, setTextLook, useTextLook } from './text-look.ts'
import { textStyle } from './text-style.ts'

const sizes: { value: TextSize; name: string; className: string }[] = [
  { value: 'normal', name: 'Normal', className: 'text-xl' },
  { value: 'large', name: 'Large', className: 'text-2xl' },
  { value: 'largest', name: 'Largest', className: 'text-[1.625rem] max-[22rem]:text-[1.375rem] sm:text-3xl' },
]

const letterSpacings: { value: TextLook['letterSpacing']; name: string }[] = [
  { value: 'normal', name: 'Normal' },
  { value: 'wide', name: 'Wide' },
  { value: 'wider', name: 'Wider' },
]

const lineWidths: { value: TextLook['lineWidth']; name: string }[] = [
  { value: 'narrow', name: 'Short' },
  { value: 'normal', name: 'Normal' },
  { value: 'wide', name: 'Long' },
]

const tintNames: Record<TextLook['tint'], string> = {
  none: 'None',
  peach: 'Peach',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
}

/** Typography of the story, for each child, and behaviour of the screen, on this device. */
export function ReaderSettings({ story }: { story: Story }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" className={actionStyle} onClick={() => setOpen(true)}>
        <ALargeSmall size={22} aria-hidden="true" />
        Text
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Text" description={<ForWhom story={story} />}>
        <Settings story={story} />
      </Dialog>
    </>
  )
}

function ForWhom({ story }: { story: Story }) {
  const child = childOfLook(story)
  if (!child) return 'Kept on this device.'
  return (
    <>
      For stories about <bdi dir="auto">{child.name}</bdi>, kept on this device.
    </>
  )
}

function Settings({ story }: { story: Story }) {
  const look = useTextLook(story)
  const { dims } = usePreferences()
  const set = (changes: Partial<TextLook>) => setTextLook(story, changes)
  return (
    <div className="flex flex-col gap-5">
      <Sample look={look} />
      <Choices
        label="Text size"
        value={look.textSize}
        onChange={(value) => set({ textSize: value as TextSize })}
        className="grid-cols-3"
      >
        {sizes.map(({ value, name, className }) => (
          <Choice
            key={value}
            value={value}
            className={clsx('items-center justify-center font-story', className)}
          >
            {name}
          </Choice>
        ))}
      </Choices>
      <Choices
        label="Typeface"
        value={look.font}
        onChange={(value) => set({ font: value as StoryFont })}
        className="sm:grid-cols-2"
      >
        {storyFontNames.map((value) => (
          <Choice key={value} value={value} className="flex-col items-start justify-center text-left">
            <span className="font-bold">{storyFonts[value].name}</span>
            <span className="text-[0.9375rem] text-soft">{storyFonts[value].description}</span>
          </Choice>
        ))}
      </Choices>
      <Named name="Letter and word spacing">
        <Choices
          label="Letter and word spacing"
          value={look.letterSpacing}
          onChange={(value) => set({ letterSpacing: value as TextLook['letterSpacing'] })}
          className="grid-cols-3"
        >
          {letterSpacings.map(({ value, name }) => (
            <Choice key={value} value={value} className="items-center justify-center font-bold">
              {name}
            </Choice>
          ))}
        </Choices>
      </Named>
      <Named name="Line width">
        <Choices
          label="Line width"
          value={look.lineWidth}
          onChange={(value) => set({ lineWidth: value as TextLook['lineWidth'] })}
          className="grid-cols-3"
        >
          {lineWidths.map(({ value, name }) => (
            <Choice key={value} value={value} className="items-center justify-center font-bold">
              {name}
            </Choice>
          ))}
        </Choices>
      </Named>
      <Named name="Page colour">
        <Choices
          label="Page colour"
          value={look.tint}
          onChange={(value) => set({ tint: value as TextLook['tint'] })}
          className="grid-cols-3 sm:grid-cols-5"
        >
          {tints.map((value) => (
            <Choice key={value} value={value} className="items-center justify-center gap-2 font-bold">
              {value !== 'none' && (
                <span
                  aria-hidden="true"
                  data-swatch={value}
                  className="size-4 shrink-0 rounded-full border border-edge"
                />
              )}
              {tintNames[value]}
            </Choice>
          ))}
        </Choices>
      </Named>
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <Switch
          label="Wide line spacing"
          hint="More space between the lines."
          checked={look.wideLines}
          onChange={(wide) => set({ wideLines: wide })}
        />
        <Switch
          label="Dim the screen"
          hint="While a story plays, after two minutes without a touch. What is being read stays easy to see."
          checked={dims}
          onChange={(on) => setPreferences({ dims: on })}
        />
      </div>
    </div>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 font-bold">
        {name}
      </p>
      {children}
    </div>
  )
}

interface ChoicesProps {
  label: string
  value: string
  onChange: (value: string) => void
  className: string
  children: ReactNode
}

function Choices({ label, value, onChange, className, children }: ChoicesProps) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={onChange}
      className={clsx('grid gap-2 sm:gap-3', className)}
    >
      {children}
    </RadioGroup.Root>
  )
}

function Choice({ value, className, children }: { value: string; className: string; children: ReactNode }) {
  return (
    <RadioGroup.Item
      value={value}
      className={clsx(
        'flex min-h-14 rounded-field border-2 border-edge px-2.5 py-2 data-[state=checked]:border-lantern data-[state=checked]:bg-tint sm:px-4',
        className,
      )}
    >
      {children}
    </RadioGroup.Item>
  )
}

/** A sample line in the chosen style. */
function Sample({ look }: { look: TextLook }) {
  const fontFamily = useStoryFont(look.font)
  return (
    <div
      aria-hidden="true"
      data-swatch={look.tint === 'none' ? undefined : look.tint}
      className="flex min-h-24 items-center rounded-field bg-sunken px-4 py-3"
    >
      <p className={textStyle(look)} style={{ fontFamily }}>
        That night the moon came down.
      </p>
    </div>
  )
}
