import { describe, expect, it } from 'vitest'
import { passwordProblem } from './passwords.ts'

describe('passwords', () => {
  it.each([
    ['', /12 characters/],
    ['short-one11', /12 characters/],
    ['👩🏽‍💻👩🏽‍💻', /12 characters/],
    ['x'.repeat(257), /256/],
    ['password1234', /too common/],
    ['Password1234', /too common/],
    ['P@ssw0rd1234!', /too common/],
    ['Correct Horse Battery Staple', /too common/],
    ['aaaaaaaaaaaa', /repeats/],
    ['abcabcabcabc', /repeats/],
    ['12121212121212', /repeats/],
    ['abcdefghijkl', /row/],
    ['zyxwvutsrqpon', /row/],
    ['123456789012', /row/],
    ['qwertyuiopas', /row/],
  ])('refuses "%s"', (password, why) => {
    expect(passwordProblem(password)).toMatch(why)
  })

  it.each([
    'violet kettle 12',
    'nur kleine buchstaben',
    'ein-längeres-Wort',
    '日本語のパスワードは長いです',
    'Tr4in.to.Nowhere',
  ])('takes "%s"', (password) => {
    expect(passwordProblem(password)).toBeUndefined()
  })
})
