import type { AdminStatistics } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Image, type LucideIcon, Mic, Smile, Users } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { DayChart } from './day-chart.tsx'
import { formatBytes, formatDollars } from './numbers.ts'
import { Panel } from './panel.tsx'
import { statisticsQuery } from './queries.ts'

/** Totals, refreshed every half minute. */
export function Statistics() {
  const statistics = useQuery(statisticsQuery)
  if (!statistics.data) {
    return (
      <Panel title="Statistics" query={statistics}>
        {null}
      </Panel>
    )
  }
  const { data } = statistics
  return (
    <section aria-label="Statistics" className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-3 max-md:[&>:last-child]:col-span-2 md:grid-cols-5 lg:gap-4">
        <Tile icon={Users} name="Families" value={data.families} note={`${data.newThisWeek} this week`} />
        <Tile icon={Smile} name="Children" value={data.children} />
        <Tile icon={BookOpen} name="Stories" value={data.stories} note={failedText(data.failedStories)} />
        <Tile icon={Mic} name="Minutes narrated" value={data.narrationMinutes} />
        <Tile icon={Image} name="Pictures" value={data.pictures} />
      </dl>
      {isOutdated(data.countedAt) && (
        <p className="text-[0.9375rem] text-soft">
          Counted at <time dateTime={data.countedAt}>{timeOfDay(data.countedAt)}</time>. While this page is
          open, it is counted again about once a minute.
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Stories by day">
          <DayChart
            label="Stories by day"
            days={data.days.map(({ day, stories, failures }) => ({ day, value: stories, failed: failures }))}
            one="story"
            more="stories"
          />
        </Panel>
        <Panel title="New families by day">
          <DayChart
            label="New families by day"
            days={data.days.map(({ day, families }) => ({ day, value: families, failed: 0 }))}
            one="family"
            more="families"
          />
        </Panel>
        <Queues queues={data.queues} />
        <div className="flex flex-col gap-6">
          <StorageUse storage={data.storage} />
          <Costs costs={data.costs} />
        </div>
      </div>
    </section>
  )
}

const isOutdated = (countedAt: string) => Date.now() - Date.parse(countedAt) > 45_000

const timeOfDay = (timestamp: string) =>
  new Date(timestamp).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })

const failedText = (count: number) => (count === 0 ? 'none failed this week' : `${count} failed this week`)

interface TileProps {
  icon: LucideIcon
  name: string
  value: number
  note?: string
}

function Tile({ icon: Icon, name, value, note }: TileProps) {
  return (
    <Card className="p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-[0.9375rem] text-soft">
        <Icon size={18} aria-hidden="true" className="shrink-0 text-lantern" />
        {name}
      </dt>
      <dd className="mt-1 font-story text-3xl font-semibold">{value.toLocaleString()}</dd>
      {note && <dd className="text-[0.9375rem] text-soft">{note}</dd>}
    </Card>
  )
}

/** `write-story` → 'Write story'. */
const queueName = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')

function Queues({ queues }: { queues: AdminStatistics['queues'] }) {
  const busyQueues = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0)
  const done = queues.reduce((sum, { completed }) => sum + completed, 0)
  const summary = `${done.toLocaleString()} ${done === 1 ? 'job' : 'jobs'} done in 24 hours.`
  if (busyQueues.length === 0) {
    return (
      <Panel title="Queue">
        <p className="text-soft">Nothing is waiting. {summary}</p>
      </Panel>
    )
  }
  return (
    <Panel title="Queue">
      <table className="w-full text-[0.9375rem]">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              Work
            </th>
            {['Waiting', 'Active', 'Failed'].map((name) => (
              <th key={name} scope="col" className="pb-1 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busyQueues.map(({ name, waiting, active, failed }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-bold">
                {queueName(name)}
              </th>
              <td className="py-1.5 pl-3 text-right">{waiting}</td>
              <td className="py-1.5 pl-3 text-right">{active}</td>
              <td className={`py-1.5 pl-3 text-right ${failed > 0 ? 'font-bold text-danger' : ''}`}>
                {failed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-[0.9375rem] text-soft">{summary}</p>
    </Panel>
  )
}

function StorageUse({ storage }: { storage: AdminStatistics['storage'] }) {
  const { files, database, free, total } = storage
  const used = free !== null && total ? 1 - free / total : null
  return (
    <Panel title="Storage" id="storage">
      {used !== null && (
        <div className="mb-3">
          <Progress value={used * 100} label="Disk in use" />
          <p className="mt-1.5 text-[0.9375rem] text-soft">
            {formatBytes(free ?? 0)} of {formatBytes(total ?? 0)} is free.
          </p>
        </div>
      )}
      <Line name="Pictures and sound">{files === null ? 'not in a folder' : formatBytes(files)}</Line>
      <Line name="Database">{formatBytes(database)}</Line>
    </Panel>
  )
}

function Costs({ costs }: { costs: AdminStatistics['costs'] }) {
  return (
    <Panel title="Costs in 30 days">
      {costs.length === 0 && <p className="text-soft">No outside service was called.</p>}
      {costs.map(({ provider, calls, usd }) => (
        <Line key={provider} name={`${provider} · ${calls.toLocaleString()} calls`}>
          {formatDollars(usd)}
        </Line>
      ))}
    </Panel>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 py-0.5">
      <span className="text-soft">{name}</span>
      <span className="font-bold">{children}</span>
    </p>
  )
}
