import type { User } from '@nightlight/contract'
import { useIsMutating } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { isolate } from '../../../lib/bidi.ts'
import { Button } from '../../../ui/button.tsx'
import { LookPicker } from '../../children/index.ts'
import { AccountStep } from './account-step.tsx'
import { CallsFor, SpokenOf } from './spoken-of.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { useBegin } from './use-begin.ts'
import { firstStoryKey } from './use-first-story.ts'

/** With the list of names and how they are said: by itself, so that the portraits do not wait for it. Where it cannot be loaded, the flow goes on without it: the child form asks as well. */
const sayName = import('./say-name.tsx').catch(() => null)
const SayName = lazy<typeof import('./say-name.tsx').SayName>(async () => ({
  default: (await sayName)?.SayName ?? (() => null),
}))

interface BeginFlowProps {
  begin: ReturnType<typeof useBegin>
  user: User | null
}

/** The second and third step of a first story: which one the child is, and the account. Loaded when the first begins to be filled in. */
export function BeginFlow({ begin, user: signedIn }: BeginFlowProps) {
  const user = useHeld(signedIn, useIsMutating({ mutationKey: firstStoryKey }) > 0)
  const { draft, step, change, go } = begin
  const name = isolate(draft.name.trim())
  if (step === 'looks') {
    return (
      <Step key="looks" title={`Which one is ${name}?`} part="2 of 3">
        <p className="-mt-3 text-soft">You can change all of this later.</p>
        <Suspense>
          <SayName
            name={draft.name}
            value={draft.spokenName ?? ''}
            onChange={(spokenName) => change({ spokenName, isStored: false })}
          />
        </Suspense>
        {/* Before the portraits: further down it would begin under the buttons, and nobody would see it. */}
        <div className="mt-4 mb-5">
          <SpokenOf
            name={name}
            value={draft.pronouns}
            onChange={(pronouns) => change({ pronouns, isStored: false })}
          />
        </div>
        <LookPicker
          label={`Which one is ${name}?`}
          age={Number(draft.age)}
          choice={draft}
          onChange={({ seed, known, look }) => change({ seed, known, look, isStored: false })}
        />
        <div className="mt-6">
          <CallsFor
            name={name}
            value={draft.grownUps}
            onChange={(grownUps) => change({ grownUps, isStored: false })}
          />
        </div>
        <StepButtons onBack={() => history.back()}>
          <Button size="large" className="flex-1" onClick={() => go('account')}>
            {draft.look ? `This is ${name}` : 'Choose later'}
            <ArrowRight size={22} aria-hidden="true" />
          </Button>
        </StepButtons>
      </Step>
    )
  }
  return (
    <Step
      key="account"
      takesFocus={user !== null}
      title={user ? `${name}’s first story` : 'Your account'}
      part="3 of 3"
    >
      <AccountStep draft={draft} change={change} user={user} />
    </Step>
  )
}

/** What a value was before something began that changes it. The last step stays as it is while the account is made, and the rest after it. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value)
  if (!isHeld && held !== value) setHeld(value)
  return isHeld ? held : value
}

interface StepProps {
  title: string
  part: string
  /** Whether the heading takes the focus; else a field does. */
  takesFocus?: boolean
  children: ReactNode
}

function Step({ title, part, takesFocus = true, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section aria-labelledby="begin-title">
      <p className="text-[0.9375rem] font-bold text-soft">{part}</p>
      <h2 id="begin-title" ref={heading} tabIndex={-1} className="mb-5 text-3xl outline-none wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}
