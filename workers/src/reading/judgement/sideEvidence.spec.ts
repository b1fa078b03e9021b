import { loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { judgeInWords } from './judgeInWords.ts'
import { isRightAnswer } from './rightAnswer.ts'

const spoken = loadSpoken()

function questionOf(id: string): SpokenQuestion {
  const question = spoken.get(id)
  if (question === undefined) throw new Error(`${id} is gone`)
  return question
}

const isRight = (id: string, message: string): boolean =>
  isRightAnswer([judgeInWords({ message, asked: '' }, questionOf(id))], questionOf(id), [message])

const cause =
  'This is a deadlock: one movement holds the first shop and wants the second, another one going the other way holds the second and wants the first. Both wait without end and use no processor. With a thread dump taken during the hang I see two threads that each wait for a lock that the other one owns.'
const remedy =
  'I’d get a thread dump from the hanging program, with jstack or by a debugger, twice with some seconds between. There one can see which thread holds which lock and for which it is waiting. As a change I would introduce an order for the locks, always the shop with the lower id first, whoever gives and whoever gets.'

describe('an answer of many words', () => {
  it('reports what happened and proposes what to do, each in a separate clause', () => {
    expect(isRight('stock-that-never-arrives', `${cause} I would always lock the shop with the lower id first.`)).toBe(
      true,
    )
  })

  it('has no remedy in a report, and no cause in a proposal', () => {
    expect(isRight('stock-that-never-arrives', cause)).toBe(false)
    expect(isRight('stock-that-never-arrives', remedy)).toBe(false)
  })

  it('may report its remedies like everything else, if there are two', () => {
    const told =
      'Both transactions read the seat as free before either of them writes, because a read takes no lock, so the second write overwrites the first.'
    const remedies =
      'A unique constraint on the seat makes the second booking fail, or the read locks the row with select for update.'
    expect(isRight('two-bookings-one-seat', `${told} ${remedies}`)).toBe(true)
  })

  it('has reported the part it makes most points about, even if it is phrased like a proposal', () => {
    const measured =
      'I would count how many of the breakdowns were announced and how many of the announcements were true, on later weeks than those for learning, and compare that with what two hundred visits can do. I would choose the border by what a visit and a breakdown cost.'
    const put = 'Take a weatherman in the desert who says no rain each day.'
    expect(isRight('ninety-nine-percent-right', measured)).toBe(false)
    expect(isRight('ninety-nine-percent-right', `${put} ${measured}`)).toBe(true)
  })

  it('argues for both: that it takes this many, and that this many are enough', () => {
    const half =
      'I count the pairs in which a higher number stands before a lower one, while merge sorting: each time a book from the right half goes first, I add how many remain on the left.'
    const enough = 'As long as it is not in order some two neighbours are the wrong way round, and one can swap them.'
    const needed = 'Each swap of neighbours changes exactly one pair, so it takes at least that many.'
    expect(isRight('swapping-neighbours', `${half} ${needed}`)).toBe(false)
    expect(isRight('swapping-neighbours', `${half} ${enough} ${needed}`)).toBe(true)
  })
})

describe('something that sounds like a slip', () => {
  const inWords =
    'The answer is the number of inversions: pairs i < j with a[i] > a[j]. Count them during merge sort: whenever an element of the right half is taken, add the number of elements left in the left half. Lower bound: an adjacent swap changes the relative order of exactly one pair, so you need at least that many. As long as it is unsorted, some adjacent pair is inverted, and swapping it removes one inversion.'

  it('isn’t one in the words of a long answer for a point that others make as well', () => {
    const judged = judgeInWords({ message: inWords, asked: '' }, questionOf('swapping-neighbours'))
    expect(judged.filter(({ verdict, point }) => verdict === 'contradicted' && point.startsWith('point-'))).toEqual([])
    expect(isRight('swapping-neighbours', inWords)).toBe(true)
  })

  it('is one in few words', () => {
    const question = questionOf('answers-in-the-wrong-order')
    const judged = judgeInWords({ message: 'I would send one at a time.', asked: '' }, question)
    expect(judged.some(({ point, verdict }) => point.startsWith('mistake-') && verdict === 'contradicted')).toBe(true)
  })
})
