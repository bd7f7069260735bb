import { type AdminNotification, replyToNotification } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { dashboardKey } from './queries.ts'

export function ReplyForm({ message, onDone }: { message: AdminNotification; onDone: () => void }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const reply = useMutation({
    mutationFn: () => call(replyToNotification, { params: { id: message.id }, body: { message: text } }),
    onSuccess: async () => {
      toast({
        title: 'Reply sent',
        ...(message.from && { description: `It is on its way to ${message.from.email}.` }),
      })
      onDone()
      await client.invalidateQueries({ queryKey: [dashboardKey] })
    },
    onError: (error) =>
      toast({ title: 'Reply not sent', description: errorText(error), tone: 'destructive' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reply.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3">
      <TextArea
        label="Reply"
        hint="A greeting and a closing are added, and their message is quoted below."
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fieldMessage(reply.error, 'message')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={reply.isPending} disabled={reply.isPending || text.trim() === ''}>
          Send reply
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
