import { languageDirection, type StoryLanguage } from '@nightlight/contract'
import { type Html, html, ownMarkup } from '../../../../platform/html.ts'
import { seconds } from './pages.ts'

export interface Item {
  readonly id: string
  readonly file: string
  readonly type: string
  readonly properties?: string
  /** Id of the media overlay of this page. */
  readonly overlay?: string
  /** Duration of the audio, for a media overlay. */
  readonly durationMs?: number
  /** Whether it is one of the pages, which are read in the order of the items. */
  readonly page?: boolean
}

export interface PackageFacts {
  readonly id: string
  readonly title: string
  readonly language: StoryLanguage
  readonly modified: Date
  readonly narrator: string | null
  readonly items: readonly Item[]
}

/** The package document: metadata, contents, reading order and accessibility of the book. */
export function packageDocument({ id, title, language, modified, narrator, items }: PackageFacts): string {
  const spoken = items.filter((item) => item.durationMs !== undefined)
  const total = spoken.reduce((sum, item) => sum + (item.durationMs ?? 0), 0)
  return html`${ownMarkup('<?xml version="1.0" encoding="UTF-8"?>\n')}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">urn:uuid:${id}</dc:identifier>
<dc:title xml:lang="${language}">${title}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>Nightlight</dc:creator>
<dc:date>${modified.toISOString().slice(0, 10)}</dc:date>
<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+/, '')}</meta>
${accessibility({ pictures: items.some(({ type }) => type === 'image/jpeg'), sound: spoken.length > 0 })}
${spoken.length > 0 && audioMetadata(spoken, total, narrator)}</metadata>
<manifest>
${items.map(manifestItem)}</manifest>
<spine${languageDirection(language) === 'rtl' && html` page-progression-direction="rtl"`}>
${items.filter((item) => item.page).map((item) => html`<itemref idref="${item.id}"/>\n`)}</spine>
</package>
`.text
}

const audioMetadata = (spoken: readonly Item[], total: number, narrator: string | null): Html =>
  html`${spoken.map((item) => html`<meta property="media:duration" refines="#${item.id}">${seconds(item.durationMs ?? 0)}</meta>\n`)}<meta property="media:duration">${seconds(total)}</meta>
${narrator && html`<meta property="media:narrator">${narrator}</meta>\n`}<meta property="media:active-class">spoken</meta>
`

const manifestItem = ({ id, file, type, properties, overlay }: Item): Html =>
  html`<item id="${id}" href="${file}" media-type="${type}"${properties && html` properties="${properties}"`}${overlay && html` media-overlay="${overlay}"`}/>
`

/** In the words of schema.org, which readers and libraries search by. */
function accessibility({ pictures, sound }: { pictures: boolean; sound: boolean }): Html {
  const meta = (property: string, value: string) =>
    html`<meta property="schema:${property}">${value}</meta>\n`
  const modes = ['textual', ...(pictures ? ['visual'] : []), ...(sound ? ['auditory'] : [])]
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    ...(pictures ? ['alternativeText'] : []),
    ...(sound ? ['synchronizedAudioText'] : []),
  ]
  const summary = [
    'The text can be read aloud and shown in any size.',
    ...(pictures ? ['Every picture is described.'] : []),
    ...(sound ? ['The narration goes along with the text, sentence by sentence.'] : []),
  ]
  return html`${modes.map((mode) => meta('accessMode', mode))}${meta('accessModeSufficient', 'textual')}${
    sound && meta('accessModeSufficient', 'auditory')
  }${features.map((feature) => meta('accessibilityFeature', feature))}${meta('accessibilityHazard', 'none')}${meta(
    'accessibilitySummary',
    summary.join(' '),
  )}`
}
