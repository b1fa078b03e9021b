import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { twentyCvs } from '../fixtures/twenty.ts'
import { questionsAbout, spokenAs, spokenQuestionsAbout } from './questions.ts'

const questionsOf = (lines: readonly string[], wanted: readonly string[] = [], skills = '') =>
  questionsAbout(cvOf(lines, undefined, skills === '' ? '' : `\nSkills\n${skills}`), new Set(wanted)).map(
    ({ question }) => question,
  )
const count = (questions: readonly string[], words: string) =>
  questions.filter((question) => question.includes(words)).length

describe('the question about a skill', () => {
  const line = 'Built the shop of a club with Node.js and Kubernetes'
  it.each([
    ['the first of those that the role wants', ['SQL', 'Python'], 'Perl, PHP, SQL, Python', 'You list SQL,'],
    ['none that the role doesn’t want', ['Go'], 'Perl, PHP, SQL', undefined],
    ['none that a line mentions', ['Node.js'], 'Perl, Node.js, SQL', undefined],
    ['none that another one shows', ['JavaScript', 'Docker'], 'JavaScript, Docker, SQL', undefined],
    ['none if nothing is wanted', [], 'Perl, PHP, SQL', undefined],
  ])('is about %s', (_, wanted, skills, start) => {
    const asked = questionsOf([line], wanted, skills).filter((question) => question.startsWith('You list'))
    expect(asked.map((question) => question.slice(0, start?.length))).toEqual(start === undefined ? [] : [start])
  })
})

describe('the question about a line', () => {
  const own = {
    caught: 'What did that catch',
    else: 'What else did you consider',
    measured: 'How did you measure that?',
    worst: 'Tell me about the worst one',
    disagreed: 'Where did you and the team disagree',
    wrong: 'What went wrong along the way?',
  }
  it.each([
    ['caught', 'Test cases were written for the booking engine'],
    ['caught', 'Set up monitoring with Prometheus and Grafana'],
    ['else', 'Was in charge of the selection of an API gateway'],
    ['else', 'Built the pipeline that cleans hours of recordings'],
    ['measured', 'Reduced the boot time from 900 ms to 310 ms'],
    ['measured', 'Automated the list of orders, which saved two hours a week'],
    ['measured', 'Brought the routing from 1.9 s to 400 ms with a cache'],
    ['measured', 'Simulations run in a tenth of the time, in Python'],
    ['measured', 'Rewrote the payments; crashes fell by 70%'],
    ['measured', 'Brought in a cache; the pages fell from nine to two a day'],
    ['worst', 'On call one week in five for eleven services'],
    ['disagreed', 'Led eight engineers who answered for the ledger'],
    ['disagreed', 'Responsible for team of 3 developers'],
    ['wrong', 'Moved 30 services from machines to Kubernetes'],
  ] as const)('%s: %s', (kind, line) => {
    expect(questionsOf([line])[0]).toContain(own[kind])
  })

  it.each([
    ['caught', 'Helped in testing of the payroll module'],
    ['caught', 'Automated the reordering list with Excel'],
    ['caught', 'Tested web applications of 60 customers'],
    ['else', 'Wrote 25 articles for the help center'],
    ['else', 'Created animations in CSS for the site'],
    ['measured', 'Set the direction from one monolith to 14 services'],
    ['measured', 'Answered about 40 tickets a day with a satisfaction of 96%'],
    ['measured', 'Planned capacity for the summer, twice within 5 % of what was used'],
    ['worst', 'Updated the runbook for incidents in the shops'],
    ['worst', 'Built the app that answers the pager at night'],
    ['worst', 'Wrote the runbook that five teams now use on call'],
    ['disagreed', 'Managed the migration of the policy system to AWS'],
    ['disagreed', 'Coordinated with various departments on initiatives'],
    ['wrong', 'Successfully launched the customer portal'],
  ] as const)('not %s: %s', (kind, line) => {
    const [question] = questionsOf([line])
    expect(question).toContain(line)
    expect(question).not.toContain(own[kind])
  })

  it('has other words each time it is about a thing that was built', () => {
    const questions = questionsOf(
      ['ledger of a bank', 'portal of a museum', 'editor for clerks', 'register of donations'].map(
        (thing) => `Built the ${thing} in Kotlin`,
      ),
    )
    expect(count(questions, own.else)).toBe(1)
    expect(new Set(questions.map((question) => question.replace(/“.*”/, ''))).size).toBe(questions.length)
  })

  it('comes once for lines about the same', () => {
    const lines = [
      'Managed the migration of the policy system to AWS in 18 months.',
      'Responsible for the migration of the policy system to AWS within 18 months.',
    ]
    expect(count(questionsOf(lines), 'policy system')).toBe(1)
  })

  it('quotes one sentence, the one that it is about', () => {
    expect(
      questionsOf(['I looked after the smart meters in Graz. I developed the interface to their readings.'])[0],
    ).toContain('You wrote “I developed the interface to their readings”.')
  })
})

describe('what an interviewer says about a line', () => {
  it.each([
    [
      'You wrote “Built A”. What else did you consider, and why? What did you do yourself?',
      'You wrote “Built A”. What else did you consider, and why?',
    ],
    [
      'You wrote “Built A”. Tell me about the worst one. What changed?',
      'You wrote “Built A”. Tell me about the worst one. What changed?',
    ],
    ['You wrote “Answered mails to ada@example.org”. What came of it?', null],
    ['You wrote “Built www.example.org for a club”. What came of it?', null],
    ['You wrote “Built shop.example.com/ada”. What came of it?', null],
    ['You wrote “Reachable at +44 20 7946 0958”. What came of it?', null],
    ['You wrote “Built [this](javascript:alert)”. What came of it?', null],
    ['You wrote “Asked why? and fixed it”. What came of it?', null],
    ['You wrote “Made it fast!”. What came of it?', null],
  ])('%s', (question, said) => {
    expect(spokenAs(question)).toBe(said)
  })

  it('is a single question about work, for nearly every CV', () => {
    const all = twentyCvs().map(({ content }) => spokenQuestionsAbout(content))
    expect(all.filter((each) => each.length === 0).length).toBeLessThan(2)
    for (const question of all.flat()) {
      expect(question).toMatch(/^You wrote “.+”\. [^?]+\?$/)
      expect(question.split(/\s+/).length).toBeLessThanOrEqual(45)
    }
  })
})
