import { type StoryCard, themeLabels, themes } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Heart, Search, SlidersHorizontal } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { childrenIn, type SortOrder, type StoryFilter } from './find-stories.ts'

interface FindBarProps {
  stories: readonly StoryCard[]
  filter: StoryFilter
  onChange: (filter: StoryFilter) => void
}

const any = 'any'
const orders: { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
  { value: 'shortest', label: 'Shortest first' },
]

/** The search field is always visible, the filters on demand. */
export function FindBar({ stories, filter, onChange }: FindBarProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const usedThemes = useMemo(
    () => themes.filter((theme) => stories.some((story) => story.theme === theme)),
    [stories],
  )
  const children = useMemo(() => childrenIn(stories), [stories])
  return (
    <search className="mb-6 flex flex-col gap-3">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1 sm:max-w-md">
          <Search
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft max-[23rem]:left-3"
          />
          <input
            type="search"
            dir="auto"
            aria-label="Search stories"
            placeholder="Search stories"
            value={filter.query}
            onChange={(event) => onChange({ ...filter, query: event.target.value })}
            className={`${controlStyle} pl-12 max-[23rem]:pr-1 max-[23rem]:pl-10`}
          />
        </div>
        <Button
          variant={filter.favouritesOnly ? 'primary' : 'secondary'}
          size="icon"
          aria-label="Favourites only"
          aria-pressed={filter.favouritesOnly}
          onClick={() => onChange({ ...filter, favouritesOnly: !filter.favouritesOnly })}
        >
          <Heart size={20} aria-hidden="true" className={clsx(filter.favouritesOnly && 'fill-current')} />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label="Filter and sort"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
        </Button>
      </div>
      <div id={panel} hidden={!open} className={clsx(open && 'grid gap-3 sm:grid-cols-3')}>
        <Select
          label="Child"
          value={filter.child ?? any}
          onChange={(child) => onChange({ ...filter, child: child === any ? null : child })}
          options={[
            { value: any, label: 'Everybody' },
            ...children.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Select
          label="Theme"
          value={filter.theme ?? any}
          onChange={(theme) => onChange({ ...filter, theme: theme === any ? null : theme })}
          options={[
            { value: any, label: 'All themes' },
            ...usedThemes.map((theme) => ({ value: theme, label: themeLabels[theme] })),
          ]}
        />
        <Select
          label="Order"
          value={filter.order}
          onChange={(order) => onChange({ ...filter, order: order as SortOrder })}
          options={orders}
        />
      </div>
    </search>
  )
}
