import { register, sendContactMessage } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

it("every wrong field is named, in the contract's words where it has some and in plain English elsewhere", async () => {
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

it('a body that is no object is the body that is wrong', async () => {
  const { body: answer } = await test.visitor().call(sendContactMessage, { body: [] })
  expect(answer).toMatchObject({
    field: 'body',
    message: 'Invalid input: expected object, received array',
  })
})
