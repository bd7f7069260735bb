import type { StoryLanguage } from '@nightlight/contract'
import { type Html, html } from '../../../platform/html.ts'

/** A page of the library that opens from a folder, without Nightlight and without the network. */
function page(title: string, toStyle: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${toStyle}">
</head>
<body>
${body}
</body>
</html>
`.text
}

export interface PackedStory {
  readonly folder: string
  readonly title: string
  readonly language: StoryLanguage
  readonly children: readonly string[]
  readonly createdAt: Date
  /** Paths inside the story's folder. */
  readonly cover: string | null
  readonly sound: string | null
  readonly books: readonly string[]
  readonly sections: readonly { readonly text: string; readonly picture: Picture | null }[]
}

interface Picture {
  readonly file: string
  readonly description: string
}

/** What the list of all stories shows of one of them. */
export type ListedStory = Pick<
  PackedStory,
  'folder' | 'title' | 'language' | 'children' | 'createdAt' | 'cover'
>

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const names = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export const storyPage = ({
  title,
  language,
  children,
  createdAt,
  cover,
  sound,
  books,
  sections,
}: PackedStory): string =>
  page(
    title,
    '../../style.css',
    html`<nav><a href="../../index.html">All stories</a></nav>
<main>
<h1 lang="${language}" dir="auto">${title}</h1>
<p class="soft">${children.length > 0 && html`For <span dir="auto">${names.format(children)}</span> · `}${day.format(createdAt)}</p>
${sound && html`<audio controls preload="none" src="${sound}" aria-label="${title}, narrated"></audio>`}
${cover && html`<img src="${cover}" alt="">`}
${sections.map(
  ({ text, picture }) => html`<section>
${picture && html`<img src="${picture.file}" alt="${picture.description}" loading="lazy">`}
${text
  .split(/\n+/)
  .filter((paragraph) => paragraph.trim() !== '')
  .map((paragraph) => html`<p lang="${language}" dir="auto">${paragraph}</p>\n`)}</section>
`,
)}<p class="soft">The end</p>
<p>Also here: <a href="story.txt">text</a>${books.map((file) => html`, <a href="${file}">${file.endsWith('.pdf') ? 'PDF' : 'EPUB'}</a>`)}, <a href="story.json">data</a></p>
</main>`,
  )

export const listPage = (stories: readonly ListedStory[]): string =>
  page(
    'Our stories',
    'style.css',
    html`<main>
<h1>Our stories</h1>
<p class="soft">${stories.length === 1 ? '1 story' : `${stories.length} stories`} from Nightlight. They are all in this folder, and need nothing else.</p>
<ul class="shelf">
${stories.map(
  ({
    folder,
    title,
    language,
    children,
    createdAt,
    cover,
  }) => html`<li><a href="stories/${folder}/index.html">
${cover ? html`<img src="stories/${folder}/${cover}" alt="" loading="lazy">` : html`<span class="blank" aria-hidden="true"></span>`}
<strong lang="${language}" dir="auto">${title}</strong></a>
<span class="soft">${children.length > 0 && html`<span dir="auto">${names.format(children)}</span> · `}${day.format(createdAt)}</span></li>
`,
)}</ul>
<p><a href="data.json">What was kept about your account</a></p>
</main>`,
  )

export const styleSheet = `:root { color-scheme: light dark; --paper: #fffaf1; --ink: #36203f; --soft: #69536f; --raised: #f3e8d8; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1524; --ink: #f6e9d8; --soft: #c5b3c9; --raised: #2c2135; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1.15rem/1.6 Georgia, serif; }
main, nav { max-width: 44rem; margin: 0 auto; }
a { color: inherit; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 1rem 0 0.5rem; overflow-wrap: break-word; }
img, audio { display: block; width: 100%; border-radius: 1rem; margin: 1.5rem 0; }
.soft { color: var(--soft); }
.shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
.shelf a { display: block; text-decoration: none; overflow-wrap: break-word; }
.shelf img, .blank { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; margin: 0 0 0.5rem; border-radius: 1rem; background: var(--raised); }
.shelf span.soft { font-size: 0.95rem; }
`
