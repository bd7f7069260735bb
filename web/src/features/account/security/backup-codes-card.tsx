import { renewBackupCodes, type User } from '@nightlight/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { backupCodesQuery } from './queries.ts'

/** Fewer are soon used up. */
const fewCodes = 3

/** How many backup codes are left, and new ones. */
export function BackupCodesCard({ user }: { user: User }) {
  const client = useQueryClient()
  const count = useQuery(backupCodesQuery)
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const renew = useMutation({
    mutationFn: () => call(renewBackupCodes, { body: { password } }),
    onSuccess: ({ backupCodes }) => {
      client.setQueryData(backupCodesQuery.queryKey, { left: backupCodes.length })
      setPassword('')
      setAsking(false)
    },
  })
  const passwordError = fieldMessage(renew.error, 'password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    renew.mutate()
  }
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-8">
      <div>
        <h2 className="text-2xl">Backup codes</h2>
        <p className="mt-1 text-soft">
          {count.isError
            ? `They could not be counted. ${errorText(count.error)}`
            : leftText(count.data?.left)}
        </p>
      </div>
      {count.data && count.data.left < fewCodes && (
        <Notice>Please make new ones soon. Without a code, a lost phone means a lost account.</Notice>
      )}
      {renew.data && <BackupCodes username={user.username} codes={renew.data.backupCodes} />}
      {isAsking ? (
        <form
          noValidate
          aria-label="New backup codes"
          onSubmit={submit}
          className="flex max-w-md flex-col gap-5"
        >
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            hint="The codes from before stop working."
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={passwordError}
          />
          {renew.isError && !passwordError && <Notice tone="danger">{errorText(renew.error)}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={renew.isPending} disabled={renew.isPending || password === ''}>
              Make new codes
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          New backup codes
        </Button>
      )}
    </Card>
  )
}

function leftText(left: number | undefined): string {
  if (left === undefined) return 'Counting…'
  if (left === 0) return 'None is left.'
  return left === 1 ? '1 is left.' : `${left} are left.`
}
