import { type Child, maxMainCharacters } from '@nightlight/contract'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { fitted } from '../../lib/fitted-name.ts'
import { Button } from '../../ui/button.tsx'
import { controlStyle, FieldError } from '../../ui/field.tsx'
import type { MultiOption } from '../../ui/multi-select.tsx'
import { PictureChoice } from '../../ui/picture-choice.tsx'
import { Portrait } from '../children/index.ts'
import { likesText } from './interests-preview.ts'
import type { StoryValues } from './story-values.ts'

/** Somebody to choose by their face. Members of a family see names only. */
export interface Face extends MultiOption {
  portraitUrl?: string
  /** The whole of what is shown, for screen readers. */
  label: string
}

/** Who the story is about. */
export function ChildrenPicker({ options }: { options: readonly Face[] }) {
  const { control, getValues, setValue } = useFormContext<StoryValues>()
  return (
    <Controller
      control={control}
      name="mainCharacterIds"
      render={({ field, fieldState }) => (
        <Faces
          options={options}
          value={field.value}
          onChange={(ids) => {
            field.onChange(ids)
            // A main character cannot be a supporting character too.
            const others = getValues('supportingCharacterIds').filter((id) => !ids.includes(id))
            setValue('supportingCharacterIds', others)
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

interface FacesProps {
  options: readonly Face[]
  value: readonly number[]
  onChange: (ids: number[]) => void
  error: string | undefined
}

/** From this many children on, the row is searched before it is scrolled. */
const searchedFrom = 6

function Faces({ options, value, onChange, error }: FacesProps) {
  const id = useId()
  const [isSearching, setSearching] = useState(options.length >= searchedFrom)
  const [search, setSearch] = useState('')
  const query = search.trim().toLowerCase()
  const found = options.filter(({ name, keywords }) =>
    [name, ...keywords].some((text) => text.toLowerCase().includes(query)),
  )
  const toggle = (chosen: number) =>
    onChange(value.includes(chosen) ? value.filter((other) => other !== chosen) : [...value, chosen])
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="sr-only">Main characters</legend>
      <div className="flex min-h-12 items-center gap-2">
        <p className="min-w-0 flex-1">
          <span aria-hidden="true" className="block font-bold">
            {value.length === 0 ? 'Select children to include' : 'Who is it about?'}
          </span>
          <span id={`${id}-hint`} className={options.length > 1 ? 'text-[0.9375rem] text-soft' : 'sr-only'}>
            {`A story can have up to ${maxMainCharacters} main characters.`}
          </span>
        </p>
        {options.length > 1 && !isSearching && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Search children..."
            onClick={() => setSearching(true)}
          >
            <Search size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
      {isSearching && (
        <input
          type="search"
          aria-label="Search children..."
          placeholder="Search children..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // The form is sent by its button.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={controlStyle}
        />
      )}
      {found.length === 0 ? (
        <p role="status" className="py-3 text-soft">
          No child profiles found.
        </p>
      ) : (
        <div className="-mx-1 flex max-h-[200px] gap-3 overflow-x-auto px-1 py-1">
          {found.map((face) => (
            <PictureChoice
              key={face.id}
              type="checkbox"
              name={id}
              label={face.label}
              checked={value.includes(face.id)}
              disabled={value.length >= maxMainCharacters && !value.includes(face.id)}
              onChange={() => toggle(face.id)}
              className="w-32 shrink-0 rounded-card p-2.5 has-disabled:opacity-55"
            >
              <FacePicture face={face} />
              <span className="@container mt-1.5 block">
                <bdi
                  dir="auto"
                  style={fitted(face.name, 1.0625)}
                  className="line-clamp-2 leading-tight font-bold wrap-anywhere"
                >
                  {face.name}
                </bdi>
              </span>
              <span className="block truncate text-[0.875rem] text-soft">{face.detail}</span>
            </PictureChoice>
          ))}
        </div>
      )}
      <FieldError message={error} />
    </fieldset>
  )
}

function FacePicture({ face: { name, portraitUrl } }: { face: Face }) {
  if (portraitUrl) {
    return (
      <span className="flex justify-center">
        <Portrait child={{ name, portraitUrl }} size={72} />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className="mx-auto grid size-18 place-items-center rounded-full bg-tint font-story text-3xl uppercase"
    >
      {[...name][0]}
    </span>
  )
}

export const childOption = (child: Child): Face => {
  const likes = likesText(child.interests)
  return {
    id: child.id,
    name: child.name,
    portraitUrl: child.portraitUrl,
    keywords: [child.interests ?? ''],
    label: `${child.name}, age ${child.age}, ${likes}`,
    detail: (
      <>
        <span className="block">{`age ${child.age}`}</span>
        <bdi dir="auto" className="block truncate">
          {likes}
        </bdi>
      </>
    ),
  }
}
