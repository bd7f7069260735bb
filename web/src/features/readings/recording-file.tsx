import { maxPageSeconds } from '@nightlight/contract'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { ChooseFile, toMonoWav, wavSeconds } from '../recorder/index.ts'

/** Five minutes of sound without compression are smaller. */
const maxFileBytes = 60_000_000

type Fault = 'unreadable' | 'too long' | 'too large'

interface RecordingFileProps {
  disabled: boolean
  onRecorded: (wav: Blob) => void
}

/** A page that was recorded with another app. The browser decodes the file, so that what is sent is always the same. */
export function RecordingFile({ disabled, onRecorded }: RecordingFileProps) {
  const [fault, setFault] = useState<Fault | null>(null)
  const [isOpening, setOpening] = useState(false)
  const open = async (file: File) => {
    setOpening(true)
    const recording = await readRecording(file)
    setOpening(false)
    setFault(typeof recording === 'string' ? recording : null)
    if (typeof recording !== 'string') onRecorded(recording)
  }
  return (
    <>
      {fault && <Notice tone="danger">{faults[fault]}</Notice>}
      <ChooseFile size="large" disabled={disabled || isOpening} onFile={(file) => void open(file)}>
        Send a recording as a file
      </ChooseFile>
    </>
  )
}

async function readRecording(file: File): Promise<Blob | Fault> {
  if (file.size > maxFileBytes) return 'too large'
  const wav = await toMonoWav(file).catch(() => null)
  if (!wav) return 'unreadable'
  return wavSeconds(wav) > maxPageSeconds ? 'too long' : wav
}

const faults: Readonly<Record<Fault, string>> = {
  unreadable:
    'This file could not be read as a recording. Files of the kinds m4a, mp3, ogg and wav can be sent.',
  'too long': 'This recording is longer than five minutes. Please send one file for each page.',
  'too large': 'This file is too large. Please send a recording of this page alone, as m4a or mp3.',
}
