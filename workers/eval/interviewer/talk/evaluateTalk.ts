import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueOf } from '../../../../engine/src/features/challenges/catalogue.ts'
import { scriptedProvider } from '../../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { plainWords, wordCount } from '../../../src/reading/plainWords.ts'
import type { UtteranceSet } from '../items.ts'
import { goal, none, percent, plainSection, type Section } from '../section.ts'
import { createSubject } from '../subject.ts'
import { type HeardUtterance, hearTalk } from './playTalk.ts'
import { judgementsOf, type TalkJudgements, talkOf } from './talkItems.ts'

const maxWords = 45
const maxAlike = 3
const shareWanted = 0.9

/** Matches replies that would fit any utterance. */
const filler =
  /^(noted|all right|understood|got it|i have noted that|i take note of that|i have that down|that is written down|ok|okay|fine|go on)[.,]?( (in your words|over to you|go on))?\.?$/i

/**
 * Plays a set of small talk, writes a table of the replies for a person to judge, and prints the results that can be
 * counted. Resolves to the number of missed goals.
 */
export async function evaluateTalk({
  set = 'held-out',
  print,
  table,
}: {
  set?: UtteranceSet | undefined
  print: (line: string) => void
  /** The path where the table is written. */
  table?: string | undefined
}): Promise<number> {
  const subject = createSubject(scriptedProvider())
  const heard = await hearTalk(talkOf(set), { subject, catalogue: catalogueOf(subject.bank, subject.spoken) })
  const file = table ?? fileURLToPath(new URL(`../../../../node_modules/.cache/talk-${set}.md`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, tableOf(heard))
  const section = talkSection(set, heard, judgementsOf(set))
  for (const line of plainSection(section)) print(line)
  print(`The table to judge: ${file}`)
  return section.goals.filter(({ met }) => !met).length
}

const cell = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll('|', '\\|')

/** Lists each utterance, with the question before it, a sensible reply, and the actual reply. */
function tableOf(heard: readonly HeardUtterance[]): string {
  const rows = heard.map(({ utterance: { id, kind, round, step, text, sensible }, asked, reply, intent }) =>
    [id, kind, `${round}, ${step}`, asked, text, sensible, reply, intent ?? ''].map(cell).join(' | '),
  )
  return [
    '| id | kind | where | the interviewer before | utterance | criterion | reply | label |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n')
}

/** The kinds of utterances that may change the state, because they also contain an answer or a request for help. */
const mayMove: readonly string[] = ['help', 'several']

export function talkSection(
  set: UtteranceSet,
  heard: readonly HeardUtterance[],
  judged: TalkJudgements | null,
): Section {
  const alike = [...Map.groupBy(heard, ({ reply }) => plainWords(reply)).values()].filter(
    ({ length }) => length > maxAlike,
  )
  const moved = heard.filter((each) => each.moved.length > 0)
  const withoutCause = moved.filter(({ utterance: { kind } }) => !mayMove.includes(kind))
  const kinds = [...new Set(heard.map(({ utterance: { kind } }) => kind))].sort()
  const isSensible = ({ utterance: { id } }: HeardUtterance): boolean => judged?.[id]?.sensible === true
  const count = (is: (each: HeardUtterance) => boolean): number => heard.filter(is).length
  return {
    title: `Talk about the interview, ${set === 'held-out' ? 'held-out' : 'practice'} set`,
    how: `${heard.length} things that people say beside the matter, each in a room of its own and at its step, by somebody who had not seen the code. What is sensible is judged by a person, by criteria that were written with the utterances.`,
    goals: [
      ...(judged === null
        ? []
        : [
            goal(
              'sensible replies',
              `≥ ${percent(shareWanted)}`,
              percent(count(isSensible) / heard.length),
              count(isSensible) / heard.length >= shareWanted,
            ),
          ]),
      none(
        `replies that fit more than ${maxAlike}`,
        alike.reduce((sum, { length }) => sum + length, 0),
        heard.length,
      ),
      none('step, rung, acceptance or end moved without cause', withoutCause.length, heard.length),
      none(
        `replies of more than ${maxWords} words`,
        count(({ reply }) => wordCount(reply) > maxWords),
        heard.length,
      ),
      none(
        'replies with more than one question',
        count(({ reply }) => reply.split('?').length > 2),
        heard.length,
      ),
      none(
        'replies that say nothing',
        count(({ reply }) => filler.test(reply.trim())),
        heard.length,
      ),
    ],
    tables: [
      {
        title: 'By kind',
        head: ['kind', 'utterances', 'moved something', ...(judged === null ? [] : ['sensible'])],
        rows: kinds.map((kind) => {
          const own = heard.filter(({ utterance }) => utterance.kind === kind)
          return [
            kind,
            String(own.length),
            String(own.filter((each) => each.moved.length > 0).length),
            ...(judged === null ? [] : [percent(own.filter(isSensible).length / own.length)]),
          ]
        }),
      },
    ],
    notes:
      set === 'held-out'
        ? []
        : [
            ...alike.map((own) => `said ${own.length} times: ${own[0]?.reply ?? ''}`),
            ...withoutCause.map(({ utterance: { id, text }, moved: what }) => `${id} ${what.join(', ')}: ${text}`),
            ...heard
              .filter(({ reply }) => wordCount(reply) > maxWords)
              .map(({ utterance: { id }, reply }) => `${id}, ${wordCount(reply)} words: ${reply}`),
          ],
  }
}
