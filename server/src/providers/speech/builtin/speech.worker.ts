import { type SectionRequest, speakSection } from './speak-section.ts'

/** Runs on a thread of the pool. Nothing of the text stays behind but the number of sounds of its words. */
export default function work(request: SectionRequest) {
  return speakSection(request)
}
