import { accountData, deleteAccount } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../../lib/api.ts'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { setSignedInUser } from '../../sign-in/index.ts'
import { ExportLibrary } from './export-library.tsx'

export function YourDataCard() {
  const [deleting, setDeleting] = useState(false)
  const download = useMutation({
    mutationFn: () => call(accountData),
    onSuccess: (data) => saveFile('nightlight-data.json', 'application/json', JSON.stringify(data, null, 2)),
    onError: (error) =>
      toast({ title: 'Download failed', description: errorText(error), tone: 'destructive' }),
  })
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-2xl">Your data</h2>
      <p className="mt-1 mb-4 text-soft">
        Everything stored about you and your children is yours to download and yours to delete.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={download.isPending}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download size={20} aria-hidden="true" />
          Download my data
        </Button>
        <Button variant="ghost" className="text-danger!" onClick={() => setDeleting(true)}>
          <Trash2 size={20} aria-hidden="true" />
          Delete my account
        </Button>
      </div>
      <ExportLibrary />
      <Dialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete your account?"
        description="Your children’s profiles, every story, every picture and every recording will be deleted immediately and permanently. This cannot be undone."
      >
        <DeleteForm />
      </Dialog>
    </Card>
  )
}

function DeleteForm() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => call(deleteAccount, { body: { password } }),
    onSuccess: () => {
      navigate('/')
      setSignedInUser(client, null)
      toast({ title: 'Your account is deleted', description: 'Thank you for the evenings. Good night.' })
    },
  })
  const passwordError = fieldMessage(remove.error, 'password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="So that nobody else can do this."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={passwordError}
      />
      {remove.isError && !passwordError && <Notice tone="danger">{errorText(remove.error)}</Notice>}
      <Button
        type="submit"
        variant="danger"
        busy={remove.isPending}
        disabled={remove.isPending || password === ''}
      >
        Delete everything
      </Button>
    </form>
  )
}
