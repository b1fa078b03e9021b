import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'
import { boardPhrases } from './boardPhrases.ts'
import { checkPhrases } from './checkPhrases.ts'
import { deckPhrases } from './deckPhrases.ts'
import { designPhrases } from './designPhrases.ts'
import { hintPhrases } from './hintPhrases.ts'
import { proposalPhrases } from './proposalPhrases.ts'
import { roundPhrases } from './roundPhrases.ts'
import { spokenPhrases } from './spokenPhrases.ts'
import { storyPhrases } from './storyPhrases.ts'
import { talkPhrases } from './talk/talkPhrases.ts'
import { tutorialPhrases } from './tutorialPhrases.ts'
import { unjudgedPhrases } from './unjudgedPhrases.ts'

/**
 * The scripted interviewer's lines. A slot has several wordings, so that no line repeats in a session. Personality
 * changes the wording and the patience, never a fact. If `{name}` is empty, " {name}" and ", {name}" disappear.
 */
type Wordings = readonly string[]
type ByPersonality = Partial<Record<InterviewerPersonality, Wordings>> & { all: Wordings }

export const phrases = {
  introduce: {
    lenient: [
      'Hello {name}, I’m {interviewer}, and I’ll be your interviewer. Take your time.',
      'Hi {name}, I’m {interviewer}. Good to have you here; we’ll go through this together.',
    ],
    fair: [
      'Hello {name}, I’m {interviewer} and I’ll be your interviewer today.',
      'Hi {name}, my name is {interviewer}. I’ll be interviewing you today.',
    ],
    harsh: ['Hello {name}. I’m {interviewer}. We have a lot to get through, so let’s start.'],
    demanding: ['Hello {name}, I’m {interviewer}. I’ll ask for precise reasoning throughout.'],
    all: ['Hello {name}, I’m {interviewer}.'],
  },
  nextQuestion: {
    lenient: ['Here’s the next one. No rush.'],
    harsh: ['Next question.'],
    all: ['On to the next question.', 'Let’s take another question.', 'Here’s the next one.'],
  },
  present: {
    all: [
      '{gist}',
      'You can read the whole text beside the editor. {gist}',
      'The details are on your screen. {gist}',
      'It’s all on the screen, to read again at any time. {gist}',
      'You’ll see this on the screen too. {gist}',
      'The exact words are in front of you. {gist}',
    ],
  },
  /** Opens a question whose title we may not quote. */
  presentUntitled: {
    all: [
      'The question is on your screen. Read it through, and ask me about anything that is unclear.',
      'You can read the question beside the editor. Ask me about anything in it before you start.',
    ],
  },
  inviteClarification: {
    lenient: [
      'Have a look at it. What would you like to clarify before we talk about an approach?',
      'Read it as often as you like. Anything you’d like me to clear up first?',
      'No rush. Which parts should we clear up before you plan?',
    ],
    harsh: [
      'Read it carefully. What do you need to know before you propose an approach?',
      'Read it properly, once. What’s unclear before you commit to a plan?',
      'What do you need settled before you start?',
    ],
    demanding: [
      'Before any approach, which assumptions do you want to check with me?',
      'Precision first. What would you pin down before you plan?',
      'Which details would you want confirmed before you reason about it?',
    ],
    all: [
      'Read it through. What would you like to clarify before you describe an approach?',
      'Take a moment to read it. Is anything unclear before you think about an approach?',
      'Which questions do you have about it before you plan?',
      'What should we settle about it before you start?',
    ],
  },
  asBefore: {
    all: ['As I said: {answer}', 'Same as before. {answer}', 'That hasn’t changed: {answer}', 'Once more: {answer}'],
  },
  restate: {
    all: ['In short: {gist}', 'Put briefly: {gist}', 'In a nutshell: {gist}', 'Once more, briefly: {gist}'],
  },
  afterRestating: {
    all: [
      'Walk through the first example by hand, and tell me where it stops making sense to you.',
      'Take the first example, and tell me which part surprises you.',
      'Go through the first example step by step; that usually makes it clear.',
    ],
  },
  limits: {
    all: ['The limits are: {limits}.', 'On size, the problem says {limits}.', 'The problem promises {limits}.'],
  },
  library: {
    all: [
      'You may use the standard library of your language, as long as you can say what each call costs.',
      'The standard library is fine; be ready to explain what it does underneath.',
    ],
  },
  unclarified: {
    lenient: ['Good question, and it’s your call. What would you assume?'],
    harsh: ['Your call. State it and carry on.'],
    demanding: ['Your call. What would you assume, and what changes if it’s wrong?'],
    all: [
      'Your call. What would you assume?',
      'The problem doesn’t say, so you decide. What do you take?',
      'That’s open. Choose what makes sense to you, and tell me.',
      'Up to you. What would you go with?',
      'I leave that to you. Which way would you take it?',
      'The problem doesn’t say, so pick one. Which?',
      'Decide it yourself here. What would you assume, and why?',
    ],
  },
  backToApproach: {
    all: [
      'With that settled, how would you go about it?',
      'Given that, what is your first idea?',
      'What approach does that suggest to you?',
      'How does that shape your plan?',
      'Where would you begin, knowing that?',
    ],
  },
  goOnCoding: {
    all: [
      'Carry on with the code when you’re ready.',
      'You can go on from there.',
      'Keep that in mind while you write.',
      'Please carry on where you were.',
    ],
  },
  acceptOptimal: {
    lenient: [
      'Yes, that makes sense and it’ll hold up. Please code it, and talk to me while you write.',
      'That works for the limits we have. Please go ahead and code it, at your own pace.',
    ],
    fair: [
      'That works for the limits we have. Please code it, and tell me what you’re doing as you go.',
      'I agree with that plan, and it’s fast enough. Please code it.',
    ],
    harsh: ['Good enough for these limits. Code it.', 'Agreed. Write it, and mind the details.'],
    demanding: [
      'Fine. Code it, and be exact about the boundaries.',
      'That fits the limits. Code it so that each line has a reason.',
    ],
    all: [
      'That works for me. Please code it now.',
      'That plan is sound for this input size. Please turn it into code.',
    ],
  },
  acceptUnjudged: {
    all: [
      'I can follow that. Please code it, and say what you’re doing as you go.',
      'That’s concrete enough. Please write it in code.',
    ],
  },
  pleaseCode: {
    lenient: ['Please code it, at your own pace.'],
    harsh: ['Code it.'],
    demanding: ['Please code it, and be exact about the boundaries.'],
    all: ['Please code it, and talk me through it.', 'Please turn it into code now.', 'Go ahead and code it.'],
  },
  acceptAcceptable: {
    all: [
      'That’s workable within the limits. Please code it; we can talk about the rest afterwards.',
      'It’s not the only way, but it fits the limits. Please code it.',
      'That’s fine for these sizes. Please code it, and keep in mind where it spends its time.',
    ],
  },
  bruteForce: {
    lenient: [
      'That’s a fair start, and it’s right on small inputs. Now think of the largest input: what does it do more than once?',
    ],
    fair: [
      'That would be correct. Now look at the largest input the problem allows. What work does it repeat?',
      'It would work for small inputs. How many steps would it take at the upper limit?',
    ],
    harsh: [
      'Too slow for these limits. Where does it waste its time?',
      'It will not finish on the largest input. What does it do over and over?',
    ],
    demanding: ['Fine as a baseline. At the upper limit, how many steps is that, and what could you avoid repeating?'],
    all: [
      'Fine as a baseline, but too slow for the largest input. What could you remember, so you don’t work it out again?',
      'That gets slow on the largest input. Which steps could you save?',
    ],
  },
  settleForSlow: {
    all: [
      'Let’s not lose more time then: code what you have, and tell me where it’ll be slow.',
      'All right, write that version first. A slow one that works beats none, and we’ll talk about its cost.',
      'Code that version then. I’ll come back to its cost afterwards.',
    ],
  },
  settleForUnclear: {
    all: [
      'Code it as you see it; a first version will show us both whether it works.',
      'Then start writing, with the part you’re surest of, and talk me through it.',
      'Let’s see it in code. Start with the main step, and we’ll look at the rest together.',
    ],
  },
  vague: {
    lenient: [
      'I think I see where you’re heading. Could you make it more concrete: what do you keep, and what do you do with each element?',
    ],
    harsh: ['That’s too vague for me. What exactly happens at each step?'],
    demanding: ['I need more detail. What do you store, when do you update it, and what do you return?'],
    all: [
      'I’d like more detail. What do you keep while you go through the input?',
      'Please spell that out: what happens at each step, from the first element on?',
      'I can’t tell yet. How would it run on the first example?',
      'Say a little more. Which information does each step need from the ones before?',
      'Describe it as if I had to code it. What’s the first thing it does, and when does it stop?',
    ],
  },
  chooseYourself: {
    lenient: ['I’d love to hear your choice. Pick one, and tell me how it works and what it costs.'],
    harsh: ['That’s for you to pick. Decide, tell me how it runs, and what it costs.'],
    demanding: ['Your decision. Name one, go through its steps, and give me its time and space.'],
    all: [
      'That’s your choice. Pick one, and take me through its steps and its cost.',
      'I’ll leave that to you. Which one would you build on, and what would it cost?',
      'You choose. How would it run on the first example, and how does the work grow with the input?',
      'A name isn’t enough for me yet. Describe what happens at each step, and what it costs.',
      'Convince yourself first. Pick one, run it on the first example, and tell me its time and memory.',
    ],
  },
  chooseInWords: {
    all: [
      'That’s your choice. Which one would you take, and why?',
      'I’ll leave that to you. Pick one, and tell me what speaks for it.',
      'You decide, and give me your strongest reason.',
    ],
  },
  judgeYourPlan: {
    all: [
      'Your judgement first. What happens on the largest input allowed?',
      'What would convince you? Take the largest input, and tell me how much work it is.',
      'Test it before I do. Which input would you try first?',
    ],
  },
  judgeYourCode: {
    all: [
      'Your judgement first. Trace the first example through it, and tell me what you find.',
      'Check it as if someone else wrote it. Which line do you trust least?',
      'You tell me: follow one small input through it by hand.',
    ],
  },
  showMe: {
    all: [
      'Let’s run it. What does it do on the first example, step by step?',
      'Run it for me. Which values does it hold after each step of the first example?',
      'Take me through the first example with it. What does it keep at each step?',
    ],
  },
  doubtful: {
    lenient: ['Let’s test that idea together. What does it give for the first example, step by step?'],
    harsh: ['I don’t see that working. What does it return for the first example?'],
    all: [
      'I’m not convinced yet. Take the first example: what does it do, step by step?',
      'Try it on a small input of your own. Where could it go wrong?',
      'I’d test that idea before building on it. Which input could break it?',
      'Let’s look closer. What would it do on the smallest input allowed?',
    ],
  },
  mistake: {
    all: [
      '{nudge}',
      'One thing to look at. {nudge}',
      'Before you go on: {nudge}',
      'Let’s stay with one point for a moment. {nudge}',
    ],
  },
  costRight: {
    all: ['Same cost here.', 'I get the same cost.', 'Yes, I get the same figures.', 'Agreed on the cost.'],
  },
  costTimeRight: {
    all: [
      'I agree on the time; the space I see differently.',
      'The time is as you say. I count the space differently.',
    ],
  },
  costSpaceRight: {
    all: [
      'I agree on the space; the time I see differently.',
      'The space is as you say. I count the time differently.',
    ],
  },
  costTimeOnly: {
    all: ['I get the same time.', 'I agree on the time.'],
  },
  costSpaceOnly: {
    all: ['I get the same space.', 'I agree on the space.'],
  },
  costExplains: {
    all: ['That would fit with tests that run out of time.', 'Then the time limit is no surprise.'],
  },
  /** For a plan that would work, before the candidate codes it. */
  askPlanCost: {
    harsh: ['I follow. What does it cost?'],
    demanding: ['I follow. What does it cost in time, and which step decides that?'],
    all: [
      'I follow. What does it cost as the input grows, and why does it miss nothing?',
      'I see how it works. What will it cost in time, and why does it never look again?',
      'I can follow that. Before you write it: how does its time grow, and why is it enough?',
    ],
  },
  /** For a candidate whose value for an example isn't the one in the task. */
  exampleOther: {
    harsh: ['The {which} example says {right}, not {said}. {again}'],
    all: [
      'Hold on. The {which} example shows {right}, and you got {said}. {again}',
      'One thing first: for the {which} example the task shows {right}, not {said}. {again}',
    ],
  },
  exampleAgain: {
    all: ['Take me through it. Where do the two part ways?', 'Go through it once more. At which step do they differ?'],
  },
  exampleYes: { all: ['Yes, {right} for the {which} example.', 'Right, the {which} example shows {right}.'] },
  exampleNo: { all: ['No, the {which} example shows {right}.', 'No, it’s {right} for the {which} example.'] },
  /** For a plan that would work, if the candidate got its cost wrong. */
  askPlanCostAgain: {
    harsh: ['I follow. You said {said}. Where does that come from?'],
    all: [
      'I follow. You said {said} for its time; where does that come from?',
      'I see how it works. Before you write it: you said {said}. Which step did you count, and how often?',
      'I can follow that. How do you come to {said} for the time?',
    ],
  },
  askPlanSpaceAgain: {
    all: [
      'I follow. You said {said} for the memory; where does that come from?',
      'I see how it works. Before you write it: what does it keep, if its memory is {said}?',
    ],
  },
  costLater: {
    all: ['We’ll come back to its cost; I count it differently.', 'Think about its cost again while you write.'],
  },
  costWrong: {
    lenient: ['I come to a different figure there; count once more how often each element is touched.'],
    harsh: ['That isn’t right. Count again how often each element is touched.'],
    all: [
      'I count that differently. Go through what happens per element once more.',
      'I don’t get that. Look again at what each loop and each call costs.',
      'That’s not what I get when I count the steps.',
    ],
  },
  askSpace: {
    all: [
      'How much extra space does your solution need?',
      'What about the space your solution uses?',
      'How much memory does your solution take beyond the input?',
    ],
  },
  askTime: {
    all: [
      'How does the running time of your solution grow with the input?',
      'What about the time your solution takes?',
      'How does the time grow as the input does?',
    ],
  },
  notKnowing: {
    lenient: [
      'That’s all right. Do the first example by hand, and tell me what you look at.',
      'No harm done. Leave the code aside: how would you solve a tiny case on paper?',
    ],
    harsh: ['Start with what you can do: solve the first example by hand and tell me what you did.'],
    demanding: ['Start with the simplest correct method, however slow. What would it be?'],
    all: [
      'Start small: solve the first example by hand, and say what you looked at.',
      'Forget speed for now. What’s the simplest method that would be correct?',
      'Think of an input with two elements. What decides the result there?',
      'You can ask me for a hint when you want one. Until then, what do you know for certain about the result?',
      'Describe the input in your own words. What has to be true of the result?',
    ],
  },
  notKnowingWhileCoding: {
    all: [
      'Write down the part you’re sure of first, as a comment in plain words.',
      'Write the smallest piece you can, and leave the rest as a comment.',
      'Run your lines in your head on a tiny input, and see where they stop.',
      'Ask for a hint if you would like one. Otherwise write the loop first and fill it later.',
      'Say in words what the next line has to achieve, and write only that.',
    ],
  },
  noMoreHints: {
    all: [
      'You’ve had all the hints I can give. Take the last one, and write the first step it names.',
      'That was the last hint. Go back to the outline and code its first sentence.',
      'I’ve given you everything short of the code. Work from the last hint.',
      'You’ve had all the hints. Which part of the last one is still unclear?',
      'From here it’s yours. Write down the step you’re most certain of.',
      'No hints left. Read the last one again, and try it on the first example.',
      'I have none left. Start with the part you could write right away.',
    ],
  },
  noHintsInExam: {
    lenient: ['I’d like to help, but exams have no hints. Write down what you’re sure of, and go on from there.'],
    harsh: ['This is an exam. There are no hints.'],
    demanding: ['Exams have no hints. Start with the part you can reason about.'],
    all: [
      'This is an exam, so I can’t give hints. Go back to the first example and work it out by hand.',
      'Exams come without hints. Say what you know for certain, and build on that.',
      'In an exam that’s up to you. A smaller input may help.',
      'No hints in an exam, I’m afraid. Even a slow solution counts if it’s right.',
    ],
  },
  noHintsHere: {
    all: [
      'I have no hint for this one. Solve the first example by hand and watch what you compare.',
      'Look at the example again, and note what you had to remember.',
      'Think about what a slow solution repeats, and how you could keep it.',
      'Make the input smaller until the answer is obvious, then grow it by one.',
      'Tell me what you know after each element, and what you’d like to know.',
      'Think about which order of the input would be easiest.',
    ],
  },
  skipByButton: {
    lenient: [
      'You can leave this question: press Skip question and confirm. If you’d rather keep trying, tell me what you have so far.',
    ],
    harsh: ['If you want to give it up, press Skip question and confirm; it’ll show as skipped. Otherwise carry on.'],
    all: [
      'To leave this question, press Skip question and confirm; it’ll show as skipped. Otherwise, carry on.',
      'Your choice: press Skip question, then confirm.',
      'Use Skip question for that. I can also give you a hint first, if you ask for one.',
    ],
  },
  unrelated: {
    lenient: [
      'That’s one for another day. Let’s get back to the question.',
      'I’d love to, but let’s use your time well.',
    ],
    harsh: ['Not here. Back to the question.', 'Another time. The question, please.'],
    all: [
      'I’ll leave that one, so we get to the question.',
      'Let’s stay with the question.',
      'That’s outside of what I can talk about here.',
      'I’d rather use the time for your question.',
      'Not something for this interview, sorry.',
      'I can’t help with that here.',
      'That one I have to pass on.',
      'Sorry, I can only talk about this interview.',
      'Let’s keep to the interview.',
      'I can’t go into that.',
      'That would take us too far off.',
      'I’ll pass on that, no offence.',
      'Let’s save that for later.',
      'That’s not mine to answer.',
    ],
  },
  backOnTrack: {
    all: [
      'Tell me what you have so far.',
      'Go on from where you were.',
      'What’s your next step?',
      'Continue with your last thought.',
      'Start from what you know for certain.',
      'The question is still open.',
      'What would you say next?',
      'Pick it up where you left it.',
      'Say the next thing you’re sure of.',
      'One step at a time, from here.',
      'Take it up again, in your own words.',
      'I’d like to hear your own idea.',
      'Let me hear the next step.',
    ],
  },
  pause: {
    lenient: ['Of course, take all the time you need.', 'Please do. I’ll wait until you’re ready.'],
    harsh: ['Go ahead. Keep an eye on the clock.', 'All right. I’m waiting.'],
    demanding: ['Sure. Come back with something concrete.'],
    all: [
      'Of course. I’ll be quiet until you write again.',
      'Take your time.',
      'Sure, think it through.',
      'Go ahead, I’ll wait.',
    ],
  },
  hearsYou: {
    lenient: ['I hear you well. Go on whenever you like.'],
    harsh: ['I hear you. Go on.'],
    all: [
      'Yes, loud and clear. Please go on.',
      'I hear you clearly, so go ahead.',
      'Your messages are coming through. Please go on.',
    ],
  },
  /** For a candidate who asks whether they may think aloud or take notes. */
  asYouLike: {
    harsh: ['If it helps you, yes.'],
    all: [
      'Please do, whatever suits you.',
      'Yes, whatever helps you think is fine.',
      'Of course, do it the way you’re used to.',
    ],
  },
  ruledOut: {
    harsh: ['So that’s out. What’s left?'],
    all: [
      'So that rule is out. What would you use instead?',
      'So you’ve ruled that out. What would survive the same input?',
      'Good that you found that before writing it. Which idea would survive that input?',
    ],
  },
  acknowledge: {
    all: [
      'When you’re ready, tell me how you’d go about it.',
      'Go ahead: what’s your first thought?',
      'I’m listening. Which approach comes to mind first?',
      'Start wherever you like. What do you see in it?',
      'Tell me your plan in a few sentences, before any code.',
      'Start with the simplest idea you have.',
    ],
  },
  acknowledgeCoding: {
    all: [
      'Carry on with your code, and tell me what you’re doing.',
      'Carry on. Press Done coding when you think it’s finished.',
      'I’m following along. Keep writing.',
      'Fine, continue.',
      'I’m with you. Say when you reach a part you’re unsure of.',
    ],
  },
  codingTalk: {
    lenient: ['I can follow that. Keep going, and trace a small example when you’re done.'],
    harsh: ['Go on. Check the boundaries before you say you’re done.'],
    demanding: ['Go on. I’ll want to know why each boundary is where it is.'],
    all: [
      'I follow. Press Done coding once you’ve traced it by hand.',
      'Okay. Keep going, one part at a time.',
      'Carry on; check it against the first example before you finish.',
      'Okay. Once it’s written, run it in your head on the smallest input.',
      'Go on. Tell me which case each branch is for.',
      'I see what you mean. Write it down and we’ll look at it together.',
    ],
  },
  pressDone: {
    all: [
      'If you’ve traced it once by hand, press Done coding.',
      'Then check the boundaries once more, and press Done coding.',
      'Press Done coding when you’re sure of it.',
    ],
  },
  acknowledgeFollowUp: {
    all: [
      'I’m listening.',
      'Whenever you’re ready, answer in a sentence or two.',
      'Go ahead with your answer.',
      'Say it as briefly as you like.',
      'I’m with you. What’s your answer?',
      'Half a sentence is enough to begin with.',
      'Answer what you can.',
      'Start anywhere.',
      'Tell me what you think.',
      'A rough answer will do for now.',
    ],
  },
  testing: {
    all: [
      'The tests are running on your code. I’ll be back when they’re done.',
      'The tests are still running. One moment.',
      'Let’s wait for the tests to finish.',
    ],
  },
  allPassed: {
    lenient: ['Your code passes all tests, so that part is done.'],
    harsh: ['Your code passes all tests.'],
    all: [
      'The tests are done, and your code passes all tests.',
      'The result is in: all tests pass.',
      'I have the result: your code passes all tests.',
    ],
  },
  somePassed: {
    lenient: [
      'The result is in: {passed} of {total} tests pass, so something is still off. Take the smallest input you can think of and trace your code on it, line by line.',
    ],
    harsh: ['{passed} of {total} tests pass. There’s a bug. Trace the code by hand on a boundary case and find it.'],
    all: [
      'I have the result: {passed} of {total} tests pass. Trace your code on an unusual but allowed input, and see where it does something you don’t expect.',
      '{passed} of {total} tests pass. Before changing anything, trace a small input by hand and watch your variables.',
      'The tests are done, and {passed} of {total} tests pass. Pick the input you trust least and follow your code through it.',
    ],
  },
  nonePassed: {
    all: [
      'The result is in, and 0 of {total} tests pass. Take the first example from the statement and follow your code line by line.',
      '0 of {total} tests pass. Trace the first example by hand and compare each value with what it should be.',
    ],
  },
  compilation: {
    all: [
      'Your code doesn’t run yet: there’s a syntax or compilation error. Read it once from the top, slowly.',
      'It stops before it runs, with a compilation error. Look at the lines you wrote last.',
    ],
  },
  crashed: {
    all: [
      'The first one that doesn’t pass ends with a crash.',
      'Where it first goes wrong, it ends in a runtime error.',
    ],
  },
  tooSlow: {
    all: [
      '{passed} of {total} tests pass. Where it first goes wrong, it runs out of time: think of the largest input, and find the line that runs most often.',
      'I have the result: {passed} of {total} tests pass, and the first of the others takes too long. Look for work that your code repeats.',
    ],
  },
  searchedToo: {
    all: ['Then I tried small inputs of my own.', 'I also tried a few small inputs.'],
  },
  askTrace: {
    lenient: ['Trace it for me, step by step. What happens there?'],
    all: ['Trace it for me. What does your code do there?', 'Walk me through it. Where does it go off?'],
  },
  traceSeen: {
    all: ['Right, that is what it should print. Fix it and submit again.', 'Yes. Change that, then submit again.'],
  },
  traceAgain: {
    all: [
      'It does print that. Work it out by hand from the problem, too. What should it print?',
      'Your program agrees with you. Does the problem? Check it by hand once more.',
    ],
  },
  traceOther: {
    all: ['That’s not what it prints. Go through it once more, line by line. What do you get?'],
  },
  askPrints: {
    lenient: ['Happy to. What does your program print for this input?'],
    all: [
      'Let me ask you one thing. What does your program print for this input?',
      'Sure. What does your program print for this input?',
    ],
  },
  askShould: {
    all: [
      'Let me ask you one thing. What should your program print for this input?',
      'Sure. What should it print for this input?',
    ],
  },
  looked: {
    all: ["I've had a look. How would you test it?", "I've read it. Which input would you try on it first?"],
  },
  followByHand: {
    all: ['Follow it by hand, line by line.', 'Go through it line by line, with your own code.'],
  },
  printsThat: {
    all: ['Yes, it prints that. Is it what the problem asks for there?', 'Agreed. Does the problem want that there?'],
  },
  printsOther: {
    all: [
      'I get something else. Follow your code once more, one line at a time.',
      'Not quite. What does each line do with that input?',
    ],
  },
  askReturn: {
    all: ['What does your program return for this input?', 'Without running it: what does it return for this input?'],
  },
  returnRight: {
    all: ["Right, that's what it returns.", 'Yes, so does your program.'],
  },
  limitExcludes: {
    all: ['The limits rule that input out: {limit}.', 'That input can’t come. The limits say {limit}.'],
  },
  returnOther: {
    all: [
      "That's not what I get from your program. Go through it line by line, what do you get?",
      'My run of your code says something else. Take it one line at a time, what comes out?',
    ],
  },
  askGrowth: {
    all: ['Where does that come from?', 'Which part of the code does that?'],
  },
  bugClaimed: {
    all: [
      'Change it in the editor, then. I’ll run it again when we leave the question.',
      'Fix it there, then; your code runs once more when this question is over.',
    ],
  },
  bugNamed: {
    all: ['That fits what I see in your code.', 'I see the same place in your code.'],
  },
  notTested: {
    all: [
      'Your code is in. It couldn’t be run this time, so we’ll go by reading it.',
      'I have your code, but it couldn’t be run on our side. That doesn’t count against you; let’s talk about it.',
    ],
  },
  nothingWritten: {
    all: [
      'You’ve handed in the code you were given, so there’s little to judge.',
      'I don’t see any code of yours in the editor yet.',
    ],
  },
  skipped: {
    lenient: ['That’s fine, let’s leave that one.', 'No problem, let’s leave it there.'],
    harsh: ['Okay, skipped.', 'Skipped, then.'],
    all: ['All right, let’s leave that question.', 'Okay, we’ll skip it.', 'Fine, let’s move on.'],
  },
  askWithoutCode: {
    all: [
      'In words, then: how would your program have worked?',
      'Without code, tell me the steps your program would have taken. What comes first?',
      'Describe the program you would have written. What would it do with the first element?',
    ],
  },
  askComplexity: {
    lenient: ['Looking at your code, what are its time and space complexity, roughly?'],
    harsh: ['Time and space complexity?'],
    demanding: ['What are the time and space complexity of your code, and which line decides each of them?'],
    all: [
      'What’s the time and space complexity of what you wrote?',
      'How do time and space grow with the input?',
      'In terms of the input size, what does your code cost in time and space?',
    ],
  },
  /** Like `askEdgeCases`, for a candidate whose code failed tests: edge cases are the place to look. */
  askEdgeCasesOfFault: {
    lenient: ['Which two edge cases would you trace first, to learn why?'],
    harsh: ['Which two edge cases would show the fault?'],
    demanding: ['Which two edge cases would you trace to find the cause, and what do you expect of each?'],
    all: [
      'Which two edge cases would you trace first to find out why?',
      'Which edge cases could show the fault, and what does your code do with them?',
    ],
  },
  askEdgeCases: {
    lenient: ['Which two inputs would you try, to be sure it works at the edges?'],
    harsh: ['Name two edge cases that could break it. What does it do with each?'],
    demanding: ['Which two edge cases would you put into a test first, and what does your code return for each?'],
    all: [
      'Which two edge cases would you test first, and what does your code do with them?',
      'If you had to break your own code, which two edge cases would you try?',
      'Which edge cases did you have in mind, and what happens there?',
    ],
  },
  askGeneric: {
    all: [
      'What would you change if the input were too large for memory?',
      'If this went into production, what would you test before that?',
      'Which part of your code would you rewrite if you had ten more minutes?',
      'How would your solution change if the input arrived piece by piece?',
    ],
  },
  edgeCasesNamed: {
    all: [
      'Those are cases I’d test too.',
      'Yes, that’s where such code tends to break.',
      'Those are worth a test each.',
    ],
  },
  edgeCaseNamed: {
    all: ['That’s one I’d test; there are others.', 'That one belongs in a test.', 'Yes, that one matters here.'],
  },
  edgeCasesUnclear: {
    all: [
      'I’d have liked a concrete input.',
      'That’s a bit general; a concrete input would say more.',
      'I was hoping for a specific input.',
      'An actual input would tell me more.',
    ],
  },
  followUpCovered: {
    all: [
      'That touches the point I was after.',
      'You name the part that matters.',
      'That’s the direction I had in mind.',
      'That’s what I wanted to hear about.',
      'Yes, it comes down to that.',
      'That’s the heart of it.',
      'That answers it.',
      'You’ve put your finger on it.',
      'That answers it.',
      'Yes, that’s where the problem is.',
    ],
  },
  /** For moving to the next question about the code, if the candidate didn't answer the last one. */
  moveOn: {
    harsh: ['Let’s not wait for that. Next one.'],
    all: [
      'Let’s leave that one and take another.',
      'We can move on without that.',
      'Let me ask you something else.',
      'Let’s leave that. Here’s another.',
    ],
  },
  followUpUnknown: {
    lenient: ['That’s quite all right.'],
    harsh: ['Okay, we’ll leave that open.'],
    all: [
      'All right, let’s leave that open.',
      'Fair enough, let’s leave it.',
      'Okay, let’s go on without it.',
      'That’s fine as it is.',
      'We don’t need to settle that.',
      'Okay, that’s open. Let’s go on.',
      'No problem. You don’t have to answer everything.',
      'Let’s leave it there.',
      'So that’s still a question.',
    ],
  },
  followUpNoted: {
    all: [
      'Okay.',
      'Got it.',
      'I see.',
      'All right.',
      'Thanks.',
      'Okay, I follow.',
      'I’m with you.',
      'I see where you’re going.',
      'Okay, good to know.',
      'Okay, that’s your view.',
      'I hear you.',
      'Thanks, that’s clear enough.',
    ],
  },
  askedThat: {
    all: ['I asked: {question}', 'My question once more: {question}', 'Again: {question}'],
  },
  toAnswerAtHand: {
    all: [
      'It means just what it says. Answer as well as you can, and tell me what you assume.',
      'It’s meant to be open. Tell me what you assume.',
    ],
  },
  noHintsAfterCode: {
    all: [
      'No hints on these last ones; a rough answer is fine.',
      'For this part I’d like your own thinking, even if it’s rough.',
      'Hints end with the code. Tell me what you can say for certain.',
      'I leave this part to you. What would you answer if you had to?',
      'No hints here. A wrong answer costs less than none.',
      'I can’t help on these. Start with what you know.',
    ],
  },
  close: {
    lenient: [
      'Thank you, {name}. I enjoyed thinking this through with you. That’s all from me here.',
      'Thank you for talking me through it, {name}. That went well.',
    ],
    harsh: ['That’s all on this question. Thank you, {name}.', 'Let’s stop here. Thank you for your time, {name}.'],
    demanding: ['That concludes this question. Thank you for your reasoning, {name}.'],
    all: [
      'Thank you, {name}. That’s all I wanted to ask.',
      'Thank you for walking me through it, {name}. We can close this question here.',
      'That brings us to the end of this question. Thank you, {name}.',
    ],
  },
  ...designPhrases,
  ...proposalPhrases,
  ...storyPhrases,
  closeAgain: {
    all: [
      'We’re done with this question. Thank you again.',
      'Nothing more from my side on this one.',
      'That’s everything on this question.',
    ],
  },
  /** Replaces a reply that broke a rule, so these wordings must never break one. */
  instead: {
    all: [
      'Let’s stay with your thinking. Tell me your next step.',
      'I’d like to hear it from you. Tell me what you’d do next.',
      'Go on from what you have, one step at a time.',
      'Follow your idea through a small case.',
      'Tell me what you know so far, and build on that.',
    ],
  },
  ...boardPhrases,
  ...checkPhrases,
  ...deckPhrases,
  ...hintPhrases,
  ...roundPhrases,
  ...spokenPhrases,
  ...talkPhrases,
  ...tutorialPhrases,
  ...unjudgedPhrases,
} as const satisfies Record<string, ByPersonality>

export type Slot = keyof typeof phrases

/** Returns a slot's wordings for a personality: first its own, then those that fit everyone. */
export function wordingsOf(slot: Slot, personality: InterviewerPersonality): [Wordings, Wordings] {
  const wordings: ByPersonality = phrases[slot]
  return [wordings[personality] ?? [], wordings.all]
}
