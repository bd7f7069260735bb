import type { AdminTask } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from './panel.tsx'
import { tasksQuery } from './queries.ts'

const tones = { high: 'danger', medium: 'starlight', low: 'plain' } as const
const names = { high: 'High', medium: 'Medium', low: 'Low' } as const

export function Tasks() {
  const tasks = useQuery(tasksQuery)
  return (
    <Panel title="Tasks" query={tasks}>
      <ul aria-label="Tasks" className="-mx-2 flex flex-col">
        {tasks.data?.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
    </Panel>
  )
}

function Task({ task }: { task: AdminTask }) {
  return (
    <li>
      <Link
        href={task.link}
        className="flex items-center gap-3 rounded-field px-2 py-2.5 transition-colors duration-200 hover:bg-tint"
      >
        <span className="flex min-w-0 flex-1 flex-col items-start gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <Badge tone={tones[task.priority]} className="justify-center sm:w-18">
            {names[task.priority]}
          </Badge>
          <span className="min-w-0 flex-1">
            <span className="block font-bold">{task.title}</span>
            <span className="block text-[0.9375rem] text-soft">{task.description}</span>
          </span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-soft" />
      </Link>
    </li>
  )
}
