import { ownCvSchema } from '@greenroom/shared/wire'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readMail } from '../../mail/mimeParts.ts'
import { signUpAs } from '../../testing/editors.ts'
import { tokenIn } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, cookieOf, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtpServer.ts'

const request = '/email_services/cv-optimization-request'
const ask = (person: Pick<Caller, 'call'>) => person.call('POST', request, { body: { cv: 'Ada, developer' } })
const offered = async (person: Pick<Caller, 'call'>) =>
  ownCvSchema.parse((await person.call('GET', '/api/cv')).body).review

/** Plans are for sale. The links lead to the payment provider, and are never opened here. */
const sold = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_of_the_specs', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_specs' },
  ...Object.fromEntries(
    ['BOOST', 'BOOST_MINI', 'TARGET', '360'].map((plan) => [
      `STRIPE_LINK_${plan}`,
      `EUR=https://buy.example/${plan},USD=https://buy.example/${plan}-usd`,
    ]),
  ),
}

let smtp: TestSmtpServer
let engine: TestEngine | undefined
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterEach(async () => {
  expect(engine?.unexpected()).toEqual([])
  await engine?.stop()
})
afterAll(() => smtp.stop())

async function start(environment: Record<string, string>): Promise<TestEngine> {
  engine = await startTestEngine({ environment: { SMTP_URL: smtp.url, ...sold, ...environment } })
  return engine
}

it('if plans are sold, a review needs one', async () => {
  const running = await start({ CV_REVIEW_EMAIL: 'reviewer@example.org' })
  const free = await running.signUp('Ada')
  expect(await offered(free)).toBe('plan')
  expectProblem(await ask(free), 403, 'CV_REVIEW_LOCKED')
  const premium = await signUpAs(running, 'PREMIUM', 'Grace')
  expect(await offered(premium)).toBe('open')
  expect((await ask(premium)).status).toBe(202)
})

it('in production there are no reviews without the reviewer’s address', async () => {
  const running = await start({ NODE_ENV: 'production', PUBLIC_URL: 'https://greenroom.example' })
  const credentials = { email: 'ada@example.org', password: 'a long and unusual passphrase' }
  await running.call('POST', '/users', { body: { ...credentials, userName: 'Ada' } })
  const mail = await until('the link', () => smtp.received.find((each) => each.includes(`To: ${credentials.email}`)))
  await running.call('POST', '/api/account/email-links', { body: { token: tokenIn(readMail(mail)) } })
  const cookie = cookieOf(await running.call('POST', '/api/auth/sign-in/email', { body: credentials }))
  const ada = running.caller(cookie)
  expect(await offered(ada)).toBe('off')
  expectProblem(await ask(ada), 503, 'CV_REVIEW_OFF')
})
