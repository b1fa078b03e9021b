import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'
import { boardPhrases } from './boardPhrases.ts'
import { deckPhrases } from './deckPhrases.ts'
import { roundPhrases } from './roundPhrases.ts'
import { spokenPhrases } from './spokenPhrases.ts'
import { tutorialPhrases } from './tutorialPhrases.ts'

/**
 * What the scripted interviewer says. A slot has several wordings, so that nothing is said twice in a session; personality changes
 * the wording and the patience, never a fact. `{name}` may be empty: " {name}" and ", {name}" then vanish with it.
 */
type Wordings = readonly string[]
type ByPersonality = Partial<Record<InterviewerPersonality, Wordings>> & { all: Wordings }

export const phrases = {
  introduce: {
    lenient: [
      'Hello {name}, I am {interviewer}, and I will be your interviewer. Take the time you need.',
      'Hi {name}, my name is {interviewer}. I am glad to have you here; we will go through this together.',
    ],
    fair: [
      'Hello {name}, I am {interviewer} and I will be your interviewer today.',
      'Hi {name}, my name is {interviewer}. I will be interviewing you today.',
    ],
    harsh: ['Hello {name}. I am {interviewer}. We have a lot to get through, so let us begin.'],
    demanding: ['Hello {name}, I am {interviewer}. I will ask for precise reasoning throughout.'],
    all: ['Hello {name}, I am {interviewer}.'],
  },
  nextQuestion: {
    lenient: ['Let us turn to the next one, without hurry.'],
    harsh: ['Next question.'],
    all: ['On to the next question.', 'Let us go on with another question.', 'Here is the next one.'],
  },
  present: {
    all: [
      '{gist}',
      'You can read the whole text beside the editor. {gist}',
      'The details are on your screen. {gist}',
      'It is all on the screen, to read again at any time. {gist}',
      'What I say now stands on the screen as well. {gist}',
      'The exact words are in front of you. {gist}',
    ],
  },
  /** Opens a question where its own words may not be said. */
  presentUntitled: {
    all: [
      'The question is on your screen. Read it through, and ask me about anything that is unclear.',
      'You can read the question beside the editor. Ask me about anything in it before you start.',
    ],
  },
  inviteClarification: {
    lenient: [
      'Have a calm look at it. What would you like to clarify before we think about an approach?',
      'Read it as often as you like. Is there anything you would like me to clear up first?',
      'There is no rush. Which parts of it should we clear up before you plan?',
    ],
    harsh: [
      'Read it carefully. What do you need to know before you propose an approach?',
      'Read it once, properly. What is open before you commit to a plan?',
      'What has to be settled before you start?',
    ],
    demanding: [
      'Before any approach: which assumptions do you want to check with me?',
      'Precision first. What in it would you pin down before you plan?',
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
    all: [
      'As I said: {answer}',
      'It is as before. {answer}',
      'Nothing has changed there: {answer}',
      'Once more: {answer}',
    ],
  },
  restate: {
    all: ['In short: {gist}', 'Put briefly: {gist}', 'The core of it is this. {gist}', 'Once more, briefly: {gist}'],
  },
  afterRestating: {
    all: [
      'Walk through the first example by hand, and tell me where it stops making sense to you.',
      'Take the first example and say which part of it surprises you.',
      'Follow the first example step by step; that usually shows what is meant.',
    ],
  },
  limits: {
    all: [
      'The limits in the statement are: {limits}.',
      'As for size, the statement says {limits}.',
      'What the statement promises is {limits}.',
    ],
  },
  library: {
    all: [
      'You may use the standard library of your language, as long as you can say what each call costs.',
      'The standard library is open to you; be ready to explain what it does underneath.',
    ],
  },
  unclarified: {
    lenient: [
      'That is a fair thing to wonder about. Take the statement as it stands, make the simplest assumption that fits it, and tell me which.',
    ],
    harsh: ['Everything I can tell you about that is in the statement. State your assumption and go on.'],
    demanding: ['I will leave that to you. Name your assumption, and say what would change if it were wrong.'],
    all: [
      'Take the statement as it stands there. Say aloud what you assume, and build on it.',
      'I have nothing to add to the statement on that. Choose an assumption that agrees with it and say it aloud.',
      'The statement is all there is on that point. Pick the reading that fits the examples and tell me which one.',
      'Let the examples settle it: take the reading that agrees with all of them.',
      'You may decide that. Tell me what you decide, so that we both work from the same picture.',
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
      'Carry on with the code when you are ready.',
      'You can go on from there.',
      'Keep that in mind while you write.',
      'Please continue where you were.',
    ],
  },
  acceptOptimal: {
    lenient: [
      'Yes, I can follow that, and it will hold up. Please code it, and talk to me while you write.',
      'That approach holds for the limits we have. Please go ahead and code it, at your own pace.',
    ],
    fair: [
      'That approach holds for the limits we have. Please code it, and tell me what you are doing as you go.',
      'I agree with that plan, and it is fast enough. Please write it down in code.',
    ],
    harsh: ['That will do for these limits. Code it.', 'Agreed. Write it, and mind the details.'],
    demanding: [
      'I accept that approach. Code it, and be exact about the boundaries.',
      'That satisfies the limits. Code it so that each line has a reason.',
    ],
    all: [
      'I accept that approach. Please code it now.',
      'That plan is sound for this input size. Please turn it into code.',
    ],
  },
  acceptUnjudged: {
    all: [
      'I can follow that. Please code it, and say what you are doing as you go.',
      'That is concrete enough to build on. Please write it in code.',
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
      'That is workable within the limits, so I accept it. Please code it; we can talk about the rest afterwards.',
      'It is not the only way, but it fits the limits. Please write it in code.',
      'I can accept that for the sizes given. Please code it, and keep in mind where it spends its time.',
    ],
  },
  bruteForce: {
    lenient: [
      'That is an honest start, and it gives the right result on small inputs. Now think of the largest input: which work is done more than once?',
    ],
    fair: [
      'That would give the right result, but look at the largest input the statement allows. Which work does it repeat?',
      'It would work for small inputs. How many steps would it take at the upper limit?',
    ],
    harsh: [
      'Too slow for these limits. Where does it waste its time?',
      'It will not finish on the largest input. What does it do over and over?',
    ],
    demanding: [
      'As a baseline I take it. At the upper limit, how many steps is that, and what would you have to avoid repeating to do better?',
    ],
    all: [
      'As a baseline that is fine; it is too slow for the largest input. What could you remember, so that it is not worked out again?',
      'For the largest input that becomes slow. Which of its steps could be saved?',
    ],
  },
  settleForSlow: {
    all: [
      'Then let us not lose more time: code what you have, and say where it will be slow.',
      'All right, write that version first. A working slow one is better than none, and we will talk about its cost.',
      'Code that version then. I will come back to its cost afterwards.',
    ],
  },
  settleForUnclear: {
    all: [
      'Put it into code as you see it; a first version will show us both whether it holds.',
      'Then start writing, with the part you are surest of, and say what you do.',
      'Let us see it in code. Begin with the main step, and we will look at the rest together.',
    ],
  },
  vague: {
    lenient: [
      'I think I see where you are heading. Could you make it a bit more concrete: what do you keep, and what do you do with each element?',
    ],
    harsh: ['That is too vague to judge. What exactly happens at each step?'],
    demanding: ['I need it more exactly. What do you store, when do you update it, and what do you return?'],
    all: [
      'I would like that more concrete. What do you keep while you go through the input?',
      'Please spell that out: what happens at each step, from the first element on?',
      'I cannot judge it yet. How would it run on the first example?',
      'Say a little more. Which information does each step need from the ones before?',
      'Describe it as if I had to code it. What is the first thing it does, and when does it stop?',
    ],
  },
  chooseYourself: {
    lenient: ['I would love to hear your own choice. Take one, and tell me how it would go and what it would cost.'],
    harsh: ['I do not pick for candidates. Decide, say how it runs, and say what it costs.'],
    demanding: ['The decision is yours. Name one, go through its steps, and give me its time and space.'],
    all: [
      'That choice is yours to make. Take one, and say how it would go, step by step, and what it would cost.',
      'I will not settle that for you. Which one would you build on, how would it go, and what would it cost?',
      'Say it as your own decision. How would it run on the first example, and how does the work grow with the input?',
      'A name alone tells neither of us much. Choose, and describe what happens at each step and what that costs.',
      'Convince yourself first. Pick one, follow it through the first example, and say how much time and memory it takes.',
    ],
  },
  chooseInWords: {
    all: [
      'That choice is yours to make. Which one would you take, and why?',
      'I will not settle that for you. Choose one, and say what speaks for it.',
      'Decide for yourself, and give me the reason that weighs most.',
    ],
  },
  judgeYourPlan: {
    all: [
      'I would like your own judgement first. What happens on the largest input that is allowed?',
      'What would convince you of it? Take the largest input, and say how much work it would be.',
      'Test it before I do. Which input would you try first?',
    ],
  },
  judgeYourCode: {
    all: [
      'I would like your own judgement first. Trace the first example through it, and say what you find.',
      'Check it as if somebody else had written it. Which line do you trust least?',
      'You tell me: follow one small input through it by hand.',
    ],
  },
  showMe: {
    all: [
      'Let us see it at work. What does it do on the first example, step by step?',
      'I would like to watch it run. Which values does it hold after each step of the first example?',
      'Take me through the first example with it. What does it keep at each step?',
    ],
  },
  doubtful: {
    lenient: ['Let us test that idea together. What does it give for the first example, step by step?'],
    harsh: ['I do not see that work. What does it return for the first example?'],
    all: [
      'I am not convinced yet. Take the first example: what does it do, step by step?',
      'Try it on a small input of your own. Where could it go wrong?',
      'I would test that idea before building on it. Which input could break it?',
      'Let us look closer at that. What would it do on the smallest input that is allowed?',
    ],
  },
  mistake: {
    all: [
      '{nudge}',
      'One thing to look at. {nudge}',
      'Before you go on: {nudge}',
      'Stay with one point for a moment. {nudge}',
    ],
  },
  costRight: {
    all: [
      'That cost is what I have as well.',
      'I arrive at the same cost.',
      'Yes, I get the same figures.',
      'Agreed on the cost.',
    ],
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
    all: ['The time is what I have as well.', 'I agree on the time.'],
  },
  costSpaceOnly: {
    all: ['The space is what I have as well.', 'I agree on the space.'],
  },
  costExplains: {
    all: ['That would fit with tests that run out of time.', 'Then the time limit is no surprise.'],
  },
  /** Of a plan that would do, before it is coded. */
  askPlanCost: {
    harsh: ['I follow the method. What does it cost?'],
    demanding: ['I follow the method. What does it cost in time, and which step decides that?'],
    all: [
      'I follow the method. What does it cost as the input grows, and why is nothing missed?',
      'I see how it goes. What will it cost in time, and why does it never have to look again?',
      'I can follow that. Before you write it: how does its time grow, and why is it enough?',
    ],
  },
  costLater: {
    all: ['We will come back to its cost; I count it differently.', 'Think its cost over once more while you write.'],
  },
  costWrong: {
    lenient: ['I come to a different figure there; count once more how often each element is touched.'],
    harsh: ['That figure does not hold. Count again how often each element is touched.'],
    all: [
      'I count that differently. Go once more through what happens per element.',
      'I do not arrive at that. Look again at what each loop and each call costs.',
      'That is not what I get when I count the steps.',
    ],
  },
  askSpace: {
    all: [
      'How much extra space does your solution need?',
      'What about the space that your solution uses?',
      'How much memory does your solution take beyond the input?',
    ],
  },
  askTime: {
    all: [
      'How does the running time of your solution grow with the input?',
      'What about the time that your solution takes?',
      'How does the time grow as the input does?',
    ],
  },
  notKnowing: {
    lenient: [
      'That is all right. Do the first example by hand, and tell me what you look at while you do it.',
      'No harm done. Leave the code aside: how would you solve a tiny case on paper?',
    ],
    harsh: ['Then start with what you can do: solve the first example by hand and say what you did.'],
    demanding: ['Begin with the plainest correct method, however slow. What would it be?'],
    all: [
      'Start small: solve the first example by hand, and say what you looked at.',
      'Leave speed aside for now. What is the simplest method that would be correct?',
      'Think of an input with two elements. What decides the result there?',
      'You can ask me for a hint when you want one. Until then, what do you know for certain about the result?',
      'Describe the input in your own words. What has to be true of the result?',
    ],
  },
  notKnowingWhileCoding: {
    all: [
      'Write down the part you are sure of first, as a comment in plain words.',
      'Pick the smallest piece that you can write, and leave the rest as a comment.',
      'Run the lines you have in your head on a tiny input, and see where they stop.',
      'Ask for a hint if you would like one. Otherwise write the loop first and fill it later.',
      'Say in words what the next line has to achieve, and write only that.',
    ],
  },
  noMoreHints: {
    all: [
      'You have had all the hints I can give. Take the last one, and write the first step it names.',
      'There is no further hint. Go back to the outline and put its first sentence into code.',
      'I have given you everything short of the code. Work from the last hint.',
      'The hints are used up. Which part of the last one is still unclear to you, in your own words?',
      'From here on it is yours. Write down the one step of which you are most certain.',
      'No hint is left. Read the last one again, and try it on the first example.',
      'I have none left to give. Begin with the part that you could write at once.',
    ],
  },
  noHintsInExam: {
    lenient: [
      'I would like to help, but this is an exam, so there are no hints. Write down what you are sure of, and go on from there.',
    ],
    harsh: ['This is an exam. There are no hints.'],
    demanding: ['There are no hints in an exam. Take the part you can reason about, and start with it.'],
    all: [
      'This is an exam, so I cannot give hints. Go back to the first example and work it out by hand.',
      'Hints are not part of an exam. Say what you know for certain, and build on that.',
      'I have to leave that to you, as this is an exam. A smaller input may show you the way.',
      'No hints in an exam, I am afraid. Even a slow solution that is right counts for something.',
    ],
  },
  noHintsHere: {
    all: [
      'I have no prepared hint for this one. Solve the first example by hand and watch what you compare.',
      'Look at the example once more, and note what you had to remember on the way.',
      'Ask yourself which work a slow solution repeats, and how it could be kept.',
      'Make the input smaller until the answer is obvious, then grow it by one.',
      'Say what you know after each element, and what you would wish to know.',
      'Think about the order in which the input would be easiest to handle.',
    ],
  },
  skipByButton: {
    lenient: [
      'You may leave this question: press Skip question and confirm. If you would rather try on, tell me what you have so far.',
    ],
    harsh: ['If you want to give it up, press Skip question and confirm; it is recorded as skipped. Otherwise go on.'],
    all: [
      'To leave this question, press Skip question and confirm; it is recorded as skipped. Otherwise, go on from where you are.',
      'That is your choice: the button Skip question does it, after you confirm.',
      'Use Skip question for that. I can also give you a hint first, if you ask for one.',
    ],
  },
  unrelated: {
    lenient: [
      'Let us keep that for another day and come back to the question.',
      'I would rather use your time well, so let us go back to the question.',
    ],
    harsh: ['That is not what we are here for. Back to the question.', 'Not now. The question, please.'],
    all: [
      'Let us stay with the question.',
      'I will leave that aside; our time is for the question on the screen.',
      'That is outside this interview. Let us go back to the question.',
      'I can only talk about the question here.',
      'We should return to the task.',
      'I would like to keep to the interview.',
      'That has no place here.',
      'I leave that unanswered.',
      'This hour belongs to the question.',
      'I am here for your thinking on this question.',
      'We would lose time with that.',
      'That leads us away from the task.',
      'I do not go into that.',
      'Nothing more on that from me.',
    ],
  },
  backOnTrack: {
    all: [
      'Tell me what you have so far.',
      'Go on from where you were.',
      'Say what your next step is.',
      'Continue with your last thought.',
      'Start from what you know for certain.',
      'The question is still open.',
      'What do you see when you look at the first example again?',
      'Pick up the thread where it lies.',
      'Say the next thing that you are sure of.',
      'One step at a time, from where you stand.',
      'Look at the task again, and go on aloud.',
      'Your own idea is what I want to hear.',
      'Let me hear the next step.',
    ],
  },
  pause: {
    lenient: ['Of course, take all the time you need.', 'Please do. I will wait until you are ready.'],
    harsh: ['Go ahead. Keep an eye on the clock.', 'All right. I am waiting.'],
    demanding: ['Take it, and come back with something concrete.'],
    all: [
      'Of course. I will be quiet until you write again.',
      'Take your time.',
      'Sure, think it through.',
      'Go ahead, I will wait.',
    ],
  },
  hearsYou: {
    lenient: ['I hear you well. Go on whenever you like.'],
    harsh: ['I hear you. Go on.'],
    all: [
      'Yes, everything reaches me. Please go on.',
      'I hear you clearly, so go ahead.',
      'All your messages arrive. Please continue.',
    ],
  },
  /** To whoever asks whether they may think aloud, or take notes. */
  asYouLike: {
    harsh: ['If it helps you, yes.'],
    all: [
      'Please do, in the way that suits you.',
      'Yes, whatever helps you to think is fine.',
      'Of course, go about it as you are used to.',
    ],
  },
  ruledOut: {
    harsh: ['Then that is out. What remains?'],
    all: [
      'Then that rule is out. What would you put in its place?',
      'So you have ruled that out yourself. What would not fall for the same input?',
      'Good to have found that before writing it. Which idea would survive that input?',
    ],
  },
  acknowledge: {
    all: [
      'When you are ready, describe how you would go about it.',
      'Go ahead: what is your first thought on the question?',
      'I am listening. Which approach comes to mind first?',
      'Take the question from wherever you like. What do you see in it?',
      'Tell me your plan in a few sentences, before any code.',
      'Whenever it suits you, begin with the simplest idea you have.',
    ],
  },
  acknowledgeCoding: {
    all: [
      'Go on with your code, and say what you are doing.',
      'Carry on. Press Done coding when you think it is finished.',
      'I am following along. Keep writing.',
      'Fine, continue.',
      'I am with you. Say when you reach a part you are unsure of.',
    ],
  },
  codingTalk: {
    lenient: ['I can follow that. Keep going, and trace a small example when you are done.'],
    harsh: ['Go on. Check the boundaries before you say you are done.'],
    demanding: ['Continue. I will want to know why each boundary is where it is.'],
    all: [
      'I follow. Go on, and press Done coding when you have traced it once by hand.',
      'Understood. Keep going, one part at a time.',
      'Carry on; check it against the first example before you finish.',
      'Noted. When it is written, try it in your head on the smallest input.',
      'Go on. Say aloud which case each branch is for.',
      'I see what you mean. Write it down and we will look at it together.',
    ],
  },
  pressDone: {
    all: [
      'If you have traced it once by hand, press Done coding.',
      'Then check the boundaries once more, and press Done coding.',
      'Press Done coding when you are sure of it.',
    ],
  },
  acknowledgeFollowUp: {
    all: [
      'I am still listening for your answer.',
      'Whenever you are ready, answer in a sentence or two.',
      'Go ahead with your answer.',
      'Say it as briefly as you like.',
      'I am with you. What is your answer?',
      'Half a sentence is enough to begin with.',
      'Take the question as it comes, and answer what you can.',
      'My question stands; begin anywhere.',
      'Let me hear what you think of it.',
      'A rough answer will do for now.',
    ],
  },
  testing: {
    all: [
      'Your code is with the tests now. I will come back to you when they are through.',
      'The tests are still running. One moment.',
      'Let us wait for the tests to finish.',
    ],
  },
  allPassed: {
    lenient: ['Your code passes all the hidden tests, so that part is done.'],
    harsh: ['Your code passes all the hidden tests.'],
    all: [
      'The tests are through, and your code passes all the hidden tests.',
      'The result is in: all hidden tests pass.',
      'I have the result: your code passes all the hidden tests.',
    ],
  },
  somePassed: {
    lenient: [
      'The result is in: {passed} of {total} hidden tests pass, so something is still off. Take the smallest input you can think of and trace your code on it, line by line.',
    ],
    harsh: [
      '{passed} of {total} hidden tests pass. There is a bug. Trace the code by hand on a boundary case and find it.',
    ],
    all: [
      'I have the result: {passed} of {total} hidden tests pass. Trace your code on an unusual but allowed input, and see where it departs from what you expect.',
      '{passed} of {total} hidden tests pass. Before changing anything, trace a small input by hand and watch your variables.',
      'The tests are through, and {passed} of {total} hidden tests pass. Pick the input you trust least and follow your code through it.',
    ],
  },
  nonePassed: {
    all: [
      'The result is in, and 0 of {total} hidden tests pass. Take the first example from the statement and follow your code line by line.',
      '0 of {total} hidden tests pass. Trace the first example by hand and compare each value with what it should be.',
    ],
  },
  compilation: {
    all: [
      'Your code does not get as far as running: it has a syntax or compilation error. Read it once from the top, slowly.',
      'It stops before it runs, with a compilation error. Go through the lines you wrote last.',
    ],
  },
  crashed: {
    all: [
      'The first one that does not pass ends with a crash.',
      'Where it first goes wrong, it ends in a runtime error.',
    ],
  },
  tooSlow: {
    all: [
      '{passed} of {total} hidden tests pass. Where it first goes wrong, it runs out of time: think of the largest input, and find the line that runs most often.',
      'I have the result: {passed} of {total} hidden tests pass, and the first of the others takes too long. Look for work that your code repeats.',
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
    all: ['That is not what it prints. Go through it once more, line by line. What do you get?'],
  },
  askGrowth: {
    all: ['Where does that come from?', 'Which part of the code does that?'],
  },
  bugClaimed: {
    all: [
      'Change it in the editor, then. What stands there when we leave the question is run again.',
      'Then mend it there; your code is run once more when this question is over.',
    ],
  },
  bugNamed: {
    all: ['That fits what I see in your code.', 'I see the same place in your code.'],
  },
  notTested: {
    all: [
      'Your code is in. It could not be run this time, so we go by reading it.',
      'I have your code, but running it did not work on our side. That does not count against you; let us talk about it.',
    ],
  },
  nothingWritten: {
    all: [
      'You have handed in the code as it was given to you, so there is little to judge.',
      'There is no code of yours in the editor yet, as far as I can see.',
    ],
  },
  skipped: {
    lenient: ['That is fine, we leave that one behind.', 'No matter, we leave it there.'],
    harsh: ['Skipped. It is noted.', 'Noted as skipped.'],
    all: ['All right, we leave that question.', 'Noted, we skip it.', 'Then we leave it at that.'],
  },
  askWithoutCode: {
    all: [
      'In words, then: how would your program have gone about it?',
      'Without code, tell me the steps your program would have taken. What comes first?',
      'Describe the program you would have written. What would it do with the first element?',
    ],
  },
  askComplexity: {
    lenient: ['When you look at your code: what are its time and space complexity, roughly?'],
    harsh: ['Time and space complexity of what you wrote?'],
    demanding: ['What are the time and space complexity of your code, and which line decides each of them?'],
    all: [
      'What are the time and space complexity of what you wrote?',
      'How do the time and the space of your code grow with the input?',
      'In terms of the input size, what does your code cost in time and space?',
    ],
  },
  /** The same question where tests have failed: the edges are where to look. */
  askEdgeCasesOfFault: {
    lenient: ['Which two edge cases would you trace first, to learn why?'],
    harsh: ['Which two edge cases would show the fault?'],
    demanding: ['Which two edge cases would you trace to find the cause, and what do you expect of each?'],
    all: [
      'Which two edge cases would you trace first to find out why?',
      'Which edge cases could show where it departs, and what does your code do with them?',
    ],
  },
  askEdgeCases: {
    lenient: ['Which two inputs would you try, to feel sure that your code holds at the edges?'],
    harsh: ['Name two edge cases that could break it. What does it do with each?'],
    demanding: ['Which two edge cases would you put into a test first, and what does your code return for each?'],
    all: [
      'Which two edge cases would you test first, and what does your code do with them?',
      'If you had to break your own code, which two edge cases would you try?',
      'Which edge cases did you have in mind, and what happens in them?',
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
      'Those are cases I would test too.',
      'That covers places where such code tends to break.',
      'Those are worth a test each.',
    ],
  },
  edgeCaseNamed: {
    all: ['That is one I would test; there are others.', 'That one belongs in a test.', 'Yes, that one matters here.'],
  },
  edgeCasesUnclear: {
    all: [
      'I would have liked a concrete input there.',
      'That stays general; a concrete input would say more.',
      'I was hoping for one definite input.',
      'An input that one could type would tell more.',
    ],
  },
  followUpCovered: {
    all: [
      'That touches the point I was after.',
      'You name the part that matters.',
      'That is the direction I had in mind.',
      'That is what I wanted to hear about.',
      'There you name what it turns on.',
      'That is the heart of it.',
      'That covers what I was asking for.',
      'You have put your finger on it.',
      'That answers it.',
      'So you see where the matter lies.',
    ],
  },
  /** Before the next question about the code, where the last one found no answer. */
  moveOn: {
    harsh: ['We have no time to wait for that. The next one.'],
    all: [
      'Let us leave that question and take another one.',
      'We can go on without an answer to that.',
      'I will ask you something else.',
      'That one may rest. Here is another.',
    ],
  },
  followUpUnknown: {
    lenient: ['That is quite all right.'],
    harsh: ['Then that stays open.'],
    all: [
      'All right, we leave that open.',
      'Fair enough, let us leave it.',
      'Understood, we go on without it.',
      'That is fine; it can stay as it is.',
      'We need not settle that one.',
      'I note it as open, and go on.',
      'No matter. Not everything has to be answered.',
      'We leave it there.',
      'So that remains a question.',
    ],
  },
  followUpNoted: {
    all: [
      'I have noted that.',
      'All right.',
      'Understood.',
      'I take note of that.',
      'I have that down.',
      'I take it as your answer.',
      'That is written down.',
      'I keep that as you say it.',
      'Your answer is noted.',
      'I leave that as you put it.',
      'So it stands for now.',
      'Noted, in your words.',
    ],
  },
  askedThat: {
    all: ['What I asked was this: {question}', 'My question once more: {question}', 'I put it again: {question}'],
  },
  toAnswerAtHand: {
    all: [
      'It is meant just as you read it; answer as well as you can, and say what you assume.',
      'Take it as openly as it sounds, and say what you assume.',
    ],
  },
  noHintsAfterCode: {
    all: [
      'I give no hints on these last ones; a rough answer is welcome.',
      'For this part I would like to hear your own thinking, even if it is rough.',
      'Hints end with the code. Tell me what you can say for certain.',
      'I leave this part to you. What would you answer if you had to?',
      'No hints here. A wrong answer costs less than none.',
      'For these questions I only listen. Start with what you know.',
    ],
  },
  close: {
    lenient: [
      'Thank you, {name}. I enjoyed thinking this through with you, and that is all from me here.',
      'Thank you for talking me through it, {name}. We can leave this question with a good feeling.',
    ],
    harsh: ['That is all on this question. Thank you, {name}.', 'We stop here. Thank you for your time, {name}.'],
    demanding: ['That concludes this question. Thank you for your reasoning, {name}.'],
    all: [
      'Thank you, {name}. That is all I wanted to ask on this question.',
      'Thank you for walking me through it, {name}. We can close this question here.',
      'That brings us to the end of this question. Thank you, {name}.',
    ],
  },
  closeAgain: {
    all: [
      'We are done with this question. Thank you again.',
      'There is nothing more from my side on this one.',
      'That is everything on this question.',
    ],
  },
  /** What is said in place of a reply that broke a rule. It must never break one itself. */
  instead: {
    all: [
      'Let us stay with your own thinking. Tell me what your next step is.',
      'I would like to hear it from you: say what you would do next.',
      'Go on from what you have, one step at a time.',
      'Take the first example and follow your idea through it.',
      'Say aloud what you know so far, and build on that.',
    ],
  },
  ...boardPhrases,
  ...deckPhrases,
  ...roundPhrases,
  ...spokenPhrases,
  ...tutorialPhrases,
} as const satisfies Record<string, ByPersonality>

export type Slot = keyof typeof phrases

/** The wordings of a slot for a personality: its own, and those that fit everybody. */
export function wordingsOf(slot: Slot, personality: InterviewerPersonality): [Wordings, Wordings] {
  const wordings: ByPersonality = phrases[slot]
  return [wordings[personality] ?? [], wordings.all]
}
