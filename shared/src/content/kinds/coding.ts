import { authoredChallengeSchema } from '../challenge.ts'
import type { Reader } from '../page/reader.ts'
import {
  readApproaches,
  readComplexity,
  readConversation,
  readEdgeCases,
  readExamples,
  readKeyPoints,
  readQuestion,
} from '../page/readParts.ts'
import { signatureIn } from '../page/signatureIn.ts'
import { codingTemplate } from './codingTemplate.ts'
import type { Kind } from './kind.ts'
import { languageOfFile } from './languageOfFile.ts'

/** Coding challenges: `challenge.md`, `cases.json` and `solutions/`. */
export const coding: Kind<typeof authoredChallengeSchema._output> = {
  name: 'coding',
  folder: 'challenges',
  page: 'challenge.md',
  schema: authoredChallengeSchema,
  read: (reader, _files, id) => ({
    id,
    challengeType: 'coding',
    ...readQuestion(reader),
    limits: { timeMs: reader.number('time limit ms'), memoryMb: reader.number('memory limit mb') },
    signature: signatureIn(reader.fact('signature'), reader.fact('docstring')),
    statement: reader.prose(),
    inputFormat: reader.text('Input'),
    outputFormat: reader.text('Output'),
    constraints: reader.items('Limits'),
    examples: readExamples(reader),
    ...readConversation(reader),
    approaches: readApproaches(reader),
    keyPoints: readKeyPoints(reader),
    edgeCases: readEdgeCases(reader),
    complexity: readComplexity(reader),
    solutions: reader.entries('Solutions', readSolution),
    wrongSolutions: reader.entries('Wrong solutions', (each) => ({
      file: each.heading,
      language: languageOfFile(each.heading),
      pitfalls: each.facts('pitfall'),
      time: each.fact('time'),
      mistake: each.prose(),
    })),
    equivalentMutants: reader.entries('Equivalent mutants', (each) => ({
      file: each.fact('file'),
      mutant: each.heading,
      reason: each.prose(),
    })),
  }),
  template: codingTemplate,
}

function readSolution(reader: Reader): unknown {
  return {
    file: reader.heading,
    language: languageOfFile(reader.heading),
    kind: reader.fact('kind'),
    time: reader.fact('time'),
    space: reader.fact('space'),
    fits: reader.fact('fits'),
  }
}
