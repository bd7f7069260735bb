import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../server/src/platform/database/index.ts'
import { report } from './figures.ts'
import { type Parent, registerParent } from './parent.ts'
import { newDataDir, type RunningServer, removeDataDir, startServer } from './running-server.ts'
import { makeStory, multiply } from './story-list.ts'

/** The documents of a short story, of one of 5,000 words, and of a library of 200: how long they take and how large they are. */
export async function documents(stories = 200): Promise<void> {
  const dataDir = newDataDir()
  const before = await startServer(dataDir)
  const parent = await registerParent(before, before.setupCode)
  const id = await makeStory(parent)
  await narrate(before, parent, id)
  await measureBooks(before, parent, id, 'short story')
  await before.stop()
  await multiply(dataDir, stories)
  await shareNarration(dataDir)
  await lengthen(dataDir, id)
  const server = await startServer(dataDir)
  await measureBooks(server, parent, id, '5,000 words')
  await measureLibrary(server, parent, stories)
  await server.stop()
  removeDataDir(dataDir)
}

async function measureBooks(server: RunningServer, parent: Parent, id: string, what: string): Promise<void> {
  const { pdfUrl, epubUrl } = await ask(server, parent, 'POST', `/api/stories/${id}/export-pdf`)
  const calls = {
    'PDF, A4': `${pdfUrl}&paper=a4`,
    'PDF, A4 with bleed': `${pdfUrl}&paper=a4&bleed=1`,
    EPUB: `${epubUrl}`,
  }
  for (const [kind, url] of Object.entries(calls)) {
    const began = performance.now()
    const bytes = await download(server, parent, url)
    report(`${kind}, ${what}`, (performance.now() - began) / 1000, 's')
    report('  size', bytes / 2 ** 20, 'MiB')
  }
}

async function measureLibrary(server: RunningServer, parent: Parent, stories: number): Promise<void> {
  const { url } = await ask(server, parent, 'POST', '/api/user/library/export', { books: [] })
  const before = server.memory()
  let most = before
  const began = performance.now()
  const bytes = await download(server, parent, `${url}`, () => {
    most = Math.max(most, server.memory())
  })
  report(`zip of ${stories} stories`, (performance.now() - began) / 1000, 's')
  report('  size', bytes / 2 ** 20, 'MiB')
  report('  memory of the server before', before, 'MiB')
  report('  at most while it is sent', most, 'MiB')
}

/** @returns how many bytes came */
async function download(
  server: RunningServer,
  parent: Parent,
  url: string,
  onPart: () => void = () => {},
): Promise<number> {
  const response = await fetch(server.url + url, { headers: { cookie: parent.cookie } })
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    onPart()
  }
  return bytes
}

/** Has the story narrated, and waits for it. */
async function narrate(server: RunningServer, parent: Parent, id: string): Promise<void> {
  const voice = await ask(server, parent, 'GET', '/api/tts/voices/default')
  const { audioUrl } = await ask(server, parent, 'POST', `/api/tts/story/${id}/generate`, voice)
  if (!audioUrl) throw new Error('The narration takes too long')
}

/** A server that was started again has another address. */
async function ask(
  server: RunningServer,
  { cookie }: Parent,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, string>> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(server.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Record<string, string>>
}

/** Copies of a story share the sound of the one that was narrated. */
async function shareNarration(dataDir: string): Promise<void> {
  const database = await openDatabase({ kind: 'embedded', folder: join(dataDir, 'database') })
  await sql`insert into narrations (story_id, provider_id, voice_id, cadence, status, is_current, duration_ms, file)
    select copy.id, source.provider_id, source.voice_id, source.cadence, source.status, true, source.duration_ms, source.file
    from narrations as source join stories as copy on copy.id <> source.story_id and not copy.is_sample
    where source.is_current and source.file is not null
      and source.story_id in (select id from stories where not is_sample)`.execute(database.db)
  await database.close()
}

/** Repeats each section until the story has 5,000 words: what is measured is the setting of it. */
async function lengthen(dataDir: string, id: string): Promise<void> {
  const database = await openDatabase({ kind: 'embedded', folder: join(dataDir, 'database') })
  const { storyStructure } = await database.db
    .selectFrom('stories')
    .select('storyStructure')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const words = storyStructure.sections.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const sections = storyStructure.sections.map((section) => ({
    ...section,
    text: Array.from({ length: Math.ceil(5000 / words) }, () => section.text).join('\n\n'),
  }))
  await sql`update stories set story_structure = ${JSON.stringify({ sections })}::jsonb where id = ${id}`.execute(
    database.db,
  )
  await database.close()
}
