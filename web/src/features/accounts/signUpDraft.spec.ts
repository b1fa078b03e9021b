import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSignUpDraft, keepSignUpDraft, readSignUpDraft } from './signUpDraft.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const empty = { userName: '', email: '', invitationCode: '' }
const draft = { userName: 'Ada', email: 'ada@example.org', invitationCode: 'GR-1' }

test('keeps the typed text over a reload, except the password, until the account exists', () => {
  expect(readSignUpDraft()).toEqual(empty)
  const values = { ...draft, password: 'a long and unusual passphrase' }
  keepSignUpDraft(values)
  expect(readSignUpDraft()).toEqual(draft)
  expect([...kept.values()].join()).not.toContain('passphrase')
  forgetSignUpDraft()
  expect(readSignUpDraft()).toEqual(empty)
})

test.each(['null', '[]', '{', '{"userName":1}'])('%j counts as nothing typed', (text) => {
  kept.set('greenroom-sign-up', text)
  expect(readSignUpDraft()).toEqual(empty)
})
