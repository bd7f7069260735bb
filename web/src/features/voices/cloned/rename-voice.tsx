import { type ClonedVoice, maxVoiceNameLength } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRenameVoice } from './queries.ts'

interface RenameVoiceProps {
  voice: ClonedVoice
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function RenameVoice({ voice, open, onOpenChange }: RenameVoiceProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Rename this voice"
      description="Your family sees this name when choosing a voice."
    >
      <NameForm voice={voice} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function NameForm({ voice, onDone }: { voice: ClonedVoice; onDone: () => void }) {
  const [name, setName] = useState(voice.name)
  const rename = useRenameVoice()
  const nameError = fieldMessage(rename.error, 'name')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate({ id: voice.id, name }, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Name"
        value={name}
        maxLength={maxVoiceNameLength}
        onChange={(event) => setName(event.target.value)}
        error={nameError}
      />
      {rename.isError && !nameError && <Notice tone="danger">{errorText(rename.error)}</Notice>}
      <Button type="submit" busy={rename.isPending} disabled={rename.isPending}>
        Save name
      </Button>
    </form>
  )
}
