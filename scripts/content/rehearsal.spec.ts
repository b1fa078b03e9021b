import { expect, test } from 'vitest'
import { loadChallenges } from '../../shared/src/content/index.ts'
import { approachIn } from '../../workers/src/backend/interviewer/recognise.ts'
import { strengthOf, wordsOf } from '../../workers/src/backend/interviewer/signs.ts'

const bank = loadChallenges()

function authored(id: string) {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`There is no challenge ${id}.`)
  return challenge
}

// What candidates say of their plan, and how the authored material has to take it.
test.each([
  ['backstage-doors', 'I keep a stack: plus pushes the name, minus has to match the top.', 'optimal'],
  ['backstage-doors', 'I keep a list of the rooms I am in and compare with the last one', 'optimal'],
  ['backstage-doors', 'use recursion, each room is a call', 'acceptable'],
  ['backstage-doors', 'For every minus I scan backwards to find the last room still open', 'brute_force'],
  ['backstage-doors', 'count how many times each room was entered and left', 'wrong'],
  [
    'episodes-for-the-ride',
    'a sliding window, extend right, shrink from the left while the sum is too large',
    'optimal',
  ],
  ['episodes-for-the-ride', 'prefix sums and a binary search for each start', 'acceptable'],
  ['episodes-for-the-ride', 'for each start add episodes until it is too long', 'brute_force'],
  ['episodes-for-the-ride', 'sort the episodes and take the shortest first', 'wrong'],
  ['episodes-for-the-ride', 'when the sum is over the limit I reset the sum to zero and start over', 'wrong'],
  ['tea-for-everyone', 'binary search on the time, counting the cups of each machine', 'optimal'],
  ['tea-for-everyone', 'a priority queue with the next cup of each machine', 'brute_force'],
  ['tea-for-everyone', 'simulate second by second and count cups', 'brute_force'],
  ['tea-for-everyone', 'compute the average rate of the machines', 'wrong'],
  ['fire-drill', 'a multi source BFS from all the exits at once', 'optimal'],
  ['fire-drill', 'put all exits in a queue with distance 0 and search in breadth', 'optimal'],
  ['fire-drill', 'BFS from every person to the nearest exit and take the maximum', 'brute_force'],
  ['fire-drill', 'a depth first search from each tile', 'wrong'],
  ['fire-drill', 'Manhattan distance to each exit, take the minimum', 'wrong'],
  ['hall-for-hire', 'sort by end, dynamic programming with binary search for the latest that fits', 'optimal'],
  ['hall-for-hire', 'memoized recursion: take or skip each request', 'acceptable'],
  ['hall-for-hire', 'try all subsets of events', 'brute_force'],
  ['hall-for-hire', 'greedy: always pick the event which ends first', 'wrong'],
  ['hall-for-hire', 'take the highest fee first, then the next that fits', 'wrong'],
  ['network-in-the-storm', 'go backwards and add the cables with union find until a group is large enough', 'optimal'],
  ['network-in-the-storm', 'binary search on the number of failures and check with BFS', 'acceptable'],
  ['network-in-the-storm', 'after each failure run a BFS for the largest component', 'brute_force'],
  ['network-in-the-storm', 'use union find and remove edges one after the other', 'wrong'],
])('%s: “%s” is taken as %s', (id, said, quality) => {
  expect(approachIn(said, authored(id))?.quality).toBe(quality)
})

// What candidates ask, and a piece of the answer that they should get.
test.each([
  ['backstage-doors', 'Can the same room name appear twice?', 'may carry the same name'],
  ['backstage-doors', 'What should I return when he is still inside at the end?', 'plus one'],
  ['backstage-doors', 'What if the first entry is a minus?', 'cannot be right'],
  ['episodes-for-the-ride', 'Can she stop in the middle of an episode?', 'to its end'],
  ['episodes-for-the-ride', 'Is it okay if it ends exactly at arrival?', 'it fits'],
  ['tea-for-everyone', 'Does a machine have to warm up again after each cup?', 'once'],
  ['tea-for-everyone', 'Do half-finished cups count?', 'Only finished cups'],
  ['fire-drill', 'Can people move diagonally?', 'Nobody walks diagonally'],
  ['fire-drill', 'What if there are only walls?', 'zero'],
  ['hall-for-hire', 'Can an event start right when the cleaning ends?', 'in the very hour'],
  ['hall-for-hire', 'Is the cleaning needed before the first event?', 'clean at the beginning'],
  ['network-in-the-storm', 'Can two cables join the same stations?', 'fails on its own'],
  ['network-in-the-storm', 'What if it is already too small at the start?', 'zero'],
])('%s: “%s” is answered by its author', (id, asked, piece) => {
  const words = wordsOf(asked)
  const [best] = authored(id)
    .clarifications.map(({ answer, signs }) => ({ answer, strength: strengthOf(words, signs) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
  expect(best?.answer).toContain(piece)
})
