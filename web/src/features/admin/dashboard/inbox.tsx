import { type AdminNotification, contactCategoryLabels, markNotification } from '@nightlight/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail, MailOpen, Reply } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { formatDateTime } from '../../../lib/date-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { Panel } from './panel.tsx'
import { dashboardKey, inboxQuery } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'

export function Inbox() {
  const [unread, setUnread] = useState(false)
  const inbox = useInfiniteQuery(inboxQuery(unread))
  const messages = inbox.data?.pages.flat() ?? []
  return (
    <Panel
      title="Inbox"
      id="inbox"
      query={inbox}
      action={
        <div className="w-52">
          <Switch label="Unread only" checked={unread} onChange={setUnread} />
        </div>
      }
    >
      {inbox.data && messages.length === 0 && (
        <p className="py-4 text-soft">{unread ? 'Everything has been read.' : 'Nobody has written yet.'}</p>
      )}
      <ul aria-label="Messages" className="divide-y divide-line">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {inbox.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={inbox.isFetchingNextPage}
          disabled={inbox.isFetchingNextPage}
          onClick={() => void inbox.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Panel>
  )
}

const categoryNames: Readonly<Record<string, string>> = contactCategoryLabels

function Message({ message }: { message: AdminNotification }) {
  const client = useQueryClient()
  const [replying, setReplying] = useState(false)
  const mark = useMutation({
    mutationFn: () =>
      call(markNotification, { params: { id: message.id }, body: { isRead: !message.isRead } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [dashboardKey] }),
    onError: (error) =>
      toast({ title: 'The message was not marked', description: errorText(error), tone: 'destructive' }),
  })
  const { subject, isRead, priority, category, from, repliedAt } = message
  return (
    <li className="py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-base font-bold tracking-normal">
            {!isRead && <span className="size-2.5 rounded-full bg-lantern" role="img" aria-label="Unread:" />}
            <span className="wrap-anywhere">{subject}</span>
            {priority === 'high' && <Badge tone="danger">High</Badge>}
            {category && <Badge>{categoryNames[category] ?? category}</Badge>}
            {repliedAt && <Badge tone="good">Answered</Badge>}
          </h3>
          <p className="text-[0.9375rem] text-soft wrap-anywhere">
            {from && (
              <>
                <bdi>{from.name}</bdi> · <bdi>{from.email}</bdi> ·{' '}
              </>
            )}
            {formatDateTime(message.createdAt)}
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={isRead ? `Mark “${subject}” as unread` : `Mark “${subject}” as read`}
          busy={mark.isPending}
          disabled={mark.isPending}
          onClick={() => mark.mutate()}
        >
          {isRead ? <Mail size={20} aria-hidden="true" /> : <MailOpen size={20} aria-hidden="true" />}
        </Button>
      </div>
      <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      {from && !replying && (
        <Button
          variant="secondary"
          className="mt-3"
          aria-label={`Reply to ${from.name}`}
          onClick={() => setReplying(true)}
        >
          <Reply size={20} aria-hidden="true" />
          Reply
        </Button>
      )}
      {from && replying && <ReplyForm message={message} onDone={() => setReplying(false)} />}
    </li>
  )
}
