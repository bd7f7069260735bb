import { generateStory, register, sendContactMessage } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

it("an error names every invalid field, with the contract's message or a default in plain English", async () => {
  const body = { username: 'ab', password: null, confirmPassword: 'abcdef' }
  const { status, body: answer } = await test.visitor().call(register, { body })
  expect([status, answer]).toEqual([
    400,
    {
      code: 'invalid_input',
      message: 'Username must be at least 3 characters',
      field: 'username',
      fields: [
        { field: 'username', message: 'Username must be at least 3 characters' },
        { field: 'password', message: 'Password is missing.' },
      ],
    },
  ])
})

it('an error names the body when it is not an object', async () => {
  const { body: answer } = await test.visitor().call(sendContactMessage, { body: [] })
  expect(answer).toMatchObject({
    field: 'body',
    message: 'The body must be an object.',
  })
})

it('an error says what a field has to be', async () => {
  const { browser } = await aFamily(test)
  const messageFor = async (input: object) => {
    const body = { mainCharacterIds: [1], storyTheme: 'space', storyLength: 'short', ...input }
    const answer = await browser.call(generateStory, { body: body as never })
    expect(answer.status).toBe(400)
    return (answer.body as { message: string }).message
  }
  expect(await messageFor({ additionalDetails: 7 })).toBe('Additional details must be text.')
  expect(await messageFor({ minutes: 90 })).toMatch(/^Minutes must be at most \d+\.$/)
  expect(await messageFor({ generateAudio: 'yes' })).toBe('Generate audio must be true or false.')
  expect(await messageFor({ mainCharacterIds: 'all' })).toBe('Main character ids must be a list.')
})
