import { register, sendContactMessage } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
        { field: 'password', message: 'Invalid input: expected string, received null' },
      ],
    },
  ])
})

it('an error names the body when it is not an object', async () => {
  const { body: answer } = await test.visitor().call(sendContactMessage, { body: [] })
  expect(answer).toMatchObject({
    field: 'body',
    message: 'Invalid input: expected object, received array',
  })
})
