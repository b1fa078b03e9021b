import {
  type Challenge,
  type ItemTypes,
  type KindName,
  type SpokenQuestion,
  spokenKinds,
  spokenQuestionOf,
} from '../../shared/src/content/index.ts'
import { codeExecutionBounds } from '../../shared/src/wire/index.ts'
import { findLeak } from '../../workers/src/backend/interviewer/leakCheck.ts'
import { askFindings } from './askFindings.ts'
import { checkedChallenge, checkedInWords, checkFindings } from './checkFindings.ts'
import { protocolFindings } from './protocol.ts'

/** Lists everything the interviewer may say before giving any hint. */
function spokenFreely(challenge: Challenge): [string, string][] {
  return [
    ['opening', challenge.opening],
    ...challenge.clarifications.map(({ answer }, i): [string, string] => [`clarifications.${i}`, answer]),
    ...challenge.approaches.map(({ response }, i): [string, string] => [`approaches.${i}`, response]),
    ...challenge.commonMistakes.map(({ nudge }, i): [string, string] => [`commonMistakes.${i}`, nudge]),
    ...challenge.edgeCases.map(({ question }, i): [string, string] => [`edgeCases.${i}`, question]),
    ...challenge.followUps.map(({ question }, i): [string, string] => [`followUps.${i}`, question]),
  ]
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

const repeated = (what: string, texts: readonly string[]): string[] =>
  duplicates(texts).map((text) => `${what} stands there twice: ${JSON.stringify(text.slice(0, 60))}`)

const sameText = (one: string, other: string): boolean => one.trim() === other.trim()

/** Problems with a challenge that can be found just by reading; one sentence each. */
export function readingFindings(challenge: Challenge): string[] {
  const { examples, testCases, hiddenTestCases, keyPhrases, hints } = challenge
  const cases = [...testCases, ...hiddenTestCases]
  const inputBytes = cases.reduce((sum, { stdin }) => sum + Buffer.byteLength(stdin), 0)
  const leaks = (where: string, text: string, rungReached: number) => {
    const leak = findLeak(text, { challenge, rungReached, saidByCandidate: '', statement: challenge.statement })
    return leak === null ? [] : [`${where} gives away too much (${leak})`]
  }
  return [
    ...examples.flatMap(({ input, output }, index) =>
      testCases.some(({ stdin, expected_output }) => sameText(stdin, input) && sameText(expected_output, output))
        ? []
        : [`example ${index + 1} is none of the visible cases`],
    ),
    ...protocolFindings(challenge),
    ...repeated(
      'an input',
      cases.map(({ stdin }) => stdin),
    ),
    ...repeated(
      'a clarification',
      challenge.clarifications.map(({ answer }) => answer),
    ),
    ...repeated(
      'a follow-up',
      challenge.followUps.map(({ question }) => question),
    ),
    ...repeated('a hint', hints),
    ...repeated(
      'an approach',
      challenge.approaches.map(({ name }) => name),
    ),
    ...(hiddenTestCases.some(({ category }) => /\blarge\b/.test(category)) ? [] : ['no hidden case is called large']),
    ...(inputBytes <= codeExecutionBounds.stdinBytesInAll ? [] : [`the inputs take ${inputBytes} bytes`]),
    ...(challenge.inputs === undefined ? ['inputs.json is missing'] : []),
    ...(challenge.approaches.some(({ quality }) => quality === 'optimal') ? [] : ['no approach is optimal']),
    ...(challenge.approaches.some(({ quality }) => quality === 'wrong') ? [] : ['no approach is wrong']),
    ...pitfallFindings(challenge),
    ...checkFindings(checkedChallenge(challenge)),
    ...spokenFreely(challenge).flatMap(([where, text]) => leaks(where, text, 0)),
    ...hints.flatMap((hint, index) => leaks(`hint ${index + 1}`, hint, index + 1)),
    ...keyPhrases.flatMap(({ phrase }) =>
      challenge.statement.toLowerCase().includes(phrase) ? [`the statement says “${phrase}” itself`] : [],
    ),
    ...challenge.solutions
      .filter(({ kind }) => kind === 'optimal')
      .flatMap(({ file }) =>
        challenge.commonMistakes
          .filter(({ signsInCode }) =>
            signsInCode.some((sign) => new RegExp(sign, 'm').test(challenge.programs[file] ?? '')),
          )
          .map(({ mistake }) => `${file} is right, but shows the signs of “${mistake}”`),
      ),
  ]
}

/** Finds common mistakes that no wrong solution makes, and wrong solutions whose mistake isn't listed. */
function pitfallFindings({ commonMistakes, wrongSolutions }: Challenge): string[] {
  const named = commonMistakes.map(({ mistake }) => mistake)
  const made = wrongSolutions.flatMap(({ file, pitfalls = [] }) => pitfalls.map((pitfall) => ({ file, pitfall })))
  return [
    ...named
      .filter((mistake) => !made.some(({ pitfall }) => pitfall === mistake))
      .map((mistake) => `no wrong solution has “${mistake}” as its pitfall`),
    ...made
      .filter(({ pitfall }) => !named.includes(pitfall))
      .map(({ file, pitfall }) => `the pitfall of ${file} is no common mistake: “${pitfall}”`),
  ]
}

type SpokenItem = ItemTypes[(typeof spokenKinds)[number]]
const isSpoken = (item: ItemTypes[KindName]): item is SpokenItem =>
  'challengeType' in item && spokenKinds.some((kind) => kind === item.challengeType)

/** Finds key phrases and code that an interviewer would reveal too early, in questions of any type. */
export function conversationFindings(item: ItemTypes[KindName]): string[] {
  if (!('keyPhrases' in item)) return []
  const { keyPhrases, statement, hints } = item
  const spoken: [string, string][] = [
    ['the opening', item.opening],
    ...item.clarifications.map(({ answer, about }): [string, string] => [`the answer on “${about}”`, answer]),
    ...item.commonMistakes.map(({ nudge, mistake }): [string, string] => [`the nudge on “${mistake}”`, nudge]),
    ...item.followUps.map(({ question }): [string, string] => [`the follow-up “${question}”`, question]),
    ...('approaches' in item
      ? item.approaches.map(({ response, name }): [string, string] => [`the response to “${name}”`, response])
      : []),
    ...('bars' in item
      ? item.bars.map(({ question }): [string, string] => ['a question of the rubric', question])
      : []),
  ]
  const leaks = (where: string, text: string, rungReached: number) => {
    const challenge = { statement, keyPhrases, programs: {} }
    const leak = findLeak(text, { challenge, rungReached, saidByCandidate: '', statement })
    return leak === null ? [] : [`${where} gives away too much (${leak})`]
  }
  return [
    ...spoken.flatMap(([where, text]) => leaks(where, text, 0)),
    ...hints.flatMap((hint, index) => leaks(`hint ${index + 1}`, hint, index + 1)),
    ...(isSpoken(item) ? findingsInWords(spokenQuestionOf({ ...item, version: '' })) : []),
  ]
}

const findingsInWords = (question: SpokenQuestion): string[] => [
  ...askFindings(question),
  ...checkFindings(checkedInWords(question)),
]
