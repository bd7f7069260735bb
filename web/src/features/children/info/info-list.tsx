import { type InfoItem, infoCategories } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { directionOf } from '../../../lib/bidi.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { categoryLabels } from './info-labels.ts'
import { useRemoveInfo } from './info-queries.ts'

interface InfoListProps {
  childId: number
  items: readonly InfoItem[]
  /** The item that the form is editing. */
  editing: InfoItem | null
  onEdit: (item: InfoItem) => void
}

/** The items by category, in a scrolling area 200 px high. */
export function InfoList({ childId, items, editing, onEdit }: InfoListProps) {
  const [removing, setRemoving] = useState<InfoItem | null>(null)
  const groups = infoCategories
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0)
  return (
    <section
      aria-label="Info items"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll this area
      tabIndex={0}
      className="h-[200px] overflow-y-auto rounded-field border border-line bg-sunken px-4 py-3"
    >
      {groups.length === 0 && (
        <p className="grid h-full place-items-center text-center text-soft">
          Nothing yet. A nickname, a favourite toy or a brave day at the dentist is a good start.
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.category} name={categoryLabels[group.category]}>
          {group.items.map((item) => (
            <Item
              key={item.id}
              item={item}
              isEdited={item.id === editing?.id}
              onEdit={() => onEdit(item)}
              onRemove={() => setRemoving(item)}
            />
          ))}
        </Group>
      ))}
      <ConfirmRemoval childId={childId} item={removing} onClose={() => setRemoving(null)} />
    </section>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="not-first:mt-3">
      <h3 id={id} className="font-sans text-sm font-bold text-soft">
        {name}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

interface ItemProps {
  item: InfoItem
  isEdited: boolean
  onEdit: () => void
  onRemove: () => void
}

function Item({ item, isEdited, onEdit, onRemove }: ItemProps) {
  return (
    <li className={clsx('-mx-2 flex items-center rounded-field pl-2', isEdited && 'bg-tint')}>
      <p
        dir={directionOf(item.infoText)}
        className="min-w-0 flex-1 py-1.5 text-left leading-snug whitespace-pre-line"
      >
        {item.infoText}
      </p>
      <Button variant="ghost" size="icon" aria-label={`Edit: ${item.infoText}`} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete: ${item.infoText}`}
        disabled={isEdited}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  )
}

interface ConfirmRemovalProps {
  childId: number
  item: InfoItem | null
  onClose: () => void
}

/** Here rather than beside each item, so that it outlives the item. */
export function ConfirmRemoval({ childId, item, onClose }: ConfirmRemovalProps) {
  const remove = useRemoveInfo(childId)
  return (
    <Confirm
      open={item !== null}
      onOpenChange={onClose}
      title="Delete this note?"
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => item && remove.mutate(item, { onSettled: onClose })}
    >
      <span className="block">
        <bdi dir="auto" className="line-clamp-4 font-bold text-ink">
          {item?.infoText}
        </bdi>
      </span>
      Stories that were made with it stay as they are.
    </Confirm>
  )
}
