import { type InfoItem, infoCategories } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
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
              childId={childId}
              item={item}
              isEdited={item.id === editing?.id}
              onEdit={() => onEdit(item)}
            />
          ))}
        </Group>
      ))}
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
  childId: number
  item: InfoItem
  isEdited: boolean
  onEdit: () => void
}

function Item({ childId, item, isEdited, onEdit }: ItemProps) {
  const remove = useRemoveInfo(childId)
  return (
    <li className={clsx('-mx-2 flex items-center rounded-field pl-2', isEdited && 'bg-tint')}>
      <p dir="auto" className="min-w-0 flex-1 py-1.5 leading-snug whitespace-pre-line">
        {item.infoText}
      </p>
      <Button variant="ghost" size="icon" aria-label={`Edit: ${item.infoText}`} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete: ${item.infoText}`}
        disabled={remove.isPending || isEdited}
        onClick={() => remove.mutate(item)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  )
}
