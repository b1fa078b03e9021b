import { describe, expect, it } from 'vitest'
import { type CoachForm, emptyApplication, mailLink, mailText, problemsOf } from './application.ts'

const filled: CoachForm = {
  email: 'ada@example.org',
  linkedInUrl: 'https://www.linkedin.com/in/ada',
  currentRole: 'Staff engineer',
  workExperience: 'Ten years of databases & networks',
  interviewCount: '120',
  interviewTypes: ['Coding', 'System design'],
  reasonForInterest: 'I like to teach.',
  availabilityConsent: true,
  preferredRoles: ['devops'],
}

describe('the application of a coach', () => {
  it('is valid once every field is filled in', () => {
    expect(problemsOf(filled)).toEqual({})
  })

  it('reports every missing field, and consent must be chosen', () => {
    expect(Object.keys(problemsOf(emptyApplication)).sort()).toEqual([
      'currentRole',
      'email',
      'interviewCount',
      'interviewTypes',
      'linkedInUrl',
      'preferredRoles',
      'reasonForInterest',
      'workExperience',
    ])
  })

  it.each(['-1', '1.5', 'many', ''])('rejects %j as a number of interviews', (interviewCount) => {
    expect(problemsOf({ ...filled, interviewCount })).toHaveProperty('interviewCount')
  })

  it('becomes a mail with every answer in it', () => {
    const link = new URL(mailLink('careers@example.org', filled))
    expect(link.protocol + link.pathname).toBe('mailto:careers@example.org')
    const body = link.searchParams.get('body') ?? ''
    for (const answer of [
      'ada@example.org',
      'Staff engineer',
      'databases & networks',
      '120',
      'Coding, System design',
      'yes',
    ])
      expect(body).toContain(answer)
    expect(body.replaceAll('\r\n', '\n')).toBe(mailText(filled))
  })
})
