import { describe, expect, it } from 'vitest'
import { passwordProblem } from './passwords.ts'

describe('passwords', () => {
  it.each([
    ['', /12 characters/],
    ['short-one11', /12 characters/],
    ['👩🏽‍💻👩🏽‍💻', /12 characters/],
    ['x'.repeat(257), /256/],
    ['password1234', /^Too common\./],
    ['Password1234', /^Too common\./],
    ['P@ssw0rd1234!', /^Too common\./],
    ['Correct Horse Battery Staple', /^Too common\./],
    ['aaaaaaaaaaaa', /^Too repetitive\./],
    ['abcabcabcabc', /^Too repetitive\./],
    ['12121212121212', /^Too repetitive\./],
    ['abcdefghijkl', /^Too easy to guess\./],
    ['zyxwvutsrqpon', /^Too easy to guess\./],
    ['123456789012', /^Too easy to guess\./],
    ['qwertyuiopas', /^Too easy to guess\./],
  ])('refuses "%s"', (password, why) => {
    expect(passwordProblem(password)).toMatch(why)
  })

  it.each([
    'violet kettle 12',
    'nur kleine buchstaben',
    'ein-längeres-Wort',
    '日本語のパスワードは長いです',
    'Tr4in.to.Nowhere',
  ])('accepts "%s"', (password) => {
    expect(passwordProblem(password)).toBeUndefined()
  })
})
