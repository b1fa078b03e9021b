import {
  defaultRetentionDays,
  fixedPeriodsMs,
  locationCookies,
  maxMonthsOfTokens,
  privacySectionIds,
  type RetentionDays,
  toldOnThePrivacyPage,
} from '@greenroom/shared/rules'
import type { Site } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { daysInWords, periodInWords } from './periods.ts'
import { countryTexts, privacy } from './privacyTexts.ts'
import { terms } from './termsTexts.ts'

const site: Site = {
  careersEmail: null,
  retentionDays: defaultRetentionDays,
  languageModel: false,
  asksForCountry: false,
  inviteOnly: false,
  operator: null,
}
const bodyOf = (sectionId: string, of: Site = site): string => {
  const found = privacy(of).sections.find(({ id }) => id === sectionId)
  if (found === undefined) throw new Error(`the page has no part ${sectionId}`)
  return found.body
}

/** The sections that mention each retention period. */
const sectionsOfDays: Record<keyof RetentionDays, readonly string[]> = {
  signIns: ['signIns', 'browser'],
  guests: ['guests', 'browser'],
  endedInvites: ['links'],
  endedShares: ['links'],
  messages: ['feedback'],
  feedback: ['feedback'],
  notices: ['account'],
  mails: ['mail'],
  formAnswers: ['forms'],
}
const sectionOfPeriod: Record<keyof typeof fixedPeriodsMs, string> = {
  trial: 'interviews',
  invite: 'links',
  share: 'links',
  knownBrowser: 'browser',
  network: 'signIns',
  verifyEmailLink: 'mail',
  accountDeletion: 'rights',
  checkout: 'account',
  cv: 'account',
  unclaimedPayment: 'account',
  changeEmailLink: 'mail',
  restoreEmailLink: 'mail',
  resetPasswordLink: 'mail',
  unsentEdits: 'browser',
}

describe('the privacy page', () => {
  it.each(Object.entries(sectionsOfDays))(
    'states for how long %s are kept here, whatever the operator has set',
    (what, ids) => {
      const told = { ...site, retentionDays: { ...defaultRetentionDays, [what]: 71 } }
      for (const id of ids) {
        expect(bodyOf(id, told)).toContain('71 days')
        expect(bodyOf(id)).not.toContain('71 days')
      }
    },
  )

  it.each(Object.entries(sectionOfPeriod))('states the period of %s in the part %s', (what, id) => {
    const ms = Object.entries(fixedPeriodsMs).find(([name]) => name === what)?.[1]
    expect(bodyOf(id)).toContain(periodInWords(ms ?? Number.NaN))
  })

  it('states for how long an interview waits for an account to confirm its email', () => {
    const waits = `You then have ${periodInWords(fixedPeriodsMs.verifyEmailLink)} to confirm your email address.`
    expect(bodyOf('interviews')).toContain(waits)
  })

  it('has every part that describes stored data', () => {
    const ids = privacy(site).sections.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...privacySectionIds]))
    const told = new Set(Object.values(toldOnThePrivacyPage).filter((id) => id !== null))
    expect([...told].toSorted()).toEqual([...privacySectionIds].toSorted())
  })

  it('states for how long the two country cookies last', () => {
    for (const id of ['browser', 'location']) expect(bodyOf(id)).toContain(`${locationCookies.lifetimeDays} days`)
  })

  it.each([
    [true, 'another service, which sees your IP address'],
    [false, 'We don’t ask anyone else.'],
  ])('states whether another service is asked for the country: %s', (asksForCountry, words) => {
    expect(bodyOf('location', { ...site, asksForCountry })).toContain(words)
  })

  it.each([
    [true, 'It gets the question, the conversation, your code, test results and your first\nname.'],
    [false, 'We don’t use a language model here.'],
  ])('states what a language model gets: %s', (languageModel, words) => {
    expect(bodyOf('models', { ...site, languageModel })).toContain(words)
  })
})

describe('the terms', () => {
  it('state for how long tokens carry over', () => {
    const tokens = terms.sections.find(({ id }) => id === 'tokens')
    expect(tokens?.body).toContain(`up to ${maxMonthsOfTokens} months’ worth, including the new month’s`)
  })
})

it.each([
  [1, 'a day'],
  [30, '30 days'],
  [365, 'a year'],
])('%i days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})

it.each([
  ['DE', 'We think you’re in this country: Germany.'],
  ['OTHER', 'You’re in a country we don’t list separately.'],
  ['UNKNOWN', 'We can’t tell which country you’re in.'],
] as const)('puts the country %s into words', (code, words) => {
  expect(countryTexts.found(code)).toBe(words)
})
