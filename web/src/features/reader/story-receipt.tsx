import {
  languageNames,
  type StoryReceipt as Receipt,
  type Story,
  type StoryLanguage,
} from '@nightlight/contract'
import { Check, ChevronDown, Minus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOpenedByHash } from './opened-by-hash.ts'
import { receiptId } from './receipt-link.tsx'
import { ToldFacts } from './told-facts.tsx'
import { couldBeTold, WriteAgain } from './write-again.tsx'

/** How the story was made, for the owner. Collapsed: it is read once, if at all, and never at bedtime. */
export function StoryReceipt({ story }: { story: Pick<Story, 'id' | 'series' | 'receipt' | 'language'> }) {
  const [open, setOpen] = useOpenedByHash(linked)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open) summary.current?.focus({ preventScroll: true })
  }, [open])
  // A story that was saved on a device by an earlier version has none.
  const { receipt, language = 'en' } = story
  if (!receipt) return null
  return (
    <details
      id={receiptId}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mx-auto w-full max-w-2xl rounded-card border border-line bg-surface text-left"
    >
      <summary
        ref={summary}
        className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 py-3 font-bold [&::-webkit-details-marker]:hidden"
      >
        How this story was made
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <dl className="flex flex-col gap-5 border-line border-t px-5 py-5">
        <Entry term="Written by">{writtenBy(receipt)}</Entry>
        {receipt.facts && receipt.facts.length > 0 && (
          <Entry term="What you told us">
            <ToldFacts facts={receipt.facts} />
            {couldBeTold(receipt.facts) && <WriteAgain story={story} />}
          </Entry>
        )}
        {receipt.notDrawn && receipt.notDrawn.length > 0 && (
          <Entry term="What the pictures do not show">
            {`In the story, but not yet among what our illustrator can draw: ${receipt.notDrawn.join(', ')}.`}
          </Entry>
        )}
        <Entry term="Checked before you saw it">
          <Checks checks={receipt.checks} />
        </Entry>
        <Entry term="Reading level">{readingLevelText(receipt, language)}</Entry>
        <Entry term="Words that may be new">{newWordsText(receipt, language)}</Entry>
        <Entry term="What was sent to other services">
          <SentData sentTo={receipt.sentTo} />
        </Entry>
        <Entry term="What it cost">{costText(receipt)}</Entry>
      </dl>
    </details>
  )
}

const linked = [receiptId]

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{term}</dt>
      <dd className="mt-1 text-soft">{children}</dd>
    </div>
  )
}

function Checks({ checks }: Pick<Receipt, 'checks'>) {
  return (
    <ul className="flex flex-col gap-2">
      {checks.map(({ name, passed, detail }) => (
        <li key={name} className="flex gap-2">
          {passed && <Check size={20} aria-label="Passed" className="mt-0.5 shrink-0 text-good" />}
          {passed === null && (
            <Minus size={20} aria-label="Not checked" className="mt-0.5 shrink-0 text-soft" />
          )}
          {passed === false && (
            <TriangleAlert size={20} aria-label="Needs a look" className="mt-0.5 shrink-0 text-danger" />
          )}
          <span className="min-w-0 break-words">
            <span className="text-ink">{name}</span>
            {`: ${detail}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function SentData({ sentTo }: Pick<Receipt, 'sentTo'>) {
  if (sentTo.length === 0) return 'Nothing. The whole story was made here.'
  return (
    <ul className="flex flex-col gap-2">
      {sentTo.map(({ provider, what, words }) => (
        <li key={provider} className="break-words">
          <span className="text-ink">{`To ${provider}`}</span>
          {`: ${what.join(', ')}`}
          {words?.map((text) => (
            <div key={text} className="mt-2">
              <p>Your words, as they were sent. What stands in [ ] was put in place of a name:</p>
              <blockquote className="mt-1 whitespace-pre-wrap break-words border-line border-l-4 pl-3 text-ink">
                {text}
              </blockquote>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

const writtenBy = ({ writer, model }: Receipt) =>
  model ? `The language model ${model}, at ${writer}` : 'Nightlight’s own storyteller'

/** US school grades: first grade starts at age six. */
function readingLevelText(
  { readingLevel: { gradeLevel, wordsPerSentence } }: Receipt,
  language: StoryLanguage,
): string {
  const unit = language === 'zh' || language === 'ja' ? 'characters' : 'words'
  const length = `about ${Math.round(wordsPerSentence)} ${unit} a sentence`
  if (gradeLevel === null) return `In ${languageNames[language]}, ${length}.`
  if (gradeLevel < 1) return `For the very young: ${length}.`
  return `About grade ${Math.round(gradeLevel)}, ${length}.`
}

function newWordsText({ newWords }: Receipt, language: StoryLanguage): string {
  if (language !== 'en')
    return `We know this for English only, and the story is in ${languageNames[language]}.`
  return newWords.length > 0 ? newWords.join(', ') : 'None that we noticed.'
}

function costText({ costUsd }: Receipt): string {
  if (costUsd === null) return 'We do not know the price of this model.'
  if (costUsd === 0) return 'Nothing.'
  return costUsd < 0.01 ? 'Less than a cent.' : `About $${costUsd.toFixed(2)}.`
}
