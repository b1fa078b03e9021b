import { expect, it } from 'vitest'
import { cardTitle } from './cardTitle.ts'

const situation = 'A service keeps the last hour of readings in a list and appends a new one every second.'

it('asks the question of a card, whatever is told before it', () => {
  expect(cardTitle('What does this cost?')).toBe('What does this cost?')
  expect(cardTitle(`${situation} What grows with the number of sensors? It isn’t the list.`)).toBe(
    'What grows with the number of sensors?',
  )
})

it('cuts a text without a question, or with a long one, at the end of a word', () => {
  const long = `Which of the readings that the service kept during the last hour of its life can be dropped without anybody noticing?`
  expect(cardTitle(`${situation} ${long}`)).toBe(
    'Which of the readings that the service kept during the last hour of its life can be…',
  )
  expect(cardTitle(`${situation} ${situation}`)).toBe(
    'A service keeps the last hour of readings in a list and appends a new one every second…',
  )
})
