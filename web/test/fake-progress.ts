import { type StoryProgress as Snapshot, StoryProgress } from '@nightlight/contract'
import { act, waitFor } from '@testing-library/react'

/** The progress streams that the page has open, by story id. The test sends their events. */
export class FakeProgress {
  readonly #sources = new Map<string, FakeEventSource>()

  /** Replaces the browser's `EventSource`. */
  readonly EventSource = eventSourceOf((source) => {
    const [, id = ''] = /^\/api\/stories\/([^/]+)\/progress$/.exec(source.url) ?? []
    if (!id) throw new Error(`${source.url} is not a progress stream`)
    this.#sources.set(id, source)
  })

  /** Sends the progress of a story as soon as the page has its stream open. */
  async send(progress: Snapshot): Promise<void> {
    const source = await waitFor(() => {
      const open = this.#sources.get(progress.storyId)
      if (open?.readyState !== FakeEventSource.OPEN) throw new Error('No stream is open for this story')
      return open
    })
    const data = JSON.stringify(StoryProgress.parse(progress))
    await act(async () => {
      source.dispatchEvent(new MessageEvent('progress', { data }))
    })
  }

  /** Ends the stream of a story for good, as a response of a proxy does. */
  async lose(id: string): Promise<void> {
    const source = this.#sources.get(id)
    await act(async () => {
      source?.close()
      source?.dispatchEvent(new Event('error'))
    })
  }

  /** Whether the page has the stream of this story open. */
  isFollowed(id: string): boolean {
    return this.#sources.get(id)?.readyState === FakeEventSource.OPEN
  }
}

class FakeEventSource extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly url: string
  readyState: number = FakeEventSource.OPEN

  constructor(url: string) {
    super()
    this.url = url
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED
  }
}

function eventSourceOf(onOpen: (source: FakeEventSource) => void) {
  return class extends FakeEventSource {
    constructor(url: string) {
      super(url)
      onOpen(this)
    }
  }
}

const defaults: Omit<Snapshot, 'storyId'> = {
  status: 'generating',
  step: 'generating',
  percent: 40,
  title: 'The Quiet Harbour',
  opening: 'The boats had gone to bed.',
  thumbnailUrl: null,
  pictures: null,
  narration: { done: 0, total: 5 },
  settled: false,
  message: null,
}

export const aProgress = (progress: Pick<Snapshot, 'storyId'> & Partial<Snapshot>): Snapshot => ({
  ...defaults,
  ...progress,
})
