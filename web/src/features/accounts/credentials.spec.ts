import { expect, test } from 'vitest'
import { ApiProblem } from '../../data/api.ts'
import { fieldErrorsOf, signInErrors, signUpErrors } from './credentials.ts'
import { accountsTexts as texts } from './texts.ts'

const good = { userName: 'Ada', email: 'ada@example.org', password: 'a long pass phrase', invitationCode: '' }

test('a name, an email and twelve characters are enough', () => {
  expect(signUpErrors(good)).toEqual({})
  expect(signUpErrors({ ...good, password: '123456789012' })).toEqual({})
})

test('every wrong field is reported at once', () => {
  expect(signUpErrors({ userName: ' ', email: 'ada', password: 'short', invitationCode: '' })).toEqual({
    userName: texts.userName.missing,
    email: texts.email.wrong,
    password: texts.password.tooShort(5),
  })
})

test.each(['ada', 'ada@example', 'ada..b@example.org', '@example.org'])(
  'an email that the server would refuse is reported before asking it: %s',
  (email) => {
    expect(signUpErrors({ ...good, email })).toEqual({ email: texts.email.wrong })
    expect(signInErrors({ email, password: 'x' })).toEqual({ email: texts.email.wrong })
  },
)

test('spaces around an email and capitals in it are fine', () => {
  expect(signUpErrors({ ...good, email: ' Ada@Example.org ' })).toEqual({})
})

test('a character outside the basic plane counts once', () => {
  expect(signUpErrors({ ...good, password: '🔑'.repeat(11) }).password).toBe(texts.password.tooShort(11))
})

test('signing in requires both fields and doesn’t judge the password', () => {
  expect(signInErrors({ email: '', password: '' })).toEqual({
    email: texts.email.missing,
    password: texts.password.missing,
  })
  expect(signInErrors({ email: 'ada@example.org', password: 'x' })).toEqual({})
})

test("the server's messages appear beside their field, whatever precedes its name", () => {
  const problem = new ApiProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The request isn’t valid',
    errors: [
      { path: 'body.password', message: 'This password is on every list.' },
      { path: 'other', message: 'Not ours to show.' },
    ],
  })
  expect(fieldErrorsOf(problem)).toEqual({ password: 'This password is on every list.' })
})

test("a validator's messages are never shown: each field has its own sentence", () => {
  const errors = [
    { path: 'userName', message: 'Too big: expected string to have <=100 characters' },
    { path: 'email', message: 'has to be an email address' },
    { path: 'password', message: 'Invalid input: expected string, received null' },
    { path: 'invitationCode', message: 'Too big: expected string to have <=100 characters' },
  ]
  const problem = new ApiProblem({ status: 400, code: 'INVALID_REQUEST', detail: 'x', errors })
  expect(fieldErrorsOf(problem)).toEqual({
    userName: texts.userName.wrong,
    email: texts.email.wrong,
    password: texts.password.wrong,
    invitationCode: texts.invitationCode.unknown,
  })
})

test('an input that is too long is reported before asking the server', () => {
  expect(signUpErrors({ ...good, userName: 'a'.repeat(101), password: 'ab'.repeat(129) })).toEqual({
    userName: 'Use at most 100 characters.',
    password: 'Use at most 256 characters.',
  })
})

test('a taken email is reported at the email field', () => {
  expect(fieldErrorsOf(new ApiProblem({ status: 409, code: 'EMAIL_TAKEN', detail: 'x' }))).toEqual({
    email: texts.email.taken,
  })
})
