import { isSeatVacant } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { given, interviewer, opened } from '../../testing/given.ts'
import { ada, add, grace, hosted, join, linus, lobby, start, talking } from '../../testing/people.ts'

const remove = (participantId: string) => ({ type: 'RemoveMember', participantId }) as const

describe('the members of a session', () => {
  it('are its host and everybody who accepted an invite', () => {
    const told = lobby()
    expect(told.state).toMatchObject({ host: grace, candidate: ada, control: 'human', members: [grace, ada, linus] })
    expect(opened().state).toMatchObject({ host: ada, members: [ada], control: 'ai' })
  })

  it('are one candidate and one interviewer, and any number of observers', () => {
    const told = lobby()
    told.when(add({ id: 'guest:5', role: 'candidate', name: 'Bob' })).thenRefused('ROLE_TAKEN')
    told.when(add({ id: 'guest:5', role: 'interviewer', name: 'Bob' })).thenRefused('ROLE_TAKEN')
    told.when(add({ id: 'guest:5', role: 'observer', name: 'Bob' })).thenEvents('MemberAdded')
  })

  it('don’t change when the same invite is accepted again, and nobody changes sides', () => {
    lobby().when(add(linus)).thenNothing()
    lobby()
      .when(add({ ...linus, role: 'interviewer' }))
      .thenRefused('ALREADY_A_MEMBER')
  })

  it('can increase during it, but not after its end', () => {
    const late = { id: 'guest:9', role: 'observer', name: 'Late' } as const
    talking().when(add(late)).thenEvents('MemberAdded')
    talking().by(interviewer, { type: 'EndInterview' }).when(add(late)).thenRefused('NOT_IN_PROGRESS')
  })

  it('a candidate who joins before the start brings their accommodation', () => {
    const told = hosted({ timeLimitInMinutes: 20 }).and({ ...add(ada), extraTimePercent: 50 })
    expect(told.by(interviewer, start).state).toMatchObject({ clock: { remainingMs: 30 * 60_000 } })
    const watched = hosted().and({ ...add(linus), extraTimePercent: 50 })
    expect(watched.state).toMatchObject({ extraTimePercent: 0 })
  })

  it('must include a candidate before the start', () => {
    expect(isSeatVacant(hosted().state)).toBe(true)
    hosted().when(start, interviewer).thenRefused('NO_CANDIDATE')
    expect(isSeatVacant(lobby().state)).toBe(false)
  })

  it('are only people the log knows, in their own roles', () => {
    given().when(join(linus)).thenRefused('NOT_ALLOWED')
    const told = hosted().and(add(linus), join({ ...linus, role: 'interviewer' }))
    expect(told.state.participants).toMatchObject([{ id: linus.id, role: 'observer' }])
  })

  it('don’t include removed people, whose seats are free again', () => {
    const bob = { id: 'guest:5', role: 'candidate', name: 'Bob' } as const
    const without = lobby().and(remove(ada.id), remove(linus.id))
    expect(without.state).toMatchObject({ members: [grace], participants: [{ id: grace.id }] })
    expect(isSeatVacant(without.state)).toBe(true)
    without.when(remove(ada.id)).thenNothing()
    without.when(join(ada)).thenRefused('NOT_ALLOWED')
    expect(without.and(add(bob)).state).toMatchObject({ candidate: bob, members: [grace, bob] })
  })

  it('the host can’t be removed, nor a candidate after the start or an interviewer after the end', () => {
    lobby().when(remove(grace.id)).thenRefused('NOT_ALLOWED')
    talking().when(remove(ada.id)).thenRefused('ALREADY_STARTED')
    talking().when(remove(linus.id)).thenEvents('MemberRemoved')
  })
})
