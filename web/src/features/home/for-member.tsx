import type { JoinedFamily } from '@nightlight/contract'
import { Sparkles } from 'lucide-react'
import { Link } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { createPath } from '../family/index.ts'

interface ForMemberProps {
  joined: readonly JoinedFamily[]
  addChildPath: string
}

/** In place of the form, for somebody who reads along with another family and has no child profile: first that family’s children, then one of their own. */
export function ForMember({ joined, addChildPath }: ForMemberProps) {
  const making = joined.filter(({ isOpen, mayCreate }) => isOpen && mayCreate)
  return (
    <>
      {making.map(({ id, firstName }) => (
        <Notice
          key={id}
          title={`A story for ${isolate(firstName)}’s family`}
          action={
            <Button asChild size="large">
              <Link href={createPath(id)}>
                <Sparkles size={22} aria-hidden="true" />
                Choose the child
              </Link>
            </Button>
          }
        >
          It is kept with the family’s stories, and you can hear it here.
        </Notice>
      ))}
      {making.length === 0 && (
        <Notice title="You read along">
          The stories that are shared with you are above. Whoever invited you can also let you make new ones:
          under Family in their profile.
        </Notice>
      )}
      <p className="text-center text-soft">
        You can also keep a library of your own.{' '}
        <Link href={addChildPath} className="inline-flex min-h-12 items-center font-bold text-link">
          Add a child
        </Link>
      </p>
    </>
  )
}
