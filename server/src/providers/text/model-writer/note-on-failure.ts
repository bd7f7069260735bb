import { type LanguageModel, nameAtStart } from '../language-model.ts'
import type { FailureKind, ModelFailed } from '../model-failed.ts'

const reasons: Readonly<Record<FailureKind, (vendor: string) => string>> = {
  timeout: (vendor) => `${vendor} did not answer in time`,
  slow: (vendor) => `${vendor} took too long over this story`,
  unreachable: (vendor) => `${vendor} could not be reached`,
  broken: (vendor) => `${vendor} had trouble of its own`,
  cut: (vendor) => `${vendor} stopped in the middle of a sentence`,
  repeating: (vendor) => `${vendor} said the same thing over and over`,
  thinking: (vendor) => `${vendor} thought so long that no story came of it`,
  overflow: (vendor) => `This story is longer than ${vendor} can keep in mind`,
  busy: (vendor) => `${vendor} had too much to do`,
  refused: (vendor) => `${vendor} did not want to write this story`,
  credit: (vendor) => `The account with ${vendor} has no credit left`,
  rejected: (vendor) => `${vendor} did not accept what it was asked`,
  invalid: (vendor) => `What ${vendor} answered could not be read`,
  unfit: (vendor) => `What ${vendor} wrote did not pass our review`,
  objected: (vendor) => `${vendor} objected to its own beginning when it read the story again`,
  unread: (vendor) => `${vendor} could not read its story again as its editor`,
  private: (vendor) => `A name would have gone to ${vendor}`,
}

/** Why a model did not write the story, for the parent, to whom the address of a server means nothing. */
export function noteOn(
  { vendor, isOwnServer }: Pick<LanguageModel, 'vendor' | 'isOwnServer'>,
  { kind }: ModelFailed,
): string {
  const reason = reasons[kind](isOwnServer ? 'the language model' : vendor)
  return `${nameAtStart(reason)}, so our own storyteller wrote this story.`
}
