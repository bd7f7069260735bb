import { describe, expect, it } from 'vitest'
import { readDraft } from './draft.ts'
import { defaultStoryValues, toRequest } from './story-values.ts'

const available = { tier: 'starlight', childIds: [1, 2, 3] } as const
const storedDraft = {
  mainCharacterIds: [2, 9],
  supportingCharacterIds: [3],
  customSupportingCharacters: [{ name: 'Oma', relationship: 'Grandmother', description: 'bakes' }],
  newCharacter: { name: 'Lu', relationship: '', description: '' },
  storyTheme: 'space',
  storyLength: 'long',
  additionalDetails: 'the blue blanket',
  ignoredFacts: ['wish:nervous'],
  selectedVoiceId: 'v',
  selectedVoiceProviderId: 'builtin',
  narrationCadence: 'cozy-reading',
}

describe('readDraft', () => {
  it('returns the form as it was left, without children who have been deleted', () =>
    expect(readDraft(storedDraft, available)).toEqual({ ...storedDraft, mainCharacterIds: [2] }))

  it('never switches narration off', () =>
    expect(readDraft({ ...storedDraft, generateAudio: false }, available)).not.toHaveProperty(
      'generateAudio',
    ))

  it('omits the main characters if all of them have been deleted', () =>
    expect(readDraft({ ...storedDraft, mainCharacterIds: [9] }, available)).not.toHaveProperty(
      'mainCharacterIds',
    ))

  it('omits what the plan does not include', () => {
    const draft = readDraft(storedDraft, { ...available, tier: 'firefly' })
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
  ])('ignores invalid values: %j', (invalid) =>
    expect({
      ...defaultStoryValues('starlight', [{ id: 1 }]),
      ...readDraft(invalid, available),
    }).toMatchObject({
      mainCharacterIds: [1],
      storyTheme: 'adventure',
      storyLength: 'medium',
      customSupportingCharacters: [],
    }),
  )
})

describe('toRequest', () => {
  const form = {
    ...defaultStoryValues('firefly', [{ id: 1 }]),
    selectedVoiceId: 'v',
    selectedVoiceProviderId: 'p',
  }

  it('asks for a short story by default if the plan has no longer ones', () =>
    expect(form.storyLength).toBe('short'))

  it('includes the voice only if the story is narrated', () => {
    expect(toRequest(form)).toMatchObject({ selectedVoiceId: 'v', selectedVoiceProviderId: 'p' })
    expect(toRequest({ ...form, generateAudio: false })).not.toHaveProperty('selectedVoiceId')
  })

  it('omits what is empty or unfinished', () => {
    expect(toRequest({ ...form, additionalDetails: '  ' })).not.toHaveProperty('additionalDetails')
    expect(toRequest(form)).not.toHaveProperty('newCharacter')
  })
})
