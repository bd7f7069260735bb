import { verifyEmail } from '@nightlight/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/spinner.tsx'

/** A query rather than a mutation, so that the link is verified once even if this mounts twice. */
const verification = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => call(verifyEmail, { body: { token } }).then(() => true),
  })

/** @param token from the emailed link */
export function VerifyEmail({ token }: { token: string }) {
  const client = useQueryClient()
  const verified = useQuery(verification(token))
  useEffect(() => {
    if (verified.isSuccess) void client.refetchQueries({ queryKey: currentUserQuery.queryKey })
  }, [verified.isSuccess, client])
  if (verified.isPending) return <Loading>Checking your link…</Loading>
  return (
    <div className="flex flex-col gap-5">
      {verified.isError ? (
        <Notice tone="danger">{errorText(verified.error)}</Notice>
      ) : (
        <Notice tone="good" title="Thank you">
          Your email address is verified.
        </Notice>
      )}
      <Button asChild>
        <Link href="/">Go to Nightlight</Link>
      </Button>
    </div>
  )
}
