export const opinionPhrases = {
  noVerdictYet: {
    all: [
      'I don’t rate answers while we talk. Your scorecard comes after the end.',
      'You’ll get that in the scorecard, not from me now.',
      'I keep that for the scorecard.',
      'Honestly, I don’t judge as we go. The scorecard does, right after the end.',
      'That’s for the scorecard at the end. So far I just listen.',
      'I’d rather not say halfway through. It’s all in the scorecard afterwards.',
      'No grades from me on the way. You’ll see them when we’re through.',
      'Can’t tell you yet. After the end the scorecard goes through all of it.',
    ],
  },
  planStands: {
    all: [
      'We agreed on the approach, so that part stands.',
      'The approach is settled, and I’m fine with it.',
      'The plan we agreed on still stands.',
      'I took your approach as it is, and that holds.',
    ],
  },
  planOpen: {
    all: [
      'We don’t have a plan settled yet.',
      'So far I haven’t agreed to a plan.',
      'The plan’s still open.',
      'We’re still looking for a plan.',
    ],
  },
  trackOfCase: {
    all: [
      'I won’t steer you there. Walk the first example through your idea, and you’ll see.',
      'I don’t nod or shake my head midway. Try it on the smallest input, out loud.',
      'You can tell without me: take one example, and follow your idea to the end.',
      'I keep out of that. Check it against one example, and tell me what comes out.',
    ],
  },
  trackOfWords: {
    all: [
      'I don’t steer midway. Say what you’d conclude, and why you trust it.',
      'I’d rather not nod along. Hold it against my question, and see if it answers that.',
      'I leave that open for now. Tell me where you’re heading in one sentence.',
      'No signs from me on the way. Finish the thought, and say why it holds.',
    ],
  },
  tookItAsAnswer: {
    all: [
      'I took it as your answer. How good it was comes in the scorecard.',
      'I’ve got your answer. You can add to it if something’s missing.',
      'It counts as your answer. I don’t grade it here.',
      'I heard it and took it as your answer. The scorecard says the rest.',
      'That’s your answer, then. I don’t mark it right or wrong now.',
    ],
  },
  feedbackLater: {
    all: [
      'That comes in writing after the end. First tell me why you built it this way.',
      'Gladly, in the scorecard after the end. Until then, say which part you’d change.',
      'You’ll get it after the end, with quotes. Now I’d like to hear your own view of it first.',
      'I keep feedback for the scorecard. Tell me what you like least about it yourself.',
    ],
  },
  feedbackSoon: {
    all: [
      'It’s in the scorecard, right after we close. It quotes what you said.',
      'You’ll read it in a minute: the scorecard comes when we close, with what to fix first.',
      'The scorecard has it, as soon as this is closed.',
      'That follows in writing when we close, moment by moment.',
    ],
  },
  feedbackInPractice: {
    all: [
      'Practice has no scorecard. Say which part you’d change first, and we talk about that.',
      'Nothing’s graded here, so no report. Tell me which line you like least, and why.',
      'There’s no report in practice. Compare yours with the editorial once it opens.',
      'No scorecard in practice. What I can do is ask: say why you built it this way.',
    ],
  },
  followingYou: {
    all: [
      'I’m with you.',
      'I follow you so far.',
      'I can follow.',
      'Yes, I’m following.',
      'It’s clear enough to follow.',
      'You haven’t lost me.',
      'I get what you mean.',
      'Yes, still with you.',
    ],
  },
  canHearYou: {
    all: [
      'I read you fine.',
      'Yes, your words reach me.',
      'I get everything you write.',
      'Loud and clear, in text at least.',
    ],
  },
  noResultHere: {
    all: [
      'Nothing is decided here, it’s a rehearsal. The scorecard comes after the end.',
      'There’s no job behind this. Your scorecard tells you after the end.',
      'I don’t know yet. The scorecard says it, a minute after the end.',
      'No pass or fail from me. The scorecard has a decision, after the end.',
    ],
  },
  noScoreNow: {
    all: [
      'No number from me. The scores are in the scorecard, after the end.',
      'I don’t keep a running score. It’s worked out after the end.',
      'There isn’t one yet. It’s worked out when we’re through.',
      'I don’t do points on the way. You’ll see them all after the end.',
    ],
  },
  scoreRightAfter: {
    all: [
      'You’ll see it in a minute, in the scorecard. I don’t have a number.',
      'The scorecard comes right after we close, and it has the numbers.',
      'No number from me, but the scorecard follows at once.',
      'It’s worked out when we close, usually within a minute.',
    ],
  },
  practiceUnscored: {
    all: [
      'This is practice, so nothing is scored.',
      'It’s practice, nothing counts.',
      'There’s no score in practice.',
      'Nothing here goes into a score.',
    ],
  },
  noJobBehind: {
    all: [
      'There’s no job behind this, so nobody hires. The scorecard says how it would have looked.',
      'It’s a rehearsal, I hire nobody. After the end the scorecard gives you a decision to learn from.',
      'No offer to give, I’m afraid. The scorecard tells you what a real one might have hung on.',
      'I can’t hire you, it’s a rehearsal. What it would take is in the scorecard.',
    ],
  },
  noJobInPractice: {
    all: [
      'There’s no job here, just practice, and nothing is scored.',
      'Nobody’s hiring in practice. Enjoy that part.',
      'This is only practice, so there’s nothing to win or lose.',
      'No job behind it, no score either. It’s just for you.',
    ],
  },
  oneTestDecidesNothing: {
    all: [
      'Nothing is decided by one test, this is a rehearsal. The scorecard looks at all of it.',
      'This is a rehearsal with no cut there, and we simply go on.',
      'No, you’re not out. We go on, and the scorecard weighs everything.',
      'It ends nothing. How you think and explain counts too.',
    ],
  },
  testInPractice: {
    all: [
      'Not at all. It’s practice: mend it and submit again as often as you like.',
      'Nothing happens, practice isn’t scored. You can submit again.',
      'No, a failed test here is just a lead. Submit again when you like.',
      'It means there’s something to find, nothing worse. Practice keeps no score.',
    ],
  },
  notTestedYet: {
    all: [
      'Nothing has been tested yet.',
      'No tests have run so far.',
      'There’s no result yet. They run once you hand it in.',
      'The tests run after you hand it in, so none yet.',
    ],
  },
  noTestsHere: {
    all: [
      'There are no tests in this round.',
      'Nothing is run here, it’s all in words.',
      'No tests in this one, just talk.',
      'This round has no tests to fail.',
    ],
  },
  noneFails: {
    all: [
      'None fails, so nothing is hidden there.',
      'All of them went through, so there’s none to look at.',
      'No failures among them.',
      'So there’s no failing one.',
    ],
  },
  visibleOnes: {
    all: [
      'The visible cases show what yours printed; the rest stay hidden. Take an odd little input by hand.',
      'For the cases you can see, the output’s beside them. The hidden ones I can’t name.',
      'Hidden ones stay hidden. Where a visible one fails, compare it with what you expect.',
      'I can’t name hidden ones. Add a small case of your own and run that.',
    ],
  },
  hiddenOnes: {
    all: [
      'Which ones stays hidden. Pick the input you trust least, and follow it by hand.',
      'I can’t say which. Take the smallest case you can think of, and trace it.',
      'They stay hidden, sorry. Tell me which kind of input you never tried.',
      'I don’t show them. Go through an unusual input line by line.',
    ],
  },
  findTheCase: {
    all: [
      'I can’t show hidden ones. Take a tiny and an odd input by hand, and compare expected with actual.',
      'Hidden inputs stay hidden. Look for a pattern: the smallest case, equal values, the largest one.',
      'I won’t name the cause, but you can corner it: shrink the input until it stops failing.',
      'Take one input you suspect. Write down what should come out, then trace what does.',
    ],
  },
  checkItYourself: {
    all: [
      'Test it before I do: try it on a small odd input.',
      'Convince yourself first. Take the first example, and see what comes out.',
      'Let’s not take my word for it. Try the smallest input.',
      'I’d rather you found out: run one small case through it in your head.',
      'I keep that back for now. Work one example by hand, and you’ll know.',
    ],
  },
  checkPlanYourself: {
    all: [
      'Sounds like something we can test. Run the first example through it.',
      'Try to break it first. Tell me which case worries you most.',
      'You tell me: see if it holds for the largest input.',
      'I’ve no veto. Take one small case through it, then say if you still like it.',
      'I’d want to see it on an example before I say more. Take the first one.',
    ],
  },
  checkWordsYourself: {
    all: [
      'I won’t settle it for you. Say what speaks for it, and what against.',
      'Tell me what makes you sure of it, and I’ll take it from there.',
      'I’d rather hear how you’d check that yourself.',
      'I leave that open. Name the thing that would change your mind.',
      'Argue against it for a moment, and see if it survives.',
      'I keep my view back. Give me the strongest reason for it.',
    ],
  },
  deckTells: {
    all: [
      'Commit to true or false first. You’ll hear after you’ve answered.',
      'Give me your answer, and then I’ll tell you.',
      'That comes after your answer, so pick one.',
      'First your verdict and a reason, then mine.',
    ],
  },
  askLookLater: {
    all: [
      'I read it closely once you hand it in. Trace one small input until then.',
      'I’ll look when it’s in. Go over the line you trust least first.',
      'My look comes after you hand it in. Walk an example through it yourself for now.',
      'Not before it’s in, sorry. Read it once as if somebody else wrote it.',
    ],
  },
  codeWasTested: {
    all: [
      'The tests have looked at it: {passed} of {total} passed.',
      'The tests passed {passed} of {total}.',
      '{passed} of {total} tests went through.',
      'It got {passed} of {total} tests right.',
    ],
  },
  bugHunt: {
    all: [
      'I don’t point at bugs before you’ve looked. Trace the smallest input line by line.',
      'I won’t say either way. Take the line you trust least, and follow one value through it.',
      'That hunt’s yours. Try an empty or tiny input, and watch each value.',
      'I keep quiet on that. Say aloud what each line does, and see where you hesitate.',
    ],
  },
  weakestPart: {
    all: [
      'I won’t point at it. Tell me which part you trust least, and why.',
      'Look for it yourself first: take the part that has most to do.',
      'I stay neutral there. Go through it once, and stop where you hesitate.',
      'You’d know better than I. Name the spot you’d rather not explain.',
    ],
  },
  traceThatLine: {
    all: [
      'Follow that suspicion. Take one small value, and trace what it is before and after that line.',
      'Worth a look. Walk a tiny input through it, and compare with what you expect.',
      'I won’t confirm it, but go after it: say what that line does for the smallest input.',
      'Trust your nose, and check. Write down the values just before that line and just after.',
    ],
  },
  whichPlace: {
    all: [
      'Say which place you mean, and what bothers you there.',
      'Show me the spot in your own words, and what you’d expect instead.',
      'Name the sentence you mean, and what looks odd about it.',
      'Tell me what exactly looks off, and we’ll go through it.',
    ],
  },
  runTells: {
    all: [
      'Run will tell you faster than I can. Try the cases you can see.',
      'Press Run and see. Add a small odd case of your own.',
      'The quickest way to know is Run. I’ll speak once it’s in.',
      'Find out with Run, then with one nasty little case.',
    ],
  },
  traceTells: {
    all: [
      'We can’t run it here, so be the machine: take one small input through it.',
      'Nothing runs in this round until you hand it in. Trace the first example by hand.',
      'You’d have to play computer for a minute. Pick a tiny input, line by line.',
      'I don’t run it for you. Read it line by line with the smallest example.',
    ],
  },
  checkAgainstText: {
    all: [
      'I won’t list it. Go through what was asked, sentence by sentence, and tick off what you covered.',
      'Hold your answer against the text once. Each sentence there wants something.',
      'That’s for you to find: read what was asked again, and look for a part you never touched.',
      'I keep that back for now. Check it against the text, line by line.',
    ],
  },
  missedOne: {
    all: ['There’s one thing we haven’t touched.', 'One thing never came up.', 'Only one thing is left on my list.'],
  },
  missedSeveral: {
    all: [
      'There are {count} things I’d still ask about. Take this one.',
      'My list has {count} things left. Here’s one of them.',
      'We haven’t touched {count} things yet. Start with this one.',
    ],
  },
  missedNothing: {
    all: [
      'Nothing on my list is left. We’ve been through all of it.',
      'I’ve asked everything I had. The scorecard goes through it point by point.',
    ],
  },
  missedAfter: {
    all: [
      'What never came up is listed with the scorecard.',
      'You’ll see that afterwards, the scorecard lists what was missing.',
      'It’s in the scorecard: what you had, and what never came up.',
      'I leave that to the scorecard. It names what wasn’t covered.',
    ],
  },
  countSteps: {
    all: [
      'Don’t take my word. Count how often the innermost step runs for an input twice as long.',
      'Convince me: say what runs how often, and multiply.',
      'Count it aloud for a small input, then double it, and see what the steps do.',
      'I won’t confirm a figure. Go through it part by part, and add up the work.',
    ],
  },
  checkFigures: {
    all: [
      'I don’t check figures for you. Say how you got there, and we’ll see if it’s plausible.',
      'Roughly is fine. Tell me what you multiplied with what.',
      'Take me through the numbers once. The reasoning matters more than the figure.',
      'Hold it against something you know, and say if the size makes sense.',
    ],
  },
  goodEnoughForTests: {
    all: [
      'The tests let it through, and I’m asking for no faster one. Say if you see room yourself.',
      'It passed within the limits, so I don’t need a faster one.',
      'It’s fast enough for the tests. If you see a better bound, I’d like to hear it.',
      'The limits were met. I wasn’t holding out for more.',
    ],
  },
  checkTheLimits: {
    all: [
      'The limits decide. Put the largest input into your cost, and count the steps.',
      'Hold it against the limits in the text, with the largest input.',
      'I have no favourite. See what the largest allowed input does to it.',
      'That depends on the sizes in the text. Work out the worst one, and tell me.',
    ],
  },
  lookForWaste: {
    all: [
      'I won’t say if there is one. Look at what yours does more than once.',
      'There may be or not, I’m not telling. Say where yours spends its time.',
      'I keep that back. If yours meets the limits, you needn’t look for another.',
      'Hard to stop wondering, I know. Say what you’d speed up, if anything.',
    ],
  },
  lookForRoom: {
    all: [
      'There’s rarely one best way. Say what you’d improve if you had another day.',
      'I don’t rank them. Tell me what bothers you about yours.',
      'I’m not holding a better one up my sleeve. Name the weakest part of yours.',
      'Every way costs something. Say what yours costs, and whether you can live with it.',
    ],
  },
  stayNeutral: {
    all: [
      'I stay neutral. Tell me what you’d change, and why.',
      'I don’t take sides here. Give me your reason first.',
      'My view would only colour yours. Say what makes you think so.',
      'You first: name one thing that supports it.',
    ],
  },
  whatWouldItBuy: {
    all: [
      'Depends on what it buys you. Say what would get easier with it.',
      'I don’t decide that. Tell me what might vary later, and what it costs you now.',
      'It’s overkill if nothing changes. Say what you expect to change.',
      'Could go either way. Name one thing you gain, and one you pay for it.',
    ],
  },
  notMyChoice: {
    all: [
      'I won’t pick for you. Name the need that would decide it here.',
      'I leave the pick to you. One sentence for each would help.',
      'I don’t vote here. Say what would tip it for you.',
      'Yours to choose. Which one could you live with longer, and why?',
      'My pick wouldn’t help you. Say what matters most here, and see which one serves it.',
    ],
  },
  noBlink: {
    all: [
      'I don’t blink. Tell me what speaks for it.',
      'I’m keeping a straight face. Say what you’d gain by it.',
      'My poker face stays on. What would be your reason to do it?',
      'I won’t give that away. Make the case for it in a sentence.',
    ],
  },
  noWarmNoCold: {
    all: [
      'I don’t play warm and cold, sorry. Say what makes you think of that.',
      'I give no temperature. Tell me why that came to mind.',
      'Nice try. My thermometer’s broken, so tell me where the idea comes from.',
      'No signs from me. Follow the thought one step, and see where it leads.',
    ],
  },
  solutionAfter: {
    all: [
      'You can read the solution after the end.',
      'The model answer opens after the interview.',
      'A strong answer is shown with the scorecard, for each question.',
      'After the end there’s a solution beside your scorecard.',
    ],
  },
  editorialOpens: {
    all: [
      'The editorial opens once a submission passes, or if you give up on it.',
      'It’s in the editorial, which opens when all tests pass or you give up.',
      'The whole solution is in the editorial. It opens after you pass, or when you give up.',
      'You’ll find it in the editorial once your code passes. Giving up opens it as well.',
    ],
  },
  notToldYet: {
    all: [
      'I keep that back until the end, so it stays yours.',
      'That comes after the end, so you can still find it.',
      'I won’t tell it now, you’ll read it after the end.',
      'Can’t give it away, sorry. It’s shown after the end.',
    ],
  },
  stepOfExample: {
    all: [
      'Take the first example, and say how you’d get its result by hand.',
      'Say what goes in and what has to come out, nothing more.',
      'Forget code for a second: do the first example on paper.',
      'Tell me what the first example asks for, in your own words.',
      'Make up the tiniest input you can, and say what should come out.',
    ],
  },
  stepInWords: {
    all: [
      'Tell me one thing about it you’re sure of.',
      'Say it as you would to a friend. Half a sentence is fine.',
      'Pick the word in the question you know best, and start there.',
      'Leave the big picture, and say what happens first.',
      'Name the part that puzzles you most.',
    ],
  },
  stepInDesign: {
    all: [
      'Just say who’d use it, and for what.',
      'Name one thing it has to do, the plainest one.',
      'Pick a single request, and say what should happen with it.',
      'Leave the whole. Tell me what a user does first.',
    ],
  },
  stepInStory: {
    all: [
      'Any small case is fine. Say where you were and who was there.',
      'Think of last month at work or school, and name one thing that went wrong.',
      'One sentence on a situation is enough to begin.',
      'Start with the people in it. The rest comes back by itself.',
    ],
  },
  stepInCode: {
    all: [
      'Write the next step as a comment, in plain words.',
      'Read your last line aloud, and say what it’s for.',
      'Find the last line you’re sure of, and go on from there.',
      'Pick one small piece that’s missing, and write only that.',
    ],
  },
  stepAsked: {
    all: [
      'Say just the part of my question you’re sure about.',
      'Take half of my question, the easier half.',
      'One small case will do. Tell me what yours does there.',
      'Half a sentence on it is enough for now.',
    ],
  },
  stepInDeck: {
    all: [
      'Say true or false by your gut, and why. Or press Pass.',
      'Pick the word in the statement that decides it.',
      'Try to think of one case that would break the statement.',
      'A pass is no strike, if it’s just not yours.',
    ],
  },
  describeInstead: {
    all: [
      'I can’t fill in the name, but you don’t need it. Describe what it does.',
      'Names slip everybody’s mind. Say how it works, and I’ll know what you mean.',
      'Leave a gap for the name, and tell me what goes in and what comes out of it.',
      'The name’s worth nothing here. Explain it in your own words.',
    ],
  },
  readTheError: {
    all: [
      'I won’t debug it for you, but asking is fine. Read the message: which line does it name?',
      'Tell me the first line of the message in your own words. Then cut the input down until it’s gone.',
      'Sounds maddening. Say what you’ve tried, then shrink the case to the smallest that still fails.',
      'I can’t give you the cause. Start with the line it names, and print what’s in there.',
    ],
  },
  errorByHand: {
    all: [
      'I don’t see an error from here. Say what happens and at which line, then trace a tiny input to it.',
      'Asking is fine, though I won’t fix it. Tell me the line you suspect, and what you expect there.',
      'I can’t name the cause. Shrink the case to the smallest that still goes wrong.',
      'Tell me what you’ve ruled out so far. Then follow one small value to the spot.',
    ],
  },
  errorInWords: {
    all: [
      'Nothing runs in this round, so an error can wait. Tell me what you meant to do.',
      'There’s no code to run here. Say in words what should happen.',
      'Leave the error aside, words are enough. What did you want it to do?',
      'I can’t see an error here. Describe what you expected, and what happened.',
    ],
  },
  lostThen: {
    all: [
      'That happens, so let’s make it small.',
      'All right, drop everything for a second.',
      'Being lost is allowed.',
      'Good that you say it. One thing only.',
      'Then we start over, tiny.',
    ],
  },
  noHiddenPath: {
    all: [
      'There’s no hidden goal. I go by what you say, and want the reason behind it.',
      'It leads nowhere secret. I’m after how you got to your answer.',
      'No trap at the end. I ask about your own answer, one piece at a time.',
      'I only want to hear how you think. Each answer can stand by itself.',
    ],
  },
  pointOfTask: {
    all: [
      'Then leave the words. Take the first example: say what went in, and why that came out.',
      'The examples show the point best. Explain one of them to me.',
      'Ask yourself what somebody would use the result for. Start from the first example.',
      'Common enough. Tell me what you’d hand back for the first example, and why.',
    ],
  },
  pointInWords: {
    all: [
      'Then say it back in your own words, and stop where it gets foggy.',
      'Fair. Tell me who would care about the answer, and start from there.',
      'Imagine it at work one morning: what goes wrong there, and for whom?',
      'Say which word carries the fog, and we begin with that one.',
    ],
  },
  pointOfQuestion: {
    all: [
      'I want your reasoning, no more. Take one concrete case, and say what happens there.',
      'Fair. I ask to see how far your answer reaches, so say where you think it ends.',
      'It’s about your own answer. Say what you’d tell a colleague who doubts it.',
      'Then shrink it: pick one small case, and tell me what yours does with it.',
    ],
  },
  youWalkIFollow: {
    all: [
      'I can’t walk you through, but I’ll come along.',
      'The walking’s yours. I follow each step.',
      'You lead, I listen.',
      'Other way round: you take the steps, I keep up.',
    ],
  },
  firstMoveYours: {
    all: [
      'The first move has to be yours, but it can be tiny.',
      'I can’t write the start for you. A small one will do.',
      'I leave the opening to you, however rough.',
      'Starting you off would take the fun part. Begin small.',
    ],
  },
  noTeaching: {
    all: [
      'I can’t teach it in here, you can read up after the end.',
      'Explaining isn’t my part today, that comes with the scorecard.',
      'That would be a lesson, and I’m only asking questions here.',
      'I keep explanations for after the end.',
    ],
  },
  editorialTeaches: {
    all: [
      'The editorial explains it, once it opens.',
      'That’s what the editorial is for, after you pass or give up.',
      'I leave the lesson to the editorial.',
      'You’ll find it explained in the editorial. For now, something small.',
    ],
  },
  readWithOneInput: {
    all: [
      'Take one tiny input, and follow it line by line. Say what each name holds as you go.',
      'Start with what goes in and what comes out. Then walk one small value through it, aloud.',
      'Find the line that’s called first, and go from there with a small example. Ask if a word is new.',
      'Not all at once. Pick one value, follow it from top to bottom, and tell me where you lose it.',
    ],
  },
  readTheTask: {
    all: [
      'One sentence at a time. Tell me the first one in your own words.',
      'Start with what you’re given and what’s asked for. Leave the rest for now.',
      'Read it for two things only: what goes in, and what should come out.',
      'Say the first sentence back to me in plain words. Then the next.',
    ],
  },
} as const
