import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * Shown in place of what needs to know who is signed in, when that could not be found out. The query is passed in: a useQuery in
 * here would fetch again on mounting, which hides this notice, and so on without end.
 */
export function AccountUnknown({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  return (
    <Notice
      tone="danger"
      title="We could not check who is signed in"
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {errorText(query.error)}
    </Notice>
  )
}
