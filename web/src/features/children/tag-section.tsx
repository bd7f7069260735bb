import { type Child, infoCap, type User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { HowToUpgrade } from '../plans/index.ts'
import { infoQuery, useRemoveInfo } from './info/info-queries.ts'
import { NotUsedHint } from './not-used-hint.tsx'
import type { TagSection } from './profile-sections.ts'
import { TagInput } from './tag-input.tsx'

interface TagSectionPanelProps {
  section: TagSection
  user: User
  child: Child
}

/** The entries of one section, with a field to add more. */
export function TagSectionPanel({ section, user, child }: TagSectionPanelProps) {
  const info = useQuery(infoQuery(child.id))
  const remove = useRemoveInfo(child.id)
  if (info.isPending) return <Loading>Loading info...</Loading>
  if (info.isError) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void info.refetch()}>Try again</Button>}>
        {`The entries could not be loaded. ${errorText(info.error)}`}
      </Notice>
    )
  }
  const entries = info.data.filter((item) => item.section === section.name)
  const cap = infoCap(user.tier, section.name)
  const remaining = cap === null ? null : Math.max(0, cap - entries.length)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-2xl">{section.label}</h3>
          <p className="font-bold text-soft" aria-live="polite">
            {countText(entries.length, cap)}
          </p>
        </div>
        <p className="mt-1 max-w-prose text-soft">{section.description}</p>
      </div>
      <NotUsedHint what="Entries" section={section.name} />
      {entries.length > 0 && (
        <ul aria-label={section.label} className="flex flex-wrap gap-2">
          {entries.map((item) => (
            <Chip key={item.id} name={item.infoText} onRemove={() => remove.mutate(item)} />
          ))}
        </ul>
      )}
      {remaining === 0 ? (
        <Notice title="This section is full" action={<HowToUpgrade user={user} />}>
          {`It can have up to ${cap} entries; with Moonbeam there is no limit.`}
        </Notice>
      ) : (
        <TagInput
          section={section}
          childId={child.id}
          remaining={remaining}
          existing={entries.map((item) => item.infoText)}
        />
      )}
    </div>
  )
}

function countText(count: number, cap: number | null): string {
  if (cap !== null) return `${count} of ${cap}`
  return count === 1 ? '1 entry' : `${count} entries`
}
