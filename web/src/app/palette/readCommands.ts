import type { ChallengeSummary, CourseView, SessionSummary } from '@greenroom/shared/wire'
import { addressNow, addressOfSession, isInterview } from '../../data/sessionKinds.ts'
import { challengeAddress } from '../../features/challenges/challenges.ts'
import { topicName, typeNames } from '../../features/challenges/texts.ts'
import { addressOf as courseAddress } from '../../features/learn/courses.ts'
import { dayAndTimeOf } from '../../ui/time.ts'
import type { Command } from './match.ts'
import { paletteTexts as texts } from './texts.ts'

/** Challenges open to this user. The search also matches their topics and slugs. */
export const challengeCommands = (challenges: readonly ChallengeSummary[]): Command[] =>
  challenges
    .filter(({ access }) => access === 'open')
    .map(({ challengeId, title, challengeType, topics }) => ({
      ...{ id: `challenge ${challengeId}`, group: texts.groups.challenges, label: title },
      ...{ hint: typeNames[challengeType], to: challengeAddress({ challengeId }) },
      keywords: `${challengeId.replaceAll('-', ' ')} ${topics.map(topicName).join(' ')}`,
    }))

/** Courses this user can read, each with its lessons. */
export const courseCommands = (courses: readonly CourseView[]): Command[] =>
  courses
    .filter(({ locked }) => !locked)
    .flatMap(({ id, title, lessons }) => [
      { id: `course ${id}`, group: texts.groups.lessons, label: title, hint: texts.course, to: courseAddress(id) },
      ...lessons.map((lesson) => ({
        ...{ id: `lesson ${id} ${lesson.id}`, group: texts.groups.lessons, label: lesson.title, hint: title },
        to: courseAddress(id, lesson.id),
      })),
    ])

/** The user's own interviews, latest first. Practice is found under its challenge. */
export const interviewCommands = (sessions: readonly SessionSummary[]): Command[] =>
  sessions.filter(isInterview).map((session) => ({
    ...{ id: `interview ${session.sessionId}`, group: texts.groups.sessions, to: addressNow(session) },
    ...{ label: session.title || texts.untitled, hint: dayAndTimeOf(new Date(session.createdAt)) },
  }))

/** Interviews in progress. Practice stays open forever, so only the latest one is offered here. */
export function resumeCommands(sessions: readonly SessionSummary[]): Command[] {
  const open = sessions.filter(({ phase }) => phase === 'IN_PROGRESS')
  const lastPractised = open.find((session) => !isInterview(session))
  return open
    .filter((session) => isInterview(session) || session === lastPractised)
    .map((session) => ({
      ...{ id: session.sessionId, group: texts.groups.resume, first: true },
      ...(isInterview(session)
        ? { label: texts.resume, hint: session.title }
        : { label: texts.resumePractice(session.title), hint: texts.practice }),
      to: addressOfSession(session),
    }))
}

export const companyCommands = (companies: readonly { slug: string; name: string }[]): Command[] =>
  companies.map(({ slug, name }) => ({
    ...{ id: `company ${slug}`, group: texts.groups.companies, label: name, hint: texts.companyHint },
    keywords: 'interview company',
    to: `/app/interviewSelection?company=${encodeURIComponent(slug)}`,
  }))
