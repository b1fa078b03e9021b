import { expect, test } from 'vitest'
import { ApiProblem } from '../../data/api.ts'
import { fieldErrorsOf, signInErrors, signUpErrors } from './credentials.ts'
import { accountsTexts as texts } from './texts.ts'

const good = { userName: 'Ada', email: 'ada@example.org', password: 'a long pass phrase', invitationCode: '' }

test('a name, an email and twelve characters are enough', () => {
  expect(signUpErrors(good)).toEqual({})
  expect(signUpErrors({ ...good, password: '123456789012' })).toEqual({})
})

test('every field that is wrong is told at once', () => {
  expect(signUpErrors({ userName: ' ', email: 'ada', password: 'short', invitationCode: '' })).toEqual({
    userName: texts.userName.missing,
    email: texts.email.wrong,
    password: texts.password.tooShort(5),
  })
})

test.each(['ada', 'ada@example', 'ada..b@example.org', '@example.org'])(
  'an email that the server would refuse is told before it is asked: %s',
  (email) => {
    expect(signUpErrors({ ...good, email })).toEqual({ email: texts.email.wrong })
    expect(signInErrors({ email, password: 'x' })).toEqual({ email: texts.email.wrong })
  },
)

test('space around an email and its capitals do no harm', () => {
  expect(signUpErrors({ ...good, email: ' Ada@Example.org ' })).toEqual({})
})

test('a character outside the basic plane counts once', () => {
  expect(signUpErrors({ ...good, password: '🔑'.repeat(11) }).password).toBe(texts.password.tooShort(11))
})

test('signing in asks for both fields and judges no password', () => {
  expect(signInErrors({ email: '', password: '' })).toEqual({
    email: texts.email.missing,
    password: texts.password.missing,
  })
  expect(signInErrors({ email: 'ada@example.org', password: 'x' })).toEqual({})
})

test("the server's words land beside their field, whatever stands before its name", () => {
  const problem = new ApiProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The request is not valid',
    errors: [
      { path: 'body.password', message: 'This password is on every list.' },
      { path: 'other', message: 'Not ours to show.' },
    ],
  })
  expect(fieldErrorsOf(problem)).toEqual({ password: 'This password is on every list.' })
})

test("a validator's words reach nobody: each field has a sentence of ours", () => {
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

test('what is too long is told before the server is asked', () => {
  expect(signUpErrors({ ...good, userName: 'a'.repeat(101), password: 'ab'.repeat(129) })).toEqual({
    userName: 'Use at most 100 characters.',
    password: 'Use at most 256 characters.',
  })
})

test('a taken email is told at the email', () => {
  expect(fieldErrorsOf(new ApiProblem({ status: 409, code: 'EMAIL_TAKEN', detail: 'x' }))).toEqual({
    email: texts.email.taken,
  })
})
