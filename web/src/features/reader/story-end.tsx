import type { Story } from '@nightlight/contract'
import { Ellipsis, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { OfflineButton } from '../offline/index.ts'
import { OwnReadingOffer, ReadingsSection } from '../readings/index.ts'
import { AnotherNight, SeriesSection } from '../series/index.ts'
import { ApproveStory } from './approve-story.tsx'
import { DownloadAudio } from './downloads/download-audio.tsx'
import { DownloadText } from './downloads/download-text.tsx'
import { StorybookExport } from './downloads/storybook-export.tsx'
import { MoonbeamBanner } from './moonbeam-banner.tsx'
import { useOpenedByHash } from './opened-by-hash.ts'
import type { NarrationPlayer } from './player/narration-player.ts'
import { ReceiptLink, receiptId } from './receipt-link.tsx'
import { usePreferences } from './settings/preferences.ts'
import { StoryReceipt } from './story-receipt.tsx'

interface StoryEndProps {
  story: Story
  player: NarrationPlayer | null
  /** Makes the page follow the voice, wherever the reader was. */
  onFollow: () => void
}

/** Whoever arrives here holds a sleepy child: two choices, and everything else out of sight. */
export function StoryEnd({ story, player, onFollow }: StoryEndProps) {
  return (
    <>
      {story.status !== 'generating' && <p className="font-story text-2xl text-soft">The end. Sleep well.</p>}
      {story.awaitsParent ? (
        <>
          {story.status === 'generating' ? (
            <p className="text-lg text-soft">It is still being written. You can say yes once it is whole.</p>
          ) : (
            <ApproveStory story={story} />
          )}
          <StoryReceipt story={story} />
        </>
      ) : (
        <>
          {story.status === 'generating' && (
            <p className="text-lg text-soft">The rest is still being made, and comes by itself.</p>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="secondary" onClick={() => readAgain(player, onFollow)}>
              <RotateCcw size={20} aria-hidden="true" />
              Again
            </Button>
            <AnotherNight story={story} />
          </div>
          <OwnReadingOffer story={story} className="w-full max-w-xl" />
          <ReceiptLink story={story} />
          <More>
            <SaveStory story={story} />
            <SeriesSection story={story} />
            <ReadingsSection story={story} />
            <MoonbeamBanner story={story} />
            <StoryReceipt story={story} />
          </More>
        </>
      )}
    </>
  )
}

function readAgain(player: NarrationPlayer | null, follow: () => void): void {
  if (!player) {
    window.scrollTo(0, 0)
    return
  }
  player.seek(0)
  player.play()
  follow()
}

/** Opens by itself for a link to something in it. */
function More({ children }: { children: ReactNode }) {
  const [open, setOpen] = useOpenedByHash(linked)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="w-full [&_>_summary::-webkit-details-marker]:hidden"
    >
      <summary
        aria-label="More about this story"
        className="mx-auto flex min-h-12 w-fit cursor-pointer list-none items-center gap-2 rounded-full px-4 text-soft hover:bg-tint"
      >
        <Ellipsis size={26} aria-hidden="true" />
        More about this story
      </summary>
      <div className="mt-4 flex flex-col items-center gap-6">{children}</div>
    </details>
  )
}

const linked = ['read-by', receiptId]

/** Downloads and offline use. */
function SaveStory({ story }: { story: Story }) {
  const { track, musicOn } = usePreferences()
  return (
    <section aria-labelledby="save-it" className="flex w-full max-w-3xl flex-col items-center gap-1">
      <h2 id="save-it" className="text-lg text-soft">
        Save this story
      </h2>
      <div className="flex flex-wrap items-center justify-center gap-x-1">
        <OfflineButton story={story} musicTrack={track} musicOn={musicOn} />
        <DownloadText story={story} />
        <DownloadAudio story={story} />
        <StorybookExport story={story} />
      </div>
    </section>
  )
}
