import { measureModelStory } from '../../server/test/vendors/measure-model-story.ts'
import { report } from './figures.ts'

/** What a story by a language model takes: calls, tokens (four letters each), cost and time, for a model that answers well at once. */
export async function modelWriter() {
  for (const [length, calls, tokens] of [
    ['short', 2, 4000],
    ['long', 3, 6000],
  ] as const) {
    const figures = await measureModelStory(length)
    report(`model writer, ${length}: calls`, figures.calls, '', calls)
    report(`  tokens in`, figures.tokensIn, '', tokens)
    report(`  tokens out`, figures.tokensOut, '')
    for (const [model, costUsd] of Object.entries(figures.costUsd))
      report(`  cost with ${model}`, (costUsd ?? Number.NaN) * 100, 'cents')
    report('  first section, computed at 70 tokens a second', figures.seconds.first, 's')
    report('  second section, after the editor', figures.seconds.second, 's')
    report('  reading the first section aloud, meanwhile', figures.firstReadAloud, 's')
    report('  whole story, computed at 70 tokens a second', figures.seconds.whole, 's')
    if (figures.calls > calls || figures.tokensIn > tokens) process.exitCode = 1
  }
}
