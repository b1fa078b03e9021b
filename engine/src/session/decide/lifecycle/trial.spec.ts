import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../../commands.ts'
import { commandsIn } from '../../testing/everyCommand.ts'
import { candidate, createSession, given, type Person } from '../../testing/given.ts'

const visitor: Person = { kind: 'participant', id: 'guest:9', role: 'candidate', name: '' }
const { kind: _kind, ...seat } = visitor
const { kind: _person, ...account } = candidate
const trial = () => given({ ...createSession(), candidate: seat, trial: true })
const keep: SessionCommand = { type: 'KeepTrial', participant: account }
const started = () => trial().by(visitor, { type: 'StartInterview' })

describe('a trial', () => {
  it('moves to the account before and after it, but not in the middle', () => {
    expect(trial().and(keep).state).toMatchObject({ candidate: account, host: account, members: [account] })
    started().when(keep).thenRefused('NOT_ENDED')
    const over = started().by(visitor, { type: 'EndInterview' })
    const kept = over.and(keep)
    expect(kept.state).toMatchObject({ phase: 'ENDED', trial: true, candidate: account, members: [account] })
    expect({ ...kept.state, candidate: seat, host: seat, members: [seat], seq: 0, at: 0 }).toEqual({
      ...over.state,
      seq: 0,
      at: 0,
    })
  })

  it('is moved once: the same account again changes nothing, another one is refused', () => {
    const kept = trial().and(keep)
    expect(kept.and(keep).state).toEqual(kept.state)
    kept.when({ type: 'KeepTrial', participant: { ...account, id: 'user:2' } }).thenRefused('ROLE_TAKEN')
  })

  it('has no coach and no power-ups, and everything else', () => {
    const told = started()
    const commands = commandsIn(told)
    for (const command of [
      commands.AskCoach,
      commands.UsePowerUp,
      { ...commands.SendMessage, recipient: 'interviewerCoach' } as const,
    ])
      told.when(command, visitor).thenRefused('NOT_IN_A_TRIAL')
    expect(told.by(visitor, commands.SkipQuestion).state.phase).toBe('ENDED')
  })

  it('can’t be moved by anybody else', () => {
    given().when(keep).thenRefused('NOT_ALLOWED')
  })
})
