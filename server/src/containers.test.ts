import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const composeFiles = ['deploy/compose.yaml', 'deploy/compose.scale.yaml'] as const
const compose = read('deploy/compose.scale.yaml')
const containerfile = read('deploy/Containerfile')
const [, buildStage = ''] = containerfile.split(/^FROM .*AS build$/m)
const runtimeStage = buildStage.slice(buildStage.indexOf('\nFROM '))

/** Variables of a block in a compose file, by its indentation. */
const variablesIn = (text: string, indentation: number) =>
  [...text.matchAll(new RegExp(`^ {${indentation}}([A-Z][A-Z0-9_]+): (.*)$`, 'gm'))].map(
    ([, name = '', value = '']) => ({ name, value }),
  )

/** Variables of the block that all our processes share, and of those that add to it. */
const ourVariables = [
  ...variablesIn(compose.split('environment: &environment\n')[1]?.split(/^ {2}\w/m)[0] ?? '', 4),
  ...variablesIn(compose, 6).filter(({ name }) => name === 'ROLE'),
]
const variablesOfOne = variablesIn(read('deploy/compose.yaml'), 6)

const readVariables = [...read('server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
  ([, name = '']) => name,
)

describe('the compose files', () => {
  it.each([
    [
      'deploy/compose.yaml',
      variablesOfOne,
      ['PORT', 'TRUST_PORT', 'HOST', 'DATA_DIR', 'ROLE', 'DATABASE_URL', 'DATABASE_POOL'],
    ],
    [
      'deploy/compose.scale.yaml',
      ourVariables,
      ['PORT', 'HOST', 'DATA_DIR', 'S3_PREFIX', 'HTTPS', 'TRUST_PORT', 'TLS_CERT', 'TLS_KEY'],
    ],
  ] as const)(
    '%s passes every variable but those that the image or the file decides',
    (_, passed, decided) => {
      const names = [...new Set<string>(passed.map(({ name }) => name))]
      expect(names.toSorted()).toEqual(
        readVariables.filter((name) => !decided.some((each) => each === name)).toSorted(),
      )
    },
  )

  it('needs no secret for one container, which uses the embedded database', () => {
    expect(read('deploy/compose.yaml')).not.toMatch(/\$\{\w+:\?/)
    const values = variablesOfOne.map(({ name, value }) => [name, value.replace(/\$\{\w+:-(.*?)\}/g, '$1')])
    const config = readConfig(Object.fromEntries(values))
    expect([config.role, config.database.kind, config.files.kind]).toEqual(['all', 'embedded', 'folder'])
  })

  it('is a valid configuration once the secrets are set', () => {
    const filled = ourVariables.map(({ name, value }) => [
      name,
      value
        .replace(/\$\{\w+:\?\}/g, 'a-secret-that-is-long-enough-for-all')
        .replace(/\$\{\w+:-(.*?)\}/g, '$1'),
    ])
    const config = readConfig(Object.fromEntries(filled))
    expect(config.role).toBe('worker')
    expect(config.database.kind).toBe('server')
    expect(config.files.kind).toBe('s3')
  })

  it('contains no secret', () => {
    const secrets = [...ourVariables, ...variablesOfOne].filter(
      ({ name }) => /KEY$|PASS|TOKEN|_URL$/.test(name) && !/^PUBLIC_URL$/.test(name),
    )
    expect(secrets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SECRET_KEY', 'METRICS_TOKEN', 'DATABASE_URL']),
    )
    for (const { name, value } of secrets) expect(value, name).toMatch(/\$\{\w+:[?-]\}/)
  })

  const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0
  it.skipIf(!hasCompose).each(composeFiles)(
    '%s is valid to Docker (skipped without `docker compose`)',
    (file) => {
      const names = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => [name, 'x'])
      const env = { ...process.env, ...Object.fromEntries(names) }
      const { status, stderr } = spawnSync('docker', ['compose', '-f', file, 'config', '-q'], {
        cwd: root,
        env,
      })
      expect([status, String(stderr)]).toEqual([0, ''])
    },
  )
})

describe('the image', () => {
  it('contains what the server needs, and the pinned version of Node', () => {
    const { dependencies } = JSON.parse(read('server/package.json')) as {
      dependencies: Record<string, string>
    }
    const ownPackages = Object.keys(dependencies).flatMap((name) =>
      name.startsWith('@nightlight/') ? [name.slice(12)] : [],
    )
    for (const folder of [...ownPackages, 'server', 'node_modules', 'web/dist', 'package.json']) {
      expect(runtimeStage).toContain(`COPY --from=build /app/${folder} `)
    }
    const { workspaces, devDependencies } = JSON.parse(read('package.json'))
    // `npm ci` refuses a lock file with workspaces that do not exist.
    for (const workspace of workspaces)
      expect(buildStage).toContain(`COPY ${workspace}/package.json ${workspace}/\n`)
    const nodes = [...containerfile.matchAll(/^FROM \S+node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(nodes).toEqual([devDependencies.node, devDependencies.node])
    expect(existsSync(resolve(root, 'server/src/main.ts'))).toBe(true)
  })

  it('can be built for amd64 and arm64: no library has a binary for one of them alone', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { cpu?: string[]; os?: string[]; version: string }>
    }
    const binaries = Object.entries(packages).filter(
      ([, { os, cpu }]) => cpu && (!os || os.includes('linux')),
    )
    const names = new Set(binaries.map(([path]) => path))
    expect(binaries.length).toBeGreaterThan(10)
    const lonely = binaries.flatMap(([path, { cpu = [], version }]) => {
      if (!cpu.includes('x64')) return []
      const other = path.replace('x64', 'arm64')
      return names.has(other) && packages[other]?.version === version ? [] : [path]
    })
    expect(lonely).toEqual([])
  })

  it('runs as an unprivileged user, has a health check, and contains no secret', () => {
    expect(runtimeStage).toMatch(/^USER node$/m)
    expect(runtimeStage).toMatch(/^HEALTHCHECK /m)
    expect(runtimeStage).toMatch(/^CMD \["node", "server\/src\/main\.ts"\]$/m)
    expect(containerfile).not.toMatch(/^(ARG|ENV).*(KEY|PASS|TOKEN|SECRET)/m)
    expect(read('deploy/Containerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env*', 'data']),
    )
  })
})
