import { wordCount } from '../../src/reading/plainWords.ts'
import { type Breach, breachesOf, maxWordsOfTurn } from './conduct.ts'
import type { HeldInterview } from './holdInterview.ts'
import { personas } from './personas.ts'
import { goal, none, type Section } from './section.ts'
import type { Subject } from './subject.ts'

const medianWords = 45
const examplesShown = 3

const rules: Readonly<Record<Breach['rule'], string>> = {
  'one question': 'turns with more than one question',
  length: `turns of more than ${maxWordsOfTurn} words`,
  shouting: 'turns with an exclamation mark',
  tests: 'turns that contradict the results of the tests',
  leak: 'turns that give something away, by the stricter check',
  ladder: 'rungs skipped, repeated, uncounted or refused',
  'said twice': 'sentences said twice in a session',
  'polite end': 'questions that do not end politely',
  'asked for': 'whole coding questions without complexity, edge case or follow-up',
  'refused move': 'moves that the room refused',
  'no end': 'interviews without an end',
}

const shareAt = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

export function interviewsSection(held: readonly HeldInterview[], subject: Subject): Section {
  const turns = held.flatMap((each) => each.turns)
  const lengths = turns.map(({ text }) => wordCount(text))
  const breaches = held.flatMap((each) => breachesOf(each, subject))
  const by = Map.groupBy(breaches, ({ rule }) => rule)
  const [median, high] = [shareAt(lengths, 0.5), shareAt(lengths, 0.95)]
  const names = Object.keys(rules) as Breach['rule'][]
  return {
    title: 'Interviews',
    how: `${held.length} interviews with ${turns.length} turns of the interviewer: ${personas.length} scripted candidates, each on every coding challenge, every spoken question, every deck, and in on-site and telephone loops with each personality. A seed picks their lines from the authors' material and our own. The room follows the engine's rules. The test results are known in advance, because the content check runs the authors' programs.`,
    goals: [
      goal('words of a turn, median', `≤ ${medianWords}`, median, median <= medianWords),
      goal('words of a turn, 95th percentile', `≤ ${maxWordsOfTurn}`, high, high <= maxWordsOfTurn),
      ...names.map((rule) =>
        none(rules[rule], by.get(rule)?.length ?? 0, rule === 'no end' ? held.length : turns.length),
      ),
    ],
    tables: [
      {
        title: 'By candidate',
        head: ['candidate', 'who', 'interviews', 'turns', 'median words', 'hints', 'accepted', 'breaches'],
        rows: personas.map(({ name, who }) => {
          const own = held.filter(({ plan }) => plan.persona.name === name)
          const heard = own.flatMap((each) => each.turns)
          return [
            name,
            who,
            String(own.length),
            String(heard.length),
            String(
              shareAt(
                heard.map(({ text }) => wordCount(text)),
                0.5,
              ),
            ),
            String(heard.filter(({ rungAfter, rungBefore }) => rungAfter > rungBefore).length),
            String(heard.filter(({ accepted }) => accepted === true).length),
            String(breaches.filter(({ interview }) => interview.startsWith(`${name}/`)).length),
          ]
        }),
      },
      {
        title: "The provider's replies that the rules replaced before anybody saw them",
        head: ['rule', 'replies'],
        rows: replacedBy(subject.replaced),
      },
    ],
    notes: names.flatMap((rule) =>
      (by.get(rule) ?? [])
        .slice(0, examplesShown)
        .map(({ interview, words }) => `${rule}, ${interview}: ${words.replaceAll('\n', ' ')}`),
    ),
  }
}

function replacedBy(faults: readonly string[]): string[][] {
  const rows = [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) => [fault, String(all.length)])
  return rows.length === 0 ? [['none', '0']] : rows.sort()
}
