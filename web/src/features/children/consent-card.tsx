import { type ParentalConsent, parentalConsent } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { consentQuery, useGiveConsent, useWithdrawConsent } from './consent-queries.ts'
import { childrenQuery } from './queries.ts'

/** The parental consent, to read again or to withdraw. */
export function ConsentCard() {
  const consentState = useQuery(consentQuery)
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">Your consent</h2>
        {consentState.data?.consent?.verifiedBy && <Badge tone="good">Verified</Badge>}
      </div>
      {consentState.isPending && <Loading>Loading your consent...</Loading>}
      {consentState.isError && (
        <Notice tone="danger" action={<Button onClick={() => void consentState.refetch()}>Try again</Button>}>
          Your consent could not be loaded. {errorText(consentState.error)}
        </Notice>
      )}
      {consentState.data &&
        (consentState.data.consent ? (
          <ConsentGiven consent={consentState.data.consent} />
        ) : (
          <ConsentMissing />
        ))}
    </Card>
  )
}

function ConsentGiven({ consent }: { consent: ParentalConsent }) {
  const [confirming, setConfirming] = useState(false)
  return (
    <>
      <p className="mb-3 text-soft">{`${givenByText[consent.givenBy]} ${formatDay(consent.givenAt)}${verification(consent)}`}</p>
      <blockquote className="mb-4 max-w-prose border-l-4 border-line pl-4">{consent.wording}</blockquote>
      {consent.givenBy === 'terms' && (
        <>
          <p className="mb-3 text-soft">Please read what we ask of parents, and agree:</p>
          <blockquote className="mb-4 max-w-prose border-l-4 border-line pl-4">
            {parentalConsent.wording}
          </blockquote>
          <GiveConsent />
        </>
      )}
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        Withdraw consent
      </Button>
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Withdraw your consent?"
        description="Every child’s profile will be immediately and permanently deleted, with its notes, photos and portrait. Stories that were made stay in your library until you delete them; deleting your account deletes them all."
      >
        <Withdraw onDone={() => setConfirming(false)} />
      </Dialog>
    </>
  )
}

const givenByText = {
  form: 'You agreed to this on',
  terms: 'A child was added by a program, without this being shown. The terms of service have applied since',
}

const formatDay = (timestamp: string) =>
  new Date(timestamp).toLocaleDateString(undefined, { dateStyle: 'long' })

function verification({ verifiedBy, verifiedAt }: ParentalConsent): string {
  if (!verifiedBy || !verifiedAt) return '.'
  return `. Verified on ${formatDay(verifiedAt)} ${verifiedByText[verifiedBy]}.`
}

const verifiedByText = {
  email: 'by an email to your address',
  card: 'by your payment',
}

function ConsentMissing() {
  const children = useQuery(childrenQuery)
  if (!children.data?.length) {
    return <p className="text-soft">We will ask for it when you add a child. Nothing is stored until then.</p>
  }
  return (
    <>
      <p className="mb-3 text-soft">
        Your children were added before we asked for this. Please read it and agree, or delete their profiles.
      </p>
      <blockquote className="mb-4 max-w-prose border-l-4 border-line pl-4">
        {parentalConsent.wording}
      </blockquote>
      <GiveConsent />
    </>
  )
}

function GiveConsent() {
  const give = useGiveConsent()
  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        busy={give.isPending}
        disabled={give.isPending}
        onClick={() => give.mutate()}
      >
        I agree
      </Button>
    </div>
  )
}

function Withdraw({ onDone }: { onDone: () => void }) {
  const withdraw = useWithdrawConsent()
  const confirmWithdrawal = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Your consent is withdrawn', description: 'Every child’s profile has been deleted.' })
        onDone()
      },
    })
  return (
    <div className="flex flex-col gap-4">
      {withdraw.isError && <Notice tone="danger">{errorText(withdraw.error)}</Notice>}
      <Button
        variant="danger"
        busy={withdraw.isPending}
        disabled={withdraw.isPending}
        onClick={confirmWithdrawal}
      >
        Delete all child profiles
      </Button>
    </div>
  )
}
