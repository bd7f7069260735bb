import { type CharacterPhotos, type Child, photoConsentWording } from '@nightlight/contract'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ConfirmLooks } from './confirm-looks.tsx'
import { useReadPhotos, useWithdrawConsent } from './photo-queries.ts'

interface PhotoReadingProps {
  child: Child
  photos: CharacterPhotos
  reader: string
}

/** Lets a service describe the photos, after a parent has read what that means and agreed. */
export function PhotoReading({ child, photos, reader }: PhotoReadingProps) {
  const [agrees, setAgrees] = useState(false)
  const read = useReadPhotos(child.id)
  const withdraw = useWithdrawConsent(child.id)
  const { agreedAt, seen } = photos
  return (
    <section
      aria-labelledby={`reading-${child.id}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4"
    >
      <h5 id={`reading-${child.id}`} className="font-bold">{`Let ${reader} describe the photos`}</h5>
      {agreedAt ? (
        <p className="text-soft">
          {`You agreed on ${new Date(agreedAt).toLocaleDateString(undefined, { dateStyle: 'long' })}: “${photoConsentWording(reader)}”`}
        </p>
      ) : (
        <>
          <p>{photoConsentWording(reader)}</p>
          <Switch label="I agree" checked={agrees} onChange={setAgrees} disabled={read.isPending} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={read.isPending}
          disabled={read.isPending || !(agreedAt || agrees)}
          onClick={() => read.mutate({ reader, agreedAt })}
        >
          {!read.isPending && <Eye size={20} aria-hidden="true" />}
          {seen ? 'Read Again' : 'Read Photos'}
        </Button>
        {agreedAt && (
          <Button
            variant="secondary"
            busy={withdraw.isPending}
            disabled={withdraw.isPending || read.isPending}
            onClick={() => withdraw.mutate(undefined, { onSuccess: () => setAgrees(false) })}
          >
            Withdraw Consent
          </Button>
        )}
      </div>
      {seen && <ConfirmLooks key={seen.at} child={child} looks={seen.looks} by="service" />}
    </section>
  )
}
