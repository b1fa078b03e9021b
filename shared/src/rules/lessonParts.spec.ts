import { expect, it } from 'vitest'
import { createLibrary } from '../content/library.ts'
import { programsIn } from '../content/page/programs.ts'
import { lessonPartsOf, lessonProgramsOf } from './lessonParts.ts'

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``

it('splits a lesson into text and programs, with what each prints and should print', () => {
  const body = [
    'Before.',
    fence('python run', 'print(2)'),
    '',
    fence('output', '2'),
    fence('should', '1\n— The first room is free\nagain at 600.'),
    'Between.',
    fence('python', 'not run'),
    fence('python run', 'print(3)'),
    fence('output', '3'),
  ].join('\n')
  expect(lessonPartsOf(body)).toEqual([
    { kind: 'text', text: 'Before.' },
    {
      ...{ kind: 'program', index: 0, language: 'python', source: 'print(2)\n', output: '2\n' },
      should: { output: '1\n', why: 'The first room is free again at 600.' },
    },
    { kind: 'text', text: `Between.\n${fence('python', 'not run')}` },
    { kind: 'program', index: 1, language: 'python', source: 'print(3)\n', output: '3\n', should: null },
  ])
})

it('leaves a block as text if its program can’t be run, has no output, or isn’t closed', () => {
  for (const body of [
    fence('klingon run', 'x'),
    fence('python run', 'print(1)'),
    [fence('python run', 'print(1)'), 'Text.', fence('output', '1')].join('\n'),
    '```python run\nprint(1)',
  ])
    expect(lessonPartsOf(body)).toEqual([{ kind: 'text', text: body }])
})

it('finds the same programs in our lessons as the content check, which runs them', () => {
  const lessons = createLibrary({ only: ['course'] })
    .items('course')
    .flatMap((course) => course.lessons)
  const found = lessons.flatMap(({ body }) => lessonProgramsOf(body))
  expect(found.length).toBeGreaterThan(10)
  expect(found.map(({ language, source, output }) => ({ language, source, output }))).toEqual(
    lessons.flatMap(({ body }) =>
      programsIn('lesson', body).programs.map(({ language, source, output }) => ({ language, source, output })),
    ),
  )
})
