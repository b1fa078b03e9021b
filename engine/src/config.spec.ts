import { isAbsolute } from 'node:path'
import { defaultRetentionDays } from '@greenroom/shared/rules'
import { InvalidConfig } from '@greenroom/shared/service'
import { describe, expect, it } from 'vitest'
import { type environmentSchema, readConfig, retentionDaysOf } from './config.ts'

const port = 'accepts a port number from 1 to 65535.'
const host = 'accepts a host name or an IP address.'
const operatorLine = 'accepts a text of 1 to 300 characters.'
const keptDays = 'accepts a whole number from 1 to 3650.'
const notPorts = ['0', '65536', '-1', '80.5', '0x50', 'eighty', '99999999999']

const paymentLinks =
  'accepts a payment link, or one for each currency such as EUR=https://… USD=https://… (EUR, USD, GBP, INR, CAD, AUD, NZD, SGD, AED).'
const notPaymentLinks = [
  'buy.example',
  'ftp://there',
  'XYZ=https://there.example',
  'https://a.example https://b.example',
]

/** Invalid values for every variable, and the expected error. DATA_DIR is missing because any text can be a folder. */
const nonsense: Record<Exclude<keyof typeof environmentSchema.shape, 'DATA_DIR'>, [accepts: string, string[]]> = {
  NODE_ENV: ['accepts development or production.', ['prod', 'Production']],
  HOST: [host, ['two words', 'http://there']],
  PORT: [port, notPorts],
  INTERNAL_HOST: [host, ['two words', 'http://there']],
  INTERNAL_PORT: [port, notPorts],
  INTERNAL_TOKEN: [
    'accepts a secret of plain English letters, digits, signs and spaces, on one line.',
    ['  ', 'two\nlines', 'señal'],
  ],
  PUBLIC_URL: [
    'accepts an address that begins with http:// or https://.',
    ['greenroom.example', 'ftp://there', 'http://'],
  ],
  TRUSTED_PROXIES: [
    'accepts addresses or networks such as 10.0.0.0/8, loopback or uniquelocal, with commas between them.',
    [
      'true',
      '*',
      '0.0.0.0/0',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '10.0.0',
      'proxy.example',
      '10.0.0.1,,10.0.0.2',
      '::/129',
    ],
  ],
  STUN_URLS: [
    'accepts addresses such as stun:stun.example:3478, with commas between them.',
    ['stun.example', 'turn:stun.example', 'stun://stun.example', 'stun:a.example,,stun:b.example'],
  ],
  TURN_URLS: [
    'accepts addresses such as turns:turn.example:5349?transport=tcp, with commas between them.',
    ['turn.example', 'stun:turn.example', 'turn:turn.example?transport=sctp', 'https://turn.example'],
  ],
  TURN_SECRET: ['accepts a secret of plain English letters, digits, signs and spaces, on one line.', ['two\nlines']],
  MONGODB_URL: [
    'accepts an address that begins with mongodb:// or mongodb+srv://.',
    ['there', 'mongo://there', 'mongodb://'],
  ],
  REDIS_URL: [
    'accepts an address that begins with redis:// or rediss://, or Sentinels such as redis-sentinel://:PASSWORD@one:26379,two:26379,three:26379/NAME.',
    ['there', 'http://there'],
  ],
  SMTP_URL: ['accepts an address that begins with smtp:// or smtps://.', ['mail.example', 'https://mail.example']],
  MAIL_FROM: ['accepts an email address.', ['ada', 'ada@', 'ada@example.org, bob@example.org']],
  OIDC_ISSUER: ['accepts an address that begins with http:// or https://.', ['accounts.example', 'ldap://there']],
  OIDC_CLIENT_ID: [
    'accepts a secret of plain English letters, digits, signs and spaces, on one line.',
    ['  ', 'two\nlines', 'señal'],
  ],
  OIDC_CLIENT_SECRET: [
    'accepts a secret of plain English letters, digits, signs and spaces, on one line.',
    ['  ', 'two\nlines', 'señal'],
  ],
  OIDC_NAME: ['accepts a name of 1 to 40 characters.', ['  ', 'two\nlines', 'x'.repeat(41)]],
  STRIPE_SECRET_KEY: [
    'accepts a secret of plain English letters, digits, signs and spaces, on one line.',
    ['  ', 'two\nlines', 'señal'],
  ],
  STRIPE_WEBHOOK_SECRET: [
    'accepts signing secrets that begin with whsec_, with commas between them.',
    ['sk_live_0123456789', 'whsec_', 'whsec_0123456789,', 'whsec_0123 456789'],
  ],
  STRIPE_LINK_BOOST: [paymentLinks, notPaymentLinks],
  STRIPE_LINK_BOOST_MINI: [paymentLinks, notPaymentLinks],
  STRIPE_LINK_TARGET: [paymentLinks, notPaymentLinks],
  STRIPE_LINK_360: [paymentLinks, notPaymentLinks],
  STRIPE_API_URL: ['accepts an address that begins with http:// or https://.', ['api.stripe.com', 'ftp://there']],
  STRIPE_TEST_CHECKOUT: ['accepts true, false, 1 or 0.', ['yes', 'on']],
  STRIPE_TEST_COUPONS: [
    'accepts codes with what they take off in percent, such as WELCOME20=20, with commas between them.',
    ['WELCOME', 'WELCOME=101', 'a b=10', 'X=-1'],
  ],
  ADMIN_EMAIL: ['accepts an email address.', ['ada', 'ada@', 'ada@example.org, bob@example.org']],
  CAREERS_EMAIL: ['accepts an email address.', ['ada', 'ada@', 'ada@example.org, bob@example.org']],
  OPERATOR_NAME: [operatorLine, [' ', 'x'.repeat(301)]],
  OPERATOR_ADDRESS: [operatorLine, [' ', 'x'.repeat(301)]],
  OPERATOR_EMAIL: ['accepts an email address.', ['ada', 'ada@']],
  OPERATOR_REGISTER: [operatorLine, [' ', 'x'.repeat(301)]],
  CV_REVIEW_EMAIL: ['accepts an email address.', ['ada', 'ada@']],
  ALPHA_ONLY: ['accepts true, false, 1 or 0.', ['yes', 'TRUE', '2']],
  TOKENS_PER_MONTH_FREE: ['accepts a whole number from 0 to 999999999.', ['-1', '1.5', 'many', '1e6', '1000000000']],
  TOKENS_PER_MONTH_PREMIUM: ['accepts a whole number from 0 to 999999999.', ['-1', '1.5', 'many', '1e6']],
  SIGN_UPS_PER_ADDRESS: ['accepts a whole number from 1 to 99999.', ['0', '-1', '1.5', 'many', '100000']],
  TRIALS_PER_ADDRESS_PER_DAY: ['accepts a whole number from 0 to 99999.', ['-1', '1.5', 'many', '100000']],
  LOCATION_LOOKUP_URL: [
    'accepts an address that begins with http:// or https:// and contains {address}.',
    ['https://geo.example/country'],
  ],
  DISK_RESERVE_MB: ['accepts a whole number from 0 to 999999.', ['-1', '1.5', 'much', '1000000']],
  KEEP_SIGN_INS_DAYS: ['accepts a whole number from 1 to 400.', ['0', '401', '1.5', 'ever']],
  KEEP_GUESTS_DAYS: ['accepts a whole number from 1 to 400.', ['0', '401', '-1']],
  KEEP_INVITES_DAYS: [keptDays, ['0', '3651', '1.5', 'ever']],
  KEEP_SHARES_DAYS: [keptDays, ['0', '3651', '-1']],
  KEEP_MESSAGES_DAYS: [keptDays, ['0', '3651', '1e2']],
  KEEP_FEEDBACK_DAYS: [keptDays, ['0', '99999', 'ever']],
  KEEP_NOTICES_DAYS: [keptDays, ['0', '3651', '-7']],
  KEEP_MAILS_DAYS: [keptDays, ['0', '3651', ' 7']],
  KEEP_FORM_ANSWERS_DAYS: [keptDays, ['0', '3651', ' 7']],
  AI_PROVIDER: ['accepts scripted, openai-compatible or anthropic.', ['oracle', 'Anthropic']],
  LOG_LEVEL: ['accepts debug, info, warn or error.', ['loud', 'INFO']],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['accepts an address that begins with http:// or https://.', ['collector', 'ftp://a']],
  OTEL_EXPORTER_OTLP_HEADERS: ['accepts name=value, with commas between them.', ['no-value', '=x']],
  OTEL_TRACES_SAMPLER_ARG: ['accepts a share from 0 to 1.', ['2', 'all', '-1']],
}
const cases = Object.entries(nonsense).flatMap(([name, [accepts, values]]) =>
  values.map((value) => [name, value, accepts] as const),
)

const needed = { INTERNAL_TOKEN: 'a-token' }
const identityProvider = {
  OIDC_ISSUER: 'http://accounts.example',
  OIDC_CLIENT_ID: 'greenroom',
  OIDC_CLIENT_SECRET: 's3cret',
}
const production = {
  NODE_ENV: 'production',
  INTERNAL_TOKEN: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://greenroom.example',
}

describe('the environment', () => {
  it.each(cases)('%s=%j: lists the accepted values', (name, value, accepts) => {
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(new InvalidConfig(`${name} ${accepts}`))
  })

  it('requires the address and the secret of a relay together', () => {
    const [TURN_URLS, TURN_SECRET] = ['turn:a.example:3478, turns:a.example:5349?transport=tcp', 'a secret']
    expect(readConfig(needed).calls).toEqual({ stunUrls: [], turn: null })
    expect(readConfig({ ...needed, TURN_URLS, TURN_SECRET }).calls.turn?.urls).toHaveLength(2)
    expect(() => readConfig({ ...needed, TURN_URLS })).toThrow('TURN_SECRET must be set if TURN_URLS is.')
    expect(() => readConfig({ ...needed, TURN_SECRET })).toThrow('TURN_URLS must be set if TURN_SECRET is.')
  })

  it('treats an empty value as missing', () => {
    const empty = Object.fromEntries(['DATA_DIR', ...Object.keys(nonsense)].map((name) => [name, '']))
    expect(readConfig({ ...empty, ...needed })).toEqual(readConfig(needed))
    expect(readConfig(needed)).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', ALPHA_ONLY: false, isProduction: false })
  })

  it('keeps data that nobody deletes for the periods in shared/src/rules/retention.ts, unless set otherwise', () => {
    expect(retentionDaysOf(readConfig(needed))).toEqual(defaultRetentionDays)
    const told = retentionDaysOf(readConfig({ ...needed, KEEP_FEEDBACK_DAYS: '1', KEEP_SIGN_INS_DAYS: '400' }))
    expect(told).toEqual({ ...defaultRetentionDays, feedback: 1, signIns: 400 })
  })

  it('requires the token that workers send', () => {
    expect(() => readConfig({})).toThrow(
      new InvalidConfig('INTERNAL_TOKEN must be set: a secret that engines and workers share.'),
    )
  })

  it('trusts only listed proxies', () => {
    expect(readConfig(needed).TRUSTED_PROXIES).toEqual([])
    expect(readConfig({ ...needed, TRUSTED_PROXIES: 'loopback, 10.1.2.3,fd00::/8' }).TRUSTED_PROXIES).toEqual([
      'loopback',
      '10.1.2.3',
      'fd00::/8',
    ])
  })

  it.each([
    ['OIDC_ISSUER', 'OIDC_ISSUER must be set if another OIDC_ variable is.'],
    ['OIDC_CLIENT_ID', 'OIDC_CLIENT_ID must be set if OIDC_ISSUER is.'],
    ['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET must be set if OIDC_ISSUER is.'],
  ])('requires all or none of an identity provider’s settings: without %s', (missing, message) => {
    expect(() => readConfig({ ...needed, ...identityProvider, [missing]: '' })).toThrow(new InvalidConfig(message))
  })

  it('uses the configured name of the identity provider', () => {
    expect(readConfig(needed).oidc).toBeNull()
    expect(readConfig({ ...needed, ...identityProvider }).oidc).toMatchObject({ name: 'single sign-on' })
    expect(readConfig({ ...needed, ...identityProvider, OIDC_NAME: ' Example ' }).oidc).toEqual({
      issuer: 'http://accounts.example',
      clientId: 'greenroom',
      clientSecret: 's3cret',
      name: 'Example',
    })
  })

  it('resolves a relative folder in the checkout, and leaves an absolute one', () => {
    expect(isAbsolute(readConfig({ ...needed, DATA_DIR: 'data' }).DATA_DIR)).toBe(true)
    expect(readConfig({ ...needed, DATA_DIR: '/srv/greenroom' }).DATA_DIR).toBe('/srv/greenroom')
  })

  it.each([
    ['https://greenroom.example', true],
    ['http://greenroom.example', false],
  ])('detects from the public address whether browsers use https: %s', (PUBLIC_URL, behindTls) => {
    expect(readConfig({ ...needed, PUBLIC_URL }).behindTls).toBe(behindTls)
  })
})

describe('production', () => {
  it('starts with the required settings', () => {
    expect(readConfig(production).isProduction).toBe(true)
  })

  it.each([
    ['SMTP_URL', '', 'SMTP_URL must be set in production. Without it, no mails are sent.'],
    ['PUBLIC_URL', '', 'PUBLIC_URL must be set in production. Links in mails need it.'],
    ['OIDC_ISSUER', 'http://accounts.example', 'OIDC_ISSUER must begin with https:// in production.'],
    [
      'STRIPE_TEST_CHECKOUT',
      'true',
      "STRIPE_TEST_CHECKOUT can't be set in production. Anybody could get a plan without paying.",
    ],
    [
      'STRIPE_LINK_BOOST',
      'https://buy.example',
      'STRIPE_LINK_BOOST_MINI must be set if another STRIPE_LINK_ variable is.',
    ],
    ['INTERNAL_TOKEN', 'short', 'INTERNAL_TOKEN must have 32 characters or more in production.'],
  ])('refuses to start with %s=%j', (name, value, message) => {
    expect(() =>
      readConfig({ ...production, ...(name === 'OIDC_ISSUER' ? identityProvider : {}), [name]: value }),
    ).toThrow(new InvalidConfig(message))
  })
})
