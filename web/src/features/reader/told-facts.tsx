import type { FactReceipt } from '@nightlight/contract'

/** What became of everything the family told: tonight's wish first, then what was noted before. */
export function ToldFacts({ facts }: { facts: readonly FactReceipt[] }) {
  const isListed = ({ from, outcome }: FactReceipt) => from === 'wish' || outcome !== 'waits'
  const listed = facts
    .filter(isListed)
    .toSorted((a, b) => Number(b.from === 'wish') - Number(a.from === 'wish'))
  const [details, wishes] = [listed.filter(isDetail), listed.filter((fact) => !isDetail(fact))]
  const waiting = facts.length - listed.length
  return (
    <>
      <ul className="flex flex-col gap-2">
        {wishes.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and words can be said twice
          <li key={index} className="min-w-0 break-words">
            {isAnsweredWish(fact) ? (
              <>
                {'Your wish: '}
                <bdi className="text-ink">{wordsOf(fact, wishes)}</bdi>
                {`, page ${fact.section + 1}`}
              </>
            ) : (
              <>
                <bdi className="text-ink">{`“${wordsOf(fact, wishes)}”`}</bdi>
                {`: ${becameOf(fact)}`}
              </>
            )}
          </li>
        ))}
      </ul>
      {details.length > 0 && (
        <p className={wishes.length > 0 ? 'mt-2' : undefined}>
          {'Smaller things that this story leaves out: '}
          <bdi className="text-ink">{details.map(({ said }) => `“${said}”`).join(', ')}</bdi>.
        </p>
      )}
      {waiting > 0 && (
        <p className={listed.length > 0 ? 'mt-2' : undefined}>
          {waiting === 1
            ? 'One thing that you noted before waits for another night.'
            : `${waiting} things that you noted before wait for another night.`}
        </p>
      )}
    </>
  )
}

/** A wish of tonight that can be read on a page. */
const isAnsweredWish = (fact: FactReceipt): fact is FactReceipt & { section: number } =>
  fact.from === 'wish' && fact.outcome === 'told' && fact.section !== null

const isDetail = ({ why }: FactReceipt) => why === 'detail'

/**
 * The parent's own words; of several things in one sentence, each by its few words. What only has a part in the story is named alone: of “Grandma came
 * for tea” the page may have Grandma and no tea.
 */
function wordsOf({ said, label, outcome }: FactReceipt, listed: readonly FactReceipt[]): string {
  const isShared = listed.filter((other) => other.said === said).length > 1
  return ((isShared || outcome === 'told') && label) || said
}

function becameOf({ outcome, why, section }: FactReceipt): string {
  const page = section === null ? '' : `, on page ${section + 1}`
  if (outcome === 'shaped' && why === 'in-part') return reasons[why]
  if (outcome === 'shaped') return `the story is about it${page}.`
  if (outcome === 'told') return `it is in the story${page}.`
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
