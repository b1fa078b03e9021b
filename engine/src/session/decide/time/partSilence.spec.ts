import { deckNudges, nudges, partNudges } from '@greenroom/shared/english'
import { designPhases } from '@greenroom/shared/rules'
import { box } from '@greenroom/shared/testing'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../../commands.ts'
import { type Deadline, deadlinesOf } from '../../deadlines.ts'
import { awaited, opened, reply, type Story } from '../../testing/given.ts'

const minute = 60_000
/** In a 40-minute design, the requirements get five minutes and the architecture gets 13. */
const design = (more: { exam?: boolean; interviewerPersonality?: string } = {}) =>
  opened(
    { timeLimitInMinutes: 45, ...(more.interviewerPersonality === undefined ? {} : more) },
    { challengeId: 'design', exam: more.exam ?? false },
  )
const say = (message: string) => ({ type: 'SendMessage', message, recipient: 'interviewer' }) as const
const draw: SessionCommand = { type: 'SaveBoard', changed: [box('b1')], removed: [] }

/** Delivers an answer from the interviewer that moves the design to this part. */
function inPart(told: Story, designPart: (typeof designPhases)[number]): Story {
  const asked = told.and(say('Shall we go on?'))
  const command = reply(awaited(asked))
  if (command.type !== 'DeliverReply') throw new Error('not a reply')
  return asked.and({ ...command, response: { ...command.response, designPart } })
}

const nudgeOf = ({ state }: Story): Deadline | undefined =>
  deadlinesOf(state).find(({ command }) => command.type === 'NudgeSilence')
const quietOf = (told: Story) => (nudgeOf(told)?.at ?? Number.NaN) - told.state.at

function silent(told: Story): Story {
  const due = nudgeOf(told)
  if (due === undefined) throw new Error('no nudge is due')
  return told
    .after(due.at - told.now)
    .when(due.command)
    .thenEvents('MessageSent', 'SilenceNudged')
}
const lastSaid = ({ state }: Story) => state.messages.at(-1)

describe('a silence on a part of a design', () => {
  it('is broken by what the interviewer is looking for in that part, once for each part', () => {
    const first = silent(design())
    expect(lastSaid(first)).toMatchObject({ message: partNudges.requirements.fair, designPart: 'requirements' })
    const again = silent(inPart(first, 'requirements'))
    expect(nudges.fair).toContain(lastSaid(again)?.message)
    const data = silent(inPart(again, 'data'))
    expect(lastSaid(data)).toMatchObject({ message: partNudges.data.fair, designPart: 'data' })
    const back = silent(inPart(inPart(data, 'interface'), 'data'))
    expect(nudges.fair).toContain(lastSaid(back)?.message)
  })

  it('is longer if the part has more time, and never shorter than the interviewer’s patience', () => {
    const quiet = Object.fromEntries(designPhases.map((part) => [part, quietOf(inPart(design(), part))]))
    expect(quiet.estimates).toBe(minute)
    expect(quiet.architecture).toBeGreaterThan(1.5 * minute)
    expect(quiet.architecture).toBeLessThanOrEqual(3 * minute)
    expect(quietOf(inPart(design({ interviewerPersonality: 'harsh' }), 'estimates'))).toBe(1.5 * minute)
  })

  it('asks about the path through the board once something is drawn, and not during drawing', () => {
    const empty = inPart(design(), 'architecture')
    expect(lastSaid(silent(empty))?.message).toBe(partNudges.architecture.fair)
    const drawn = empty.after(minute).and(draw)
    expect(nudgeOf(drawn)?.at).toBeGreaterThan(drawn.state.at + minute)
    const due = nudgeOf(empty)
    if (due !== undefined)
      drawn
        .after(2 * minute)
        .when(due.command)
        .thenRefused('NO_LONGER_AWAITED')
    expect(lastSaid(silent(drawn))?.message).toBe(partNudges.drawn.fair)
  })

  it('isn’t broken by suggestions in an exam, in the questions after the parts, and in another round', () => {
    const ordinary = [...nudges.fair, ...deckNudges.fair]
    for (const told of [design({ exam: true }), inPart(design(), 'depth'), opened()]) {
      expect(ordinary).toContain(lastSaid(silent(told))?.message)
      expect(lastSaid(silent(told))).not.toHaveProperty('designPart')
    }
    expect(quietOf(inPart(design({ exam: true }), 'architecture'))).toBe(minute)
  })
})

it('is broken in one or two short sentences, worded differently for each personality', () => {
  for (const wording of Object.values(partNudges)) {
    expect(new Set(Object.values(wording)).size).toBe(interviewerPersonalities.length)
    for (const text of Object.values(wording)) {
      expect(text).not.toContain('?')
      for (const sentence of text.split(/(?<=\.) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(14)
    }
  }
})
