import { loadSpoken } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { rehearseInWords, type SpokenMove } from '../../../../testing/spokenRehearsal.ts'
import { slotIn } from '../conversation.ts'

const question = loadSpoken().get('lost-and-found')
const rehearse = (...moves: SpokenMove[]) => {
  if (question === undefined) throw new Error('there is no such design')
  return rehearseInWords(question, moves, { level: 'SENIOR' })
}
const replies = async (...moves: SpokenMove[]) => {
  const { lines, step, faults } = await rehearse(...moves)
  expect(faults).toEqual([])
  return { said: lines.filter(({ who }) => who === 'interviewer').map(({ text }) => text), step }
}
const requirements = {
  say: 'So staff enter finds from a phone that may be offline, passengers report losses, and nobody may browse what others lost. A suggestion within an hour is fine.',
}
const estimates = {
  say: 'It is 400,000 reports a year, so hardly one request per minute, and 750 GB of photos a year.',
}
const calls = {
  say: 'POST /found with an id made up by the phone, PUT for the photos, and POST /lost from the web page.',
}
const data = {
  say: 'There is a table for finds with an id, kind, line and date, and a table for reports with a contact.',
}
const talk = {
  say: 'The phone talks to the application, which writes to the database, and a worker matches new entries.',
}
const board: SpokenMove = {
  draw: {
    boxes: ['Phone', 'Application', 'Database', 'Matcher'],
    arrows: [
      ['Phone', 'Application'],
      ['Application', 'Database'],
      ['Application', 'Matcher'],
    ],
  },
}

describe('the design of a system', () => {
  it('goes through its parts in order, says what it expects next, and ends in questions about the design', async () => {
    const { said, step } = await replies(requirements, estimates, calls, data, board, talk)
    const [, ...next] = said
    expect(next[0]).toMatch(/number|sums|envelope|how large/i)
    expect(next[1]).toMatch(/interface/i)
    expect(next[2]).toMatch(/data/i)
    expect(next[3]).toMatch(/draw/i)
    expect(next[4]).toMatch(/dig in|deeper/)
    expect(step).toBe('follow_up')
    for (const reply of said) expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('doesn’t leave the architecture without a board with connected parts', async () => {
    const alone: SpokenMove = { draw: { boxes: ['Phone', 'Application', 'Database'] } }
    const before = [requirements, estimates, calls, data] as const
    const { said, step } = await replies(...before, talk, alone, talk)
    expect(said.at(-1)).toMatch(/board|boxes|connect/i)
    expect(step).toBe('approach')
    expect((await replies(...before, talk, board, talk)).step).toBe('follow_up')
  })

  it('accepts a path in words from somebody who doesn’t draw', async () => {
    const words = { say: 'Do I have to draw, or can I just tell you in words?' }
    const { step } = await replies(requirements, estimates, calls, data, words, talk)
    expect(step).toBe('follow_up')
  })

  it('asks for the missing part, and leaves it open if that fails or the candidate wants to move on', async () => {
    const nothing = { say: 'I would think about the people in the stations and what they do all day.' }
    const { said } = await replies(requirements, nothing, nothing, nothing)
    expect(said.at(-1)).toMatch(/interface/i)
    const wished = await replies(requirements, { say: 'I would rather move on to the next part of the design now.' })
    expect(wished.said.at(-1)).toMatch(/interface/i)
  })

  it('never asks for something already said', async () => {
    const whole = { say: `${requirements.say} ${estimates.say} ${calls.say} ${data.say}` }
    const { said, step } = await replies(whole, board, talk)
    expect(said[1]).toMatch(/draw/i)
    expect(step).toBe('follow_up')
  })

  it('follows a candidate who goes to another part, and returns to skipped ones', async () => {
    const jump = { say: 'I would like to start with the data model.' }
    const { said } = await replies(jump, data, requirements, estimates, calls)
    expect(said[1]).toMatch(/tables|store/i)
    expect(said[2]).toMatch(/requirements/i)
    expect(said[3]).toMatch(/number|sums|envelope/i)
    expect(said[4]).toMatch(/interface/i)
    expect(said[5]).toMatch(/draw/i)
    const brings = await replies({
      say: 'Let me do the numbers first: 400,000 reports a year is less than one a minute.',
    })
    expect(brings.said.at(-1)).toMatch(/requirements/i)
  })

  it('moves on when the candidate wants the next part, even in the questions about the design, and skips no question', async () => {
    const next = { say: 'Next part, please.' }
    const { said, step } = await replies(requirements, next, next, next, next)
    expect(said[2]).toMatch(/interface/i)
    expect(said[3]).toMatch(/data|store/i)
    expect(said[4]).toMatch(/draw/i)
    expect(said[5]).toMatch(/board|boxes|connect/i)
    expect(step).toBe('approach')
    const deep = await replies(requirements, estimates, calls, data, board, talk, next)
    expect(deep.said.at(-1)).not.toMatch(/skip/i)
    expect(deep.step).toBe('follow_up')
  })

  it('answers questions about the task in any part, without leaving it', async () => {
    const asked = { say: 'How long are the finds kept before they are sold?' }
    const { said } = await replies(requirements, estimates, asked, calls)
    expect(said.at(-1)).toMatch(/data/i)
  })
})

describe('the clock of a design', () => {
  // In a 40-minute design, five minutes are for the requirements and three for the estimates.
  const timed = async (...moves: SpokenMove[]) => {
    if (question === undefined) throw new Error('there is no such design')
    const { lines, faults } = await rehearseInWords(question, moves, { level: 'SENIOR', designMinutes: 40 })
    expect(faults).toEqual([])
    return lines.filter(({ who }) => who === 'interviewer')
  }
  const thin: SpokenMove = { say: 'I would think about the people at the counter first.' }
  const isTold = (text = '') => slotIn(text, 'designTime')

  it('is mentioned once when most of a part is used, with what is missing, and then leaves the part open', async () => {
    const [, early] = await timed(thin)
    expect(isTold(early?.text)).toBe(false)
    const lines = await timed({ waitMinutes: 4 }, thin, thin, { waitMinutes: 5 }, thin)
    const [, told, again, left] = lines
    expect(isTold(told?.text)).toBe(true)
    expect(told?.text).toMatch(/\?$/)
    expect(isTold(again?.text)).toBe(false)
    expect(slotIn(left?.text ?? '', 'designPartLeft')).toBe(true)
    expect(lines.map(({ designPart }) => designPart)).toEqual([
      ...['requirements', 'requirements', 'requirements', 'estimates'],
    ])
  })

  it('doesn’t leave the architecture: its board comes first', async () => {
    const before = [requirements, estimates, calls, data] as const
    const lines = await timed(...before, { waitMinutes: 11 }, talk, { waitMinutes: 20 }, talk)
    const [told, later] = lines.slice(-2)
    expect(isTold(told?.text)).toBe(true)
    expect(later?.designPart).toBe('architecture')
    expect(later?.text).toMatch(/board|boxes|connect|arrows/i)
    expect((await timed(...before, board, talk)).at(-1)?.designPart).toBe('depth')
  })

  it('doesn’t matter once a part has its minimum, however late', async () => {
    const [, next] = await timed({ waitMinutes: 20 }, requirements)
    expect(isTold(next?.text)).toBe(false)
    expect(next?.designPart).toBe('estimates')
  })
})
