import { prepareSample } from './prepare-sample.ts'

/** Runs on a thread of its own: two minutes of sound would keep everybody else waiting. */
export default function work(file: Uint8Array) {
  return prepareSample(file)
}
