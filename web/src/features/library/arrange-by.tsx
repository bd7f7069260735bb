import type { StoryCard } from '@nightlight/contract'
import { RadioGroup } from 'radix-ui'
import { useMemo } from 'react'
import { type Arrangement, arrangementNames, arrangements, shelvesOf } from './shelves.ts'

interface ArrangeByProps {
  stories: readonly StoryCard[]
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
}

/** Shown only where stories can be arranged by series or by reader. Without shelves by child the first choice is “All”. */
export function ArrangeBy({ stories, arrangement, onChange }: ArrangeByProps) {
  const possible = useMemo(() => arrangements.filter((each) => shelvesOf(stories, each) !== null), [stories])
  if (!possible.some((each) => each !== 'child')) return null
  const offered = arrangements.filter((each) => each === 'child' || possible.includes(each))
  return (
    <RadioGroup.Root
      aria-label="Arrange shelves"
      value={arrangement}
      onValueChange={(next) => onChange(offered.find((each) => each === next) ?? 'child')}
      className="mb-6 flex flex-wrap gap-2"
    >
      {offered.map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="min-h-12 rounded-full border-2 border-edge px-4 font-bold data-[state=checked]:border-accent data-[state=checked]:bg-tint"
        >
          {possible.includes('child') || each !== 'child' ? arrangementNames[each] : 'All'}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
