import type { Story } from '@nightlight/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Confirm } from '../../ui/confirm.tsx'
import { OnlineButton } from '../../ui/online-button.tsx'
import { useDeleteStory } from '../stories/index.ts'
import { actionStyle } from './action-style.ts'

export function DeleteStory({ story }: { story: Story }) {
  const [confirming, setConfirming] = useState(false)
  const [, navigate] = useLocation()
  const remove = useDeleteStory(story.id)
  return (
    <>
      <OnlineButton variant="ghost" className={actionStyle} onClick={() => setConfirming(true)}>
        <Trash2 size={20} aria-hidden="true" />
        Delete
      </OnlineButton>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title="Delete this story?"
        action="Delete story"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => navigate('/library', { replace: true }),
            onError: () => setConfirming(false),
          })
        }
      >
        <bdi dir="auto" className="font-bold">
          {story.title}
        </bdi>{' '}
        will be deleted with its pictures and narration. You can undo this right afterwards.
      </Confirm>
    </>
  )
}
