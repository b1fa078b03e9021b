import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'
import type { Helper } from '../provider.ts'

type Wordings = readonly string[]
/** Wordings by speaker: the coach's, the interviewer's (some by personality), or both. */
type ByHelper = Partial<Record<InterviewerPersonality | 'coach' | 'interviewer', Wordings>> & { all: Wordings }

/**
 * The coach's and the interviewer's lines when they give help. Findings in the code have their own wordings elsewhere.
 */
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
  cannotRead: {
    all: [
      "I can't follow this code line by line, so I won't guess at it.",
      "This code is beyond what I can read closely, so I'd rather not judge it.",
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
  askPrints: {
    all: ['What does your program print for this input?'],
  },
  askShould: {
    all: ['What should your program print for this input?'],
  },
  followByHand: {
    all: [
      'Follow it by hand, line by line, and hold it against the problem.',
      'Write down what each line does with it.',
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
      'I haven’t heard a plan for it. Say in two sentences what the code is meant to do.',
      'Nobody has heard your plan yet. Two sentences do, so the code has something to be measured by.',
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
      'The statement leaves that to you. Take the reading that fits the examples, and say so aloud.',
      'I know no more than the statement. Which reading makes the first example come out right?',
    ],
  },
  card: { all: ['**{label}.** {card} You notice it by this: {noticedBy}.'] },
  nothingRuns: {
    all: [
      'Nothing runs in this round, for me neither. Follow it by hand, one line of notes a step.',
      'I can’t run code here: this round has none of that. Take the case by hand, and stop at the first surprise.',
    ],
  },
  limitExcludes: {
    all: [
      'The task rules that input out: {limit}. Try one that it allows.',
      'I didn’t run it. The limits say {limit}, so that input can’t come.',
    ],
  },
  isItAsked: { all: ['Is that what the task asks for?', 'Hold that against the task.'] },
  exampleRight: {
    all: ['I ran example {example}, and your code gets it right:', 'Example {example} comes out right:'],
  },
  exampleWrong: {
    all: ['I ran example {example}. Your code prints something else:', 'Example {example} doesn’t come out yet:'],
  },
  pasteMessage: {
    all: [
      'Paste the message here, the last lines are enough. I’ll tell you what it means.',
      'I can’t see that message. Copy its last lines to me, and I’ll put it in words.',
    ],
  },
  ranWell: { all: ['Your last run ended without a message. Run it again, or paste the one you mean.'] },
  noSuchLine: { all: ['Your code has {lines} lines, so I can’t find that one.'] },
  emptyLine: { all: ['Line {line} is empty.'] },
  plainLine: { all: ['Line {line} only holds a part of what’s around it. Ask about the line where that begins.'] },
  noteThere: {
    all: [
      'Say what you expect there for the first example, then check it.',
      'Note the values there for a tiny input, and see whether they’re what you meant.',
      'What should hold right after it? Say that aloud, and test it on an example.',
    ],
  },
  toHint: {
    all: [
      'Hints have their own button, so you choose when one counts. Until then, solve the first example by hand.',
      'I don’t give the way here, but a hint is one press away. What makes the first example easy?',
    ],
  },
  hintAgain: { all: ['The hint you had was this: {hint}', 'Once more, the last hint: {hint}'] },
  toButtons: {
    all: [
      'For that there’s a button each: bugs, feedback, simpler code. Or name a line, and I’ll read it with you.',
      'Press the button for it, so you choose when it counts. A line or an example you can just name to me.',
    ],
  },
  toInterviewer: {
    all: [
      'Tell that to the interviewer in three steps: what you keep, what you do with each element, what it costs.',
      'Say that to the interviewer. Check it against the first example and the largest input before.',
    ],
  },
  ideaAlone: {
    all: [
      'Try it on the first example by hand, then ask what it costs for the largest input. If both hold, code it.',
      'Say in two sentences why it’s always right. Where you get stuck, that’s the case to try.',
    ],
  },
  noClock: { all: ['There’s no clock in practice. Take the time you need.'] },
  whoIAm: {
    all: ['I’m your coach. Name me a line, an example or an error message, and I’ll go through it with you.'],
  },
  staysHidden: {
    all: ['Those stay hidden, and I won’t name them. Try the edges yourself: empty, one element, the largest.'],
  },
  writesNoCode: {
    all: ['The code is yours to write. Tell me what the next line has to do, in words, and start with that.'],
  },
  tryItOut: {
    all: ['Try that call on two small values and look at what comes back. That’s quicker than my word for it.'],
  },
  nameIt: {
    all: ['Say what the call should do, write it with a telling name, and go on. The exact name comes later.'],
  },
  toSkip: {
    all: [
      '*Skip question* does that, and asks you once more. Slow code that works is often worth more.',
      'You can press *Skip question*. Before that: could you write a slow version that works?',
    ],
  },
  nerves: {
    all: [
      'That happens to most people here. Breathe out slowly, then do one small thing: {next}',
      'It’s all right to feel that. Take half a minute. Then {next}',
    ],
  },
  notKnowing: {
    all: ['Most solutions begin there. Do one small thing: {next}', 'That’s no dead end. Start smaller: {next}'],
  },
  progress: {
    all: [
      'I don’t judge that here. What I see: {seen} Next, {next}',
      'That’s for you to find out. So far: {seen} Next, {next}',
    ],
  },
  whatNext: { all: ['So far: {seen} Now {next}', 'What I see: {seen} As a next step, {next}'] },
  time: { all: ['The clock in the room shows it. Keep the last five minutes for cost and edge cases.'] },
  thanks: { all: ['You’re welcome. Ask whenever you like.', 'Any time. Go on at your own pace.'] },
  nothingSaid: { all: ['Not much has been said yet.'] },
  offTopic: {
    all: ['I’m only here for this question. To go on, {next}', 'I’ll leave that aside. For this question, {next}'],
  },
  greeting: {
    all: ['I’m here, and only you can read this. To go on, {next}', 'Hello. To go on, {next}'],
  },
} as const satisfies Record<string, ByHelper>

export type CoachSlot = keyof typeof coachPhrases

/** Returns a helper's own wordings first, then those that both helpers share. */
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
