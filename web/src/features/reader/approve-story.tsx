import { approveStory, type Story } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { storyQuery } from '../stories/index.ts'

/** Above a story that nobody could check, or whose child waits for a parent's yes. */
export function ReadFirst({ story }: { story: Pick<Story, 'waitsForYes'> }) {
  return (
    <div className="mt-5">
      <Notice title="Please read this story first">
        {story.waitsForYes
          ? 'You want to read new stories yourself first. '
          : 'It is in a language that our checks cannot read, and nothing else could check it. '}
        It is not read aloud, saved or shown to anybody else before you have read it and said yes, at its end.
      </Notice>
    </div>
  )
}

/** At its end, where whoever has read it arrives. */
export function ApproveStory({ story: { id } }: { story: Pick<Story, 'id'> }) {
  const client = useQueryClient()
  const approve = useMutation({
    mutationFn: () => call(approveStory, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: storyQuery(id).queryKey }),
  })
  return (
    <Button
      size="large"
      busy={approve.isPending}
      disabled={approve.isPending}
      onClick={() => approve.mutate()}
    >
      {!approve.isPending && <Check size={22} aria-hidden="true" />}I have read it: it is for my child
    </Button>
  )
}
