import type { FamilyMember } from '@nightlight/contract'
import { useState } from 'react'
import { isolate } from '../../lib/bidi.ts'
import { relativeDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useChangeMember, useRemoveMember } from './changes.ts'

export function MemberRow({ member, canShare }: { member: FamilyMember; canShare: boolean }) {
  const change = useChangeMember()
  const remove = useRemoveMember()
  const [confirming, setConfirming] = useState(false)
  const { firstName } = member
  const mayCreate = change.isPending ? change.variables.mayCreate : member.mayCreate
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-bold">
          <bdi dir="auto">{firstName}</bdi>
        </p>
        <p className="text-[0.9375rem] text-soft">
          Joined {relativeDate(member.joinedAt).toLowerCase()}
          {member.storiesMade > 0 &&
            ` · made ${member.storiesMade === 1 ? 'one story' : `${member.storiesMade} stories`}`}
        </p>
      </div>
      <Button variant="ghost" aria-label={`Remove ${firstName}`} onClick={() => setConfirming(true)}>
        Remove
      </Button>
      <div className="basis-full">
        <Switch
          label="May make stories"
          name={`${isolate(firstName)} may make stories`}
          checked={mayCreate}
          disabled={change.isPending || !canShare}
          onChange={(next) => change.mutate({ id: member.id, mayCreate: next })}
        />
      </div>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={`Remove ${isolate(firstName)}?`}
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(member, { onSettled: () => setConfirming(false) })}
      >
        {isolate(firstName)} will no longer be able to open your stories. Stories that {isolate(firstName)}{' '}
        made for you stay yours.
      </Confirm>
    </li>
  )
}
