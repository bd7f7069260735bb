import type { JoinedFamily } from '@nightlight/contract'
import { useState } from 'react'
import { Link } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useLeaveFamily } from './changes.ts'
import { closedFamilyText, createPath, libraryPath } from './paths.ts'

export function JoinedRow({ family }: { family: JoinedFamily }) {
  const leave = useLeaveFamily()
  const [confirming, setConfirming] = useState(false)
  const { firstName, isOpen, mayCreate } = family
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-bold">{isolate(firstName)}’s family</p>
        <p className="text-[0.9375rem] text-soft">
          {!isOpen && closedFamilyText(firstName)}
          {isOpen && (mayCreate ? 'You read, listen, and may make stories.' : 'You read and listen.')}
        </p>
      </div>
      <div className="-ml-5 flex basis-full flex-wrap">
        {isOpen && (
          <Button asChild variant="ghost">
            <Link href={libraryPath(family.id)}>Stories</Link>
          </Button>
        )}
        {isOpen && mayCreate && (
          <Button asChild variant="ghost">
            <Link href={createPath(family.id)}>Make one</Link>
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={`Leave ${firstName}’s family`}
          onClick={() => setConfirming(true)}
        >
          Leave
        </Button>
      </div>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={`Leave ${isolate(firstName)}’s family?`}
        action="Leave"
        cancel="Stay"
        busy={leave.isPending}
        onConfirm={() => leave.mutate(family, { onSettled: () => setConfirming(false) })}
      >
        Their stories will disappear from your library. You need a new invitation to come back.
      </Confirm>
    </li>
  )
}
