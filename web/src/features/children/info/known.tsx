import {
  type Child,
  type InfoItem,
  infoCategories,
  legacyInfoParts,
  tierIncludes,
  type User,
} from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { directionOf } from '../../../lib/bidi.ts'
import { relativeDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { NotUsedHint } from '../not-used-hint.tsx'
import { type ProfileSection, profileSections, type TagSection } from '../profile-sections.ts'
import { TagSectionPanel } from '../tag-section.tsx'
import { InfoForm } from './info-form.tsx'
import { categoryLabels } from './info-labels.ts'
import { ConfirmRemoval } from './info-list.tsx'
import { infoQuery } from './info-queries.ts'
import { LegacyImport } from './legacy-import.tsx'

/** What stories know about a child, and how often each of it was told. */
export function Known({ user, child }: { user: User; child: Child }) {
  const info = useQuery(infoQuery(child.id))
  const [edited, setEdited] = useState<InfoItem | 'new' | null>(null)
  const [removing, setRemoving] = useState<InfoItem | null>(null)
  const [skipped, setSkipped] = useState(false)
  if (info.isPending) return <Loading>Loading info...</Loading>
  if (info.isError) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void info.refetch()}>Try again</Button>}>
        {`The items could not be loaded. ${errorText(info.error)}`}
      </Notice>
    )
  }
  const legacy = info.data.length === 0 && !skipped ? legacyInfoParts(child.info) : []
  const included = profileSections.filter(isTagSection).filter(({ tier }) => tierIncludes(user.tier, tier))
  return (
    <div className="flex flex-col gap-8">
      <NotUsedHint what="These details" />
      {legacy.length > 0 && (
        <LegacyImport childId={child.id} parts={legacy} onSkip={() => setSkipped(true)} />
      )}
      {info.data.length === 0 && (
        <p className="text-lg text-soft">
          Nothing yet. A nickname, a favourite toy or a brave day at the dentist is a good start.
        </p>
      )}
      {infoCategories.map((category) => (
        <Category
          key={category}
          name={categoryLabels[category]}
          items={info.data.filter((item) => item.category === category)}
          onEdit={setEdited}
          onRemove={setRemoving}
        />
      ))}
      {edited ? (
        <InfoForm
          key={edited === 'new' ? 'new' : edited.id}
          childId={child.id}
          item={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      ) : (
        <Button className="self-start" onClick={() => setEdited('new')}>
          <Plus size={20} aria-hidden="true" />
          Add Info
        </Button>
      )}
      {included.map((section) => (
        <section key={section.name} className="border-line border-t pt-6">
          <TagSectionPanel section={section} user={user} child={child} />
        </section>
      ))}
      <ConfirmRemoval childId={child.id} item={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}

interface CategoryProps {
  name: string
  items: readonly InfoItem[]
  onEdit: (item: InfoItem) => void
  onRemove: (item: InfoItem) => void
}

function Category({ name, items, onEdit, onRemove }: CategoryProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={name}>
      <h2 className="mb-1 text-2xl">{name}</h2>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-1 py-1.5">
            <div className="min-w-0 flex-1">
              <p dir={directionOf(item.infoText)} className="whitespace-pre-line wrap-anywhere">
                {item.infoText}
              </p>
              <p className="text-[0.9375rem] text-soft">{toldText(item)}</p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Edit: ${item.infoText}`}
              onClick={() => onEdit(item)}
            >
              <Pencil size={18} aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete: ${item.infoText}`}
              onClick={() => onRemove(item)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function toldText({ usageCount, lastUsed }: InfoItem): string {
  if (usageCount === 0) return 'Not told yet'
  const count = usageCount === 1 ? 'Told in one story' : `Told in ${usageCount} stories`
  return lastUsed ? `${count}, last: ${relativeDate(lastUsed).toLowerCase()}` : count
}

const isTagSection = (section: ProfileSection): section is TagSection => 'placeholder' in section
