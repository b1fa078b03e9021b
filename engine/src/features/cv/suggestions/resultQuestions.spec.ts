import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (line: string, dates?: string) => suggestionsFor(cvOf([line], dates), '', 2026)[0]

describe('a line without a result', () => {
  it.each([
    ['Launched the customer portal', 'What can people do now?', 'Launched the customer portal, so that {answer}'],
    ['Developed apps in Java for delivery drivers', 'What can people do now?', undefined],
    ['Created an appointment system with Node.js', 'What can people do now?', undefined],
    ['Designed and built the shop of a museum', 'What can people do now?', undefined],
    ['Designed the database in MongoDB', 'What got better?', undefined],
    ['Designed the database of the booking app', 'What got better?', undefined],
    ['Implemented a design system in React', 'What got better?', undefined],
    ['Implemented agile methods in all teams', 'What got better?', undefined],
    [
      'Implemented data quality checks in dbt',
      'What did it catch?',
      'Implemented data quality checks in dbt; {answer}',
    ],
    ['Set up monitoring with Prometheus and Grafana', 'What did it catch?', undefined],
    [
      'Reduced the duplicates in the register',
      'From what to what?',
      'Reduced the duplicates in the register, {answer}',
    ],
    ['Developed with Vue.js and MongoDB', 'What did you develop?', 'Developed {answer} with Vue.js and MongoDB'],
    ['Created internal tools in Ruby to automate resets', 'How many, or how much?', undefined],
  ])('%s: %s', (line, label, template) => {
    const ask = suggest(line)?.ask
    expect(ask?.label).toBe(label)
    if (template !== undefined) expect(ask?.template).toBe(template)
  })

  it.each([
    ['a small thing', 'Created animations in CSS', '2015 – 2019'],
    ['a job of long ago', 'Launched the customer portal', '2003 – 2008'],
    ['a job of long ago', 'Automated the test bench with Python', '2009 – 2014'],
  ])('%s isn’t asked about: %s', (_, line, dates) => {
    expect(suggest(line, dates)).toBeUndefined()
  })

  it('is asked about in a job that began long ago and goes on', () => {
    expect(suggest('Launched the customer portal', '2003 – today')?.ask?.label).toBe('What can people do now?')
  })
})
