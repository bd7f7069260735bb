import type { Story, StoryImage, StoryProgress } from '@nightlight/contract'
import { clsx } from 'clsx'
import { PenLine } from 'lucide-react'
import { createContext, Fragment, useContext, useRef, useState } from 'react'
import { directionOf, isolate } from '../../lib/bidi.ts'
import { relativeDate } from '../../lib/dates.ts'
import { useMoveFocus } from '../../lib/move-focus.ts'
import { Notice } from '../../ui/notice.tsx'
import { OnlineButton } from '../../ui/online-button.tsx'
import { ReadingsOnStory } from '../readings/index.ts'
import { NightInSeries } from '../series/index.ts'
import { actionStyle } from './action-style.ts'
import { ReadFirst } from './approve-story.tsx'
import { StoryAudio } from './audio-dialog/story-audio.tsx'
import { BackHome } from './back-home.tsx'
import { Bedtime } from './bedtime/bedtime.tsx'
import { useWakeLock } from './bedtime/use-wake-lock.ts'
import { DeleteStory } from './delete-story.tsx'
import { EditableSection } from './edit/editable-section.tsx'
import { useOfflineCopy } from './edit/use-offline-copy.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { useKeepLast } from './keep-last.ts'
import { Margin } from './margin.tsx'
import { Picture } from './picture.tsx'
import type { NarrationPlayer } from './player/narration-player.ts'
import { PlayerBar } from './player/player-bar.tsx'
import { usePlayback } from './player/use-playback.ts'
import { useReadAlong } from './read-along/use-read-along.ts'
import { useOtherDevicePosition, useSavedScrollPosition } from './reading-position/save-position.ts'
import { ReceiptLink } from './receipt-link.tsx'
import { ReaderSettings } from './settings/reader-settings.tsx'
import { useStoryFont } from './settings/story-fonts.ts'
import { useTextLook } from './settings/text-look.ts'
import { lineWidths, textStyle } from './settings/text-style.ts'
import { usePageTint } from './settings/use-page-tint.ts'
import { ShareStory } from './share-story.tsx'
import { SpokenSection } from './spoken-section.tsx'
import { coverOf, pictureSizes, type Spread, spreadsOf } from './spreads.ts'
import { StoryEnd } from './story-end.tsx'

/** A story to read and listen to. This page shows no offers. */
export function StoryView({ story, progress }: { story: Story; progress: StoryProgress | null }) {
  const playback = usePlayback(story)
  const player = playback?.player ?? null
  const look = useTextLook(story)
  const fontFamily = useStoryFont(look.font)
  usePageTint(look.tint)
  const [editing, setEditing] = useState(false)
  useOfflineCopy(story, editing)
  useKeepLast(story)
  const page = useRef<HTMLDivElement>(null)
  const { away, back } = useReadAlong(page, player, story)
  useOtherDevicePosition(story, player)
  useSavedScrollPosition(page, story, story.narration === null)
  useWakeLock(player === null)
  const [opening, ...rest] = spreadsOf(story.storyStructure.sections)
  return (
    // The player comes first for keyboards and screen readers, and last on the screen.
    <article className="mx-auto flex w-full max-w-6xl flex-col px-4 pt-4 sm:px-8">
      {!story.isSample && <meta name="robots" content="noindex" />}
      {playback && (
        <PlayerBar playback={playback} story={story} progress={progress} onBack={away ? back : null} />
      )}
      <BackHome />
      <ReadingsOnStory story={story} className="my-2" />
      <div
        ref={page}
        data-listening={player ? '' : undefined}
        className={clsx('mt-2 flex flex-col gap-12 md:gap-20', textStyle(look))}
        style={{ fontFamily }}
      >
        <Editing.Provider value={{ editing, player, onDone: () => setEditing(false) }}>
          <OpeningSpread story={story} spread={opening} progress={progress} onEdit={setEditing} />
          {rest.map((spread) => (
            <SpreadView key={spread.sections[0]} story={story} spread={spread} />
          ))}
        </Editing.Provider>
      </div>
      <div className={clsx('flex flex-col items-center gap-4 py-14', rightPage)}>
        <StoryEnd story={story} player={player} onFollow={back} />
      </div>
      {player && <Bedtime player={player} />}
    </article>
  )
}

/** Whether the words can be changed. */
const Editing = createContext<{ editing: boolean; player: NarrationPlayer | null; onDone: () => void }>({
  editing: false,
  player: null,
  onDone: () => {},
})

interface SpreadProps {
  story: Story
  spread: Spread | undefined
}

interface OpeningSpreadProps extends SpreadProps {
  progress: StoryProgress | null
  onEdit: (editing: boolean) => void
}

/** Title and beginning beside the first picture, which takes the place of the cover: the two are much alike. */
function OpeningSpread({ story, spread, progress, onEdit }: OpeningSpreadProps) {
  const { sections } = story.storyStructure
  const { editing } = useContext(Editing)
  const index = spread?.image ?? coverOf(sections, story.storyImages.length)
  return (
    <section className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:gap-14 short:min-[52rem]:grid short:min-[52rem]:grid-cols-2 short:min-[52rem]:items-start">
      <SpreadPicture image={index === null ? undefined : story.storyImages[index]} first />
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 short:min-[52rem]:col-start-2">
        <div className="font-sans text-[1.0625rem] leading-[1.55] tracking-normal [word-spacing:normal]">
          <StoryHead story={story} onEdit={onEdit} />
          {story.awaitsParent ? (
            <ReadFirst story={story} />
          ) : (
            <StoryAudio story={story} progress={progress} editing={editing} />
          )}
        </div>
        <h2 className="sr-only">The story</h2>
        <SpreadText story={story} spread={spread} />
      </div>
    </section>
  )
}

function StoryHead({ story, onEdit }: { story: Story; onEdit: (editing: boolean) => void }) {
  const { editing } = useContext(Editing)
  return (
    <header className="flex flex-col items-center text-center lg:items-start lg:text-left">
      <h1 lang={story.language} dir={directionOf(story.title)} className="max-w-full text-4xl md:text-5xl">
        {story.title}
      </h1>
      <p className="mt-3 flex flex-wrap items-center justify-center gap-x-3 text-soft lg:justify-start">
        <span>{`~${story.duration} min`}</span>
        {!story.isSample && <time dateTime={story.createdAt}>{relativeDate(story.createdAt)}</time>}
        {story.series && (
          <span>
            <NightInSeries story={story} />
          </span>
        )}
        {story.familyOf && <span>{`From ${isolate(story.familyOf)}’s family`}</span>}
        {story.madeBy && <span>{`Made by ${isolate(story.madeBy)}`}</span>}
        <ReceiptLink story={story} className="-my-3" />
      </p>
      <div className="mt-3 flex flex-wrap justify-center lg:-ml-3 lg:justify-start">
        {story.isOwner && <FavoriteButton story={story} />}
        <ReaderSettings story={story} />
        {story.isOwner && !story.awaitsParent && <ShareStory story={story} />}
        {story.isOwner && story.status === 'ready' && (
          <OnlineButton
            variant="ghost"
            className={actionStyle}
            aria-pressed={editing}
            onClick={() => onEdit(!editing)}
          >
            <PenLine size={20} aria-hidden="true" className={editing ? 'text-lantern' : undefined} />
            {editing ? 'Done' : 'Edit'}
          </OnlineButton>
        )}
        {story.isOwner && <DeleteStory story={story} />}
      </div>
      {editing && (
        <p className="mt-4 text-soft">
          Tap a sentence to change it. That part is then recorded again, and the book and the e-book change
          with it.
        </p>
      )}
      {story.notes.length > 0 && (
        <div className="mt-6 w-full max-w-2xl text-left">
          <Notice>
            {story.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        </div>
      )}
    </header>
  )
}

/** Like an open book, if there is room: pictures and the player on the left page, text on the right one. */
const sideBySide = 'lg:grid lg:grid-cols-2 lg:items-center lg:gap-14'
const rightPage = 'lg:ml-[calc(50%+1.75rem)]'

function SpreadView({ story, spread }: { story: Story; spread: Spread }) {
  const image = spread.image === null ? undefined : story.storyImages[spread.image]
  return (
    <section className={clsx('flex flex-col gap-6', image ? sideBySide : rightPage)}>
      <SpreadPicture image={image} />
      <SpreadText story={story} spread={spread} />
    </section>
  )
}

function SpreadPicture({ image, first = false }: { image: StoryImage | undefined; first?: boolean }) {
  if (!image) return null
  return (
    <Picture
      image={image}
      first={first}
      sizes={pictureSizes}
      // Where text is below, its first lines are in sight; in a short window all of the picture is.
      className="-mx-4 max-lg:max-h-[46svh] max-[22rem]:max-h-[26svh] sm:mx-0 sm:rounded-[1.75rem] lg:sticky lg:top-24 lg:self-start short:static short:mx-auto short:max-h-none short:w-full short:max-w-[80svh]"
    />
  )
}

function SpreadText({ story, spread }: SpreadProps) {
  const { lineWidth } = useTextLook(story)
  const { editing, player, onDone } = useContext(Editing)
  const focusLater = useMoveFocus()
  return (
    <div className={clsx('mx-auto flex w-full min-w-0 flex-col gap-[1.4em]', lineWidths[lineWidth])}>
      {spread?.sections.map((section) => (
        <Fragment key={section}>
          {editing ? (
            <EditableSection
              story={story}
              section={section}
              player={player}
              onDone={() => {
                // The button is gone; whoever has finished stays beside the sentence.
                focusLater(() => document.querySelector(`[data-section="${section}"]`))
                onDone()
              }}
            />
          ) : (
            <SpokenSection
              section={section}
              language={story.language}
              text={story.storyStructure.sections[section]?.text ?? ''}
              words={story.narration?.sections.find(({ position }) => position === section)?.words}
            />
          )}
          {/* A story that was saved on a device by an earlier version has none. */}
          <Margin questions={story.marginQuestions?.[section] ?? []} />
        </Fragment>
      ))}
    </div>
  )
}
