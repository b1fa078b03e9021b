import { expect, test } from 'vitest'
import { loadSpoken } from '../../shared/src/content/index.ts'
import { pointsIn } from '../../workers/src/reading/pointsIn.ts'

/** Plain replies to the questions about an item's essential points, in the order of the points. */
const replies: Readonly<Record<string, readonly string[]>> = {
  'answers-in-the-wrong-order': [
    'There are six requests under way at the same moment, and the answer to the first may come back after the answer to the last.',
    'It simply draws every list as it arrives, so the one that arrives last stays on the screen.',
    'I would abort that request with an AbortController when the next letter is typed.',
    'It should look whether the answer belongs to the text that is in the box now, and drop it if not.',
  ],
  'check-that-kills': [
    'All of them look dead, because every check runs a query on the same slow database.',
    'Nothing was wrong with the machine itself, so it only cost capacity, and its cache was empty afterwards.',
    'Far more than usual: cold caches send every request to it, and each caller tries up to three more times.',
    'They get the whole load, are too slow for the check, and are switched off again, over and over.',
    'I would let it ask only about the process itself, and have another one that decides about traffic.',
  ],
  'fast-line-slow-page': [
    'More bandwidth, but the latency to Frankfurt stayed the same.',
    '900 KB are 7.2 megabits, so about 70 ms on the old line and 7 ms on the new one.',
    'It looks up the name, opens TCP, and negotiates TLS, each of which costs a round trip.',
    'Only after it has read the document, and some only after a style sheet has arrived, so they come one after the other.',
    'I would put the files on a CDN in Santiago and let the browser keep them.',
  ],
  'ninety-nine-percent-right': [
    'Not hard: if you say that no lift will get stuck, you are right in 99.2 % of the cases.',
    'How many of the real breakdowns were announced, and how many of the announcements were real.',
    'The two hundred with the highest risk, since that is how many visits they can make.',
    'I would see whether it beats something simple, like visiting the lifts that failed most last month.',
  ],
  'stock-that-never-arrives': [
    'One from Lima to Quito and one from Quito to Lima, when each has taken its first lock and waits for the second.',
    'Because the threads are just asleep while they wait for a lock, and waiting is no error.',
    'I would attach to the process and print what each thread is waiting for, with jstack for example.',
    'I would always lock the shop with the smaller number first.',
  ],
  'two-bookings-one-seat': [
    'Both saw that the seat was free, as neither had written anything yet.',
    'The name of whoever wrote last, and the other one is simply gone, overwritten.',
    'It promises all or nothing, but under read committed another transaction can change the row in between.',
    'I would update the row only where the customer is still empty and look how many rows were changed.',
  ],
  'counting-the-shelves': [
    'Objects of the class Integer, since a list cannot hold an int.',
    'Whether both sides are one and the same object, and not whether the numbers agree.',
    'Java caches the small Integer values up to 127, so lamps give the same object.',
    'I would try large numbers as well, such as 1000, and the border at 127 and 128.',
    'I would call equals on them instead of using the operator.',
  ],
  'row-after-row': [
    'It stops at the first word from the right that is smaller than its neighbour; behind it the words only fall.',
    'Because they are in descending order already, which is the largest they can be.',
    'The smallest one that is still larger than the word at i, so that the row grows as little as possible.',
    'Because it is still in descending order after the swap, so reversing it gives ascending order.',
    'The next one in alphabetical order, as in a dictionary.',
    'When the row was the last permutation, and then it is sorted ascending again.',
  ],
  'small-cache': [
    'It also uses the order in which the keys were inserted.',
    'The first key in the dictionary, which it gets with next and iter.',
    'It is popped and inserted anew, so it stands at the end of the order.',
    'It is thrown away, because get does not move it to the end.',
  ],
  'weight-of-the-van': [
    'It gets a promise each time and throws it away.',
    'Nothing, the total is still 0, as each inner function is waiting for its scales.',
    'For every van that is too heavy, it says ready to go, and nobody would notice until it breaks down.',
    'No, each one reads the old total before it waits, and they overwrite each other.',
    'I would map the parcels to promises, await Promise.all, and sum the results.',
  ],
  'every-plant-in-bloom': [
    'I sort the plants by the last day, and visit on the last day of the first that is not caught yet.',
    'The plant that stops flowering first has to be visited by its last day.',
    'Because everything that flowers on an earlier day of it still flowers on its last day, so nothing is lost by waiting.',
    'The plants for which I made a visit do not overlap with each other, so everybody needs a visit for each.',
  ],
  'floor-to-meet-on': [
    'I sort the people and take the floor of the middle one.',
    'One floor up costs one for everybody at or below it, and saves one for everybody above.',
    'It goes down until half of the people are below, and then it goes up again.',
    'Nothing at all, only the side on which they sit counts.',
  ],
  'swapping-neighbours': [
    'I do a merge sort and count how many are left on the left side whenever one comes from the right.',
    'It can repair one pair only, since all others keep their order.',
    'Because every pair that is in the wrong order needs a swap of its own.',
    'As long as it is not sorted there are two neighbours in the wrong order, and I swap those.',
    'The halves are sorted, so when one goes first it passes all the remaining ones of the left half at once.',
  ],
  'crossing-with-a-button': [
    'I have a phase, which says what both lights show.',
    'In a table with the seconds and the next phase for each.',
    'The controller, it knows the current phase, since when, and if somebody pressed.',
    'The press is remembered in a flag, which is cleared when people get green.',
    'Through an interface for the lamps, that is told which two colours to show.',
    'I pass in a fake clock and set it forward.',
  ],
  'numbers-at-the-town-hall': [
    'A ticket object with the matter, when it was taken, the appointment and its state.',
    'In a policy of its own, that gets the waiting tickets and picks one.',
    'Through the waiting room class: next, call again, absent.',
    'The display subscribes to calls and shows the latest four.',
    'I hand in a clock that the test can set.',
  ],
  'offers-at-the-till': [
    'There is an article with a name, a group and a price.',
    'Each scanned item has an id of its own.',
    'One new class that implements the offer interface.',
    'As a discount object with a reason, an amount and the things it uses.',
    'An optimizer that tries all the orders of the offers.',
    'Only the scanned items, in a basket.',
  ],
  'parcel-lockers': [
    'A locker knows its size and whether its door is open.',
    'In a stored parcel, an object with the locker, the code and the time.',
    'An allocation strategy, that picks the smallest one that is free.',
    'A facade for the whole wall, with store, pick up and overdue.',
    'I inject a clock and a generator for codes.',
  ],
}

const asked = loadSpoken()
  .all()
  .flatMap((question) => {
    const essential = question.points.filter(({ weight }) => weight === 'essential')
    return (replies[question.id] ?? []).map((reply, index) => ({ question, point: essential[index], reply }))
  })

test('every reply belongs to a question', () => {
  expect(new Set(asked.map(({ question }) => question.id)).size).toBe(Object.keys(replies).length)
})

test.each(asked.map((each) => [each.point?.question ?? 'no question', each] as const))(
  'the point is recognised in a plain reply to “%s”',
  (_ask, { question, point, reply }) => {
    expect(pointsIn(reply, question), reply).toContain(point)
  },
)
