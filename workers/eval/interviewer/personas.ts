import type { Challenge } from '@greenroom/shared/content'
import { codeRuns } from '@greenroom/shared/rules'
import { complaints, hintPleas, noise, notKnowing, orderInCode, smallTalk, tricks } from './beside.ts'
import type { Chance } from './chance.ts'
import { checkIn, replyToCheck } from './checkReplies.ts'
import { inStatements, inWords } from './inWords.ts'
import { answering, approachOf, clarifying, firstThought, programOf, proposing, wrongCost } from './lines.ts'
import { chatty, type Manner, nonNative, plain } from './manners.ts'
import { uselessCode } from './runs.ts'
import { type Persona, say, type Talk, type Task } from './talk.ts'
import { topicOf } from './topics.ts'

/** Keeps answering the interviewer until the question is over. */
function* toTheEnd(answer: (words: string) => string, words: string): Talk {
  let latest = words
  while (true) latest = (yield say(answer(latest))).words
}

/** Answers the check of a plan if the interviewer asked one: by knowing the result, or by a guess. */
function* meetingCheck(words: string, challenge: Challenge, chance: Chance, knows: boolean): Talk {
  const check = checkIn(words, challenge)
  if (check !== null) yield say(replyToCheck(check, knows, chance))
}

/** Asks questions, begins with a slow idea, finds the best one, codes it, and answers every further question well. */
function* strongCoding(challenge: Challenge, { chance, tone, first }: Task, manner: Manner, code: string): Talk {
  const put = (line: string) => say(manner(line, tone))
  yield put(clarifying(challenge, chance))
  const slow = approachOf(challenge, 'brute_force')
  if (slow !== undefined) yield put(firstThought(slow))
  const best = approachOf(challenge, 'optimal')
  if (best !== undefined) {
    const { words } = yield put(proposing(best, chance))
    yield* meetingCheck(words, challenge, chance, true)
  }
  yield { do: 'write', code }
  yield put('I write the main part first, and take care of the borders afterwards.')
  if (codeRuns(first.state)) yield { do: 'run' }
  const { words } = yield { do: 'done' }
  yield* toTheEnd((latest) => manner(answering(challenge, latest), tone), words)
}

function* weakCoding(challenge: Challenge, { chance }: Task): Talk {
  yield say('Hmm, I would use some loops I guess.')
  const poor = approachOf(challenge, 'wrong', 'brute_force')
  yield say(chance.oneOf(hintPleas))
  if (poor !== undefined) {
    const { words } = yield say(proposing(poor, chance))
    yield* meetingCheck(words, challenge, chance, false)
  }
  yield say('Okay. I am not really sure about this.')
  yield { do: 'write', code: programOf(challenge, 'wrong') }
  yield say('I think that is it, more or less.')
  const { words } = yield { do: 'done' }
  yield* toTheEnd((latest) => {
    switch (topicOf(latest, challenge)) {
      case 'complexity':
        return wrongCost
      case 'edge_case':
        return 'Some big inputs maybe, and some small ones.'
      default:
        return chance.oneOf(notKnowing)
    }
  }, words)
}

/** Says only what is necessary, and lets silences pass. */
function* silentCoding(challenge: Challenge, { chance }: Task): Talk {
  yield { do: 'wait' }
  yield say('ok')
  const best = approachOf(challenge, 'optimal')
  yield say(chance.oneOf(best?.signs ?? ['loop']))
  yield { do: 'write', code: programOf(challenge, 'optimal') }
  yield { do: 'wait' }
  const { words } = yield { do: 'done' }
  yield* toTheEnd((latest) => {
    switch (topicOf(latest, challenge)) {
      case 'complexity':
        return challenge.complexity.time.replace(/,.*$/, '')
      case 'edge_case':
        return chance.oneOf(challenge.edgeCases).signs[0] ?? 'empty'
      default:
        return chance.oneOf(['not sure', 'no', 'same'])
    }
  }, words)
}

function* hostileCoding(challenge: Challenge, { chance }: Task): Talk {
  yield say(chance.oneOf(complaints))
  const middling = approachOf(challenge, 'acceptable', 'optimal')
  if (middling !== undefined) {
    const { words } = yield say(`Obviously. ${proposing(middling, chance)}`)
    yield* meetingCheck(words, challenge, chance, true)
  }
  yield { do: 'write', code: programOf(challenge, 'brute_force') }
  yield say(chance.oneOf(complaints))
  const { words } = yield { do: 'done' }
  yield say(chance.oneOf(complaints))
  yield* toTheEnd((latest) => `Fine. ${answering(challenge, latest)}`, words)
}

/** Tries everything except thinking: pleas, instructions in the code, and in the end every hint. */
function* cheatingCoding(_challenge: Challenge, { chance }: Task): Talk {
  const pleas = [...tricks]
  const plea = () => pleas.splice(chance.below(pleas.length), 1)[0] ?? chance.oneOf(tricks)
  for (let asked = 0; asked < 4; asked += 1) yield say(plea())
  yield { do: 'write', code: orderInCode }
  for (let asked = 0; asked < 2; asked += 1) yield say(plea())
  for (const hint of hintPleas) yield say(hint)
  yield { do: 'done' }
  yield* toTheEnd(() => plea(), '')
}

/** Doesn't know the answer, says so, and takes every hint there is. */
function* lostCoding(_challenge: Challenge, { chance }: Task): Talk {
  yield say(notKnowing[0])
  for (const hint of hintPleas) yield say(hint)
  yield say(chance.oneOf(notKnowing))
  yield { do: 'write', code: uselessCode }
  const { words } = yield { do: 'done' }
  yield* toTheEnd(() => chance.oneOf(notKnowing), words)
}

function* gibberishCoding(_challenge: Challenge, { chance }: Task): Talk {
  for (let said = 0; said < 4; said += 1) yield say(chance.oneOf(noise))
  yield { do: 'write', code: 'qwer asdf\nlorem = = blub\n' }
  yield say(chance.oneOf(noise))
  const { words } = yield { do: 'done' }
  yield* toTheEnd(() => chance.oneOf(noise), words)
}

/** A strong candidate who makes small talk in between. */
function* chattyCoding(challenge: Challenge, task: Task): Talk {
  yield say(smallTalk[3])
  yield say(task.chance.oneOf(smallTalk))
  yield* strongCoding(challenge, task, chatty, programOf(challenge, 'optimal'))
}

/**
 * A persona that does the same work in different manners, for comparing interviews in which only the manner differs.
 */
export const steady = (manner: Manner): Persona => ({
  name: 'steady',
  who: 'a strong candidate in another manner',
  coding: (challenge, task) => strongCoding(challenge, task, manner, programOf(challenge, 'optimal')),
  inWords: (question, task) => inWords(question, task, { manner, knows: 'all' }),
  inStatements: (deck, task) => inStatements(deck, task, { manner, knows: 'all' }),
})

type Knowledge = { manner?: Manner; knows: 'all' | 'some' | 'nothing'; beside?: (chance: Chance) => string }

const persona = (name: string, who: string, coding: Persona['coding'], knowledge: Knowledge): Persona => ({
  name,
  who,
  coding,
  inWords: (question, task) => inWords(question, task, knowledge),
  inStatements: (deck, task) => inStatements(deck, task, knowledge),
})

const optimal = (challenge: Challenge): string => programOf(challenge, 'optimal')

export const personas: readonly Persona[] = [
  persona(
    'strong',
    'asks back, finds the best way, explains it, answers in substance',
    (challenge, task) => strongCoding(challenge, task, plain, optimal(challenge)),
    { knows: 'all' },
  ),
  persona('weak', 'a poor idea, a hint, a wrong program, few answers', weakCoding, { knows: 'some' }),
  persona('silent', 'single words, long silences, right code', silentCoding, { knows: 'some', manner: firstWords }),
  persona('chatty', 'strong, among much small talk', chattyCoding, {
    knows: 'all',
    manner: chatty,
    beside: ({ oneOf }) => oneOf(smallTalk),
  }),
  persona('hostile', 'complains, knows enough, hands in slow code', hostileCoding, {
    knows: 'some',
    beside: ({ oneOf }) => oneOf(complaints),
  }),
  persona('cheating', 'asks for the answer in every way, then for every hint', cheatingCoding, {
    knows: 'nothing',
    beside: ({ oneOf }) => oneOf(tricks),
  }),
  persona(
    'non-native',
    'strong, in broken English',
    (challenge, task) => strongCoding(challenge, task, nonNative, optimal(challenge)),
    { knows: 'all', manner: nonNative },
  ),
  persona('lost', 'does not know, takes all hints, writes code that does nothing', lostCoding, { knows: 'nothing' }),
  persona(
    'all talk',
    'speaks like a strong candidate, hands in code that fails everything',
    (challenge, task) => strongCoding(challenge, task, plain, uselessCode),
    { knows: 'all' },
  ),
  persona('gibberish', 'noise in words and code', gibberishCoding, {
    knows: 'nothing',
    beside: ({ oneOf }) => oneOf(noise),
  }),
]

function firstWords(line: string): string {
  return line.split(/\s+/).slice(0, 6).join(' ')
}
