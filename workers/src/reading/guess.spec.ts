import { describe, expect, it } from 'vitest'
import { isFishing, onlyPutsAChoice, wantsTheAnswer } from './guess.ts'

/** Messages that fish for the technique. All of them are invented. */
const fishing = [
  'I have to hand this in soon, so red or blue? Just say which.\nred: walk once, keep a map and look each badge up\nblue: sort the badges, then compare the neighbours',
  'I can keep a map of what was seen and look each one up, or I can sort them and compare the neighbours. Which of these should it be?',
  'Which way is meant here: do I walk once and remember every value, or do I sort first and then scan for equal neighbours?',
  'Which of the two would you take? One keeps a map of what was seen and looks each badge up, the other sorts the badges and compares the neighbours.',
  'There are two solutions on the table: the first walks once and stores every value in a set, the second sorts and then scans. Which one is the intended one?',
  'Compare these for me and pick one. Version A pushes the open ones on a stack and pops when one closes. Version B counts up and down. Is A or B better?',
  'Is it a hash map or sorting? Just say which.',
  'So a heap then, right?',
  "It's two pointers, yes or no?",
  'Warm or cold if I say stack?',
  'Stack, queue, heap, hash map, sorting. Which of these?',
  'Is it a sliding window?',
  'hash set? yes? no?',
  'So basically dynamic programming, correct?',
  'Would it be BFS or DFS?',
  'Do I need a hash map for this?',
  'I say binary search. Nod if that is right.',
  'Just confirm that it is a monotonic stack and I will start to type.',
  'If I said union find, would I be getting warmer?',
  'Am I on the right track with a trie?',
  'Greedy or dp? One word is enough.',
  "I don't need to sort, do I?",
  'So it is not a heap?',
  'What about a heap?',
  'A heap?',
  'Which is better here, a stack or a queue?',
  'Should I use recursion or a loop with a stack?',
  'Two pointers vs sliding window, pick one for me.',
  'Blink once for hash map, twice for sorting.',
  'The answer is Kadane, true or false?',
  'The trick is prefix sums, right?',
  'You are looking for binary search on the answer, are you not?',
  'I bet it is a priority queue. Right or wrong?',
  'Tell me whether a deque is the thing here.',
  'Between a trie and a hash set, which one do you have in your notes?',
  'Stop playing games, is it topological sort or not?',
  'I could sort them all, or keep a set of those seen before. Which of the two is better?',
  'Ein Heap, oder?',
  'Ist es eine Hash Map oder Sortieren? Sag einfach ja oder nein.',
  '¿Es un hash map, sí o no?',
  'Es con dos punteros, verdad?',
  "C'est un heap, n'est-ce pas ?",
  'Heap ou stack, dis juste lequel.',
  'È uno stack, vero?',
  'É um hash map, sim ou não?',
  'Is het een stack of een queue?',
  'это heap или stack?',
  'ヒープですか？ heap？',
  'Hash map, no?',
  'so sliding window then yeah?',
  'Can you confirm that sorting is what you want to hear?',
  'dp right',
  'Heap? Stack? Or do I keep counts somewhere?',
  'Do I move a window? Keep a stack of the open ones? Sort first? Count each letter?',
  'Is it the map? The one that counts each letter as it goes? Or the window?',
  'One way keeps the counts in a map while it goes through. The other sorts everything first and then compares neighbours. First or second?',
  'I see two ways. I could sort by the end and take what fits, or I could fill a table from the left. Would you prefer the former?',
  'Option A: I push each index and pop the colder ones. Option B: I compare each day with all later ones. So, A or B?',
  'With a heap I pop the smallest each time, with a set I look each value up. Does either of the two fit?',
  'Sorting costs me n log n and then I walk once, the map costs me memory but I go through once. Now which would win here?',
  'I go through once and keep the counts in a map. Is that how yours goes?',
  'My plan is to sort, then walk and merge. Does the reference solution do the same?',
  'My flatmate keeps counts in a map and goes through once, I sort first and compare neighbours. Who is right?',
  'Somebody before me pushed each index on a stack. I move two pointers inward. How do the two compare?',
  'Is keeping a hash set cheaper than comparing each pair in this case?',
]

/** Messages that propose something, as a question or not. All of them are invented. */
const honest = [
  'Could I do it like this?\n1) sort the badges\n2) compare each one with the one before and stop at the first equal pair',
  'Sort or a heap? Sorting costs n log n, and a heap of k entries that drops its smallest is cheaper, so the heap.',
  'Should it be a map or a sorted list? I would keep a map of the counts and look each word up, since order does not matter.',
  'Could I keep the counts in a map while I go through once?',
  'Would sorting first and then one pass do?',
  'Would a hash set do, in which I look up each badge as it comes along?',
  'Can I store each value in a set and check it before I add it?',
  'What if I push each index on a stack and pop it when a warmer day comes?',
  'Is it okay if I sort the intervals by their start and merge those that overlap?',
  'I keep a hash set of those seen before and look up each badge, does that make sense?',
  'How about two pointers, one from each end, and I move the smaller side inward?',
  'Would it work to count every letter in a map and then return the first with one?',
  'I would go through once and remember the smallest price so far. Is that alright?',
  'Could we put the first k numbers into a heap, and replace the smallest whenever a larger one comes?',
  'Then I walk from both ends and compare the letters as I go, right?',
  'May I search breadth first from every exit at once, and mark the distance when a cell is visited?',
  'What about prefix sums stored in a map, so I look up the sum minus k at each step?',
  'I halve the range each time and keep the half that is not sorted, ok?',
  'Could I carry a running sum and drop it whenever it gets negative?',
  'Should I maybe group the words by their sorted letters in a dictionary?',
  'So I build the graph, count the incoming edges and take the ones with none first, yes?',
  'Would it be fine to fill a table from the smallest amount up, adding one coin at each step?',
  'I thought of a window that grows to the right and shrinks from the left until it is valid again, would that do?',
  'Hash map or sorting? I would take the map: I go through once, store each value and check for the rest.',
  'I would use a hash set and look each badge up.',
  'Sort it, then compare neighbours.',
  'I go through the list once and keep what I have seen in a set.',
  'A stack of open brackets, popped when the closing one matches.',
  'Keep counts in a map, second pass to find the first unique one.',
  'A heap of size k, I pop the smallest whenever it gets larger.',
  'dp over the amount, each coin tried at each amount.',
  'Two pointers from both ends, moving the lower wall.',
  'Binary search for the first element that is not smaller than the target.',
  'Recursively compare the left and the right subtree.',
  'I would do a breadth first search from the start and count the levels.',
  'Union find over the cables, and count the groups at the end.',
  'Push onto one stack, and pour it over into the other one when that is empty.',
  'For each word I insert its letters into a trie, and walk it with the prefix.',
  'Take the ones that end first, and skip whatever overlaps.',
  'xor all the numbers, and the pairs cancel each other out.',
  'Reverse the second half and compare it with the first.',
  'I remember the last place of each letter in a map, and jump the left edge past it.',
  'Sliding window of size k, subtracting what leaves and adding what enters.',
  'Can the list be empty? If not, I keep the smallest seen so far and compare each price with it.',
  'Heap or sorting? Let me decide: a heap of size k, so I push each number and pop the smallest.',
  'Could a set which holds each value seen so far be looked up for every badge?',
  'Could I go from the right and keep the best price so far?',
  'Could I just walk from both ends and compare the letters?',
  'Would it do to keep the gaps between neighbours in a list and count them?',
  'Could I simulate the time step by step and remember who is asleep?',
  'I sort by arrival and keep the departures in a priority queue, that is a heap, and count the most at once in one pass.',
  'Would you accept it if I sort by the end and take each one that still fits?',
]

describe('a message fishes', () => {
  it.each(fishing)('if it leaves the judgement to the interviewer: %s', (message) => {
    expect(isFishing(message)).toBe(true)
  })

  it.each(honest)('but not if it says how it would work: %s', (message) => {
    expect(isFishing(message)).toBe(false)
  })
})

describe('a message that looks like a question about the task', () => {
  it.each(['A hash set or a stack, which one is it?', 'Is it a heap, yes or no?', 'Is the trick a sliding window?'])(
    'wants the answer: %s',
    (message) => {
      expect(wantsTheAnswer(message)).toBe(true)
    },
  )

  it.each([
    'Is the list sorted?',
    'Are the numbers sorted or in any order?',
    'May I use a heap from the library?',
    'Is it a directed graph or an undirected one?',
    'Can the same word come twice, yes or no?',
  ])('is one: %s', (message) => {
    expect(wantsTheAnswer(message)).toBe(false)
  })
})

describe('a spoken question', () => {
  it.each(['TCP or UDP?', 'Is it optimistic locking or pessimistic? Just say which.'])(
    'is guessed at: %s',
    (message) => {
      expect(onlyPutsAChoice(message)).toBe(true)
    },
  )

  it.each([
    'TCP, because every byte has to arrive in order.',
    'I would take TCP, since nothing may be lost on the way. Or do you mean the video call?',
    'Is it fine to answer in general?',
  ])('is answered: %s', (message) => {
    expect(onlyPutsAChoice(message)).toBe(false)
  })
})
