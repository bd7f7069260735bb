import { clsx } from 'clsx'
import { ALargeSmall } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { actionStyle } from '../action-style.ts'
import { setPreferences, type TextSize, usePreferences } from './preferences.ts'
import { type StoryFont, storyFontNames, storyFonts, useStoryFont } from './story-fonts.ts'
import { lineSpacing, textSizes } from './text-style.ts'

const sizes: { value: TextSize; name: string; className: string }[] = [
  { value: 'normal', name: 'Normal', className: 'text-xl' },
  { value: 'large', name: 'Large', className: 'text-2xl' },
  { value: 'largest', name: 'Largest', className: 'text-[1.625rem] sm:text-3xl' },
]

/** Typography of the story and behaviour of the screen, on this device. */
export function ReaderSettings() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" className={actionStyle} onClick={() => setOpen(true)}>
        <ALargeSmall size={22} aria-hidden="true" />
        Text
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Text">
        <Settings />
      </Dialog>
    </>
  )
}

function Settings() {
  const { textSize, wideLines, font, dims } = usePreferences()
  return (
    <div className="flex flex-col gap-5">
      <Sample />
      <RadioGroup.Root
        aria-label="Text size"
        value={textSize}
        onValueChange={(value) => setPreferences({ textSize: value as TextSize })}
        className="grid grid-cols-3 gap-2 sm:gap-3"
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
      </RadioGroup.Root>
      <RadioGroup.Root
        aria-label="Typeface"
        value={font}
        onValueChange={(value) => setPreferences({ font: value as StoryFont })}
        className="grid gap-2 sm:grid-cols-2 sm:gap-3"
      >
        {storyFontNames.map((value) => (
          <Choice key={value} value={value} className="flex-col items-start justify-center text-left">
            <span className="font-bold">{storyFonts[value].name}</span>
            <span className="text-[0.9375rem] text-soft">{storyFonts[value].description}</span>
          </Choice>
        ))}
      </RadioGroup.Root>
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <Switch
          label="Wide line spacing"
          hint="More space between the lines."
          checked={wideLines}
          onChange={(wide) => setPreferences({ wideLines: wide })}
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
function Sample() {
  const { textSize, wideLines, font } = usePreferences()
  const fontFamily = useStoryFont(font)
  return (
    <div aria-hidden="true" className="flex min-h-24 items-center rounded-field bg-sunken px-4 py-3">
      <p className={clsx('font-story', textSizes[textSize], lineSpacing(wideLines))} style={{ fontFamily }}>
        That night the moon came down.
      </p>
    </div>
  )
}
