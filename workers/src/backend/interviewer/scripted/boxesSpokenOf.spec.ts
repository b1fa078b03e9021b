import { loadSpoken } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { rehearseInWords, type SpokenMove } from '../../../testing/spokenRehearsal.ts'
import type { InterviewerProvider } from '../provider.ts'

const question = loadSpoken().get('splits-of-a-marathon')

const saying = (text: string): InterviewerProvider => ({
  name: 'saying',
  async *reply({ call }) {
    yield { type: 'judgement', candidatesAnswerWasAccepted: call === 'reply' ? false : null }
    yield { type: 'text', text }
  },
  ready: async () => ({ ok: true, detail: 'always' }),
})

/** Returns the boxes that this text points at, on a board with the given boxes. */
async function pointedAt(text: string, boxes: readonly string[]): Promise<readonly string[] | undefined> {
  if (question === undefined) throw new Error('there is no such question')
  const moves: SpokenMove[] = [
    { draw: { boxes: [...boxes], arrows: [] } },
    { say: 'A mat sends what it reads to the intake, and a consumer works out the answers.' },
  ]
  const { lines } = await rehearseInWords(question, moves, { provider: saying(text) })
  return lines.at(-1)?.pointsAt
}

it('finds a box by its label or by its kind, whole words only', async () => {
  const boxes = ['Order DB', 'Load balancer x2', 'Go', 'Cash desk']
  const asked = 'What does the load balancer do when the order DB is slow?'
  expect(await pointedAt(asked, boxes)).toEqual(['Order DB', 'Load balancer x2'])
  expect(await pointedAt('Would you go for cash or for desks?', boxes)).toBeUndefined()
  expect(await pointedAt(asked, [])).toBeUndefined()
})

it('points at four boxes at most', async () => {
  const boxes = ['API', 'Cache', 'Queue', 'Worker', 'Cash desk']
  expect(await pointedAt('Which is first: API, cache, queue, worker or cash desk?', boxes)).toEqual(boxes.slice(0, 4))
})
