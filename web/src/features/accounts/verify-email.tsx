import { verifyEmail } from '@nightlight/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { call } from '../../lib/api.ts'
import { plainWords } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { currentUserQuery } from './queries.ts'

/** A query, not a mutation: the same link asked for twice while the page is open is asked once. */
const verification = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => call(verifyEmail, { body: { token } }).then(() => true),
  })

/** @param token what the mailed link carries */
export function VerifyEmail({ token }: { token: string }) {
  const client = useQueryClient()
  const verified = useQuery(verification(token))
  useEffect(() => {
    if (verified.isSuccess) void client.refetchQueries({ queryKey: currentUserQuery.queryKey })
  }, [verified.isSuccess, client])
  if (verified.isPending) return <Waiting>Looking at your link…</Waiting>
  return (
    <div className="flex flex-col gap-5">
      {verified.isError ? (
        <Notice tone="danger">{plainWords(verified.error)}</Notice>
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
