import type { JoinedFamily, ReceivedInvitation } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useSearch } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { Notice } from '../../ui/notice.tsx'
import { closedFamilyText, libraryPath, ownLibraryPath } from './paths.ts'
import { familyQuery } from './queries.ts'

/**
 * The family whose stories are shown. It is in the URL, so that back and reload work.
 * @param hasNone whether the account has no stories of its own: then it begins with those of the first family that is open
 */
export function useChosenFamily(hasNone: boolean): {
  families: readonly JoinedFamily[]
  chosen: JoinedFamily | null
  received: readonly ReceivedInvitation[]
} {
  const asked = new URLSearchParams(useSearch()).get('family')
  const overview = useQuery({ ...familyQuery, refetchOnMount: 'always' }).data
  const { joined: families = [], received = [] } = overview ?? {}
  const first = families.find(({ isOpen }) => isOpen)
  if (asked === null && hasNone && first) return { families, received, chosen: first }
  return { families, received, chosen: families.find(({ id }) => String(id) === asked) ?? null }
}

/** Renders nothing for users who have not joined a family. */
export function LibrarySwitch({
  families,
  chosen,
}: {
  families: readonly JoinedFamily[]
  chosen: JoinedFamily | null
}) {
  if (families.length === 0) return null
  const libraries = [
    { id: null, href: ownLibraryPath, name: 'Your stories' },
    ...families.map(({ id, firstName }) => ({
      id,
      href: libraryPath(id),
      name: `From ${isolate(firstName)}’s family`,
    })),
  ]
  return (
    <nav aria-label="Whose stories" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {libraries.map(({ id, href, name }) => {
          const isCurrent = id === (chosen?.id ?? null)
          return (
            <li key={href} className="min-w-0">
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex min-h-12 max-w-full items-center rounded-full border-2 px-5 font-bold transition-colors duration-200',
                  isCurrent ? 'border-accent bg-tint' : 'border-edge bg-surface hover:bg-tint',
                )}
              >
                <span className="truncate">{name}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export function ClosedFamily({ family: { firstName } }: { family: JoinedFamily }) {
  return <Notice title={`From ${isolate(firstName)}’s family`}>{closedFamilyText(firstName)}</Notice>
}
