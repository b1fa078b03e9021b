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
  ['kiln-to-oneself', 'sort the firings by start and keep the latest end seen so far', 'optimal'],
  [
    'kiln-to-oneself',
    'I would turn them into events, plus one for a start, minus one for an end, and count',
    'optimal',
  ],
  ['kiln-to-oneself', 'mark every second as busy in a boolean array', 'brute_force'],
  ['kiln-to-oneself', 'take each end as a candidate and check it against all firings', 'brute_force'],
  ['kiln-to-oneself', 'sort by end time and look at the gaps', 'wrong'],
  ['kiln-to-oneself', 'compare neighbours: next start minus previous end', 'wrong'],
  ['kiln-to-oneself', 'for every second I try whether it fits, and otherwise return minus one', 'brute_force'],
  ['kiln-to-oneself', 'put the intervals in a priority queue by start', 'acceptable'],
  ['picture-without-width', 'divisors come in pairs, so I only go up to the square root', 'optimal'],
  ['picture-without-width', 'find the prime factors and build all products', 'optimal'],
  ['picture-without-width', 'try every width from 1 to max width and check the remainder', 'brute_force'],
  ['picture-without-width', 'it is enough to go up to half of the pixels', 'wrong'],
  ['picture-without-width', 'count the pairs and multiply by two', 'wrong'],
  ['picture-without-width', 'loop from 1 to the square root, each divisor gives two shapes', 'optimal'],
  ['knitting-card', 'a stack: push the counts at an opening parenthesis, pop at a closing one', 'optimal'],
  ['knitting-card', 'go from right to left and keep a multiplier', 'optimal'],
  ['knitting-card', 'recursive descent, one call per group', 'acceptable'],
  ['knitting-card', 'expand the pattern into one long string and count', 'brute_force'],
  ['knitting-card', 'count the letters and multiply everything at the end', 'wrong'],
  ['knitting-card', 'I parse each line on its own', 'wrong'],
  ['knitting-card', 'I read the lines as one, and keep a stack of two counters for each open group', 'optimal'],
  ['tug-of-war', 'union find with two nodes per person, one for the opposite team', 'optimal'],
  ['tug-of-war', 'weighted union find which stores the parity to the root', 'optimal'],
  ['tug-of-war', 'keep lists of members and always relabel the smaller group', 'acceptable'],
  ['tug-of-war', 'for every memory do a BFS through what is believed', 'brute_force'],
  ['tug-of-war', 'check whether the graph is bipartite with two colouring', 'wrong'],
  ['tug-of-war', 'union those on the same end and keep a set of enemies', 'wrong'],
  ['tug-of-war', 'a DSU where each person has an enemy node', 'optimal'],
  [
    'nights-at-the-telescope',
    'two heaps, one for the chosen nights and one for the rest, with lazy deletion',
    'optimal',
  ],
  ['nights-at-the-telescope', 'a fenwick tree over the sorted fees with counts and sums', 'optimal'],
  ['nights-at-the-telescope', 'keep the window in a sorted list and use bisect to insert and remove', 'acceptable'],
  ['nights-at-the-telescope', 'sort each window and add up the first k', 'brute_force'],
  ['nights-at-the-telescope', 'a max heap of size k with the cheapest nights so far', 'wrong'],
  ['nights-at-the-telescope', 'a sliding window over consecutive nights with their sum', 'wrong'],
  ['nights-at-the-telescope', 'a max-heap for the paid nights and a min-heap for the others', 'optimal'],
  [
    'nights-at-the-telescope',
    'slide the window of nights and keep a multiset for the chosen and one for the others',
    'optimal',
  ],
  ['strip-of-film', 'binary search on the score, plus one for good pictures and minus one for bad ones', 'optimal'],
  ['strip-of-film', 'binary search the median and use prefix sums with the minimum prefix', 'optimal'],
  ['strip-of-film', 'for each start keep a running median with two heaps', 'brute_force'],
  ['strip-of-film', 'sort every subarray of at least that length', 'brute_force'],
  ['strip-of-film', 'a sliding window of size least with the median of each', 'wrong'],
  ['strip-of-film', 'take the strip with the highest average', 'wrong'],
  ['strip-of-film', 'guess the score with bisection and check with prefix sums', 'optimal'],
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
  ['kiln-to-oneself', 'Can two firings overlap?', 'may share the kiln'],
  ['kiln-to-oneself', 'Are the rows sorted?', 'no particular order'],
  ['kiln-to-oneself', 'Can she start exactly when another firing ends?', 'very second'],
  ['picture-without-width', 'Is 3 by 4 the same shape as 4 by 3?', 'not interchangeable'],
  ['picture-without-width', 'Can the last row be incomplete?', 'Every row is full'],
  ['picture-without-width', 'How large can the number of pixels be?', 'million million'],
  ['knitting-card', 'Can a number be split across two lines?', 'means nothing'],
  ['knitting-card', 'What if there is no number behind a group?', 'knitted once'],
  ['knitting-card', 'How deep can the groups be nested?', 'no limit'],
  ['tug-of-war', 'Can a memory that was set aside be used later?', 'never comes back'],
  ['tug-of-war', 'Do both teams have the same size?', 'same number of people'],
  ['tug-of-war', 'May I reorder the memories?', 'order is given'],
  ['nights-at-the-telescope', 'Do the nights have to be consecutive?', 'any nights of the stay'],
  ['nights-at-the-telescope', 'Can her stay go beyond the end of the season?', 'within the season'],
  ['nights-at-the-telescope', 'Can the fees be negative?', 'No fee is negative'],
  ['strip-of-film', 'What is the median of an even number of pictures?', 'lower one'],
  ['strip-of-film', 'Can the strip be longer than least?', 'more pictures'],
  ['strip-of-film', 'Can I leave out pictures in between?', 'consecutive'],
])('%s: “%s” is answered by its author', (id, asked, piece) => {
  const words = wordsOf(asked)
  const [best] = authored(id)
    .clarifications.map(({ answer, signs }) => ({ answer, strength: strengthOf(words, signs) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
  expect(best?.answer).toContain(piece)
})
