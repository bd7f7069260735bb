import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

const elsewhere = ['node_modules', 'data', 'dist', 'test-results', '.git']
const documents = globSync('**/*.md', { cwd: root, exclude: (name) => elsewhere.includes(name) })
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

/** The anchor of a heading, as on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*]|\[|\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsIn = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function brokenLinks(document: string): string[] {
  const links = [...withoutCode(read(document)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : normalize(join(dirname(document), path))
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor)
  })
}

/** Paths that are written out from the root of the repository, such as `server/src/app.ts`. */
function missingPaths(document: string): string[] {
  const spans = [...read(document).matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  const top = foldersIn('.')
  return spans.filter((path) => top.includes(path.split('/')[0] ?? '') && !existsSync(join(root, path)))
}

/** Created while the product is built, tested or used, or by its operator. */
const isMade = (path: string) => /^(data|test-results|node_modules|web\/dist)\/|^deploy\/\.env$/.test(path)

describe('documents', () => {
  it('contain no broken links', () => {
    expect(documents.length).toBeGreaterThan(40)
    const broken = documents.flatMap((document) =>
      brokenLinks(document).map((link) => `${document}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('refer to existing files and folders', () => {
    // The changelog mentions paths as they were.
    const current = documents.filter((document) => document !== 'CHANGELOG.md')
    const missing = current.flatMap((document) =>
      missingPaths(document)
        .filter((path) => !isMade(path))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })
})

/** Tests that a document names by the end of their path, with a title or without: `photos.test.ts › keep nothing of a file`. */
function missingTests(document: string): string[] {
  const named = read(document).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)(?: › ([^`]+))?`/g)
  return [...named].flatMap(([whole, path = '', title = '']) => {
    const candidates = tests.filter((test) => `/${test}`.endsWith(`/${path}`))
    return candidates.some((test) => read(test).includes(title)) ? [] : [`${document}: ${whole}`]
  })
}

const tests = globSync('**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => elsewhere.includes(name),
})

it('documents refer to existing tests', () => {
  expect(tests.length).toBeGreaterThan(200)
  expect(documents.filter((document) => document !== 'CHANGELOG.md').flatMap(missingTests)).toEqual([])
})

describe('docs/ARCHITECTURE.md', () => {
  const map = read('docs/ARCHITECTURE.md')

  it.each(['server/src', 'server/src/modules', 'web/src', 'web/src/features'])(
    'names every folder of %s',
    (at) => {
      expect(foldersIn(at).filter((name) => !map.includes(`](../${at}/${name})`))).toEqual([])
    },
  )

  it('states which modules a module uses', () => {
    const modules = foldersIn('server/src/modules')
    const told = Object.fromEntries(
      [
        ...map.matchAll(/^\| \[([\w-]+)\]\(\.\.\/server\/src\/modules\/[\w-]+\) \| [^|]+ \| ([^|]+) \|$/gm),
      ].map(([, name, uses]) => [name, uses]),
    )
    const imported = modules.map((name) => [name, usesOf(name).join(', ') || 'none'])
    expect(told).toEqual(Object.fromEntries(imported))
  })
})

/** Modules that are imported by a module, its tests apart. */
function usesOf(module: string): string[] {
  const folder = join(root, 'server/src/modules', module)
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const uses = files.flatMap((file) => {
    const imports = readFileSync(join(folder, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)
    return [...imports].flatMap(([, path = '']) => {
      const [, other] = /server\/src\/modules\/([\w-]+)\//.exec(resolve(folder, dirname(file), path)) ?? []
      return other && other !== module ? [other] : []
    })
  })
  return [...new Set(uses)].sort()
}

describe('decision records', () => {
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
  const index = read('docs/decisions/README.md')
  const parts = ['Context', 'Decision', 'Consequences', 'Alternatives not chosen']

  it.each(records)('%s follows the template', (record) => {
    const text = read(record)
    const number = record.slice('docs/decisions/'.length).slice(0, 4)
    expect(text).toMatch(
      new RegExp(`^# ${number}\\. \\S.+\\n\\n- Date: (\\d{4}-\\d\\d-\\d\\d|YYYY-MM-DD)\\n- Status: \\w`),
    )
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual(parts)
  })

  it('are in the index, each with a unique number', () => {
    const names = records.map((record) => record.slice('docs/decisions/'.length))
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([])
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
  })
})
