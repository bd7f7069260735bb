import type { FactReceipt } from '@nightlight/contract'

/** What became of everything the family told: tonight's wish first, then what was noted before. */
export function ToldFacts({ facts }: { facts: readonly FactReceipt[] }) {
  const isListed = ({ from, outcome }: FactReceipt) => from === 'wish' || outcome !== 'waits'
  const listed = facts
    .filter(isListed)
    .toSorted((a, b) => Number(b.from === 'wish') - Number(a.from === 'wish'))
  const [details, wishes] = [listed.filter(isDetail), listed.filter((fact) => !isDetail(fact))]
  const waiting = facts.filter((fact) => !isListed(fact)).map(({ said }) => said)
  return (
    <>
      <ul className="flex flex-col gap-2">
        {byOutcome(wishes).map(({ words, became }) => (
          <li key={`${words} ${became}`} className="min-w-0 break-words">
            <bdi className="text-ink">{words}</bdi>
            {`: ${became}`}
          </li>
        ))}
      </ul>
      {details.length > 0 && (
        <p className={wishes.length > 0 ? 'mt-2' : undefined}>
          {'Smaller things that this story leaves out: '}
          <bdi className="text-ink">{quoted(details.map(({ said }) => said))}</bdi>.
        </p>
      )}
      {waiting.length > 0 && (
        <p className={listed.length > 0 ? 'mt-2' : undefined}>
          {waiting.length === 1
            ? 'One thing that you noted before waits for another night: '
            : `${waiting.length} things that you noted before wait for another night: `}
          <bdi className="text-ink">{quoted(waiting)}</bdi>.
        </p>
      )}
    </>
  )
}

const isDetail = ({ why }: FactReceipt) => why === 'detail'

const quoted = (words: readonly string[]) => words.map((said) => `“${said}”`).join(', ')

/** A line each; small words that fared the same share one. */
function byOutcome(facts: readonly FactReceipt[]): { readonly words: string; readonly became: string }[] {
  const lines = new Map<string, { words: string; became: string }>()
  for (const fact of facts) {
    const words = wordsOf(fact, facts)
    const became = becameOf(fact)
    const key = fact.kind === 'words' ? `words ${became}` : `${words} ${became}`
    const line = lines.get(key)
    if (!line) lines.set(key, { words, became })
    else if (fact.kind === 'words') line.words = `${line.words}, ${words}`
  }
  return [...lines.values()]
}

/**
 * The parent's own words, in quotation marks; of several things in one sentence, each by the words of its chip. What only has a part in the story is named alone: of “Grandma came
 * for tea” the page may have Grandma and no tea.
 */
function wordsOf({ said, label, outcome, how }: FactReceipt, listed: readonly FactReceipt[]): string {
  const isShared = listed.filter((other) => other.said === said).length > 1
  return (
    ((isShared || (outcome === 'told' && !how)) && label) ||
    quoted([said.replace(/^(?:and|but|then|so) /i, '')])
  )
}

function becameOf({ outcome, why, section, how }: FactReceipt): string {
  const page = section === null ? '' : ` on page ${section + 1}`
  if (outcome === 'shaped' && why === 'in-part') return reasons[why]
  if (outcome === 'shaped')
    return section === null ? 'the story is about it.' : `the story is about it, from page ${section + 1} on.`
  if (outcome === 'told' && how === 'played') return `read out${page}, and played in the story.`
  if (outcome === 'told' && how === 'happens') return `it happens in the story,${page}.`
  if (outcome === 'told' && how === 'quoted') return `told in your words${page}, before the story begins.`
  if (outcome === 'told') return section === null ? 'the story is like that.' : `it is in the story,${page}.`
  if (outcome === 'kept-out') return 'kept out, as you asked.'
  if (outcome === 'waits') return 'it waits for another night.'
  return reasons[why ?? 'no-story']
}

const reasons: Record<NonNullable<FactReceipt['why']>, string> = {
  'in-part': 'the story is about something similar. We do not have one about exactly this yet.',
  'no-story': 'left out. We have no story for it yet.',
  'not-this-time': 'left out. This story is about something else that you told us.',
  tender: 'left out. Only a story that was written for it may tell it, and we have none yet.',
  private: 'left out. Addresses, names of schools and the like are never told.',
  unsure: 'left out. We were not sure what it means.',
  unavoidable: 'it is in the story all the same. We found none without it.',
  'not-found': 'we did not find it in the text.',
  'not-understood': 'left out. We did not understand it.',
  detail: 'left out of this story.',
  'not-checked': 'the storyteller was told. Whether it is in the story we can say in English only.',
}
