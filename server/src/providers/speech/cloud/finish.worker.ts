import { finishSection, type RawSection } from './finish-section.ts'

/** Runs on a thread of the pool: levelling and encoding a minute of sound would keep everybody else waiting. */
export default function work(section: RawSection) {
  return finishSection(section)
}
