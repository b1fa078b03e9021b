import { describe, expect, it } from 'vitest'
import { wishIn } from './partWish.ts'

describe('a candidate’s wish for another part of a design', () => {
  it.each([
    ['Next part, please.', 'on'],
    ['I would rather move on to the next part of the design now.', 'on'],
    ['Can we skip the estimates?', 'on'],
    ['I think that is enough for requirements, let’s continue.', 'on'],
    ['I am done with this part.', 'on'],
    ['Let me start with the data model.', 'data'],
    ['Can I jump to the architecture first?', 'architecture'],
    ['Let’s talk about the API.', 'interface'],
    ['Is it okay if I go straight to the database schema?', 'data'],
  ] as const)('is recognised: %s', (message, wish) => {
    expect(wishIn(message, 'requirements')).toBe(wish)
  })

  it.each([
    'Can we skip this question?',
    'The clients talk to the API.',
    'One machine is enough for years.',
    'I want to keep the data for three months.',
    'I have all of them in one table.',
    'May I draw something?',
    'How many finds are there?',
  ])('isn’t read into statements about the subject: %s', (message) => {
    expect(wishIn(message, 'requirements')).toBeNull()
  })
})
