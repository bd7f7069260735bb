import { type StoryProgress as Snapshot, StoryProgress } from '@nightlight/contract'
import { act, waitFor } from '@testing-library/react'

/** The streams that the page follows, each by the story's id; what is told on them is said by the test. */
export class FakeProgress {
  readonly #sources = new Map<string, FakeEventSource>()

  /** Stands in for the browser's `EventSource`. */
  readonly EventSource = eventSourceOf((source) => {
    const [, id = ''] = /^\/api\/stories\/([^/]+)\/progress$/.exec(source.url) ?? []
    if (!id) throw new Error(`${source.url} is no stream of the contract`)
    this.#sources.set(id, source)
  })

  /** Tells whoever follows this story how it is doing, once somebody does. */
  async tell(progress: Snapshot): Promise<void> {
    const source = await waitFor(() => {
      const open = this.#sources.get(progress.storyId)
      if (open?.readyState !== FakeEventSource.OPEN) throw new Error('Nobody follows this story')
      return open
    })
    const data = JSON.stringify(StoryProgress.parse(progress))
    await act(async () => {
      source.dispatchEvent(new MessageEvent('progress', { data }))
    })
  }

  /** Whether the page listens to this story now. */
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

function eventSourceOf(opened: (source: FakeEventSource) => void) {
  return class extends FakeEventSource {
    constructor(url: string) {
      super(url)
      opened(this)
    }
  }
}

const nothing: Omit<Snapshot, 'storyId'> = {
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
  ...nothing,
  ...progress,
})
