import { editorsAnswer, goodOutline } from './good-writer.ts'
import type { VendorBehaviour, VendorRequest } from './text-vendor.ts'

const animals = ['der Fuchs', 'die Eule', 'das Schaf', 'der Frosch', 'die Ente', 'der Bär']

/** What a model that follows its instructions would reply to a request for a German story. */
export function germanResponse({ kind, user, said }: VendorRequest): VendorBehaviour {
  if (kind === 'moderation') return { status: 404 }
  if (kind === 'editor') return { say: JSON.stringify(editorsAnswer(said)) }
  if (kind === 'outline') return { say: JSON.stringify(germanOutline(said)) }
  return { say: JSON.stringify(germanSection(user)) }
}

export function germanOutline(said: string) {
  const outline = goodOutline(said)
  const [hero] = said.match(/\{HERO_\d+\}/) ?? ['{HERO_1}']
  return {
    ...outline,
    title: 'Die Lampe am Ende des Weges',
    story: {
      want: 'Das Kind möchte sehen, wo der Weg aufhört.',
      hindrance: 'Der Weg ist lang und es wird schon dunkel.',
      tries: ['Sie gehen bis zur Brücke.', 'Sie gehen bis zum alten Baum.'],
      turn: 'Die Lampe ist leicht, wenn man sie zu zweit trägt.',
      refrain: 'Noch ein kleines Stück.',
      image: 'Die Lampe hängt am Haken neben der Tür.',
    },
    sections: outline.sections.map((section, index) => ({
      ...section,
      plan: `${hero} geht mit der Lampe weiter und trifft ${animals[index % animals.length]}.`,
    })),
  }
}

/** As long as requested, with no paragraph twice. */
export function germanSection(user: string) {
  const aim = Number(/About (\d+) words/.exec(user)?.[1])
  const section = Number(/Write section (\d+) of/.exec(user)?.[1])
  const [who] = user.match(/\{HERO_\d+\}/) ?? ['{HERO_1}']
  const paragraphs = [`${who} ging weiter, immer ${section} Schritte und dann noch einen halben.`]
  let words = paragraphs.join().split(/\s+/).length
  for (let turn = 0; words < aim - 25; turn++) {
    const paragraph =
      `${who} hob die Lampe hoch, und das Licht fiel auf ${section * 20 + turn} kleine Steine am Weg. ` +
      `„Schau“, sagte ${who}. „Da vorne sitzt ${animals[(section + turn) % animals.length]} und schläft noch nicht.“ Die Stiefel waren nass, und das machte nichts.`
    paragraphs.push(paragraph)
    words += paragraph.split(/\s+/).length
  }
  return { paragraphs }
}
