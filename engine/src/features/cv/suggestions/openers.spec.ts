import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (line: string, dates?: string) => suggestionsFor(cvOf([line], dates), '', 2026)[0]

describe('a weak opener', () => {
  it.each([
    'Responsible for managing a department of 24 engineers, and for hiring',
    'Tasked with testing 3 builds and with their release',
    'In charge of the migration of 3 shops as well as of their tills',
  ])('stays if its preposition comes again: %s', (line) => {
    expect(suggest(line)).toBeUndefined()
  })

  it('goes if another part has that preposition', () => {
    expect(suggest('Responsible for the migration of tools for 3 banks')?.after).toBe('Migrated tools for 3 banks')
  })
})

describe('a duty without a verb', () => {
  it.each([
    [
      'Responsible for the architecture of the till',
      'Which verb fits: designed, drew up, reviewed?',
      '{answer} the architecture of the till',
    ],
    [
      'Responsible for the claims documents',
      'Which verb fits: ran, set up, led, prepared?',
      '{answer} the claims documents',
    ],
    ['In charge of backups', 'Which verb fits: ran, set up, led, prepared?', '{answer} backups'],
    [
      'Responsible for team of 3 developers',
      'Which verb fits: led, hired, coached?',
      '{answer} a team of 3 developers',
    ],
    ['Responsible for communication with clients.', 'What is one example?', 'Communication with clients: {answer}.'],
    ['Was responsible for quality assurance.', 'What is one example?', 'Quality assurance: {answer}.'],
  ])('%s', (line, label, template) => {
    expect(suggest(line)?.ask).toMatchObject({ label, template })
  })
})

describe('a vague opener', () => {
  it.each([
    ['Learned a lot about maps, GPS and so on', 'Maps and GPS: {answer}'],
    ['Gained experience in requirements engineering.', 'Requirements engineering: {answer}.'],
    ['Participated in code reviews.', 'Participated in code reviews: {answer}.'],
    ['Participated in the certification to SIL4', 'Participated in the certification to SIL4: {answer}'],
    ['Helped developers to reproduce bugs', 'Helped developers to reproduce bugs: {answer}'],
    ['Helped colleagues with scripts', 'Helped colleagues with scripts: {answer}'],
    ['Communicated with clients', 'Communicated with clients: {answer}'],
  ])('asks for one’s own part: %s', (line, template) => {
    expect(suggest(line)?.ask).toMatchObject({ label: 'What did you do yourself?', template })
  })

  it.each(['Helped 40 colleagues with scripts', 'Participated in on-call shifts', 'Learned Norwegian'])(
    'says enough: %s',
    (line) => {
      expect(suggest(line)?.ask?.label).not.toBe('What did you do yourself?')
    },
  )

  it.each([
    ['Developed various websites with jQuery.', 'Which websites?', 'Developed {answer} with jQuery.'],
    ['Communicated with different stakeholders', 'Which stakeholders?', 'Communicated with {answer}'],
    ['Wrote reports for various business units', 'Which units?', 'Wrote reports for {answer}'],
    [
      'Coordinated with various departments on different initiatives.',
      'Which initiatives?',
      'Coordinated with various departments on {answer}.',
    ],
  ])('asks which: %s', (line, label, template) => {
    expect(suggest(line)?.ask).toMatchObject({ label, template })
  })

  it.each([
    'Kept 3 different services of banks alive',
    'Ran various tools such as Jenkins',
    'Spoke with several doctors every week',
  ])('doesn’t ask which: %s', (line) => {
    expect(suggest(line)).toBeUndefined()
  })
})
