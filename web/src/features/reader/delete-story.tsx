import type { Story } from '@nightlight/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useDeleteStory } from '../stories/index.ts'
import { actionStyle } from './action-style.ts'

export function DeleteStory({ story }: { story: Story }) {
  const [asking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const remove = useDeleteStory(story.id)
  return (
    <>
      <Button variant="ghost" className={actionStyle} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden="true" />
        Delete
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Delete this story?"
        action="Delete story"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => navigate('/library', { replace: true }),
            onError: () => setAsking(false),
          })
        }
      >
        <bdi dir="auto" className="font-bold">
          {story.title}
        </bdi>{' '}
        goes with its pictures and its narration. You can undo it right afterwards.
      </Confirm>
    </>
  )
}
