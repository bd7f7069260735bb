import type { Story } from '@nightlight/contract'
import { clsx } from 'clsx'
import { BookOpen, MoonStar, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { SeriesDialog } from './series-dialog.tsx'

/** Requests a story that continues this one. */
export function AnotherNight({ story }: { story: Story }) {
  const [open, setOpen] = useState(false)
  if (!canContinue(story)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <MoonStar size={20} aria-hidden="true" />
        Another night
      </Button>
      <SeriesDialog story={story} purpose="next" open={open} onOpenChange={setOpen} />
    </>
  )
}

/** The nights of the story's series, and what the next one remembers. */
export function SeriesSection({ story }: { story: Story }) {
  const [open, setOpen] = useState(false)
  if (!story.series) return null
  return (
    <section
      aria-label="Series"
      className="flex w-full max-w-2xl flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <Nights story={story} series={story.series} />
      {canContinue(story) && (
        <>
          <Button variant="secondary" className="self-center" onClick={() => setOpen(true)}>
            <Pencil size={18} aria-hidden="true" />
            What is remembered
          </Button>
          <SeriesDialog story={story} purpose="edit" open={open} onOpenChange={setOpen} />
        </>
      )}
    </section>
  )
}

const canContinue = ({ isOwner, isSample, status }: Story) => isOwner && !isSample && status === 'ready'

function Nights({ story, series }: { story: Story; series: NonNullable<Story['series']> }) {
  return (
    <>
      <h2 className="text-xl">
        <NightInSeries story={story} />
      </h2>
      <ol className="flex flex-col">
        {series.nights.map(({ id, night, title }) => (
          <li key={id} className="border-line not-first:border-t">
            {id === story.id ? (
              <span aria-current="page" className={clsx(row, 'font-bold')}>
                <NightNumber night={night} />
                <bdi dir="auto" className="min-w-0 flex-1">
                  {title}
                </bdi>
                <BookOpen size={18} aria-label="You are here" role="img" className="shrink-0 text-lantern" />
              </span>
            ) : (
              <Link href={`/story/${id}`} className={clsx(row, 'underline-offset-4 hover:underline')}>
                <NightNumber night={night} />
                <bdi dir="auto" className="min-w-0 flex-1">
                  {title || 'Still being made'}
                </bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

const row = 'flex min-h-12 items-center gap-4 py-2'

const NightNumber = ({ night }: { night: number }) => (
  <span className="w-20 shrink-0 text-soft">{`Night ${night}`}</span>
)

/** 'Night 3 of The Lamp on Lantern Hill' */
export function NightInSeries({ story: { night, series } }: { story: Story }) {
  if (!series || night === null) return null
  return (
    <>
      {`Night ${night} of `}
      <bdi dir="auto">{series.title}</bdi>
    </>
  )
}
