import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLibrary, loadChallenges, togetherFindings } from '../../shared/src/content/index.ts'
import { difficulties, interviewStages } from '../../shared/src/vocabulary/index.ts'
import { hunt } from './hunt.ts'
import { proveMistakes, proveSolutions } from './proof.ts'
import { conversationFindings, readingFindings } from './rules.ts'
import { type Runner, startRunner } from './runner.ts'

const bank = loadChallenges()
let runner: Runner
beforeAll(async () => {
  runner = await startRunner()
})
afterAll(async () => {
  await runner.stop()
})

describe.each(bank.all())('$id', (challenge) => {
  test('reads well and gives nothing away', () => {
    expect(readingFindings(challenge)).toEqual([])
  })

  test.concurrent('has solutions that pass every case in a third of the time', async () => {
    const first = await proveSolutions(challenge, runner)
    // A busy machine may take away a program's time once. A program that is really too slow is too slow again.
    const { findings, unproven } = first.findings.length === 0 ? first : await proveSolutions(challenge, runner)
    if (first.findings.length > 0) console.log('tried again after:', first.findings)
    expect({ findings, unproven }, [...findings, ...unproven].join('; ')).toEqual({ findings: [], unproven: [] })
  })

  test.concurrent('has cases that catch every wrong solution', async () => {
    const { findings, unproven } = await proveMistakes(challenge, runner)
    expect({ findings, unproven }, [...findings, ...unproven].join('; ')).toEqual({ findings: [], unproven: [] })
  })

  test.concurrent('has no wrong program that a hunt finds passing', async () => {
    const { findings, inputs, wrong } = await hunt(challenge, runner)
    expect(findings).toEqual([])
    expect(Math.min(inputs, wrong)).toBeGreaterThan(50)
  })
})

test('everything reads well, and nothing is duplicated', () => {
  const library = createLibrary()
  expect(library.reload().findings).toEqual([])
  expect(togetherFindings(library.found())).toEqual([])
  const spoken = library
    .found()
    .flatMap(({ kind, id, read }) =>
      read.ok && kind !== 'coding' ? conversationFindings(read.item).map((each) => `${kind}/${id}: ${each}`) : [],
    )
  expect(spoken).toEqual([])
})

test.each(difficulties)('every stage has a %s challenge of 20 minutes', (difficulty) => {
  for (const stage of interviewStages) {
    const picked = bank.pick({
      difficulty,
      stage,
      programmingLanguage: 'python',
      maxDurationMinutes: 20,
      exclude: [],
      seed: stage,
    })
    expect(picked, stage).toMatchObject({ difficulty, durationInMinutes: 20 })
  }
})
