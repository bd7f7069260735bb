import { Notice } from '../../ui/notice.tsx'
import type { MicrophoneFault } from './microphone.ts'

/** Explains why recording is impossible, and what to do. */
export function MicrophoneNotice({ fault }: { fault: MicrophoneFault }) {
  const { title, text } = texts[fault]
  return (
    <Notice tone="danger" title={title}>
      {text}
    </Notice>
  )
}

const texts: Readonly<Record<MicrophoneFault, { title: string; text: string }>> = {
  refused: {
    title: 'The microphone is not allowed',
    text: 'Your browser blocks the microphone on this page. Press the icon next to the address at the top of the screen, allow the microphone, and try again.',
  },
  missing: {
    title: 'No microphone was found',
    text: 'Please connect one, or open the same link on a phone or tablet.',
  },
  busy: {
    title: 'The microphone does not respond',
    text: 'Another app may be using it, such as a call. Please close that app and try again.',
  },
  insecure: {
    title: 'Recording needs a secure connection',
    text: 'This page was opened over http, and browsers give the microphone to https pages only. Send a recording as a file instead, or ask whoever runs Nightlight for its https address.',
  },
  impossible: {
    title: 'This browser cannot record',
    text: 'Please open the link in a newer browser, such as the one that came with your phone.',
  },
}
