import { parentalConsent, password as passwordSchema, plans, type User } from '@nightlight/contract'
import { Hourglass, Sparkles } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { errorText, fieldMessage, isApiError } from '../../../lib/api-error.ts'
import { isolate } from '../../../lib/bidi.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { BeginDraft } from './begin-draft.ts'
import { StepButtons } from './step-buttons.tsx'
import { useFirstStory } from './use-first-story.ts'

interface AccountStepProps {
  draft: BeginDraft
  change: (changes: Partial<BeginDraft>) => void
  user: User | null
}

/** A username and a password where there is no account yet, what a parent agrees to, and Create. */
export function AccountStep({ draft, change, user }: AccountStepProps) {
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const first = useFirstStory({ draft, change, user })
  const needsApproval =
    useInstallation()?.requiresApproval === true && !user?.isAdmin && user?.status !== 'approved'
  const name = isolate(draft.name.trim())
  const usernameError =
    !user && draft.username.trim().length < 3 ? 'Username must be at least 3 characters' : null
  const passwordError =
    !user && !passwordSchema.safeParse(password).success ? 'Password must be at least 6 characters' : null

  const create = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (usernameError || passwordError) {
      fields.current
        ?.querySelector<HTMLInputElement>(usernameError ? '[name=username]' : '[name=password]')
        ?.focus()
      return
    }
    first.create(password)
  }
  return (
    <form
      noValidate
      ref={fields}
      aria-label="Create the first story"
      onSubmit={create}
      className="flex flex-col gap-5"
    >
      {needsApproval && (
        <Notice title="New accounts are looked at first" icon={<Hourglass size={26} />}>
          The people who run this Nightlight approve each new account. You can set everything up now; {name}’s
          story can be made once yours is approved.
        </Notice>
      )}
      {user ? (
        <p>
          You are signed in as <bdi className="font-bold">{user.username}</bdi>. {name}’s story is one press
          away.
        </p>
      ) : (
        <>
          <p className="-mt-2 text-soft">The account is free, with {freeStories}. No email is needed.</p>
          <TextField
            label="Username"
            name="username"
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={80}
            value={draft.username}
            onChange={(event) => change({ username: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || usernameError || password) return
              event.preventDefault()
              fields.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
            }}
            error={(isTried && usernameError) || fieldMessage(first.error, 'username')}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            enterKeyHint="go"
            hint="At least 6 characters."
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={(isTried && passwordError) || fieldMessage(first.error, 'password')}
          />
        </>
      )}
      {first.error && !isAtField(first.error) && (
        <Notice tone="danger" title={first.failedAt}>
          {errorText(first.error)} What you have typed and chosen is still here.
        </Notice>
      )}
      <p id="begin-consent" className="text-[0.9375rem] leading-snug text-soft">
        <span className="font-bold text-ink">By pressing Create you confirm:</span> {parentalConsent.wording}{' '}
        <Link href="/privacy" className="underline underline-offset-4">
          Privacy policy
        </Link>
      </p>
      <StepButtons confirm onBack={() => history.back()}>
        <Button
          type="submit"
          size="large"
          className="flex-1"
          aria-describedby="begin-consent"
          busy={first.isCreating}
          disabled={first.isCreating}
        >
          {!first.isCreating && <Sparkles size={22} aria-hidden="true" />}
          {first.isCreating ? first.doing : needsApproval ? 'Create account' : 'Create'}
        </Button>
      </StepButtons>
    </form>
  )
}

const { limit: freeLimit, period: freePeriod } = plans.firefly.stories
const freeStories = `${freeLimit === 1 ? 'one story' : `${freeLimit} stories`} a ${freePeriod === 'weekly' ? 'week' : 'day'}`

const isAtField = (error: Error) => isApiError(error) && ['username', 'password'].includes(error.field ?? '')
