import {
  type FamilyOverview,
  maxFamilyMembers,
  type NewInvitation,
  plans,
  type User,
} from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Mic, UsersRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { useInstallation } from '../../lib/installation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HowToUpgrade } from '../plans/index.ts'
import { clonedVoicesQuery } from '../voices/index.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { JoinedRow } from './joined-row.tsx'
import { MemberRow } from './member-row.tsx'
import { familyQuery } from './queries.ts'
import { ReceivedInvitations } from './received-invitations.tsx'

/** The members of this family, and the families that this account has joined. */
export function FamilySection({ user }: { user: User }) {
  const family = useQuery(familyQuery)
  return (
    <section id="family" aria-labelledby="family-title" className="mt-12">
      <h2 id="family-title" className="mb-5 text-3xl">
        Family
      </h2>
      {family.isPending && <Skeleton className="h-40 rounded-card" />}
      {family.isError && !family.data && (
        <Notice tone="danger" action={<Button onClick={() => void family.refetch()}>Try again</Button>}>
          Your family could not be loaded. {errorText(family.error)}
        </Notice>
      )}
      {family.data && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <ReceivedInvitations invitations={family.data.received} className="lg:col-span-2" />
          {/* First: whoever has joined a family is here for its stories. */}
          {family.data.joined.length > 0 && <JoinedFamilies families={family.data.joined} />}
          <YourFamily user={user} family={family.data} />
          <FamilyVoices user={user} />
        </div>
      )}
    </section>
  )
}

/** Only where voices can be cloned, or have been: then they can still be deleted. */
function FamilyVoices({ user }: { user: User }) {
  const installation = useInstallation()
  const canClone = installation?.voiceCloning
  const cloned = useQuery({ ...clonedVoicesQuery, enabled: canClone === false })
  if (!canClone && !cloned.data?.voices.length) return null
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-2xl">Whose voice reads</h3>
          {canClone && plans[user.tier].clonedVoices === 0 && <Badge tone="moonbeam">Moonbeam</Badge>}
        </div>
        <p className="mt-1 text-soft">
          An adult in your family reads aloud for a minute. From then on, that voice can read any story to
          your children.
        </p>
      </div>
      {/* A full page load: the content policy of that page allows the microphone. */}
      <Button asChild variant="secondary">
        <a href="/voices">
          <Mic size={20} aria-hidden="true" />
          Voices of your family
        </a>
      </Button>
    </Card>
  )
}

function YourFamily({ user, family }: { user: User; family: FamilyOverview }) {
  const { canShare, members, invitations } = family
  const placesTaken = members.length + invitations.length
  const [links, setLinks] = useState<Readonly<Record<number, string>>>({})
  const title = useRef<HTMLHeadingElement>(null)
  const keepLink = ({ id, link }: NewInvitation) => setLinks((kept) => ({ ...kept, [id]: link }))
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={title} tabIndex={-1} className="text-2xl">
          Who reads with you
        </h3>
        {!canShare && <Badge tone="starlight">Starlight</Badge>}
      </div>
      <p className="mt-1 text-soft">
        Grandparents, the other parent, a sitter: with an account of their own they read and hear your
        stories, and make new ones if you let them. They see your stories and first names, and nothing else of
        what you have told Nightlight.
      </p>
      {placesTaken > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} canShare={canShare} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow
              // With a new link also the focus is set anew.
              key={`${invitation.id} ${links[invitation.id]}`}
              invitation={invitation}
              canShare={canShare}
              link={links[invitation.id]}
              onRenewed={keepLink}
              onRevoked={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className="mt-5">
        {!canShare && <NeedsPlan user={user} hasMembers={members.length > 0} />}
        {canShare && placesTaken < maxFamilyMembers && (
          <InviteForm user={user} first={placesTaken === 0} onInvited={keepLink} />
        )}
        {canShare && placesTaken >= maxFamilyMembers && (
          <p className="text-soft">
            A family can have up to {maxFamilyMembers} members, including invitations. Remove one to invite
            somebody else.
          </p>
        )}
      </div>
    </Card>
  )
}

function NeedsPlan({ user, hasMembers }: { user: User; hasMembers: boolean }) {
  return (
    <Notice
      title="Family sharing comes with Starlight"
      icon={<UsersRound size={32} />}
      action={<HowToUpgrade user={user} />}
    >
      {hasMembers
        ? 'Your members stay, and can open your stories again as soon as your plan includes it.'
        : 'Share every story you make with up to five adults you trust.'}
    </Notice>
  )
}

function JoinedFamilies({ families }: { families: FamilyOverview['joined'] }) {
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-2xl">Families you read with</h3>
      <ul className="mt-3 divide-y divide-line">
        {families.map((family) => (
          <JoinedRow key={family.id} family={family} />
        ))}
      </ul>
    </Card>
  )
}
