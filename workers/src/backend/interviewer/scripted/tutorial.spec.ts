import { createBank, loadSpoken, presentableTutorial, type Tutorial } from '@greenroom/shared/content'
import { walkedIn } from '@greenroom/shared/rules'
import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { type ChatHistoryEntry, type ChatRequestBody, chatRequestSchema } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createInterviewer, type InterviewerCall } from '../interviewer.ts'
import { scriptedProvider } from './scriptedProvider.ts'

const spoken = loadSpoken()
const tutorials = spoken.tutorials?.all() ?? []
const everyWalk = tutorials.flatMap((tutorial) =>
  interviewerPersonalities.map((personality) => ({ id: tutorial.id, tutorial, personality })),
)

/** Runs a tutorial conversation with the scripted interviewer; the faults are the rules its replies broke. */
function walk(tutorial: Tutorial, personality: (typeof interviewerPersonalities)[number] = 'fair') {
  let now = Date.parse('2026-03-01T09:00:00Z')
  const faults: string[] = []
  const history: ChatHistoryEntry[] = []
  const interviewer = createInterviewer({
    bank: createBank([]),
    spoken,
    provider: scriptedProvider(),
    now: () => now,
    logger: pino({ level: 'warn' }, { write: (line: string) => void faults.push(JSON.parse(line).fault) }),
  })
  async function hear(call: InterviewerCall): Promise<string> {
    const body: ChatRequestBody = {
      chatHistory: history,
      candidateName: 'Ada Larsen',
      codingChallengeQuestion: presentableTutorial(tutorial, 'python').challenge_description,
      interviewSettings: { interviewerPersonality: personality },
      telephoneOrOnsitePhase: call === 'opening' ? 'introduction' : 'approach',
      interviewContext: {
        ...{ challengeId: tutorial.id, contentVersion: tutorial.version, hintRung: 0, testResults: null },
        questionStartedAt: '2026-03-01T09:00:00.000Z',
      },
    }
    now += 5_000
    const context = { signal: new AbortController().signal, requestId: 'walk' }
    const { message, ...read } = await interviewer.answer(call, chatRequestSchema.parse(body), context)
    const last = history.at(-1)
    if (call === 'reply' && last !== undefined) {
      last.interviewersClassificationOfCandidatesIntent = read.interviewersClassificationOfCandidatesIntent
      last.candidatesAnswerWasAccepted = read.candidatesAnswerWasAccepted
    }
    const timeSent = new Date(now).toISOString()
    history.push({ sender: 'interviewer', recipient: 'candidate', timeSent, message })
    return message
  }
  return {
    faults,
    open: () => hear('opening'),
    stop: () => hear('doneCoding'),
    say(message: string) {
      now += 30_000
      history.push({ sender: 'candidate', recipient: 'interviewer', timeSent: new Date(now).toISOString(), message })
      return hear('reply')
    },
    settled: () => walkedIn(history).settled,
  }
}

describe('the tutorials', () => {
  it('exist, and one of them shows the room', () => {
    expect(tutorials.length).toBeGreaterThanOrEqual(4)
    expect(spoken.tutorials?.warmUp()?.id).toBe('the-room-before-it-counts')
  })

  it.each(everyWalk)('$id goes from answer to answer to its end ($personality)', async ({ tutorial, personality }) => {
    const told = walk(tutorial, personality)
    expect(await told.open()).toContain(tutorial.steps[0]?.question)
    for (const [index, { signs, answer }] of tutorial.steps.entries()) {
      const reply = await told.say(`I would say ${signs[0]}.`)
      expect(reply).toContain(answer)
      expect(told.settled()).toBe(index + 1)
      const next = tutorial.steps[index + 1]
      if (next !== undefined) expect(reply).toContain(next.question)
    }
    expect(told.faults).toEqual([])
  })

  it.each(everyWalk)(
    '$id helps a stuck candidate, then gives the answer ($personality)',
    async ({ tutorial, personality }) => {
      const told = walk(tutorial, personality)
      await told.open()
      for (const [index, step] of tutorial.steps.entries()) {
        expect(await told.say('Bananas are yellow fruit in a bowl.')).toBe(step.whenStuck)
        expect(told.settled()).toBe(index)
        expect(await told.say('Purple elephants dance around the lake.')).toContain(`“${step.answer}”`)
        expect(told.settled()).toBe(index + 1)
      }
      expect(told.faults).toEqual([])
    },
  )
})

describe('the tour of the room', () => {
  const room = spoken.tutorials?.warmUp()
  if (room === undefined) throw new Error('no tutorial shows the room')

  it('counts the step’s action as its answer, whatever it means elsewhere', async () => {
    const told = walk(room)
    await told.open()
    const said = [
      'How much less do groups pay, and what counts as a group?',
      'Two are free, so ten tickets are paid.',
      "I'm stuck, could I have a hint?",
      'Could you give me a minute to think?',
      'I would try 4, 5 and nobody at all.',
      'Skip it, or ask you for a hint first.',
    ]
    for (const [index, message] of said.entries()) {
      await told.say(message)
      expect(told.settled(), message).toBe(index + 1)
    }
  })

  it('stays at a step during greetings, time to think and other matters, and stops on request', async () => {
    const told = walk(room)
    await told.open()
    const [first] = room.steps
    for (const message of ['Hello, nice to meet you.', 'What is the weather like in Oslo?'])
      expect(await told.say(message)).toContain(first?.question)
    expect(await told.say('Give me a minute, please.')).not.toContain(first?.answer)
    expect(told.settled()).toBe(0)
    expect(await told.stop()).not.toContain('?')
    expect(told.faults).toEqual([])
  })
})
