import { isSeatVacant } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { given, interviewer, opened } from '../../testing/given.ts'
import { ada, add, grace, hosted, join, linus, lobby, start, talking } from '../../testing/people.ts'

const remove = (participantId: string) => ({ type: 'RemoveMember', participantId }) as const

describe('who is in a session', () => {
  it('is its host and whoever accepted an invite', () => {
    const told = lobby()
    expect(told.state).toMatchObject({ host: grace, candidate: ada, control: 'human', members: [grace, ada, linus] })
    expect(opened().state).toMatchObject({ host: ada, members: [ada], control: 'ai' })
  })

  it('is one candidate and one interviewer, and any number of observers', () => {
    const told = lobby()
    told.when(add({ id: 'guest:5', role: 'candidate', name: 'Bob' })).thenRefused('ROLE_TAKEN')
    told.when(add({ id: 'guest:5', role: 'interviewer', name: 'Bob' })).thenRefused('ROLE_TAKEN')
    told.when(add({ id: 'guest:5', role: 'observer', name: 'Bob' })).thenEvents('MemberAdded')
  })

  it('changes nothing when the same invite is accepted again, and lets nobody change sides', () => {
    lobby().when(add(linus)).thenNothing()
    lobby()
      .when(add({ ...linus, role: 'interviewer' }))
      .thenRefused('ALREADY_A_MEMBER')
  })

  it('can become more while it goes on, and not once it has ended', () => {
    const late = { id: 'guest:9', role: 'observer', name: 'Late' } as const
    talking().when(add(late)).thenEvents('MemberAdded')
    talking().by(interviewer, { type: 'EndInterview' }).when(add(late)).thenRefused('NOT_IN_PROGRESS')
  })

  it('takes the accommodation of a candidate who comes before the start', () => {
    const told = hosted({ timeLimitInMinutes: 20 }).and({ ...add(ada), extraTimePercent: 50 })
    expect(told.by(interviewer, start).state).toMatchObject({ clock: { remainingMs: 30 * 60_000 } })
    const watched = hosted().and({ ...add(linus), extraTimePercent: 50 })
    expect(watched.state).toMatchObject({ extraTimePercent: 0 })
  })

  it('does not start without a candidate', () => {
    expect(isSeatVacant(hosted().state)).toBe(true)
    hosted().when(start, interviewer).thenRefused('NO_CANDIDATE')
    expect(isSeatVacant(lobby().state)).toBe(false)
  })

  it('is nobody whom the log does not know, and nobody in a role that they claim', () => {
    given().when(join(linus)).thenRefused('NOT_ALLOWED')
    const told = hosted().and(add(linus), join({ ...linus, role: 'interviewer' }))
    expect(told.state.participants).toMatchObject([{ id: linus.id, role: 'observer' }])
  })

  it('loses whom the host puts out, and has a seat for somebody else', () => {
    const bob = { id: 'guest:5', role: 'candidate', name: 'Bob' } as const
    const without = lobby().and(remove(ada.id), remove(linus.id))
    expect(without.state).toMatchObject({ members: [grace], participants: [{ id: grace.id }] })
    expect(isSeatVacant(without.state)).toBe(true)
    without.when(remove(ada.id)).thenNothing()
    without.when(join(ada)).thenRefused('NOT_ALLOWED')
    expect(without.and(add(bob)).state).toMatchObject({ candidate: bob, members: [grace, bob] })
  })

  it('keeps its host, a candidate after the start, and an interviewer after the end', () => {
    lobby().when(remove(grace.id)).thenRefused('NOT_ALLOWED')
    talking().when(remove(ada.id)).thenRefused('ALREADY_STARTED')
    talking().when(remove(linus.id)).thenEvents('MemberRemoved')
  })
})
