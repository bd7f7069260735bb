import { globSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')

/** Where a test of a line may be, by what it costs; the title of each is `line('form-03', …)` or `line(['form-04', 'form-20'], …)`. */
const layers = [
  ['contract', 'contract/src/**/*.test.ts'],
  ['server', 'server/{src,test}/**/*.test.ts'],
  ['component', 'web/src/**/*.spec.tsx'],
  ['browser', 'e2e/**/*.spec.ts'],
]

/** Ids of docs/specification.md, in their order. */
export const specificationLines = () =>
  [...read('docs/specification.md').matchAll(/^- `([a-z]+-\d+)` \S/gm)].map(([, id]) => id)

/** Every test of a line: its id, its layer and its file. */
export const testsOfLines = () =>
  layers.flatMap(([layer, pattern]) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).flatMap((file) =>
      [...read(file).matchAll(/^ *line\(\s*\[?((?:\s*'[a-z]+-\d+',?)+)/gm)].flatMap(([, ids]) =>
        [...ids.matchAll(/[a-z]+-\d+/g)].map(([id]) => ({ id, layer, file })),
      ),
    ),
  )

if (import.meta.main) {
  const tests = testsOfLines()
  for (const id of specificationLines()) {
    const held = tests.filter((test) => test.id === id).map(({ layer, file }) => `${layer} ${file}`)
    console.log(`${id.padEnd(14)}${held.join(', ') || 'NOT HELD'}`)
  }
  const count = ([layer]) =>
    `${new Set(tests.filter((test) => test.layer === layer).map(({ id }) => id)).size} ${layer}`
  console.log(`\nLines by layer: ${layers.map(count).join(', ')}`)
}
