import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { isAnyChanged, isChanged, sample, seedNumber } from './test-sampling.mjs'

const all = Array.from({ length: 60 }, (_, index) => `plot-${index}`)
const run = (seed: string) => ({ seed, isExhaustive: false })
const tenth = (seed: string) => sample(all, 0.1, () => false, run(seed))

it('selects the same cases for the same seed, in their order', () => {
  const taken = tenth('a1b2c3')
  expect(taken).toHaveLength(6)
  expect(taken).toEqual(tenth('a1b2c3'))
  expect(taken).toEqual(all.filter((each) => taken.includes(each)))
})

it('selects others for another seed, and every case for some seed', () => {
  expect(tenth('a1b2c3')).not.toEqual(tenth('a1b2c4'))
  const seen = new Set(Array.from({ length: 200 }, (_, index) => tenth(`commit ${index}`)).flat())
  expect(seen.size).toBe(all.length)
})

it('always selects the cases listed by hand, and at least one', () => {
  const isPicked = (each: string) => each === 'plot-17' || each === 'plot-42'
  for (const seed of ['one', 'two', 'three'])
    expect(sample(all, 0.1, isPicked, run(seed))).toEqual(expect.arrayContaining(['plot-17', 'plot-42']))
  expect(sample(all, 0.001, () => false, run('one'))).toHaveLength(1)
  expect(sample([], 0.5, () => false, run('one'))).toEqual([])
})

it('selects everything in an exhaustive run', () => {
  expect(sample(all, 0.1, () => false, { seed: 'one', isExhaustive: true })).toEqual(all)
})

it('knows what the commit has changed, by file and by folder', () => {
  const { stdout } = spawnSync('git', ['diff', '--name-only', '--relative', 'HEAD~1'], { encoding: 'utf8' })
  const [path = ''] = stdout.split('\n')
  if (path === '') return expect(isAnyChanged('scripts/')).toBe(false)
  expect(isChanged(path)).toBe(true)
  expect(isChanged(`${path}.never`)).toBe(false)
  const isInstalled = isChanged('package-lock.json')
  expect([isAnyChanged(path.replace(/[^/]*$/, '')), isAnyChanged('never/')]).toEqual([true, isInstalled])
})

it('converts a seed to an integer that changes with it', () => {
  expect(seedNumber('one')).toBe(seedNumber('one'))
  expect(seedNumber('one')).not.toBe(seedNumber('two'))
  expect(Number.isInteger(seedNumber('one'))).toBe(true)
})

it('reads the seed from TEST_SEED, and otherwise from the commit', () => {
  const script = `import(${JSON.stringify(new URL('./test-sampling.mjs', import.meta.url).href)}).then(({ seed, isExhaustive }) => console.log(JSON.stringify({ seed, isExhaustive })))`
  const ask = (environment: Record<string, string>) => {
    const { TEST_SEED, TEST_ALL, ...rest } = process.env
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      encoding: 'utf8',
      env: { ...rest, ...environment },
    })
    return JSON.parse(stdout)
  }
  expect(ask({ TEST_SEED: 'tonight', TEST_ALL: 'true' })).toEqual({ seed: 'tonight', isExhaustive: true })
  expect(ask({})).toEqual({ seed: expect.stringMatching(/^([0-9a-f]{12}|no-commit)$/), isExhaustive: false })
})
