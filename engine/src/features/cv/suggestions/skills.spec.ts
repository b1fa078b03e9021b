import { describe, expect, it } from 'vitest'
import { cvOf } from '../fixtures/cvOf.ts'
import { suggestionsFor } from './suggest.ts'

const suggest = (skills: string, wanted: string, line = 'Wrote 3 importers with Kafka') =>
  suggestionsFor(cvOf([line], undefined, `\nSkills\n${skills}`), wanted, 2026)[0]

describe('the order of skills', () => {
  it('counts what the CV lists, not what it will list', () => {
    const reason = suggest('Java, PHP, Perl, Docker, Linux, Git, Python', 'Python and Kafka')?.reason
    expect(reason).toContain('This line lists 7 skills. The role asks for Python and Kafka,')
    expect(suggest('Java, PHP, Perl, Docker, Linux, Git, Python, Excel', 'Python')?.reason).toContain('lists 8 skills')
  })

  it('quotes the role, not the CV', () => {
    expect(suggest('Java, PHP, Perl, Docker, Linux, Git, Android SDK', 'Android engineer')).toMatchObject({
      title: 'Put Android SDK first',
      reason: 'This line lists 7 skills. The role asks for Android, and readers stop early.',
    })
  })

  it.each([
    ['Java, Python, SQL, PHP, Perl, Docker, Linux, Git', 'Python and SQL'],
    ['C, C++, Rust, Python, CAN, RTOS, Git, SVN', 'Engineer, C and Rust'],
  ])('stays if all that the role asks for are among the first three: %s', (skills, wanted) => {
    expect(suggest(skills, wanted)).toBeUndefined()
  })

  it('keeps C and C++ together', () => {
    expect(suggest('Java, PHP, Perl, C, C++, Git, Rust', 'Engineer, C and Rust')?.after).toBe(
      'C, C++, Rust, Java, PHP, Perl, Git',
    )
  })

  it('has PostgreSQL in full', () => {
    expect(suggest('Java, postgres, Git', '')?.after).toBe('Java, PostgreSQL, Git')
    expect(suggest('Java, Postgres, Git', '')).toBeUndefined()
  })
})
