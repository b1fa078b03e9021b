import { expect, it } from 'vitest'
import { seemsClosed, sentencesIn } from './sentences.ts'

it.each([
  ['One. Two? Three', ['One.', ' Two?', ' Three']],
  ['It takes 3.5 s, e.g. here. Then a.b is read.', ['It takes 3.5 s, e.g. here.', ' Then a.b is read.']],
  ['"Why?" he asked. ("Because.") So.', ['"Why?"', ' he asked.', ' ("Because.")', ' So.']],
  ['Look:\n\n1. first\n2. second', ['Look:', '\n\n1. first', '\n2. second']],
  ['Hm… well... yes.', ['Hm…', ' well...', ' yes.']],
  ['  ', ['  ']],
  ['', []],
])('splits %j after its sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences)
  expect(sentencesIn(text).join('')).toBe(text)
})

it.each([
  ['Go on.', true],
  ['Really?"', true],
  ['Wait…', true],
  ['It is 3.', false],
  ['Some, e.g.', false],
  ['and then', false],
  ['', false],
])('%j seems to be at the end of a sentence: %j', (text, is) => {
  expect(seemsClosed(text)).toBe(is)
})
