import type { StoryCard } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { childrenQuery } from '../children/index.ts'

interface ShelvesProps {
  stories: readonly StoryCard[]
  /** null for all. */
  childId: number | null
  onChoose: (childId: number | null) => void
}

/** Each child's own shelf, where several have stories. */
export function Shelves({ stories, childId, onChoose }: ShelvesProps) {
  const group = useId()
  const children = useQuery(childrenQuery).data ?? []
  const withStories = children.filter(({ id }) =>
    stories.some(({ childrenIncluded }) => childrenIncluded.some((each) => each.id === id)),
  )
  if (withStories.length < 2) return null
  return (
    <fieldset aria-label="Whose stories" className="-mx-1 mb-6 flex gap-2 overflow-x-auto px-1 py-1">
      {[{ id: null, name: 'All', portraitUrl: null }, ...withStories].map(({ id, name, portraitUrl }) => (
        <label
          key={id ?? 'all'}
          className="relative inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-full border-2 border-edge bg-surface py-1 pr-4 pl-1.5 font-bold has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={childId === id}
            onChange={() => onChoose(id)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          {portraitUrl ? (
            <img src={portraitUrl} alt="" width={36} height={36} className="size-9 rounded-full bg-tint" />
          ) : (
            <span className="w-2" />
          )}
          <bdi dir="auto" aria-hidden="true" className="max-w-44 truncate sm:max-w-72">
            {name}
          </bdi>
        </label>
      ))}
    </fieldset>
  )
}
