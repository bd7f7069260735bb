import type { Child } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { isolate } from '../../../lib/bidi.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { type LookChoice, newSeed } from '../looks/look-choice.ts'
import { LookPicker } from '../looks/look-picker.tsx'
import { useChangeChild } from '../queries.ts'
import { characterQuery } from './queries.ts'

/** Other looks for a child, to choose from. What is chosen is in the profile, and stays until it is changed here or there. */
export function ChooseLook({ child }: { child: Child }) {
  const [choice, setChoice] = useState<LookChoice | null>(null)
  const change = useChangeChild(child.id)
  const client = useQueryClient()
  const name = isolate(child.name)
  if (!choice) {
    return (
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => setChoice({ seed: newSeed(), known: { hasGlasses: child.hasGlasses }, look: null })}
      >
        <UserRound size={20} aria-hidden="true" />
        {`Which one is ${name}?`}
      </Button>
    )
  }
  const save = () => {
    if (!choice.look) return
    change.mutate(choice.look, {
      onSuccess: () => {
        setChoice(null)
        void client.invalidateQueries({ queryKey: characterQuery(child.id).queryKey })
        toast({ title: 'Profile Updated', description: `New stories show ${name} like this.` })
      },
    })
  }
  return (
    <section
      aria-labelledby={`looks-${child.id}`}
      className="flex flex-col gap-5 rounded-card border border-line p-4 sm:p-6"
    >
      <h4 id={`looks-${child.id}`} className="text-lg font-bold">{`Which one is ${name}?`}</h4>
      <LookPicker label={`Which one is ${name}?`} age={child.age} choice={choice} onChange={setChoice} />
      <div className="flex flex-wrap gap-3">
        <Button
          className="flex-1"
          busy={change.isPending}
          disabled={!choice.look || change.isPending}
          onClick={save}
        >
          {`This is ${name}`}
        </Button>
        <Button variant="secondary" onClick={() => setChoice(null)}>
          Keep as it was
        </Button>
      </div>
      <p className="text-[0.9375rem] text-soft">Stories that are made already keep their pictures.</p>
    </section>
  )
}
