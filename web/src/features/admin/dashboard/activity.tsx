import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/date-time.ts'
import { actionLabel } from '../../account/index.ts'
import { Panel } from './panel.tsx'
import { auditQuery } from './queries.ts'

/** The log of what administrators did. */
export function Activity() {
  const log = useQuery(auditQuery)
  return (
    <Panel title="Activity" query={log}>
      {log.data?.length === 0 && <p className="text-soft">Nobody has changed anything yet.</p>}
      {log.data && log.data.length > 0 && (
        <ul
          aria-label="Activity"
          // It scrolls and contains nothing focusable, so keyboard users must be able to focus it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list needs the keyboard
          tabIndex={0}
          className="max-h-96 divide-y divide-line overflow-y-auto"
        >
          {log.data.map((entry) => (
            <li key={entry.id} className="py-2.5">
              <p className="font-bold">
                {actionLabel(entry.action)}
                {entry.about && (
                  <span className="ml-2 font-normal text-soft wrap-anywhere">{entry.about}</span>
                )}
              </p>
              <p className="text-[0.9375rem] text-soft">
                <bdi>{entry.by ?? 'a deleted account'}</bdi> · {formatDateTime(entry.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
