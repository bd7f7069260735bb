import { describe, expect, it } from 'vitest'
import { dangers } from '../test/safety.ts'
import type { Brief } from './brief.ts'
import { tellStory } from './index.ts'
import { lineId } from './lines.ts'
import { props, verbs } from './played/index.ts'
import { actedLines, areMany, playedLinesIn, propsFor, withThe } from './props.ts'

const brief = (more: Partial<Brief> = {}): Brief => ({
  seed: 'a',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 5, pronouns: 'she' }],
  companions: [],
  ...more,
})

const noun = (text: string, more: { isBeing?: boolean; is?: string } = {}) => ({
  text,
  head: text.split(' ').at(-1) ?? text,
  isMany: false,
  isBeing: false,
  ...more,
})

const all = [...new Set(props.values())].flat()

describe('what stands for what', () => {
  it('is like it, by its own word, by its last, and else by its sort', () => {
    const texts = (words: string) => props.get(words)?.map(({ text }) => text)
    expect(texts('bus')).toContain(propsFor([noun('the bus')], brief())[0]?.text)
    expect(texts('bus')).toContain(propsFor([noun('the old red bus')], brief())[0]?.text)
    expect(texts('*vehicle')).toContain(
      propsFor([noun('the hydrofoil', { is: 'vehicle' })], brief())[0]?.text,
    )
    expect(texts('*name')).toContain(propsFor([noun('Ajoba', { isBeing: true })], brief())[0]?.text)
  })

  it('is no thing twice in a story, and another where its reason was heard', () => {
    const three = [noun('the zorb'), noun('the plinth'), noun('the gizmo')]
    const chosen = propsFor(three, brief()).map((each) => each?.text.split(' ').at(-1))
    expect(new Set(chosen).size).toBe(3)
    const [first] = propsFor([noun('the bus')], brief())
    const history = { plots: [], lines: [lineId(first?.why ?? '')] }
    expect(propsFor([noun('the bus')], brief({ history }))[0]?.text).not.toBe(first?.text)
  })

  it('is called by its article once it is known', () => {
    expect(['a shoe', 'an old trainer', 'three rolled socks'].map(withThe)).toEqual([
      'the shoe',
      'the old trainer',
      'the three rolled socks',
    ])
    expect(['a shoe', 'two corks'].map(areMany)).toEqual([false, true])
  })
})

describe('how a verb is acted', () => {
  it('is found in any form, the rarest first, and not where it is denied', () => {
    const line = (text: string) => actedLines(text, brief())[0]
    const of = (form: string) => verbs.find(({ forms }) => forms.includes(form))?.lines
    expect(of('carried')).toContain(line('She went to the park and carried the cat.'))
    expect(of('fell asleep')).toContain(line('He fell asleep on the bus'))
    expect(of('carried')).not.toContain(line('She never carried it'))
    expect(line('A lighthouse.')).toBeUndefined()
  })
})

it('is told in the story, and remembered', () => {
  const sentences = ['We got the bus and Mia carried the bell.']
  const [act = ''] = actedLines(sentences[0] ?? '', brief())
  const { sections, lines } = tellStory(
    brief({
      plot: 'life/nothing-was-found-against-it',
      wished: {
        entries: {
          sentences,
          isAsked: false,
          beings: [],
          things: [
            { text: 'the bus', head: 'bus', isMany: false },
            { text: 'the bell', head: 'bell', isMany: false },
          ],
          sayings: [],
        },
      },
    }),
  )
  const whole = sections.map(({ text }) => text).join('\n\n')
  expect(whole).toContain(sentences[0])
  expect(playedLinesIn(whole).every((id) => lines.includes(id))).toBe(true)
  expect(playedLinesIn(act.replaceAll('{child}', 'Mia').replaceAll('{his}', 'her'))).toContain(lineId(act))
})

describe('each line', () => {
  it('is said of one word only, in the form in which it is told', () => {
    expect(
      all.filter(({ text }) => !/^(?:an?|the|two|three|four|five|six|seven|eight|some) \S/.test(text)),
    ).toEqual([])
    expect(all.filter(({ why }) => !/^[\p{Lu}“].*[.!?”]$/u.test(why) || why.includes('{'))).toEqual([])
    const reasons = all.map(({ why }) => why)
    expect(reasons.filter((why, at) => reasons.indexOf(why) !== at)).toEqual([])
    const acts = verbs.flatMap(({ lines }) => lines)
    expect(acts.filter((line, at) => acts.indexOf(line) !== at)).toEqual([])
    expect(acts.filter((line) => !line.includes('{child}') || !/[.!?”]$/.test(line))).toEqual([])
    expect(
      acts
        .flatMap((line) => line.match(/\{\w+\}/g) ?? [])
        .filter((word) => !/^\{(?:child|[Hh]e|[Hh]im|[Hh]is|himself)\}$/.test(word)),
    ).toEqual([])
    const forms = verbs.flatMap((verb) => verb.forms)
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
  })

  it('shows nothing dangerous to imitate', () => {
    const lines = [...all.map(({ text, why }) => `${text}. ${why}`), ...verbs.flatMap((verb) => verb.lines)]
    const found = lines.flatMap((line) =>
      Object.entries(dangers).flatMap(([danger, patterns]) =>
        patterns.some((pattern) => pattern.test(line.replaceAll('{child}', '{A}')))
          ? [`${danger}: ${line}`]
          : [],
      ),
    )
    expect(found).toEqual([])
  })
})
