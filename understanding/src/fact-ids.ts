import type { Fact } from './fact.ts'
import type { Unnamed } from './told-facts.ts'

/** The same said twice is one fact, which then has the words of both. */
export function withoutRepeats(facts: readonly Unnamed[], text: string): Unnamed[] {
  const kept = new Map<string, Unnamed>()
  for (const fact of facts) {
    const isFree = fact.kind === 'habit' || fact.kind === 'look' || fact.kind === 'skill'
    const key = JSON.stringify([
      fact.about,
      fact.what?.head,
      fact.name,
      fact.polarity,
      isFree && !fact.what ? fact.said : '',
    ])
    const first = kept.get(key)
    const when = first?.when === 'today' ? fact.when : first?.when
    kept.set(key, first && when ? { ...withWordsOf(first, fact, text), when } : fact)
  }
  const all = [...kept.values()]
  const says = ({ what, name }: Unnamed) => what !== undefined || name !== undefined
  const isSame = (one: Unnamed, other: Unnamed) =>
    other.about === one.about && other.polarity === one.polarity
  const isVague = (fact: Unnamed) => !says(fact) && all.some((other) => says(other) && isSame(fact, other))
  return all
    .filter((fact) => !isVague(fact))
    .map((fact) =>
      all
        .filter((other) => isVague(other) && firstOf(all, other) === fact)
        .reduce((whole, other) => withWordsOf(whole, other, text), fact),
    )

  function firstOf(among: readonly Unnamed[], vague: Unnamed): Unnamed | undefined {
    return among.find((other) => says(other) && isSame(vague, other))
  }
}

function withWordsOf(fact: Unnamed, other: Unnamed, text: string): Unnamed {
  const start = Math.min(fact.start, other.start)
  const end = Math.max(fact.end, other.end)
  return { ...fact, start, end, said: text.slice(start, end).trim() }
}

/** The id is made from what was understood, so that it stays while a parent goes on typing; where that is nothing but a clause, from its words. */
export function withIds(facts: readonly Unnamed[]): Fact[] {
  const taken = new Set<string>()
  return facts.map((fact) => {
    const { from, ref, about, what, name, kind } = fact
    const isFree = kind === 'habit' || kind === 'look'
    const subject = what?.head ?? name ?? (isFree ? fact.said : undefined)
    const parts = [
      from,
      ref,
      about,
      subject?.toLowerCase().slice(0, 60),
      fact.polarity === 'no' ? 'no' : undefined,
    ]
    const base = parts.filter((part) => part !== undefined).join(':')
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}:${count}`
    taken.add(id)
    return { id, ...fact }
  })
}
