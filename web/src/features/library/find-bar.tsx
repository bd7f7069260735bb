import { type StoryCard, themeLabels, themes } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Heart, Search, SlidersHorizontal } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { castOf, type SortOrder, type Wish } from './find-stories.ts'

interface FindBarProps {
  stories: readonly StoryCard[]
  wish: Wish
  onWish: (wish: Wish) => void
}

const any = 'any'
const orders: { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
  { value: 'shortest', label: 'Shortest first' },
]

/** The search is always there, the rest when it is asked for. */
export function FindBar({ stories, wish, onWish }: FindBarProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const used = useMemo(
    () => themes.filter((theme) => stories.some((story) => story.theme === theme)),
    [stories],
  )
  const cast = useMemo(() => castOf(stories), [stories])
  return (
    <search className="mb-6 flex flex-col gap-3">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1 sm:max-w-md">
          <Search
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-soft"
          />
          <input
            type="search"
            dir="auto"
            aria-label="Search stories"
            placeholder="Search stories"
            value={wish.words}
            onChange={(event) => onWish({ ...wish, words: event.target.value })}
            className={`${controlLook} pl-12`}
          />
        </div>
        <Button
          look={wish.favouritesOnly ? 'primary' : 'secondary'}
          size="icon"
          aria-label="Favourites only"
          aria-pressed={wish.favouritesOnly}
          onClick={() => onWish({ ...wish, favouritesOnly: !wish.favouritesOnly })}
        >
          <Heart size={20} aria-hidden="true" className={clsx(wish.favouritesOnly && 'fill-current')} />
        </Button>
        <Button
          look="secondary"
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
          value={wish.child ?? any}
          onChange={(child) => onWish({ ...wish, child: child === any ? null : child })}
          options={[
            { value: any, label: 'Everybody' },
            ...cast.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Select
          label="Theme"
          value={wish.theme ?? any}
          onChange={(theme) => onWish({ ...wish, theme: theme === any ? null : theme })}
          options={[
            { value: any, label: 'All themes' },
            ...used.map((theme) => ({ value: theme, label: themeLabels[theme] })),
          ]}
        />
        <Select
          label="Order"
          value={wish.order}
          onChange={(order) => onWish({ ...wish, order: order as SortOrder })}
          options={orders}
        />
      </div>
    </search>
  )
}
