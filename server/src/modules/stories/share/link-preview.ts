import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isDatabaseUnavailable } from '../../../platform/database/index.ts'
import { html } from '../../../platform/html.ts'
import { retryAfterSeconds } from '../../../platform/http/error-handler.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { readIfExists } from '../../../platform/read-if-exists.ts'
import { selectPreview } from '../stories.queries.ts'

const storyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Serves the page of a story with the tags that link previews read: title and cover of a shared story; any other page says no more
 * than the front page does. Browsers get the same page.
 */
export async function linkPreview(
  app: FastifyInstance,
  { db, config }: PlatformDeps,
  webFolder: string | undefined,
): Promise<void> {
  const page = webFolder && (await readIfExists(join(webFolder, 'index.html')))
  if (!page) return
  app.get<{ Params: { id: string } }>('/story/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params
    // While the database is away the page still opens, and says so itself. By its status nobody keeps it as the preview.
    const story = await (storyId.test(id) ? selectPreview(db, id) : undefined)?.catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
      request.log.warn('the database is away')
      reply.code(503).header('retry-after', `${retryAfterSeconds}`)
      return undefined
    })
    const cover = story?.storyImages[0]?.bitmaps.at(-1)
    const tags = story && cover ? openGraphTags(story.title, `${config.http.publicUrl}${cover.url}`) : ''
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace('</head>', () => `${tags}</head>`))
  })
}

function openGraphTags(title: string, image: string): string {
  const tags = {
    'og:type': 'article',
    'og:site_name': 'Nightlight',
    'og:title': title,
    'og:description': 'A bedtime story to read and to hear.',
    'og:image': image,
    'twitter:card': 'summary_large_image',
  }
  return Object.entries(tags)
    .map(([property, content]) => html`<meta property="${property}" content="${content}" />`.text)
    .join('\n')
}
