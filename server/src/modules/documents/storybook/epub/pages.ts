import { languageDirection, type StoryLanguage, sentencesByParagraph } from '@nightlight/contract'
import { type Html, html, ownMarkup } from '../../../../platform/html.ts'
import type { Clip } from './sentence-clips.ts'

interface Page {
  readonly title: string
  readonly language: StoryLanguage
}

/** Pages of an EPUB, as XHTML. */
function page({ title, language }: Page, kind: string, body: Html): string {
  return html`${declaration}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${languageDirection(language)}">
<head>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body epub:type="${kind}">
${body}
</body>
</html>
`.text
}

const declaration = ownMarkup('<?xml version="1.0" encoding="UTF-8"?>\n')

export interface PagePicture {
  readonly file: string
  readonly description: string
}

export const coverPage = (of: Page, picture: PagePicture): string =>
  page(of, 'cover', html`<div class="cover">${pictureOf(picture)}</div>`)

export const titlePage = (of: Page, dedication: string | null): string =>
  page(
    of,
    'frontmatter',
    html`<section class="quiet" epub:type="titlepage">
<h1 dir="auto">${of.title}</h1>
${dedication && html`<p dir="auto">${dedication}</p>`}
</section>`,
  )

/** Every sentence has an id: `s0`, `s1` and so on. */
export function sectionPage(
  { title, language, text, number }: Page & { text: string; number: number },
  picture: PagePicture | null,
): string {
  let sentence = 0
  const paragraphs = sentencesByParagraph(text).map(
    (spans) =>
      html`<p dir="auto">${spans.map(
        ({ start, end }) => html`<span id="s${sentence++}">${text.slice(start, end).trim()}</span> `,
      )}</p>
`,
  )
  return page(
    { title: `${title}, ${number}`, language },
    'bodymatter',
    html`<section aria-label="${language === 'en' ? `Page ${number}` : number}">
${picture && pictureOf(picture)}
${paragraphs}</section>`,
  )
}

export const endPage = (of: Page): string =>
  page(of, 'backmatter', html`<section class="quiet"><p>${of.title}</p></section>`)

const pictureOf = ({ file, description }: PagePicture) =>
  // Pictures are described in English, whatever the story is in.
  html`<figure><img src="${file}" lang="en" xml:lang="en" alt="${description}"/></figure>`

interface Contents {
  readonly title: string
  readonly places: readonly { readonly file: string; readonly name: string }[]
  readonly cover: boolean
  /** The first page of the story itself. */
  readonly beginning: string
}

export const contentsPage = ({ title, places, cover, beginning }: Contents): string =>
  page(
    { title, language: 'en' },
    'frontmatter',
    html`<nav epub:type="toc" role="doc-toc" aria-label="Contents">
<h1>Contents</h1>
<ol>
${places.map(({ file, name }) => html`<li><a href="${file}">${name}</a></li>\n`)}</ol>
</nav>
<nav epub:type="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
${cover && html`<li><a epub:type="cover" href="cover.xhtml">Cover</a></li>\n`}<li><a epub:type="bodymatter" href="${beginning}">Story</a></li>
</ol>
</nav>`,
  )

/** The media overlay: which part of the audio belongs to which sentence of a page. */
export function overlay({ file, audio }: { file: string; audio: string }, clips: readonly Clip[]): string {
  const parts = clips.map(
    ({ sentence, fromMs, toMs }) => html`<par id="p${sentence}">
<text src="${file}#s${sentence}"/>
<audio src="${audio}" clipBegin="${seconds(fromMs)}" clipEnd="${seconds(toMs)}"/>
</par>
`,
  )
  return html`${declaration}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
${parts}</body>
</smil>
`.text
}

export const seconds = (ms: number): string => `${(Math.round(ms) / 1000).toFixed(3)}s`

export const styleSheet = `body { margin: 0 5%; font-family: Georgia, serif; line-height: 1.5; }
h1 { font-size: 1.8em; line-height: 1.2; }
p { margin: 0 0 0.7em; }
figure { margin: 0 0 1em; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 70vh; border-radius: 0.6em; }
.cover img { max-height: 95vh; }
.quiet { margin-top: 25%; text-align: center; }
.quiet p { font-size: 1.3em; }
.spoken { background-color: #ffe0a3; color: #2b1503; border-radius: 0.2em; }
`
