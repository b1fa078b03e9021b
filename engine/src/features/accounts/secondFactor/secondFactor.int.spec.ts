import { codeOfApp } from '@greenroom/shared/testing'
import {
  accountPaths,
  enrolmentSchema,
  secondFactorPaths as paths,
  recoveryCodesSchema,
  signInPaths,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../../testing/problems.ts'
import {
  type Answer,
  type Caller,
  cookieOf,
  type Person,
  startTestEngine,
  type TestEngine,
} from '../../../testing/runningEngine.ts'

const password = 'a long and unusual passphrase'
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const signIn = (email: string): Promise<Answer> =>
  engine.call('POST', accountPaths.signIn, { body: { email, password } })
const withCode = (asked: Answer, body: object): Promise<Answer> =>
  engine.caller(cookieOf(asked)).call('POST', paths.signIn, { body })

type Enrolled = { person: Person; secret: string; usedCode: string; recoveryCodes: string[]; browser: Caller }

/** Creates a user with a second factor, turned on with the current code. The next code is already accepted. */
async function enrolled(): Promise<Enrolled> {
  const person = await engine.signUp()
  const { secret } = enrolmentSchema.parse((await person.call('POST', paths.begin, { body: { password } })).body)
  const usedCode = codeOfApp(secret)
  const turnedOn = await person.call('POST', paths.turnOn, { body: { code: usedCode } })
  const { recoveryCodes } = recoveryCodesSchema.parse(turnedOn.body)
  return { person, secret, usedCode, recoveryCodes, browser: engine.caller(cookieOf(turnedOn)) }
}

const askedFor = async ({ person }: Enrolled): Promise<Answer> => {
  const asked = await signIn(person.email)
  expectProblem(asked, 401, 'SECOND_FACTOR_NEEDED')
  return asked
}

describe('turning a second factor on', () => {
  it('gives a secret for the app, and ten recovery codes after the first code', async () => {
    const person = await engine.signUp()
    expect((await person.call('GET', paths.secondFactor)).body).toEqual({
      available: true,
      on: false,
      recoveryCodesLeft: 0,
    })
    const begun = enrolmentSchema.parse((await person.call('POST', paths.begin, { body: { password } })).body)
    const uri = new URL(begun.uri)
    expect([uri.protocol, uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'Greenroom',
      begun.secret,
    ])
    expect(decodeURIComponent(uri.pathname)).toContain(person.email)
    // Until the first code is entered, none is required.
    expect((await signIn(person.email)).status).toBe(200)
    const turnedOn = await person.call('POST', paths.turnOn, { body: { code: codeOfApp(begun.secret) } })
    expect(new Set(recoveryCodesSchema.parse(turnedOn.body).recoveryCodes).size).toBe(10)
    const browser = engine.caller(cookieOf(turnedOn))
    expect((await browser.call('GET', paths.secondFactor)).body).toEqual({
      available: true,
      on: true,
      recoveryCodesLeft: 10,
    })
  })

  it('needs the password, a right code, and a signed-in user', async () => {
    const person = await engine.signUp()
    const wrong = { body: { password: 'not the password of this one' } }
    expectProblem(await person.call('POST', paths.begin, wrong), 403, 'WRONG_PASSWORD')
    expectProblem(await person.call('POST', paths.turnOn, { body: { code: '123456' } }), 409, 'SECOND_FACTOR_OFF')
    const { secret } = enrolmentSchema.parse((await person.call('POST', paths.begin, { body: { password } })).body)
    expectProblem(await person.call('POST', paths.turnOn, { body: { code: '12345' } }), 400, 'INVALID_REQUEST')
    expectProblem(await person.call('POST', paths.turnOn, { body: { code: codeOfApp(secret, 9) } }), 403, 'WRONG_CODE')
    expect((await signIn(person.email)).status).toBe(200)
    for (const path of [paths.begin, paths.turnOff, paths.recoveryCodes]) {
      expectProblem(await engine.call('POST', path, { body: { password } }), 401, 'UNAUTHORIZED')
    }
    expectProblem(await engine.call('GET', paths.secondFactor), 401, 'UNAUTHORIZED')
  })

  it('is refused while one is on', async () => {
    const { browser, secret } = await enrolled()
    expectProblem(await browser.call('POST', paths.begin, { body: { password } }), 409, 'SECOND_FACTOR_ON')
    expectProblem(
      await browser.call('POST', paths.turnOn, { body: { code: codeOfApp(secret) } }),
      409,
      'SECOND_FACTOR_ON',
    )
  })
})

describe('signing in with a second factor', () => {
  it('doesn’t work with the password alone', async () => {
    const asked = await askedFor(await enrolled())
    expectProblem(await engine.caller(cookieOf(asked)).call('GET', accountPaths.me), 401, 'UNAUTHORIZED')
  })

  it('accepts a code from the app, with or without spaces, and adds a sign-in to the list', async () => {
    const someone = await enrolled()
    const code = codeOfApp(someone.secret, 1)
    const signedIn = await withCode(await askedFor(someone), { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { email: someone.person.email }])
    const list = await engine.caller(cookieOf(signedIn)).call('GET', signInPaths.signIns)
    expect(list.body).toMatchObject({ signIns: [{ current: true }, {}] })
  })

  it('accepts each code once, even if sent many times at the same moment', async () => {
    const someone = await enrolled()
    const code = codeOfApp(someone.secret, 1)
    const asked = await Promise.all(Array.from({ length: 4 }, () => askedFor(someone)))
    const answers = await Promise.all(asked.map((each) => withCode(each, { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
    expectProblem(await withCode(await askedFor(someone), { code }), 403, 'WRONG_CODE')
    // The code that turned the second factor on is used up as well.
    expectProblem(await withCode(await askedFor(someone), { code: someone.usedCode }), 403, 'WRONG_CODE')
  })

  it('accepts each recovery code once', async () => {
    const someone = await enrolled()
    const [recoveryCode = '', other = ''] = someone.recoveryCodes
    const asked = await Promise.all([askedFor(someone), askedFor(someone)])
    const answers = await Promise.all(asked.map((each) => withCode(each, { recoveryCode })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expectProblem(await withCode(await askedFor(someone), { recoveryCode }), 403, 'WRONG_CODE')
    expect((await withCode(await askedFor(someone), { recoveryCode: ` ${other} ` })).status).toBe(200)
    expect((await someone.browser.call('GET', paths.secondFactor)).body).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('starts again after five wrong codes, and accepts none for a while after ten', async () => {
    const someone = await enrolled()
    const guess = (asked: Answer, steps: number) => withCode(asked, { code: codeOfApp(someone.secret, steps) })
    const first = await askedFor(someone)
    for (const steps of [11, 12, 13, 14, 15]) expectProblem(await guess(first, steps), 403, 'WRONG_CODE')
    expectProblem(await guess(first, 1), 401, 'SIGN_IN_AGAIN')
    const second = await askedFor(someone)
    for (const steps of [21, 22, 23, 24, 25]) expectProblem(await guess(second, steps), 403, 'WRONG_CODE')
    // A recovery code that is right, and doesn't expire during the test.
    const third = await withCode(await askedFor(someone), { recoveryCode: someone.recoveryCodes[0] })
    expectProblem(third, 429, 'TOO_MANY_REQUESTS')
    expect(third.headers.get('retry-after')).toBe('900')
  })

  it('belongs to one waiting sign-in: a code without one, or from somebody else, is refused', async () => {
    const [ada, eve] = await Promise.all([enrolled(), enrolled()])
    expectProblem(await engine.call('POST', paths.signIn, { body: { code: '123456' } }), 401, 'SIGN_IN_AGAIN')
    expectProblem(
      await eve.browser.call('POST', paths.signIn, { body: { code: codeOfApp(eve.secret) } }),
      401,
      'SIGN_IN_AGAIN',
    )
    expectProblem(await withCode(await askedFor(ada), { code: codeOfApp(eve.secret) }), 403, 'WRONG_CODE')
    expectProblem(await withCode(await askedFor(ada), { code: 'abcdef' }), 400, 'INVALID_REQUEST')
  })
})

describe('a second factor that is on', () => {
  it('gets new recovery codes for the password and a code; the old ones stop working', async () => {
    const someone = await enrolled()
    const [usedUp] = someone.recoveryCodes
    const wrong = { body: { password: 'not the password of this one', recoveryCode: usedUp } }
    expectProblem(await someone.browser.call('POST', paths.recoveryCodes, wrong), 403, 'WRONG_PASSWORD')
    expectProblem(await someone.browser.call('POST', paths.recoveryCodes, { body: { password } }), 403, 'CODE_NEEDED')
    const body = { password, code: codeOfApp(someone.secret, 1) }
    const renewed = await someone.browser.call('POST', paths.recoveryCodes, { body })
    const [recoveryCode] = recoveryCodesSchema.parse(renewed.body).recoveryCodes
    expectProblem(
      await withCode(await askedFor(someone), { recoveryCode: someone.recoveryCodes[0] }),
      403,
      'WRONG_CODE',
    )
    expect((await withCode(await askedFor(someone), { recoveryCode })).status).toBe(200)
  })

  it('is turned off by the password and a recovery code, and no code is required any more', async () => {
    const someone = await enrolled()
    const wrong = { body: { password: 'not the password of this one' } }
    expectProblem(await someone.browser.call('POST', paths.turnOff, wrong), 403, 'WRONG_PASSWORD')
    expectProblem(await someone.browser.call('POST', paths.turnOff, { body: { password } }), 403, 'CODE_NEEDED')
    await askedFor(someone)
    const [recoveryCode] = someone.recoveryCodes
    const off = await someone.browser.call('POST', paths.turnOff, { body: { password, recoveryCode } })
    expect(off).toMatchObject({ status: 200, body: { available: true, on: false, recoveryCodesLeft: 0 } })
    expect((await signIn(someone.person.email)).status).toBe(200)
    const browser = engine.caller(cookieOf(off))
    expectProblem(await browser.call('POST', paths.recoveryCodes, { body: { password } }), 409, 'SECOND_FACTOR_OFF')
  })
})
