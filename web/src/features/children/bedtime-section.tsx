import type { Child } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fitted } from '../../lib/fitted-name.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { OpenChildScreen } from '../child-screen/index.ts'
import { FoldButton, foldedFrom } from './fold-button.tsx'
import { childrenQuery, useChangeChild } from './queries.ts'

/** What holds for the stories of each child in the evening. */
export function BedtimeSection() {
  const { data: children = [] } = useQuery(childrenQuery)
  if (children.length === 0) return null
  return (
    <section aria-labelledby="at-bedtime" className="mt-10">
      <h2 id="at-bedtime" className="mb-4 text-3xl">
        At bedtime
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {children.map((child) => (
          <li key={child.id}>
            <BedtimeRules child={child} isFolded={children.length >= foldedFrom} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BedtimeRulesProps {
  child: Child
  /** Only what is on until it is opened. */
  isFolded?: boolean
}

export function BedtimeRules({ child, isFolded = false }: BedtimeRulesProps) {
  const change = useChangeChild(child.id)
  const [isOpen, setOpen] = useState(false)
  const rules = useId()
  const isShown = !isFolded || isOpen
  return (
    <Card className="flex h-full flex-col gap-2 p-5">
      <div className="flex items-center gap-4">
        <div className="@container min-w-0 flex-1">
          <h3 style={fitted(child.name, 1.25)}>
            For <bdi dir="auto">{child.name}</bdi>
          </h3>
          {!isShown && <p className="text-[0.9375rem] text-soft">{rulesOf(child)}</p>}
        </div>
        {isFolded && (
          <FoldButton
            name={`At bedtime: ${child.name}`}
            controls={rules}
            isOpen={isOpen}
            onChange={setOpen}
          />
        )}
      </div>
      <div id={rules} hidden={!isShown} className="flex flex-1 flex-col gap-2 [&[hidden]]:hidden">
        <Switch
          label="Wait for my yes"
          name={`Wait for my yes: ${child.name}`}
          hint="You read each new story before it goes on the shelf and can be heard."
          checked={child.waitForYes}
          disabled={change.isPending}
          onChange={(waitForYes) => change.mutate({ waitForYes })}
        />
        <Switch
          label="Questions in the margin"
          name={`Questions in the margin: ${child.name}`}
          hint="Up to two on a page, for you to ask while you read. They are not read aloud, and there are none towards the end."
          checked={child.marginQuestions}
          disabled={change.isPending}
          onChange={(marginQuestions) => change.mutate({ marginQuestions })}
        />
        <div className="mt-auto pt-2">
          <OpenChildScreen child={child} />
        </div>
      </div>
    </Card>
  )
}

function rulesOf({ waitForYes, marginQuestions }: Child): string {
  const rules = [waitForYes && 'Wait for my yes', marginQuestions && 'Questions in the margin']
  return rules.filter(Boolean).join(', ') || 'Nothing is switched on'
}
