import { holderOf, isSeatVacant, memberOf, type Session } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { momentForAnybody, momentIn } from '../../mail/days.ts'
import type { Letter } from '../../mail/letter.ts'
import type { AppointmentRecord } from './record.ts'

/** A person's name according to the log, which stays after their account is deleted. */
export const nameIn = (state: Session, participantId: string): string =>
  memberOf(state, participantId)?.name ?? 'Someone who left'

/**
 * The other party: the candidate's interviewer, the interviewer's candidate, or for an observer the candidate.
 * Undefined while the seat is free.
 */
export function otherIn(state: Session, participantId: string): { id: string; name: string } | undefined {
  if (state.candidate.id === participantId) return holderOf(state, 'interviewer')
  return isSeatVacant(state) ? undefined : (memberOf(state, state.candidate.id) ?? state.candidate)
}

/** `Mock interview with Grace` */
export function roomTitleOf(state: Session, participantId: string): string {
  const other = otherIn(state, participantId)
  return other === undefined ? 'Mock interview' : `Mock interview with ${other.name}`
}

/** Explains that a change came too late, by saying what somebody else did first. */
export function whatHappened(
  record: AppointmentRecord | undefined,
  { state, participantId, timeZone }: { state: Session; participantId: string; timeZone: string },
): string {
  if (record === undefined) return 'No times have been offered yet.'
  const { change, startsAt } = record
  const by = change.by === participantId ? 'You' : nameIn(state, change.by)
  const meanwhile = change.by === participantId ? 'in another window' : 'in the meantime'
  switch (change.what) {
    case 'offered':
    case 'reopened':
      return `${by} offered new times ${meanwhile}.${change.by === participantId ? '' : ' Pick one of those.'}`
    case 'booked':
      return `${by} booked ${momentIn(startsAt ?? change.at, timeZone)} ${meanwhile}.`
    case 'moved':
      return `${by} moved the mock to ${momentIn(startsAt ?? change.at, timeZone)} ${meanwhile}.`
    case 'cancelled':
      return `${by} cancelled the mock ${meanwhile}.`
  }
}

const parts = { candidate: 'the candidate', interviewer: 'the interviewer', observer: 'an observer' } as const

/** A change or a reminder, for one person. */
export type Told = {
  record: AppointmentRecord
  state: Session
  participantId: string
  /** Their own time zone, or if unknown, another one. The text says which. */
  timeZone: string
  url: string
}

function partIn({ swap }: Session, role: ParticipantRole, minutes: number): string {
  if (swap?.half !== 'first') return `You’re ${parts[role]}. The interview takes ${minutes} minutes.`
  if (role === 'observer')
    return `You’re ${parts[role]}. The other two swap roles at half-time. The interview takes ${minutes} minutes in all.`
  return `You start as ${parts[role]} and swap roles at half-time. The interview takes ${minutes} minutes in all.`
}

const lobby = 'The lobby opens ten minutes early, so you can check your camera and microphone.'
const footnotesOf = (participantId: string): string[] =>
  participantId.startsWith('guest:')
    ? [
        'Use the same browser you joined with, so we can recognise you. You’re getting this email because you gave us your email address.',
      ]
    : ['You’re getting this email because you’re taking part in this mock interview.']

/** The mail about a change; null if this person doesn't need one. */
export function changeLetter(name: string, { record, state, participantId, timeZone, url }: Told): Letter | null {
  const { change, startsAt, minutes } = record
  const isOwn = change.by === participantId
  const by = isOwn ? 'You' : nameIn(state, change.by)
  const at = (time: number) => momentIn(time, timeZone)
  const role = memberOf(state, participantId)?.role ?? 'observer'
  const footnotes = footnotesOf(participantId)
  const toLobby = { label: 'Go to the lobby', url }
  switch (change.what) {
    case 'booked':
    case 'moved': {
      if (startsAt === null) return null
      const did = change.what === 'booked' ? `${by} booked` : `${by} moved the mock to`
      const before = change.from === null ? [] : [`The previous time was ${at(change.from)}.`]
      return {
        subject: `${change.what === 'booked' ? 'Booked' : 'Moved'}: mock interview, ${at(startsAt)}`,
        name,
        lines: [`${did} ${at(startsAt)}.`, ...before, `${partIn(state, role, minutes)} ${lobby}`],
        action: toLobby,
        footnotes: ['A calendar entry is attached.', ...footnotes],
      }
    }
    case 'offered':
      if (isOwn) return null
      return {
        subject: `${by} offered times for your mock interview`,
        name,
        lines: ['Pick one that suits you:', ...record.slots.map(at)],
        action: { label: 'Pick a time', url },
        footnotes,
      }
    case 'reopened':
      return {
        subject: `Your mock interview needs a new time`,
        name,
        lines: [
          `${by} can’t make ${at(change.from ?? change.at)}.`,
          isOwn ? 'We’ve asked the others to pick one of these times:' : `${by} can make any of these times:`,
          ...record.slots.map(at),
        ],
        action: isOwn ? toLobby : { label: 'Pick a time', url },
        footnotes,
      }
    case 'cancelled': {
      if (isOwn && change.from === null) return null
      const what =
        change.from === null ? 'the times offered for your mock interview' : `the mock interview on ${at(change.from)}`
      return {
        subject:
          change.from === null
            ? 'Cancelled: the times offered for your mock interview'
            : `Cancelled: mock interview, ${at(change.from)}`,
        name,
        lines: [`${by} cancelled ${what}.`, 'The room stays open, so either of you can offer new times.'],
        action: { label: 'Offer new times', url },
        footnotes,
      }
    }
  }
}

/** The reminder mail before a booked mock. */
export function reminderLetter(name: string, { record, state, participantId, timeZone, url }: Told): Letter {
  const at = momentIn(record.startsAt ?? record.change.at, timeZone)
  return {
    subject: `Reminder: mock interview, ${at}`,
    name,
    lines: [`${roomTitleOf(state, participantId)}: ${at}, for ${record.minutes} minutes.`, lobby],
    action: { label: 'Go to the lobby', url },
    footnotes: footnotesOf(participantId),
  }
}

/** The times listed in an invitation mail. */
export function invitedTimes({ startsAt, slots }: AppointmentRecord, timeZone: string): string[] {
  if (startsAt !== null) return [`The interview is on ${momentForAnybody(startsAt, timeZone)}.`]
  return [
    'Pick one of these times (the page shows them in your own time zone):',
    ...slots.map((at) => momentForAnybody(at, timeZone)),
  ]
}
