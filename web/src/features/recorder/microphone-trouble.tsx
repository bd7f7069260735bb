import { Notice } from '../../ui/notice.tsx'
import type { MicrophoneFault } from './microphone.ts'

/** Why nothing can be recorded, and what to do about it. */
export function MicrophoneTrouble({ fault }: { fault: MicrophoneFault }) {
  const { title, words } = troubles[fault]
  return (
    <Notice tone="danger" title={title}>
      {words}
    </Notice>
  )
}

const troubles: Readonly<Record<MicrophoneFault, { title: string; words: string }>> = {
  refused: {
    title: 'The microphone is not allowed',
    words:
      'Your browser keeps the microphone from this page. Press the symbol beside the address at the top of the screen, allow the microphone, and try again.',
  },
  missing: {
    title: 'No microphone was found',
    words: 'Please connect one, or open the same link on a phone or tablet.',
  },
  busy: {
    title: 'The microphone does not answer',
    words: 'Another app may be using it, such as a call. Please close that app and try again.',
  },
  impossible: {
    title: 'This browser cannot record',
    words: 'Please open the link in a newer browser, such as the one that came with your phone.',
  },
}
