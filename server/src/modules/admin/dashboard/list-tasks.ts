import { type AdminTask, taskPriorities } from '@nightlight/contract'
import type { FailingProvider } from '../../provider-telemetry/index.ts'

/** The state of the installation that tasks are derived from. */
export interface InstallationState {
  /** Accounts that wait for approval; null where no approval is required. */
  readonly pending: number | null
  readonly urgentMessages: number
  readonly messages: number
  readonly failedJobs: number
  readonly failedStories: number
  readonly syncOverdue: boolean
  /** Messages of providers that did not list their voices in the last sync. */
  readonly silentProviders: readonly string[]
  /** Providers that failed since yesterday, those with the most failures first. */
  readonly failing: readonly FailingProvider[]
  readonly diskNearlyFull: boolean
  readonly mailIsSet: boolean
  /** Whether a neural voice is installed on this machine, or a service speaks. */
  readonly hasHumanVoice: boolean
}

/** The tasks of an administrator, the most urgent first; some suggestions where there are none. */
export function listTasks(state: InstallationState): AdminTask[] {
  const tasks = [...tasksOf(state)]
  const byPriority = (task: AdminTask) => taskPriorities.indexOf(task.priority)
  return tasks.length > 0 ? tasks.sort((one, other) => byPriority(one) - byPriority(other)) : defaultTasks
}

function* tasksOf(state: InstallationState): Generator<AdminTask> {
  if (state.urgentMessages > 0) {
    yield {
      id: 'urgent-messages',
      priority: 'high',
      title: `Answer ${counted(state.urgentMessages, 'urgent message', 'urgent messages')}`,
      description: 'They are about content safety, and have to be answered within two hours.',
      link: '/admin#inbox',
    }
  }
  if (state.diskNearlyFull) {
    yield {
      id: 'disk',
      priority: 'high',
      title: 'Free up disk space',
      description: 'The disk is nearly full. New stories will fail when it is.',
      link: '/admin#storage',
    }
  }
  if (state.failing.length > 0) yield providerErrors(state.failing)
  if (state.pending) {
    yield {
      id: 'pending-users',
      priority: 'high',
      title: `Approve ${counted(state.pending, 'new user', 'new users')}`,
      description: 'They cannot make stories before they are approved.',
      link: '/admin?tab=users',
    }
  }
  if (state.messages > 0) {
    yield {
      id: 'messages',
      priority: 'medium',
      title: `Read ${counted(state.messages, 'message', 'messages')}`,
      description: 'They came through the contact page.',
      link: '/admin#inbox',
    }
  }
  if (state.failedJobs > 0) {
    yield {
      id: 'failed-jobs',
      priority: 'medium',
      title: `Look at ${counted(state.failedJobs, 'failed job', 'failed jobs')}`,
      description: 'All of their attempts have failed. Some jobs can be retried.',
      link: '/admin#failed-jobs',
    }
  }
  if (state.failedStories > 0) {
    yield {
      id: 'failed-stories',
      priority: 'medium',
      title: `${counted(state.failedStories, 'story', 'stories')} failed since yesterday`,
      description: 'The families were told, and their plans were not charged for it.',
      link: '/admin#failed-jobs',
    }
  }
  if (state.syncOverdue) {
    yield {
      id: 'sync-overdue',
      priority: 'medium',
      title: 'Sync the voices',
      description: 'The last sync was more than 25 hours ago.',
      link: '/admin/voices',
    }
  }
  if (state.silentProviders.length > 0) {
    yield {
      id: 'silent-providers',
      priority: 'medium',
      title: 'A provider of voices did not answer',
      description: state.silentProviders.join(', '),
      link: '/admin/voices',
    }
  }
  if (!state.hasHumanVoice) {
    yield {
      id: 'human-voice',
      priority: 'low',
      title: 'Fetch a human voice',
      description:
        'The built-in voices sound like a machine. One press installs a free voice that sounds like a person.',
      link: '/admin/voices#human-voices',
    }
  }
  if (!state.mailIsSet) {
    yield {
      id: 'mail',
      priority: 'low',
      title: 'Set up mail',
      description:
        'Without an admin email and a mail server there are no notifications, and nobody can reset a password.',
      link: '/admin?tab=settings',
    }
  }
}

/** With this many failures of one provider, families have probably noticed. */
const highPriorityFailures = 20

function providerErrors(failing: readonly FailingProvider[]): AdminTask {
  const counts = failing.map(
    ({ provider, failures }) => `${provider} failed ${failures === 1 ? 'once' : `${failures} times`}`,
  )
  const reasons = failing.map(({ provider, reasons }) => `${provider}: ${reasons.slice(0, 3).join(', ')}`)
  return {
    id: 'provider-errors',
    priority: failing.some(({ failures }) => failures >= highPriorityFailures) ? 'high' : 'medium',
    title: `${counts.join(', ')} since yesterday`,
    description: `${reasons.join('; ')}. Families got the built-in alternative, or were asked to try again.`,
    link: '/admin#failed-jobs',
  }
}

const defaultTasks: AdminTask[] = [
  {
    id: 'usual-users',
    priority: 'low',
    title: 'Meet the newest families',
    description: 'No tasks are open. See who has registered lately.',
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
