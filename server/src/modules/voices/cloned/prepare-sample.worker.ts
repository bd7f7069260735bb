import { prepareSample } from './prepare-sample.ts'

/** Runs on a thread of its own: processing two minutes of audio would block other requests. */
export default function work(file: Uint8Array) {
  return prepareSample(file)
}
