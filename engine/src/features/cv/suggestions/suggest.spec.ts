import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { parseCv } from '../parseCv.ts'
import { linesOfText } from '../reading/textLine.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (line: string, dates?: string) => suggestionsFor(cvOf([line], dates), '', 2026)[0]

describe('suggestions about a line', () => {
  it.each([
    ['Responsible for the migration of shops to a new till in 14 weeks', 'Migrated shops to a new till in 14 weeks'],
    ['Was responsible for testing and releasing 3 builds a day', 'Tested and released 3 builds a day'],
    ['Duties included taking backups and restoring them', 'Took backups and restored them'],
    ['In charge of the introduction of 2 tills', 'Introduced 2 tills'],
    ['Was tasked with writing 40 unit tests', 'Wrote 40 unit tests'],
    ['Administration of 200 servers', 'Administered 200 servers'],
    ['I wrote the importer for 9 banks', 'Wrote the importer for 9 banks'],
    ['Reports were sent to 40 clerks', 'Sent reports to 40 clerks'],
    ['Kafka was introduced in 3 teams', 'Introduced Kafka in 3 teams'],
    ['Maintaining the database of 4 shops', 'Maintained the database of 4 shops'],
    ['Develop reports for 30 buyers', 'Developed reports for 30 buyers'],
    ['Leveraged Terraform in order to provision 3 environments', 'Used Terraform to provision 3 environments'],
    ['Wrote 25 services in Nodejs and Javascript', 'Wrote 25 services in Node.js and JavaScript'],
    ['Fixed bugs in 3 services, tools, scripts, etc.', 'Fixed bugs in 3 services, tools and scripts'],
  ])('%s', (line, after) => {
    expect(suggest(line)?.after).toBe(after)
  })

  it.each([
    'Led a team of four testers',
    'Cut the nightly run from 4 hours to 50 minutes by batching writes.',
    'Designed the ledger that books 3 million transfers a day',
    'Design reviews with eleven teams',
    'Data processing and reporting tools for 3 banks',
    'On call one week in five for eleven services.',
    'Answered about 40 tickets a day',
  ])('has nothing to say about: %s', (line) => {
    expect(suggest(line)).toBeUndefined()
  })

  it('keeps the present of a job that goes on', () => {
    expect(suggest('Handling feedback from 300 users', '2020 – today')?.after).toBe('Handle feedback from 300 users')
  })

  it('asks for what only the candidate knows', () => {
    expect(suggest('Improved the performance of the search significantly.')).toMatchObject({
      after: 'Improved the performance of the search.',
      ask: { template: 'Improved the performance of the search, {answer}.' },
    })
    expect(suggest('Worked with product on various projects.')).toMatchObject({
      after: null,
      ask: { label: 'Which projects?', template: 'Worked with product on {answer}.' },
    })
    expect(suggest('Redesigned the booking page')?.ask?.template).toBe('Redesigned the booking page, so that {answer}')
  })

  it('asks for few results, and for the dates of a job', () => {
    const many = Array.from(
      { length: 9 },
      (_, index) => `Redesigned the page of ${'abcdefghi'[index]}-customers and their orders`,
    )
    expect(suggestionsFor(cvOf(many), '', 2026).filter(({ ask }) => ask !== null)).toHaveLength(2)
    expect(suggestionsFor(cvOf(['Wrote 2 tools'], ''), '', 2026)[0]).toMatchObject({
      before: '',
      ask: { template: '{answer}' },
    })
  })

  it('removes what doesn’t belong there, and what stands there twice', () => {
    const content = parseCv(
      linesOfText(
        'Ada Example\nada@example.org | Born 1985 | Leeds\nMarital status: single\n\nExperience\nEngineer, Works 2015 – 2019\n• Kept the billing of 40 shops running at night\n• Kept the billing of 40 shops running at night.\n\nReferences\nAvailable on request',
      ),
    )
    expect(suggestionsFor(content, '', 2026).map(({ before, after }) => [before, after])).toEqual([
      ['ada@example.org | Born 1985 | Leeds', 'ada@example.org | Leeds'],
      ['Marital status: single', ''],
      ['Kept the billing of 40 shops running at night.', ''],
      ['Available on request', ''],
    ])
  })

  it('puts the role’s skills first, and adds those that the CV has elsewhere only', () => {
    const skills = '\nSkills\nJava, PHP, Perl, Docker, Linux, Git, Python'
    const content = cvOf(['Wrote 3 importers with Kafka'], undefined, skills)
    expect(suggestionsFor(content, 'Python, Kafka and Redis', 2026)[0]?.after).toBe(
      'Python, Kafka, Java, PHP, Perl, Docker, Linux, Git',
    )
  })
})
