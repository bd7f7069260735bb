import type { Child } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { fitted } from '../../lib/fitted-name.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { OpenChildScreen } from '../child-screen/index.ts'
import { childrenQuery, useChangeChild } from './queries.ts'

/** What holds for the stories of each child in the evening. */
export function BedtimeSection() {
  const { data: children = [] } = useQuery(childrenQuery)
  if (children.length === 0) return null
  return (
    <section aria-labelledby="at-bedtime" className="mt-10">
      <h2 id="at-bedtime" className="mb-4 text-2xl">
        At bedtime
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {children.map((child) => (
          <li key={child.id}>
            <BedtimeRules child={child} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function BedtimeRules({ child }: { child: Child }) {
  const change = useChangeChild(child.id)
  return (
    <Card className="flex h-full flex-col gap-2 p-5">
      <div className="@container">
        <h3 style={fitted(child.name, 1.25)}>
          For <bdi dir="auto">{child.name}</bdi>
        </h3>
      </div>
      <Switch
        label="Wait for my yes"
        name={`Wait for my yes: ${child.name}`}
        hint="You read each new story before it is on the shelf and read aloud."
        checked={child.waitForYes}
        disabled={change.isPending}
        onChange={(waitForYes) => change.mutate({ waitForYes })}
      />
      <Switch
        label="Questions in the margin"
        name={`Questions in the margin: ${child.name}`}
        hint="Up to two for a page, to ask while you read. They are not read aloud, and there are none towards the end."
        checked={child.marginQuestions}
        disabled={change.isPending}
        onChange={(marginQuestions) => change.mutate({ marginQuestions })}
      />
      <div className="mt-auto pt-2">
        <OpenChildScreen child={child} />
      </div>
    </Card>
  )
}
