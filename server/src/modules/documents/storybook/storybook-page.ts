import { type Paper, papers, type StoryLanguage } from '@nightlight/contract'
import { type Html, html, ownMarkup } from '../../../platform/html.ts'
import { paragraphsOf, textSize } from './fit-text.ts'
import { type Book, dedicationOf, endTextOf } from './lay-out-book.ts'

/** A picture in the page: an address, or the picture itself as a `data:` address. */
export interface BookPicture {
  readonly source: string
  readonly description: string
}

/** What differs between the online page and the standalone file. */
export interface PageOptions {
  readonly paper: Paper
  /** For the head: a link to the style sheet, or the style sheet itself. */
  readonly style: Html
  readonly bar: { readonly story: string; readonly script: string; paper(paper: Paper): string } | null
}

/** The whole book as one page of HTML, a sheet of paper for each page of the book. */
export function renderStorybook(book: Book<BookPicture>, { paper, style, bar }: PageOptions): string {
  return html`<!doctype html>
<html lang="en" data-paper="${paper}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${book.title}</title>
${style}
${bar && html`<link rel="icon" href="/favicon.svg"><script src="${bar.script}" defer></script>`}
</head>
<body>
${bar && toolbar(bar, paper)}
<main>
${coverSheet(book)}
${dedicationSheet(dedicationOf(book), book.language)}
${book.spreads.map((spread, index) => spreadSheet(spread, index, paper, book.language))}
<section class="sheet quiet">${star}<p lang="${book.language}" dir="auto">${endTextOf(book)}</p></section>
</main>
</body>
</html>
`.text
}

const paperNames: Record<Paper, string> = { a4: 'A4', a5: 'A5', letter: 'Letter' }

function toolbar(bar: NonNullable<PageOptions['bar']>, chosen: Paper): Html {
  const choices = papers.map((paper) =>
    paper === chosen
      ? html`<a href="${bar.paper(paper)}" aria-current="page">${paperNames[paper]}</a>`
      : html`<a href="${bar.paper(paper)}">${paperNames[paper]}</a>`,
  )
  return html`<nav class="bar" aria-label="Storybook">
<a href="${bar.story}">Back to the story</a>
<span>${choices}</span>
<button type="button" data-print hidden>Print</button>
<p>For a PDF, print and choose “Save as PDF”.</p>
</nav>`
}

const coverSheet = ({ cover, title, language }: Book<BookPicture>) =>
  html`<section class="sheet cover">${cover && pictureOf(cover)}<h1 lang="${language}" dir="auto">${title}</h1></section>`

const dedicationSheet = (words: string | null, language: StoryLanguage) =>
  words && html`<section class="sheet quiet">${star}<p lang="${language}" dir="auto">${words}</p></section>`

function spreadSheet(
  { text, picture }: Book<BookPicture>['spreads'][number],
  index: number,
  paper: Paper,
  language: StoryLanguage,
): Html {
  const size = textSize(text, paper, picture !== null)
  return html`<section class="sheet">
${picture && pictureOf(picture)}
<div class="words" lang="${language}" data-size="${size}">
${paragraphsOf(text).map((paragraph) => html`<p dir="auto">${paragraph}</p>`)}
</div>
<p class="number">${index + 1}</p>
</section>`
}

const pictureOf = ({ source, description }: BookPicture) =>
  html`<img class="picture" src="${source}" alt="${description}">`

/** Four points, like the light of a lantern seen from far away. */
const star = ownMarkup(
  '<svg class="star" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 0c.9 7.2 3.9 10.600 12 12-8.100 1.400-11.100 4.800-12 12-.9-7.200-3.900-10.600-12-12C8.100 10.600 11.100 7.200 12 0z"/></svg>',
)
