import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'
import type { Helper } from '../provider.ts'

type Wordings = readonly string[]
/** The coach's own words; the interviewer's, some of them by personality; and those that fit both. */
type ByHelper = Partial<Record<InterviewerPersonality | 'coach' | 'interviewer', Wordings>> & { all: Wordings }

/** What coach and interviewer say when they are asked for help; what they saw in the code is said in its own place. */
export const coachPhrases = {
  exam: {
    all: [
      'This is an exam, so there is no help in it. Go on with what you are sure of, and say aloud what you assume.',
      'In an exam I may not help. Read the statement once more, and write down the simplest thing that works.',
    ],
  },
  deck: {
    all: [
      'On these statements any help of mine would be the answer. Read slowly for words such as always, never and only, and then say how sure you are.',
      'I stay out of single statements, since a hint would settle them. Look for the one word that makes the sentence too wide, and give an honest percentage.',
    ],
  },
  noHintMaterial: {
    all: [
      'I have no prepared hints for this question. Solve the first example by hand, slowly, and watch what you have to remember on the way.',
      'There are no hints of mine for this question. Make the input as small as you can, solve that, and then see what changes when one element is added.',
    ],
  },
  noHintsLeft: {
    all: [
      'You have had all five hints; the last one was the outline. Take its first sentence and write only that part.',
      'All five hints are given. Read the last one again, and turn one clause of it into a comment in your editor, then into code.',
    ],
  },
  noHintsAfterCode: {
    all: [
      'Your code is handed in, so there are no more hints. What counts now is how you explain it and what it costs.',
      'Hints end with the coding. Use the time to say what your program costs and which inputs are at its edges.',
    ],
  },
  emptyEditor: {
    interviewer: [
      'There is no code of yours to look at yet. Write the first few lines, however rough, and ask me again.',
      'Your editor still holds what it began with. Put down the loop you have in mind, and I will have something to react to.',
    ],
    coach: [
      'There is no code of yours to look at yet. Write the plan as three comments first; the code under each is then small.',
      'Your editor still holds only what it began with. Begin with the part you are sure of, even if it is one loop, and ask me again.',
    ],
    all: ['I see no code of yours yet. Write a first version, however slow, and ask me again.'],
  },
  noProgram: {
    all: [
      'This question is answered in words, so there is no program to check. Say your answer aloud in one sentence, and then give one reason for it.',
      'There is no code to be judged here. Use the editor for three keywords, and build your answer along them.',
    ],
  },
  inPlace: {
    all: [
      'I have nothing to add that would help without giving too much away. Go through the first example by hand and compare each step with what you have.',
      'I would rather not say more on that. Take the smallest input you can think of, and follow it from the first line to the last.',
    ],
  },
  nothingSuspicious: {
    all: [
      'I read your {lines} and saw nothing that looks suspicious. That proves nothing yet, so try it out.',
      'Nothing in your {lines} caught my eye, which is no proof that all is well.',
      'In your {lines} I find no place that I would point at, and I may have missed one.',
    ],
  },
  nothingSeenButFails: {
    all: [
      'So something is not right yet, although no place in your {lines} catches my eye.',
      'Where that comes from I cannot see in your {lines}; it may lie in the plan rather than in a line.',
    ],
  },
  stillThere: {
    all: [
      'You have heard of {region} already, and it is still the place I would look at first. Follow a tiny input through it, and change only one thing between two tries.',
      'Of all places I still stop at {region}, which you know of. Put down what goes in there and what comes out, for two small inputs.',
    ],
  },
  region: {
    lenient: ['Would you look at {region} once more, at your own pace.', 'Perhaps have another look at {region}.'],
    harsh: ['Look at {region} again.', 'I am not convinced by {region}.'],
    demanding: ['I want you to be sure about {region}.', 'Prove to yourself that {region} does what you think.'],
    all: [
      'Look closely at {region}.',
      'I would start at {region}.',
      'My eye stops at {region}.',
      'Have another look at {region}.',
    ],
  },
  otherwiseTry: {
    all: ['Try this on it: {question}', 'Hold it against this: {question}', 'Here is a case to put to it. {question}'],
  },
  trace: {
    all: [
      'Take example {example} by hand: write down {watch} after each round, and find the first one that surprises you. In the end it should come to {output}.',
      'Follow example {example} on paper and note {watch} round by round; the first value you did not expect is where to look. It should end at {output}.',
    ],
  },
  countRounds: {
    all: [
      'Count how often its innermost line runs for ten elements, and then for twenty; how the two relate tells you more than any single run.',
    ],
  },
  readCompiler: {
    all: [
      'The first line that the compiler names is the one to read, together with the line before it; the other messages often vanish with it.',
    ],
  },
  traceAny: {
    all: [
      'Take the smallest input you can think of and note {watch} line by line; the first value you did not expect is where to look.',
      'Follow a tiny input on paper, with {watch} in a column of its own, and stop at the first surprise.',
    ],
  },
  simplifyNone: {
    all: [
      'I looked for names that nothing reads, needless nesting, repeated work and loops that your language has ready, and found none in your {lines}.',
      'Your {lines} hold nothing I would call superfluous: no unused names, no needless nesting, no work done twice.',
    ],
  },
  simplifyNext: {
    all: [
      'If there is time, read it aloud once; where you need a breath in the middle of a line, a name is missing.',
      'It can stay as it is; spend the time on saying what it costs.',
    ],
  },
  keepIt: {
    all: [
      'Change one thing at a time, so that it keeps working in between.',
      'None of this changes what it does, so do it only if there is time.',
    ],
  },
  feedbackNothing: {
    lenient: ['I see no weak point from here. Take a moment for the edges of the input before you hand it in.'],
    harsh: ['Nothing stands out. Check the edges before you hand it in.'],
    demanding: ['I see nothing to object to yet. Say why each loop ends, and at which input it would not.'],
    all: [
      'Nothing stands out to me as a weakness. Check it against the edges of the input before you hand it in.',
      'I see nothing that I would change first. Say aloud what each loop is for, and hear whether it holds.',
    ],
  },
  feedbackUnseen: {
    all: [
      'Where it goes wrong I cannot point to, so hold the plan itself against the examples before you change a line.',
      'No single line stands out, so doubt the plan first: does it give the right answer for the second example by hand?',
    ],
  },
  improveNone: {
    all: [
      'I would leave the writing as it is: names, nesting and repetition are in order.',
      'In how it is written I would change nothing.',
    ],
  },
  noPlan: {
    all: [
      'I have not heard a plan for it yet; tell the interviewer in two sentences what the code is meant to do.',
      'Nobody has heard your plan yet. Say it to the interviewer in two sentences, so that the code has something to be measured by.',
    ],
  },
  pairs: {
    all: [
      '{region} look at the elements in pairs. How many steps is that for the largest input?',
      '{region} compare elements with each other, one pair at a time. How does that grow when the input does?',
    ],
  },
  slowRun: {
    all: ['So look for work that is done more than once.', 'So ask yourself what it computes again and again.'],
  },
  shortNames: {
    all: [
      'Names such as {names} say little; one word about what they hold would help whoever reads along.',
      '{names} could be named after what they hold, so that the code explains itself.',
    ],
  },
  longFunction: {
    all: [
      'Your function has {count} lines; a part of it with a name of its own would make it easier to follow and to test.',
    ],
  },
  sayCost: {
    lenient: ['When you are ready, tell me what it costs in time and memory.'],
    harsh: ['State its time and its memory.'],
    demanding: ['Give me its time and its memory, with the reason for each.'],
    all: [
      'Say what it costs in time and memory before you are asked.',
      'Before you hand it in, state its time and its memory, and why.',
    ],
  },
  clarifyGist: {
    all: ['In short: {gist}', 'The task once more, in few words: {gist}', 'Put briefly: {gist}'],
  },
  clarifyFact: {
    all: [
      'Worth knowing: {fact}',
      'One thing that is settled: {fact}',
      'To be clear on one point: {fact}',
      'A detail that many ask about: {fact}',
    ],
  },
  clarifyAgain: {
    all: ['You asked about this before. {fact}', 'As to your question: {fact}'],
  },
  clarifyNone: {
    all: [
      'I only know what the statement says. Read it sentence by sentence, and note for each what it means for the first example.',
      'The statement is all there is. Where it leaves something open, choose the reading that fits the examples and say so aloud.',
    ],
  },
  card: { all: ['**{label}.** {card} You notice it by this: {noticedBy}.'] },
  toHint: {
    all: [
      'I keep hints to the hint button, because each one counts and you should choose when. Until then: say what makes the first example easy, and the second one less so.',
      'For a hint press the button, so that you decide when it counts. Before that, try to solve the example with one element more than you can do in your head.',
    ],
  },
  hintAgain: { all: ['The hint you had was this: {hint}', 'Once more, the last hint: {hint}'] },
  toButtons: {
    all: [
      'To have me look at your code, press one of the buttons: one searches for bugs, one gives feedback, one simplifies. Each counts a little, so you choose.',
      'I read code when you press the button for it; feedback, bugs and simpler code each have one. In the meantime, follow one example through it by hand.',
    ],
  },
  toInterviewer: {
    all: [
      'Tell that to the interviewer, who is the one to judge it. Say it in three steps: what you keep, what you do for each element, and what it costs.',
      'That belongs in front of the interviewer. Before you say it, check it against the first example and the largest input.',
    ],
  },
  toSkip: {
    all: [
      'For that there is the button *Skip question*, which asks you once more before it does. A slow solution that works is often worth more than a skip.',
      'Press *Skip question* if you mean it; you are asked once more. Before that, think whether a slow solution could be written in the time that is left.',
    ],
  },
  nerves: {
    all: [
      'That happens to most people in this chair. Breathe out slowly, then do one small thing: {next}',
      'It is all right to feel that. Take half a minute, the interviewer can wait. Then {next}',
    ],
  },
  notKnowing: {
    all: [
      'Not knowing yet is where most solutions begin. Do one small thing: {next}',
      'That is no dead end. Start smaller: {next}',
    ],
  },
  progress: {
    all: [
      'I do not judge, the scorecard does that. What I can see: {seen} Next, {next}',
      'Whether it is right you will have to find out yourself. So far {seen} Next, {next}',
    ],
  },
  whatNext: { all: ['So far {seen} I would go on like this: {next}', 'What I see: {seen} As a next step, {next}'] },
  time: {
    all: [
      'The clock in the room shows what is left. Keep the last five minutes for what your solution costs and where its edges are.',
    ],
  },
  thanks: {
    all: [
      'With pleasure. Only you can read this, so ask whenever you like.',
      'You are welcome. Go on in your own time.',
    ],
  },
  nothingSaid: { all: ['Not much has been said yet.'] },
  offTopic: {
    all: [
      'I am here for this interview only. To go on, {next}',
      'That I leave aside. For the question in front of you, {next}',
    ],
  },
  greeting: {
    all: [
      'I am here, and only you can read this. To go on, {next}',
      'Good to hear from you. The interviewer does not see what we write. To go on, {next}',
    ],
  },
} as const satisfies Record<string, ByHelper>

export type CoachSlot = keyof typeof coachPhrases

/** The words for this helper first, then those for both. */
export function coachWordings(
  slot: CoachSlot,
  helper: Helper,
  personality: InterviewerPersonality,
): [Wordings, Wordings] {
  const wordings: ByHelper = coachPhrases[slot]
  const own =
    helper === 'interviewer'
      ? [...(wordings[personality] ?? []), ...(wordings.interviewer ?? [])]
      : (wordings.coach ?? [])
  return [own, wordings.all]
}
