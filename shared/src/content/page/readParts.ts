import type { Reader } from './reader.ts'

/** Reads the head that every item has; `id` is the name of its folder. */
export const readItem = (reader: Reader) => ({
  title: reader.fact('title'),
  contentTier: reader.fact('tier'),
  releaseStage: reader.fact('release'),
})

/** Reads the head of a question. A question without a `levels` line suits both levels. */
export const readQuestion = (reader: Reader) => {
  const levels = reader.list('levels')
  return {
    ...readItem(reader),
    difficulty: reader.fact('difficulty'),
    durationInMinutes: reader.number('minutes'),
    stages: reader.list('stages'),
    roleTypes: reader.list('roles'),
    levels: levels.length > 0 ? levels : ['JUNIOR', 'SENIOR'],
    concepts: reader.list('concepts'),
  }
}

/** Reads an optional list. */
const listIn = (reader: Reader, name: string): string[] | undefined => {
  const entries = reader.list(name)
  return entries.length === 0 ? undefined : entries
}

/** Strips the backticks that authors put around code to protect it from Markdown. */
const bare = (text: string): string => text.replace(/^`(.*)`$/, '$1')

/** Reads the interviewer's material (`conversationFields`). */
export const readConversation = (reader: Reader) => ({
  opening: reader.text('Opening'),
  hints: reader.items('Hints'),
  clarifications: reader.entries('Clarifications', (each) => ({
    about: each.heading,
    signs: each.list('signs'),
    answer: each.prose(),
  })),
  commonMistakes: reader.entries('Common mistakes', (each) => ({
    mistake: each.heading,
    signsInWords: each.list('in words'),
    plainly: listIn(each, 'plainly'),
    signsInCode: each.facts('in code').map(bare),
    nudge: each.prose(),
  })),
  followUps: reader.entries('Follow-ups', (each) => ({
    question: each.heading,
    signs: each.list('signs'),
    plainly: listIn(each, 'plainly'),
    goodAnswer: each.prose(),
  })),
  keyPhrases: reader.items('Key phrases').map(readKeyPhrase),
  editorial: reader.text('Editorial'),
})

/** Reads `sliding window (4)`: the phrase, and the first rung that may use it. */
function readKeyPhrase(item: string): unknown {
  const [, phrase, rung] = /^(.*\S)\s*\((\d)\)$/.exec(item) ?? []
  return { phrase: phrase ?? item, fromRung: rung === undefined ? undefined : Number(rung) }
}

const readKeyPoint = (reader: Reader) => ({
  point: reader.heading,
  signs: reader.list('signs'),
  plainly: listIn(reader, 'plainly'),
  denied: listIn(reader, 'denied'),
  written: listIn(reader, 'written'),
  side: reader.fact('side'),
})

/** Reads a design's claims, each with its dimension. */
export const readClaims = (reader: Reader) =>
  reader.entries('Claims', (each) => ({ ...readKeyPoint(each), dimension: each.fact('of') }))

export const readKeyPoints = (reader: Reader, heading = 'Key points') => reader.entries(heading, readKeyPoint)

/** Reads a point and the question that asks for it; older pages have no such questions. */
export const readAskedPoint = (reader: Reader) => ({
  ...readKeyPoint(reader),
  asks: reader.fact('asks'),
})

export const readAskedPoints = (reader: Reader) => reader.entries('Key points', readAskedPoint)

export const readApproaches = (reader: Reader) =>
  reader.entries('Approaches', (each) => ({
    name: each.heading,
    quality: each.fact('quality'),
    time: each.fact('time'),
    space: each.fact('space'),
    signs: each.list('signs'),
    plainly: listIn(each, 'plainly'),
    response: each.prose(),
  }))

export const readEdgeCases = (reader: Reader) =>
  reader.entries('Edge cases', (each) => ({
    question: each.heading,
    signs: each.list('signs'),
    plainly: listIn(each, 'plainly'),
    idea: each.prose(),
  }))

export const readComplexity = (reader: Reader) =>
  reader.section('Complexity', (each) => ({
    time: each.fact('time'),
    space: each.fact('space'),
    timeSpellings: each.list('time is said'),
    spaceSpellings: each.list('space is said'),
  }))

/** Reads the examples: each has an `input` block, an `output` block, and prose that explains it. */
export const readExamples = (reader: Reader) =>
  reader.entries('Examples', (each) => ({
    input: each.block('input'),
    output: each.block('output'),
    explanation: each.proseBeside('input', 'output'),
  }))
