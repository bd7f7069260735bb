import { clsx } from 'clsx'
import { ALargeSmall } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { actionLook } from './action-look.ts'
import { prefer, type TextSize, usePreferences } from './preferences.ts'

const sizes: { value: TextSize; name: string; look: string }[] = [
  { value: 'normal', name: 'Normal', look: 'text-xl' },
  { value: 'large', name: 'Large', look: 'text-2xl' },
  { value: 'largest', name: 'Largest', look: 'text-3xl' },
]

/** How big the story is set, on this device. */
export function ReaderSettings() {
  const [open, setOpen] = useState(false)
  const { textSize, wideLines, dims } = usePreferences()
  return (
    <>
      <Button look="quiet" className={actionLook} onClick={() => setOpen(true)}>
        <ALargeSmall size={22} aria-hidden="true" />
        Text
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Text">
        <RadioGroup.Root
          aria-label="Text size"
          value={textSize}
          onValueChange={(value) => prefer({ textSize: value as TextSize })}
          className="grid gap-3 sm:grid-cols-3"
        >
          {sizes.map(({ value, name, look }) => (
            <RadioGroup.Item
              key={value}
              value={value}
              className={clsx(
                'flex min-h-16 items-center justify-center rounded-field border-2 border-edge px-4 py-3 font-story data-[state=checked]:border-lantern data-[state=checked]:bg-tint',
                look,
              )}
            >
              {name}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <div className="mt-4">
          <Switch
            label="Wide lines"
            hint="More room between the lines."
            checked={wideLines}
            onChange={(wide) => prefer({ wideLines: wide })}
          />
          <Switch
            label="Dim the screen"
            hint="While a story is heard and nobody touches the screen."
            checked={dims}
            onChange={(on) => prefer({ dims: on })}
          />
        </div>
      </Dialog>
    </>
  )
}
