import { type AdminTask, taskPriorities } from '@nightlight/contract'
import type { FailingProvider } from '../../provider-telemetry/index.ts'

/** What is looked at to find out what waits. */
export interface Findings {
  /** Accounts that wait; null where nobody has to be approved. */
  readonly pending: number | null
  readonly urgentMessages: number
  readonly messages: number
  readonly failedJobs: number
  readonly failedStories: number
  readonly syncOverdue: boolean
  /** Names of providers that did not answer the last time. */
  readonly silentProviders: readonly string[]
  /** Who failed since yesterday, most often first. */
  readonly failing: readonly FailingProvider[]
  readonly diskNearlyFull: boolean
  readonly mailIsSet: boolean
}

/** What waits for an administrator, the most urgent first; what can always be done where nothing does. */
export function listTasks(found: Findings): AdminTask[] {
  const tasks = [...tasksOf(found)]
  const byPriority = (task: AdminTask) => taskPriorities.indexOf(task.priority)
  return tasks.length > 0 ? tasks.sort((one, other) => byPriority(one) - byPriority(other)) : usualTasks
}

function* tasksOf(found: Findings): Generator<AdminTask> {
  if (found.urgentMessages > 0) {
    yield {
      id: 'urgent-messages',
      priority: 'high',
      title: `Answer ${counted(found.urgentMessages, 'urgent message', 'urgent messages')}`,
      description: 'About what children read. They are answered within two hours.',
      link: '/admin#inbox',
    }
  }
  if (found.diskNearlyFull) {
    yield {
      id: 'disk',
      priority: 'high',
      title: 'Make room on the disk',
      description: 'It is nearly full. New stories will fail when it is.',
      link: '/admin#storage',
    }
  }
  if (found.failing.length > 0) yield providerErrors(found.failing)
  if (found.pending) {
    yield {
      id: 'pending-users',
      priority: 'high',
      title: `Approve ${counted(found.pending, 'new user', 'new users')}`,
      description: 'They cannot make stories before.',
      link: '/admin?tab=users',
    }
  }
  if (found.messages > 0) {
    yield {
      id: 'messages',
      priority: 'medium',
      title: `Read ${counted(found.messages, 'message', 'messages')}`,
      description: 'They came through the contact page.',
      link: '/admin#inbox',
    }
  }
  if (found.failedJobs > 0) {
    yield {
      id: 'failed-jobs',
      priority: 'medium',
      title: `Look at ${counted(found.failedJobs, 'failed job', 'failed jobs')}`,
      description: 'Every try has failed. Some can be tried again.',
      link: '/admin#failed-jobs',
    }
  }
  if (found.failedStories > 0) {
    yield {
      id: 'failed-stories',
      priority: 'medium',
      title: `${counted(found.failedStories, 'story', 'stories')} failed since yesterday`,
      description: 'The families were told, and their plans were not charged for it.',
      link: '/admin#failed-jobs',
    }
  }
  if (found.syncOverdue) {
    yield {
      id: 'sync-overdue',
      priority: 'medium',
      title: 'Sync the voices',
      description: 'The last sync was more than 25 hours ago.',
      link: '/admin/voices',
    }
  }
  if (found.silentProviders.length > 0) {
    yield {
      id: 'silent-providers',
      priority: 'medium',
      title: 'A provider of voices did not answer',
      description: found.silentProviders.join(', '),
      link: '/admin/voices',
    }
  }
  if (!found.mailIsSet) {
    yield {
      id: 'mail',
      priority: 'low',
      title: 'Set up mail',
      description:
        'Without an admin email and a mail server nobody is told of anything, and lost passwords stay lost.',
      link: '/admin?tab=settings',
    }
  }
}

/** From so many failures of one provider on, families notice. */
const manyFailures = 20

function providerErrors(failing: readonly FailingProvider[]): AdminTask {
  const who = failing.map(
    ({ provider, failures }) => `${provider} failed ${failures === 1 ? 'once' : `${failures} times`}`,
  )
  const reasons = failing.map(({ provider, reasons }) => `${provider}: ${reasons.slice(0, 3).join(', ')}`)
  return {
    id: 'provider-errors',
    priority: failing.some(({ failures }) => failures >= manyFailures) ? 'high' : 'medium',
    title: `${who.join(', ')} since yesterday`,
    description: `${reasons.join('; ')}. Families got what Nightlight makes by itself, or were asked to try again.`,
    link: '/admin#failed-jobs',
  }
}

const usualTasks: AdminTask[] = [
  {
    id: 'usual-users',
    priority: 'low',
    title: 'Meet the newest families',
    description: 'Nothing waits. See who has come lately.',
    link: '/admin?tab=users',
  },
  {
    id: 'usual-voices',
    priority: 'low',
    title: 'Listen to the voices',
    description: 'A provider may offer one that children would like.',
    link: '/admin/voices',
  },
  {
    id: 'usual-music',
    priority: 'low',
    title: 'Try the music',
    description: 'Half the volume is how families hear it under a story.',
    link: '/admin?tab=music',
  },
]

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
