import { type Look, NewChild } from '@nightlight/contract'
import { useState } from 'react'
import { isolate } from '../../lib/bidi.ts'
import { type LookChoice, newSeed } from './looks/look-choice.ts'
import { LookPicker } from './looks/look-picker.tsx'

interface NewChildLooksProps {
  name: string
  /** NaN as long as the field is empty. */
  age: number | undefined
  onChoose: (look: Look) => void
}

/** Portraits for a child that is being added, once it has a name and an age. */
export function NewChildLooks({ name, age, onChoose }: NewChildLooksProps) {
  const [choice, setChoice] = useState<LookChoice>(() => ({ seed: newSeed(), known: {}, look: null }))
  const drawnAge = NewChild.shape.age.safeParse(age).data
  if (name.trim() === '' || drawnAge === undefined) return null
  const label = `Which one is ${isolate(name.trim())}?`
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xl font-bold wrap-anywhere">{label}</p>
      <LookPicker
        label={label}
        age={drawnAge}
        choice={choice}
        onChange={(next) => {
          setChoice(next)
          if (next.look) onChoose(next.look)
        }}
      />
    </div>
  )
}
