import { Mic } from 'lucide-react'
import { useState } from 'react'
import { errorText, fieldMessage } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useInviteReader } from './queries.ts'

interface InviteReaderProps {
  storyId: string
  first: boolean
  onLink: (invitation: { reading: { readerName: string }; link: string }) => void
}

/** A button that opens the form. */
export function InviteReader(props: InviteReaderProps) {
  const [open, setOpen] = useState(false)
  if (open) return <Fields {...props} onDone={() => setOpen(false)} />
  return (
    <Button variant="secondary" className="self-center" onClick={() => setOpen(true)}>
      <Mic size={20} aria-hidden="true" />
      {props.first ? 'Ask a grandparent to read it' : 'Ask somebody else'}
    </Button>
  )
}

function Fields({ storyId, onLink, onDone }: InviteReaderProps & { onDone: () => void }) {
  const invite = useInviteReader(storyId)
  const [name, setName] = useState('')
  const nameError = fieldMessage(invite.error, 'readerName')
  return (
    <form
      noValidate
      aria-label="Ask somebody to read this story"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate(name, {
          onSuccess: (invitation) => {
            onDone()
            onLink(invitation)
          },
        })
      }}
    >
      <TextField
        label="Who is going to read?"
        hint="As your child calls them, such as Grandma Jo. They see this story and your first name, and nothing else about your family."
        value={name}
        maxLength={40}
        autoComplete="off"
        autoFocus
        error={nameError}
        onChange={(event) => setName(event.target.value)}
      />
      {invite.error && !nameError && <Notice tone="danger">{errorText(invite.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={invite.isPending} disabled={invite.isPending}>
          Make a link
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
