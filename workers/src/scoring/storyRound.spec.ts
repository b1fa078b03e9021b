import { askedAs, createBank, createLibrary, loadSpoken, ownWorkStory } from '@greenroom/shared/content'
import { replay, type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const spoken = loadSpoken()
const prompts = createLibrary({ only: ['behavioural'] }).items('behavioural')
const attempt = 'attempt_to_answer_question'

const story = (id = 'a-mistake-in-production') => {
  const found = spoken.stories?.get(id)
  if (found === undefined) throw new Error(`there is no story ${id}`)
  return found
}
const scored = (log: InterviewLog): SessionScorecard =>
  sessionScorecardSchema.parse(scoreSession(log.ended(), createBank([firstRepeat]), spoken))
const scores = ({ lines }: SessionScorecard) =>
  Object.fromEntries(lines.map(({ dimension, score }) => [dimension, score]))
const told = (id: string, ...answers: string[]) => {
  const log = new InterviewLog().askedInWords(story(id)).heard('Tell me.').step('clarification')
  const [first = '', ...more] = answers
  log.said(first, attempt, true).step('follow_up')
  for (const answer of more) log.said(answer, attempt, true)
  return log
}
const mistake = 'a-mistake-in-production'

describe('a behavioural round', () => {
  it.each(prompts.map(({ id, strongAnswer }) => [id, strongAnswer]))(
    'hires for the strong story of %s, by its own dimensions and with quotes',
    (id, strong) => {
      const log = told(id, strong, 'She said afterwards that the short mail on the first day had helped her most.')
      const scorecard = scored(log)
      expect(scorecard.round).toBe('behavioural')
      expect(scorecard.lines.map(({ dimension, weightPercent }) => [dimension, weightPercent])).toEqual([
        ['own part', 35],
        ['specifics and result', 30],
        ['reflection', 20],
        ['clarity', 15],
      ])
      for (const score of Object.values(scores(scorecard))) expect(score).toBeGreaterThanOrEqual(3)
      expect(['strong_hire', 'leaning_hire']).toContain(scorecard.decision)
      const said = (replay(log.commits)?.messages ?? []).map(({ message }) => message)
      const quotes = scorecard.lines.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
      expect(quotes.length).toBeGreaterThan(4)
      for (const quote of quotes) expect(said.some((message) => message.includes(quote))).toBe(true)
    },
  )

  it.each(prompts.map(({ id, weakAnswer }) => [id, weakAnswer]))(
    'doesn’t hire for the weak story of %s',
    (id, weak) => {
      const { decision } = scored(told(id, weak))
      expect(['strong_hire', 'leaning_hire']).not.toContain(decision)
    },
  )

  it('is judged alike if it began with a line of a CV that is deleted by now', () => {
    const [own] = prompts.filter(({ id }) => id === ownWorkStory)
    const about = askedAs(
      story(ownWorkStory),
      'You wrote “Rebuilt the page for drivers”. What went wrong along the way?',
    )
    const log = new InterviewLog().askedInWords(about).heard('Tell me.').step('clarification')
    const { strongAnswer = '' } = own ?? {}
    const scorecard = scored(log.said(strongAnswer, attempt, true).step('follow_up'))
    const { lines, round } = scored(told(ownWorkStory, strongAnswer))
    expect({ lines: scorecard.lines, round: scorecard.round }).toEqual({ lines, round })
    expect(scorecard.lines.length).toBe(4)
  })

  it('notices that only a team acts, whatever jargon is used', () => {
    const scorecard = scored(
      told(
        mistake,
        'We were responsible for ownership and impact. We rolled the release back and we restored the database. The team fixed the root cause, and everybody learned a lot about stakeholders.',
        'We decided it together, and we were all on call for it that night.',
      ),
    )
    expect(scores(scorecard)['own part']).toBe(2)
    expect(['strong_hire', 'leaning_hire']).not.toContain(scorecard.decision)
  })

  it('values plain words as much as jargon', () => {
    const scorecard = scored(
      told(
        mistake,
        'I once sent the same bill to four hundred people twice. First I stopped the machine that sends them. Then I rang the shop and told them before they found out. In the end everybody was paid back within two days.',
        'I wrote a little list that I go through before I press the button. I also asked a friend to look over my shoulder.',
        'Since then I never send more than ten before I look at the first one.',
      ),
    )
    expect(scores(scorecard)['own part']).toBe(4)
    expect(scores(scorecard).reflection).toBeGreaterThanOrEqual(3)
    expect(['strong_hire', 'leaning_hire']).toContain(scorecard.decision)
  })

  it('distinguishes a resolution from a change, and doesn’t judge what wasn’t told', () => {
    const { lines } = scored(told(mistake, 'I broke the checkout once.', 'I will be more careful next time.'))
    expect(lines.find(({ dimension }) => dimension === 'reflection')).toMatchObject({ score: 2 })
    const silent = scored(new InterviewLog().askedInWords(story()).said('Hello there.', 'unknown'))
    expect(Object.values(scores(silent))).toEqual([null, null, null, null])
    expect(silent.decision).toBeNull()
  })

  it('doesn’t accept a row of terms as a story', () => {
    const row = 'ownership impact stakeholders 40 percent leadership conflict resolved deadline owned delivered metrics'
    const { decision } = scored(told(mistake, row, row))
    expect(['strong_hire', 'leaning_hire']).not.toContain(decision)
  })
})
