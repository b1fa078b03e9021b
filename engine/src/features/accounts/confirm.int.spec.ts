import { codeOfApp } from '@greenroom/shared/testing'
import {
  enrolmentSchema,
  ownAccountPaths,
  passkeyOptionsSchema,
  passkeyPaths,
  passkeySchema,
  recoveryCodesSchema,
  secondFactorPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, cookieOf, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { softwareAuthenticator } from '../../testing/softwareAuthenticator.ts'

const password = 'a long and unusual passphrase'
const another = 'quite another passphrase'
const origin = 'https://rehearse.example.org'
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine({ environment: { PUBLIC_URL: origin } })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

/** Creates a user with a second factor. The code that turned it on has been used up. */
async function guarded() {
  const person = await engine.signUp()
  const begun = await person.call('POST', secondFactorPaths.begin, { body: { password } })
  const { secret } = enrolmentSchema.parse(begun.body)
  const turnedOn = await person.call('POST', secondFactorPaths.turnOn, { body: { code: codeOfApp(secret) } })
  const { recoveryCodes } = recoveryCodesSchema.parse(turnedOn.body)
  return { ...engine.caller(cookieOf(turnedOn)), email: person.email, secret, recoveryCodes }
}
const changePassword = (browser: Caller, body: object) =>
  browser.call('PUT', ownAccountPaths.password, { body: { currentPassword: password, password: another, ...body } })
const changeEmail = (browser: Caller, email: string, body: object = {}) =>
  browser.call('PUT', ownAccountPaths.email, { body: { email, password, ...body } })
const addPasskey = async (browser: Caller, body: object) => {
  const asked = await browser.call('POST', passkeyPaths.newOptions, { body })
  if (asked.status !== 200) return asked
  const { challenge } = passkeyOptionsSchema.parse(asked.body).options
  const credential = softwareAuthenticator().register({ challenge, origin, site: new URL(origin).hostname })
  return browser.call('POST', passkeyPaths.passkeys, { body: { name: 'Laptop', credential } })
}

describe('with a second factor on, the password isn’t enough', () => {
  it('to change the password: it also requires a code from the app, which works once', async () => {
    const ada = await guarded()
    expectProblem(await changePassword(ada, {}), 403, 'CODE_NEEDED')
    const code = codeOfApp(ada.secret, 1)
    expectProblem(await changePassword(ada, { code, currentPassword: 'wrong' }), 403, 'WRONG_PASSWORD')
    expectProblem(await changePassword(ada, { code: codeOfApp(ada.secret, 9) }), 403, 'WRONG_CODE')
    expect((await changePassword(ada, { code })).status).toBe(200)
    expectProblem(await changePassword(ada, { code, currentPassword: another }), 403, 'WRONG_CODE')
  })

  it('to change the email: a recovery code works as well, once', async () => {
    const ada = await guarded()
    const email = `new-${ada.email}`
    const [recoveryCode] = ada.recoveryCodes
    expectProblem(await changeEmail(ada, email), 403, 'CODE_NEEDED')
    expectProblem(await changeEmail(ada, email, { code: '12345' }), 400, 'INVALID_REQUEST')
    expect((await changeEmail(ada, email, { recoveryCode })).status).toBe(202)
    expectProblem(await changeEmail(ada, email, { recoveryCode }), 403, 'WRONG_CODE')
  })

  it('to add a passkey', async () => {
    const ada = await guarded()
    expectProblem(await addPasskey(ada, { password }), 403, 'CODE_NEEDED')
    expect((await addPasskey(ada, { password, code: codeOfApp(ada.secret, 1) })).status).toBe(201)
  })

  it('codes can’t be guessed: after five wrong ones in a row the next has to wait', async () => {
    const ada = await guarded()
    for (const steps of [11, 12, 13, 14, 15]) {
      expectProblem(await changePassword(ada, { code: codeOfApp(ada.secret, steps) }), 403, 'WRONG_CODE')
    }
    const refused = await changePassword(ada, { code: codeOfApp(ada.secret, 1) })
    expectProblem(refused, 429, 'TOO_MANY_REQUESTS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

it('without a second factor no code is required', async () => {
  const ada = await engine.signUp()
  expect((await changeEmail(ada, `new-${ada.email}`)).status).toBe(202)
  expect((await changePassword(ada, {})).status).toBe(200)
})

describe('a mail reports', () => {
  it('that a second factor was turned on, got new recovery codes, and was turned off', async () => {
    const ada = await guarded()
    await mailTo(engine.dataDir, ada.email, 'Two-step sign-in turned on')
    const body = { password, code: codeOfApp(ada.secret, 1) }
    const renewed = await ada.call('POST', secondFactorPaths.recoveryCodes, { body })
    const [recoveryCode] = recoveryCodesSchema.parse(renewed.body).recoveryCodes
    await mailTo(engine.dataDir, ada.email, 'New recovery codes')
    await ada.call('POST', secondFactorPaths.turnOff, { body: { password, recoveryCode } })
    expect((await mailTo(engine.dataDir, ada.email, 'Two-step sign-in turned off')).text).toContain('/app/settings')
  })

  it('that a passkey was added or removed, by its name, but not a refused one', async () => {
    const ada = await engine.signUp()
    expectProblem(await addPasskey(ada, { password: 'wrong' }), 403, 'WRONG_PASSWORD')
    const added = await addPasskey(ada, { password })
    expect((await mailTo(engine.dataDir, ada.email, 'A passkey was added')).text).toContain('“Laptop”')
    const passkey = urlOf(passkeyPaths.passkey, { passkeyId: passkeySchema.parse(added.body).passkeyId })
    expect((await ada.call('DELETE', passkey)).status).toBe(204)
    expect((await mailTo(engine.dataDir, ada.email, 'A passkey was removed')).text).toContain('“Laptop”')
    expectProblem(await ada.call('DELETE', passkey), 404, 'PASSKEY_UNKNOWN')
    expect(mailsTo(engine.dataDir, ada.email)).toHaveLength(3)
  })
})
