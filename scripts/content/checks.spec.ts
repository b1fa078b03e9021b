import { describe, expect, it } from 'vitest'
import { checksOf, loadChallenges, loadChecks, loadSpoken } from '../../shared/src/content/index.ts'
import { answerOfCheck } from '../../workers/src/reading/checks/answerOfCheck.ts'
import { maxChance } from '../../workers/src/reading/checks/chance.ts'
import { chanceToSettle, checkedChallenge, checkedInWords, checkFindings } from './checkFindings.ts'

const pages = loadChecks()
const points = pages.flatMap(({ folder, id, points }) =>
  points.map(({ of, checks }) => ({ name: `${folder}/${id}: ${of}`, checks })),
)
const spoken = loadSpoken()
const challenges = loadChallenges().all()
const questions = [
  ...spoken.all().map((question) => ({ name: question.id, question: checkedInWords(question) })),
  ...challenges.map((challenge) => ({ name: challenge.id, question: checkedChallenge(challenge) })),
].filter(({ question }) => question.checks !== undefined)

describe('checks', () => {
  it.each(questions)('of $name belong to its points and don’t reveal any', ({ question }) => {
    expect(checkFindings(question)).toEqual([])
  })

  it('belong to existing questions', () => {
    expect(questions.map(({ name }) => name).sort()).toEqual(pages.map(({ id }) => id).sort())
  })

  it.each(points)('can’t be passed by guessing: $name', ({ checks }) => {
    expect(chanceToSettle(checks)).toBeLessThanOrEqual(maxChance)
  })

  const always = [
    'yes',
    'no',
    '0',
    '1',
    '2',
    '3',
    'all of them',
    'none',
    'both',
    'the first',
    'the last',
    'the same',
    'it depends',
  ]
  it.each(always)('can’t be passed by always saying “%s”', (said) => {
    const passed = points.filter(({ checks }) => checks.every((check) => answerOfCheck(said, check) === 'right'))
    expect(passed.length / points.length).toBeLessThanOrEqual(maxChance)
  })
})

describe('questions', () => {
  it('with coding have checks of the way to solve them', () => {
    const unchecked = challenges.filter(({ checks }) => checksOf(checks, 'The approach').length === 0)
    expect(unchecked.map(({ id }) => id)).toEqual([])
  })

  const unchecked = spoken
    .all()
    .flatMap(({ id, points: all }) =>
      all
        .filter(({ weight, checks }) => weight === 'essential' && checks === undefined)
        .map(({ point }) => `${id}: ${point}`),
    )

  it('answered in words have a check for each point of a right answer', () => {
    expect(unchecked).toEqual([])
  })
})
