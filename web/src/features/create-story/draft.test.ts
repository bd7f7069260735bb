import { describe, expect, it } from 'vitest'
import { readDraft } from './draft.ts'
import { defaultStoryValues, toRequest } from './story-values.ts'

const present = { tier: 'starlight', childIds: [1, 2, 3] } as const
const kept = {
  mainCharacterIds: [2, 9],
  supportingCharacterIds: [3],
  customSupportingCharacters: [{ name: 'Oma', relationship: 'Grandmother', description: 'bakes' }],
  newCharacter: { name: 'Lu', relationship: '', description: '' },
  storyTheme: 'space',
  storyLength: 'long',
  additionalDetails: 'the blue blanket',
  selectedVoiceId: 'v',
  selectedVoiceProviderId: 'house',
  narrationCadence: 'cozy-reading',
}

describe('a draft read again', () => {
  it('is the form as it was left, without children who are gone', () =>
    expect(readDraft(kept, present)).toEqual({ ...kept, mainCharacterIds: [2] }))

  it('never switches the narration off', () =>
    expect(readDraft({ ...kept, generateAudio: false }, present)).not.toHaveProperty('generateAudio'))

  it('leaves the choice of children to the form when none of them is left', () =>
    expect(readDraft({ ...kept, mainCharacterIds: [9] }, present)).not.toHaveProperty('mainCharacterIds'))

  it('keeps what the plan has not to itself', () => {
    const draft = readDraft(kept, { ...present, tier: 'firefly' })
    expect(draft).not.toHaveProperty('storyLength')
    expect(draft).not.toHaveProperty('customSupportingCharacters')
    expect(draft.additionalDetails).toBe('the blue blanket')
  })

  it.each([
    null,
    7,
    'x',
    [],
    { storyTheme: 'horror', mainCharacterIds: 'all', customSupportingCharacters: [1, {}] },
  ])('survives nonsense: %j', (nonsense) =>
    expect({
      ...defaultStoryValues('starlight', [{ id: 1 }]),
      ...readDraft(nonsense, present),
    }).toMatchObject({
      mainCharacterIds: [1],
      storyTheme: 'adventure',
      storyLength: 'medium',
      customSupportingCharacters: [],
    }),
  )
})

describe('what is sent', () => {
  const form = {
    ...defaultStoryValues('firefly', [{ id: 1 }]),
    selectedVoiceId: 'v',
    selectedVoiceProviderId: 'p',
  }

  it('begins short where the plan has nothing longer', () => expect(form.storyLength).toBe('short'))

  it('carries the voice only when there is something to say', () => {
    expect(toRequest(form)).toMatchObject({ selectedVoiceId: 'v', selectedVoiceProviderId: 'p' })
    expect(toRequest({ ...form, generateAudio: false })).not.toHaveProperty('selectedVoiceId')
  })

  it('leaves out what is empty and what is not finished', () => {
    expect(toRequest({ ...form, additionalDetails: '  ' })).not.toHaveProperty('additionalDetails')
    expect(toRequest(form)).not.toHaveProperty('newCharacter')
  })
})
