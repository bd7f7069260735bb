import type { CharacterStatus, Child, User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, RefreshCw, Sparkles } from 'lucide-react'
import { errorText } from '../../../lib/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ChooseLook } from './choose-look.tsx'
import { Photos } from './photos.tsx'
import { characterQuery, useApproveCharacter, useGenerateCharacter } from './queries.ts'

/** The child's character: proposed, reviewed, approved or proposed again. */
export function CharacterSection({ user, child }: { user: User; child: Child }) {
  const character = useQuery(characterQuery(child.id))
  if (character.isPending) return <Loading>Loading character...</Loading>
  if (character.isError) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void character.refetch()}>Try again</Button>}>
        {`The character could not be loaded. ${errorText(character.error)}`}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="text-2xl">Character</h3>
        <p className="mt-1 text-soft">
          How <bdi dir="auto">{child.name}</bdi> looks in the pictures of every story from now on.
        </p>
      </div>
      <CharacterReview child={child} status={character.data} />
      <ChooseLook child={child} />
      <Photos user={user} child={child} />
    </div>
  )
}

function CharacterReview({ child, status }: { child: Child; status: CharacterStatus }) {
  const generate = useGenerateCharacter(child.id)
  const approve = useApproveCharacter(child.id)
  const busy = generate.isPending || approve.isPending
  const generateNew = async () => {
    // Reject the old one first, so that no picture uses it while a new one is being reviewed.
    const rejected = await approve.mutateAsync(false).catch(() => null)
    if (rejected) generate.mutate(undefined)
  }
  return (
    <div className="@container rounded-card border border-line bg-sunken p-5 sm:p-6">
      <div className="flex flex-col items-center gap-5 @md:flex-row @md:items-start">
        <img
          src={status.testImageUrl ?? child.portraitUrl}
          alt={status.hasCharacter ? `The character of ${child.name}` : ''}
          width={176}
          height={176}
          className="size-44 shrink-0 rounded-full bg-tint"
        />
        <div className="flex min-w-0 flex-1 flex-col items-center gap-4 @md:items-start">
          <ReviewStatus status={status} />
          <p dir="auto" className="text-center @md:text-left">
            {status.characterDescription ??
              'No character yet. A generated one follows everything in the profile and makes up the rest.'}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            {!status.hasCharacter && (
              <Button busy={generate.isPending} disabled={busy} onClick={() => generate.mutate(undefined)}>
                {!generate.isPending && <Sparkles size={20} aria-hidden="true" />}
                Generate Character
              </Button>
            )}
            {status.hasCharacter && !status.characterApproved && (
              <Button busy={approve.isPending} disabled={busy} onClick={() => approve.mutate(true)}>
                {!approve.isPending && <Check size={20} aria-hidden="true" />}
                Approve
              </Button>
            )}
            {status.hasCharacter && (
              <Button
                variant="secondary"
                busy={generate.isPending}
                disabled={busy}
                onClick={() => void generateNew()}
              >
                {!generate.isPending && <RefreshCw size={18} aria-hidden="true" />}
                Generate New
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function ReviewStatus({ status }: { status: CharacterStatus }) {
  if (!status.hasCharacter) return null
  return (
    <p role="status">
      {status.characterApproved ? <Badge tone="good">Approved</Badge> : <Badge>Awaiting review</Badge>}
    </p>
  )
}
