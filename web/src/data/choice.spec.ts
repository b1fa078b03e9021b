import { storageKeys } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { byHand, type Choice, choiceKey, firstChoice, rememberChoice, withSettings } from './choice.ts'

const storageWith = (texts: Record<string, string>) => ({
  getItem: (key: string) => texts[key] ?? null,
  setItem: (key: string, text: string) => {
    texts[key] = text
  },
})
const choice = firstChoice(storageWith({}))

test('the default is 20 minutes on-site, moderately challenging, fair, in Python', () => {
  expect(choice).toMatchObject({ programmingLanguage: 'python', exam: false, preset: null })
  expect(choice.settings).toMatchObject({
    timeLimitInMinutes: 20,
    interviewStage: 'on_site',
    interviewDifficulty: 'moderately_challenging',
    interviewerPersonality: 'fair',
  })
})

test('the last language is preselected, unless it is unknown', () => {
  const key = storageKeys.preferredProgrammingLanguage
  expect(firstChoice(storageWith({ [key]: 'kotlin' })).programmingLanguage).toBe('kotlin')
  expect(firstChoice(storageWith({ [key]: 'cobol' })).programmingLanguage).toBe('python')
})

test('the choice survives a reload', () => {
  const storage = storageWith({})
  const chosen: Choice = {
    ...withSettings(choice, { timeLimitInMinutes: 45, companyType: 'Google' }),
    programmingLanguage: 'go',
    languageLocked: true,
    exam: true,
    preset: { slug: 'google', round: 2 },
  }
  rememberChoice(storage, chosen)
  expect(firstChoice(storage)).toEqual(chosen)
})

test.each(['', '{', '[]', '{"settings":7}', '{"settings":{},"exam":true,"preset":{"slug":"google","round":0}}'])(
  'nonsense in the storage is ignored: %s',
  (text) => {
    expect(firstChoice(storageWith({ [choiceKey]: text }))).toEqual(choice)
  },
)

test('an outdated setting falls back to the default', () => {
  const stored = { settings: { timeLimitInMinutes: 90, companyType: 'Initech' }, exam: false, preset: null }
  expect(firstChoice(storageWith({ [choiceKey]: JSON.stringify(stored) })).settings).toMatchObject({
    timeLimitInMinutes: 60,
    companyType: 'generic tech company',
  })
})

test('a blocked storage isn’t an error', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(firstChoice({ getItem: forbidden })).toEqual(choice)
  rememberChoice({ setItem: forbidden }, choice)
})

test('a round stays chosen when its minutes change, but not with another company or stage', () => {
  const chosen: Choice = { ...choice, preset: { slug: 'google', round: 2 } }
  expect(withSettings(chosen, { timeLimitInMinutes: 30 }).preset).toEqual(chosen.preset)
  expect(withSettings(chosen, { interviewStage: 'telephone' }).preset).toBeNull()
  expect(withSettings(chosen, { companyType: 'Meta' }).preset).toBeNull()
})

test('settings made by hand aren’t the company’s interview, and keep the preset’s values', () => {
  const settings = { ...choice.settings, companyType: 'Google' as const, timeLimitInMinutes: 45 as const }
  expect(byHand({ ...choice, settings, preset: { slug: 'google', round: 2 } })).toMatchObject({
    settings: { companyType: 'generic tech company', timeLimitInMinutes: 45 },
    preset: null,
  })
})
