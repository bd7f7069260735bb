import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** In this order: a worker that goes from one project to another begins with nothing loaded, and the last ones are made of short files. */
const projects = ['platform', 'modules', 'isolated', 'PGlite', 'components', 'web', 'packages']

/**
 * Files that take longest, by project. Whatever takes ten seconds on an idle machine should be here:
 * Vitest knows how long a file takes from the last run only, and a fresh clone has had none.
 */
export const slowFiles = [
  'server/src/backup/backup.test.ts',
  'server/src/platform/jobs/jobs.test.ts',
  'server/src/providers/speech/cloud/vendors.test.ts',
  'server/src/providers/text/embedded-storyteller.test.ts',
  'server/src/providers/speech/builtin/builtin.test.ts',
  'server/src/providers/text/model-writer/killed-worker.test.ts',
  'server/src/platform/jobs/killed-worker.test.ts',
  'server/src/providers/text/fits-tonight.test.ts',
  'server/src/providers/text/model-writer/vendor-faults.test.ts',
  'server/src/platform/database/embedded/folder-lock.test.ts',
  'server/src/platform/database/embedded/kill.test.ts',
  'server/src/providers/speech/builtin/prosody.test.ts',
  'server/src/providers/text/model-writer/vendor-dialects.test.ts',
  'server/src/backup/move.test.ts',
  'server/src/providers/speech/builtin/catalogue/catalogue.test.ts',
  'server/src/platform/database/embedded/maintenance.test.ts',
  'server/test/scale-out-faults.test.ts',
  'server/test/quota-rush.test.ts',
  'server/test/quality-stories.test.ts',
  'server/test/restart.test.ts',
  'server/src/modules/documents/downloads/downloads.test.ts',
  'server/src/modules/narration/cloud-voices.test.ts',
  'server/test/fuzz.test.ts',
  'server/src/modules/stories/stories.test.ts',
  'server/test/scale-out.test.ts',
  'server/src/modules/payments/faults.test.ts',
  'server/src/modules/stories/illustrate/generate-images.test.ts',
  'web/src/features/children/child-profiles.spec.tsx',
  'web/src/features/home/create-section.spec.tsx',
  'web/src/features/reader/player/player.spec.tsx',
  'storyteller/src/tell-story.test.ts',
  'storyteller/src/plot-kinds.test.ts',
  'lullaby/src/lullaby.test.ts',
  'storyteller/src/minutes.test.ts',
]

/** Starts with the files that take longest, so that the end of a run does not wait for one of them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => projectRank(one) - projectRank(other) || rank(one) - rank(other))
  }
}

const projectRank = ({ project }: TestSpecification) => projects.indexOf(project.name)

function rank({ moduleId, project }: TestSpecification): number {
  const index = slowFiles.indexOf(relative(project.vitest.config.root, moduleId).replaceAll('\\', '/'))
  return index < 0 ? slowFiles.length : index
}
