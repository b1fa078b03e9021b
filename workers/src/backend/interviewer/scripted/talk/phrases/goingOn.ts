export const goingOnPhrases = {
  startCode: {
    all: [
      'Tell me your approach first, then code.',
      'Start with your idea in a few sentences. Code comes after.',
      'Your plan first, in words. Two or three sentences do.',
      'With the idea, in plain words. We’ll get to code after that.',
      'Say how you’d go about it, roughly. Then we code.',
      'First say what you’d do with the first example, in words.',
    ],
  },
  startWords: {
    all: [
      'Start wherever you’re surest.',
      'Begin with your answer in one sentence, then the why.',
      'With what happens first, then the reason for it.',
      'Give me the short answer first. I’ll ask for the rest.',
      'Start with the part you could explain to a friend.',
    ],
  },
  startDesign: {
    all: [
      'What it must do first, and for how many. Then the main parts.',
      'Start with what you’d want to know, then the main parts.',
      'Begin with what it has to do. Parts and drawings come after.',
      'With the needs, in two or three sentences. The rest follows from them.',
    ],
  },
  startTakeHome: {
    all: [
      'Start as you like. My questions come once it’s handed in.',
      'Just begin to code. I’ll ask about it afterwards.',
      'Any order is fine. Write it your way, and I’ll ask after you hand it in.',
      'Read it through, then write. There’s no order I expect.',
    ],
  },
  startStory: {
    all: [
      'Tell me the story: what happened, and what you did.',
      'Start with the situation, then your own part.',
      'Where were you, and what went on? Begin there, then say what you did.',
      'Two sentences on the situation, then what you did about it.',
    ],
  },
  startDeck: {
    all: [
      'Just say true or false, how sure you are, and why in a sentence.',
      'Take the statement on screen: true or false, then a sentence of reason.',
      'True or false first, then your reason. There’s nothing else to it.',
      'With the statement you see. One verdict, one sentence of why.',
    ],
  },
  startWriting: {
    all: [
      'Begin with the piece you’re surest of. The order doesn’t matter to me.',
      'Write the simplest part first, and fill in the rest around it.',
      'Start with what the function gives back, then work towards it.',
      'Any line will do. Take the part you could write half asleep.',
    ],
  },
  startAnswering: {
    all: [
      'With one sentence that answers it, then the reason.',
      'Start with your short answer. The reason can follow.',
      'Whichever end you’re surest of.',
      'Your first thought will do, then say why.',
    ],
  },
  startWhereSure: {
    all: [
      'Start with the part you’re surest of. The order is up to you.',
      'Take the part everything else hangs on, and go from there.',
      'I’d begin with what you know for certain, then the open bits.',
      'Begin with one piece in a sentence or two. I’ll say if I want another first.',
    ],
  },
  yesStart: {
    all: [
      'Yes, go ahead. I’m listening.',
      'Please do.',
      'Sure, start whenever you like.',
      'Yes, it’s all yours.',
      'Go for it. I’ll follow.',
    ],
  },
  yesStartPlan: {
    all: [
      'Yes, go ahead. Your idea first, code after.',
      'Please do. Start with the plan in words.',
      'Sure. Tell me what you’d do, then we code it.',
      'Yes, start with how you’d approach it.',
    ],
  },
  yesGoOn: {
    all: [
      'Yes, please go on.',
      'Yes, keep going. I’ll stop you if I need to.',
      'Please do, I’m listening.',
      'Sure, carry on.',
      'Yes, go on from where you were.',
      'Go ahead, you have the floor.',
    ],
  },
  goOnOrClose: {
    all: [
      'Go on if something’s missing. Otherwise we can close here.',
      'Only if there’s something you want to add. I have what I need.',
      'You can, but you needn’t. I’m out of questions on this one.',
      'One last thought is welcome. I have no more questions here.',
    ],
  },
  goOnWithIt: {
    all: [
      'Go on with your idea. The part you haven’t covered yet comes next.',
      'Take it one step further: say what happens after what you described.',
      'Next comes the rest of your plan, and why it works.',
      'Carry it through on one small case, out loud.',
    ],
  },
  answerNext: {
    all: [
      'Next is your answer to me.',
      'Your turn, no rush.',
      'Now I’d like your answer.',
      'Nothing to press. I’m after your answer.',
    ],
  },
  testsRunNow: {
    all: [
      'Nothing for a moment. The tests are running, then I’ll ask about your code.',
      'The tests are at it right now. My question comes after them.',
      'You can lean back a second. The tests run, then we talk.',
      'Hang on while the tests run. I’ll speak up right after.',
    ],
  },
  yourTurn: {
    all: [
      'Yes, it’s your turn.',
      'Your turn, and take the time you need.',
      'I’m done talking. Over to you.',
      'Yes, I’m waiting for you, no rush.',
      'You’re up. I’ll listen.',
    ],
  },
  notWaiting: {
    all: [
      'No, keep typing. I’ll wait until you hand it in.',
      'I’m not waiting for anything. The floor’s yours until you hand it in.',
      'You’re fine. I stay quiet while you code.',
      'It’s your turn for as long as you write. I’ll ask afterwards.',
    ],
  },
  fewSentences: {
    all: [
      'Two or three sentences are enough.',
      'A short answer will do. I’ll ask if I want more.',
      'The idea and the reason for it, that’s enough for me.',
      'It needn’t be long. The main point and why.',
    ],
  },
  enoughToGoOn: {
    all: [
      'Enough for me. Go on to the next step.',
      'That’s plenty to go on with. Take the next step.',
      'I’ve heard enough on that part. Move ahead.',
      'Yes, we can go on from there.',
    ],
  },
  enoughButWhy: {
    all: [
      'It’s enough to follow you. One sentence on why it works, then go on.',
      'Nearly. Add the reason you trust it, and I’m content.',
      'Length is fine. I’d only like to hear why you think it holds.',
      'I can work with that. Just add what it costs and why it works.',
    ],
  },
  enoughOnThat: {
    all: [
      'Enough on that part.',
      'That part’s long enough for me.',
      'No more needed there.',
      'I don’t need more on what you’ve said.',
    ],
  },
  enoughCode: {
    all: [
      'If it does what the task says, it’s enough. No polish expected.',
      'It only has to do what the text asks. Check that once, and stop.',
      'The task’s text is the measure. I expect nothing on top of it.',
      'Enough is when it meets the text. Walk one example through it to be sure.',
    ],
  },
  onlyMyQuestion: {
    all: [
      'Just my last question.',
      'Only the answer to my question.',
      'One thing, and I’ve asked it already.',
      'Nothing beyond what I asked.',
    ],
  },
  onlyTheCode: {
    all: [
      'Just the code. I’ll ask the rest once it’s in.',
      'Nothing besides the code. Questions come after you hand it in.',
      'Only what you’re writing. Anything else I’ll ask for later.',
      'No, finish the code and I’m happy. The talking comes after.',
    ],
  },
  onlyYourIdea: {
    all: [
      'Just your first thoughts, in a few sentences.',
      'Only your own answer so far. Start with the main idea.',
      'Your idea and the reason for it. Nothing more.',
      'Nothing special. Say how you see it, and I’ll ask from there.',
    ],
  },
  onlyTheWhy: {
    all: [
      'Only why you think it works, in a sentence.',
      'One thing: say what makes you trust it.',
      'A sentence on the reason behind it, that’s all.',
      'Tell me where it could go wrong, and then I’m content.',
    ],
  },
  nothingMore: {
    all: ['No, nothing more.', 'Nothing else from me.', 'No, that was all I needed.', 'Not from my side.'],
  },
  pickOne: {
    all: [
      'The first one, in two or three sentences. Then the other if there’s time.',
      'I’d take the first you named, briefly, and the other after it.',
      'Begin with the first. A few sentences are enough.',
      'First things first: the one you named first. Keep it short.',
      'The first, please. We can still come to the second.',
    ],
  },
  requirementsFirst: {
    all: [
      'Both are fine. I’d start with what it has to do, two or three sentences.',
      'What it must do first, briefly. The parts come out of that.',
      'Needs first, then the parts. Three sentences on the needs is plenty.',
      'I’d hear what it’s for before what it’s made of. Keep that part short.',
      'First the needs, quickly. You can name parts as soon as those stand.',
    ],
  },
  whyThenCost: {
    all: [
      'First why it works, in two sentences. The cost after that.',
      'Why it holds comes first, informally. Then what it costs.',
      'Convince me it works, briefly. Then we talk about cost.',
      'The argument first, no formal proof. Cost is next.',
    ],
  },
  shortFirst: {
    all: [
      'The short version first. I’ll ask where I want more.',
      'Short first, then one detail you find important.',
      'Short, please. I’ll dig where I’m curious.',
      'Keep it to two or three sentences. We can go inside afterwards.',
      'The brief one. If I want the insides, I’ll say so.',
    ],
  },
  broadFirst: {
    all: [
      'Broad first, then one part in depth.',
      'The big picture first, quickly. Then we zoom in.',
      'Top down, please. Details once I see the whole.',
      'Give me the whole in a few sentences, then pick a part to go into.',
    ],
  },
  happyPathFirst: {
    all: [
      'The normal case first, then what can go wrong.',
      'Take the path where all goes well. Failures come right after.',
      'Start with the usual run, briefly, then the first failure you’d fear.',
      'The ordinary case. Once that stands, break it.',
    ],
  },
  coreFirst: {
    all: [
      'Check the core once on a small input, then hand it in. Polish only if time is left.',
      'Hand in once a small and an odd case work. Polish comes last.',
      'Try it on two or three inputs first. Looks come after that.',
      'First make sure it does what the text asks, then hand in. Polish is a bonus.',
    ],
  },
  answerAsItIs: {
    all: [
      'If the main point is there, leave it. Polish adds little.',
      'Say the missing part if there is one, then finish. No polish needed.',
      'I’d finish. Clean wording isn’t what I listen for.',
      'Check that you covered what was asked, then finish.',
    ],
  },
  noPolishNow: {
    all: [
      'Leave it as it is, we’re talking about it now.',
      'No more polish. Words are enough from here.',
      'It’s in, so let’s just talk.',
      'Polish can wait. I’d rather hear you out.',
    ],
  },
  skippedFirst: {
    all: [
      'The part you skipped first, then one sentence to sum up.',
      'Use the time for what you skipped. A one-line summary can end it.',
      'What you skipped. I’ve heard the rest, so a summary can be short.',
      'Take the skipped part, and leave a sentence for the summary.',
    ],
  },
  deepWhereHard: {
    all: [
      'The one you’d lose sleep over. Tell me why it’s that one.',
      'Take the part most likely to break first, and say why you picked it.',
      'The one with the most open decisions. Start there.',
      'Go into the part you find hardest. That’s where I learn most.',
    ],
  },
  whereIAsked: {
    all: [
      'The part I asked about.',
      'Stay with what I asked.',
      'Where my question points.',
      'Only into what I just asked.',
    ],
  },
  stayForMine: {
    all: [
      'Stay here for my question, nothing more. No need to write it out.',
      'Not moving on yet. A few sentences are enough, you needn’t write it out.',
      'One thing before we move on.',
      'We stay for one more answer, in words.',
    ],
  },
  onNotDeeper: {
    all: [
      'Move on. I’ll come back if I want it deeper.',
      'That’s deep enough for now. Take the next part.',
      'Go on to the next part, and leave the depth to my questions.',
      'On, please. We can return to it.',
    ],
  },
  onFromHere: {
    all: ['We’re moving on.', 'On to the next thing.', 'I’d leave it here.', 'On, not deeper.'],
  },
  talkShortly: {
    all: [
      'Say one sentence about why it works, then go on.',
      'A word on how you got there is worth it, then the next.',
      'One sentence on what it costs, then move on if you like.',
      'Sum up your idea in a sentence first. After that, on you go.',
    ],
  },
  wordsAndBoard: {
    all: [
      'Words, and the whiteboard where a sketch is quicker.',
      'Say it, and draw the main parts if that’s shorter.',
      'Mostly words. Put on the board what’s hard to say.',
      'Either. Talk me through it, with a few boxes if they help.',
    ],
  },
  wordsOnly: {
    all: [
      'Words are enough here, no code.',
      'Just in words.',
      'Tell me in plain sentences. There’s nothing to code.',
      'In words, please. A name or a signature is fine where it helps.',
    ],
  },
  wordsEnough: {
    all: [
      'Words are enough now.',
      'Just tell me, no code needed.',
      'In words, please.',
      'Say it in a few sentences. The code stays as it is.',
    ],
  },
  inCode: {
    all: [
      'In code, now. Comments are fine where words are quicker.',
      'Write it in the editor. We talk about it afterwards.',
      'Code, please. I’ve heard enough words.',
      'Put it into code. You can explain it once it’s in.',
    ],
  },
  wordsThenCode: {
    all: [
      'Words first, code after that.',
      'Say it first, then write it.',
      'In words for now.',
      'Tell me the idea before you write it.',
    ],
  },
  bothBriefly: {
    all: [
      'Both, a sentence or two each.',
      'Both please, the first one first.',
      'I’d like both. Keep each of them short.',
      'Both. If one is hard, start with the other.',
    ],
  },
  fixIfSmall: {
    all: [
      'Fix it if it takes a minute. Otherwise say it’s there, and go on.',
      'If it’s quick, fix it now. If not, leave a comment and go on.',
      'Finish the main path first, then come back to it.',
      'Note it down, get to the end once, then fix it.',
    ],
  },
  silenceIsFine: {
    all: [
      'Quiet is fine. A word now and then when you decide something is plenty.',
      'Either suits me. I won’t hang up on silence, and a few words at a turn help.',
      'Type in peace. Tell me when you change course, that’s enough.',
      'No need to talk all the time. A sentence per bigger step is nice.',
      'I’d like a word here and there, but typing in silence is fine too.',
    ],
  },
  codeNow: {
    all: [
      'Go ahead and code it.',
      'Code it. We agreed on the plan.',
      'Go ahead, the plan stands.',
      'Yes, to the editor. I’ve heard enough of the plan.',
      'Start coding. I don’t need more beforehand.',
    ],
  },
  codeAnyTime: {
    all: [
      'Yes, start coding whenever you like.',
      'Of course. No plan needed beforehand.',
      'Yes, go straight to the code. I’ll ask about it afterwards.',
      'Any time. You needn’t clear the plan with me.',
    ],
  },
  alreadyCoding: {
    all: [
      'You’re free to code already. Go on.',
      'Yes, write away.',
      'Yes, the editor’s yours.',
      'Of course, keep writing.',
    ],
  },
  codeAfterPlan: {
    all: [
      'Words first, code later: two sentences on your plan, and then go ahead.',
      'Tell me the plan in two sentences first, then yes.',
      'Not quite yet. Sketch the idea for me in words, then code.',
      'Plan first, please. Two sentences, then the editor.',
    ],
  },
  planBitMore: {
    all: [
      'A little more plan first: why it works, and what it costs. Then code.',
      'One step before that: say why your idea holds. Then go ahead.',
      'Talk a moment longer. What it costs and why it works, then code.',
      'Not yet. We haven’t settled the plan, so take it through one example first.',
    ],
  },
  noMoreCode: {
    all: [
      'The code is handed in, so talk is enough now.',
      'It needs no more code for now.',
      'We’re past the coding. Words are enough.',
      'No more code here, just talk.',
    ],
  },
  mineFirst: {
    all: [
      'My question first, then jump where you like.',
      'In a moment. First what I asked.',
      'One thing before you jump.',
      'After this one, yes.',
    ],
  },
  jumpYes: {
    all: [
      'Yes, jump ahead. Say in a sentence what you’re taking for granted.',
      'Go ahead. I’ll come back to what you left out if I need it.',
      'Sure. Just tell me what you skip, so I can follow.',
      'That’s fine, take the part you want. One sentence on what you assume first.',
    ],
  },
  orderFine: {
    all: [
      'That order works for me. Go ahead.',
      'Fine with me, in that order.',
      'Good, do it that way. I’ll follow along.',
      'Sure, go through it like that.',
      'Works for me. Start with the first of them.',
    ],
  },
  orderFineAsked: {
    all: [
      'That order’s fine. Keep my question in it.',
      'Fine, in that order. I only need my question answered on the way.',
      'Go ahead like that, as long as you get to what I asked.',
      'Sure, do it your way round.',
    ],
  },
  keepCoding: {
    all: [
      'Keep coding until you’re happy with it.',
      'Go on with the code.',
      'Finish the code and try a case by hand.',
      'Write it to the end, then check it once.',
    ],
  },
  planDone: {
    all: [
      'All right, then code it.',
      'Fine, that’s a plan. Put it into code.',
      'Good, on to the code then.',
      'Then let’s see it in code.',
    ],
  },
  planHeard: {
    all: [
      'All right. Before we go on, say why you think it works.',
      'Fine. Take it through one small example for me, then we go on.',
      'OK, that’s the idea. Tell me what it costs, and where it might break.',
      'Good to know you’re through. One sentence on why it holds, then on.',
    ],
  },
  allRight: { all: ['All right.', 'Fine.', 'OK then.', 'Good.', 'Then that’s it.'] },
  leaveItThere: {
    all: [
      'That’s fine, we’ll leave it there.',
      'All right, I’ll take it as it is.',
      'Fine, that can stand as your answer.',
      'OK, nothing more needed then.',
      'Then it stays as you said it.',
    ],
  },
  enoughForMe: {
    all: [
      'That’s all I wanted to hear on this.',
      'I have what I need here.',
      'Nothing more from me on this one.',
      'I’m out of questions here.',
      'No more from my side on this.',
    ],
  },
  alreadyIn: {
    all: ['It’s in already.', 'You’ve handed it in.', 'That’s done, I have it.', 'Nothing left to hand in.'],
  },
  nothingToHandIn: {
    all: [
      'Not yet. There’s nothing to hand in before there’s code.',
      'Leave that button for later. The plan comes first, then the code.',
      'Too early, we’re still at the plan.',
      'No, that one ends the coding. First we need some.',
    ],
  },
  whenChecked: {
    all: [
      'Once you’ve walked one small case through it, press {button}. I’m not waiting for more.',
      'Check it on a small input, then yes, {button}.',
      'When you’d trust it yourself. {button} whenever that’s so.',
      'Press {button} as soon as you’re done checking. There’s no prize for waiting.',
    ],
  },
  whenComplete: {
    all: [
      'If that’s your whole answer, yes, press {button}.',
      'Press {button} once you’ve said what you want to say.',
      'Only when nothing’s missing. Then {button}.',
      'As soon as your answer stands. {button} is what I wait for.',
    ],
  },
  handInByDone: {
    all: [
      'Press Done coding. You can undo it for five seconds.',
      'Done coding hands it in and runs the hidden tests.',
      'When it’s ready, Done coding hands it in.',
      'Done coding is the button. It’s undone within five seconds if you slip.',
    ],
  },
  handInBySubmit: {
    all: [
      'Press Submit, it runs all tests.',
      'Submit hands it in. Run is for trying.',
      'Submit hands it in and runs every case.',
      'The button’s Submit. Hidden cases run too.',
    ],
  },
  handInByFinished: {
    all: [
      'Press I’m finished. Then I follow up on it.',
      'I’m finished tells me your answer is complete.',
      'When it’s complete, press I’m finished.',
      'I’m finished is the button, and my questions come next.',
    ],
  },
  doneRules: {
    all: [
      'Done coding hands in your code and runs the hidden tests. You have five seconds to undo it, then I ask about it.',
      'It freezes the code as it is, the hidden tests run, and I ask about it. Undo works for five seconds.',
      'With Done coding your code counts as handed in. Tests run, then we talk. Five seconds to undo.',
      'Your code is handed in and tested, and my questions follow. If it was a slip, undo it within five seconds.',
    ],
  },
  submitRules: {
    all: [
      'Submit hands it in and runs all cases, hidden ones too. Run only tries what you can see.',
      'Run tries the visible cases. Submit runs every case and hands it in.',
      'With Submit your code is handed in and all the tests run, the hidden ones included.',
      'Submit means: it’s in, and every test runs on it. Run is just for you.',
    ],
  },
  finishedRules: {
    all: [
      'I’m finished tells me your answer is complete, and I follow up on it.',
      'It ends your answer, and then I ask a bit more about it.',
      'After I’m finished come a few questions of mine. Nothing is lost.',
      'With I’m finished you say that’s your answer. My follow-ups come next.',
    ],
  },
  deckGoesOn: {
    all: [
      'Answer or press Pass, and the next statement follows by itself.',
      'Each answer brings the next statement. Pass leaves one out.',
      'Nothing to hand in: say true or false, and the next one comes.',
      'It goes on by itself once you’ve answered or passed.',
    ],
  },
  savedAnyway: {
    all: [
      'It’s saved as you type.',
      'Your work is saved by itself, nothing to press.',
      'All saved as you go. A reload loses nothing.',
      'Saving happens by itself, for code and messages.',
    ],
  },
  skipRules: {
    all: [
      'Skip question leaves it for good. It’s recorded as skipped.',
      'Skipping is final for this question, and it counts as skipped.',
      'It’s recorded as skipped, and you can’t return to it. The rest isn’t touched.',
      'A skipped question is marked as such and stays closed. We’d just go on.',
    ],
  },
  passRules: {
    all: [
      'A pass is no strike, and no points.',
      'Pass costs nothing and earns nothing.',
      'Passing gives no points, but no strike either.',
      'No strike for a pass. You only miss its points.',
    ],
  },
  noSkipInTrial: {
    all: [
      'There’s just this one question, so nothing to skip to. A rough answer is fine.',
      'It’s the only question in this short trial. Say what you can, and leave it there.',
      'No skipping here, as no other question follows. Half an answer will do.',
      'This trial is one question. If it isn’t yours, tell me the part you know.',
    ],
  },
  skipInPractice: {
    all: [
      'Nothing is counted in practice. Take another challenge whenever you like.',
      'Costs nothing: it’s practice. Your code stays for when you return.',
      'That’s fine, practice isn’t scored. The arrows at the top take you to another.',
      'Free of charge here. Leave it, and come back if it bugs you.',
    ],
  },
  onByNext: {
    all: [
      'Next question takes us on.',
      'Press Next question when you’re ready.',
      'The way on is Next question.',
      'When you like, press Next question.',
    ],
  },
  onByFinished: {
    all: [
      'I’m finished closes the interview, and the scorecard follows.',
      'It was the last question, so I’m finished ends it.',
      'Press I’m finished to close. Your scorecard comes after that.',
      'Nothing follows after this one. I’m finished brings you to the scorecard.',
    ],
  },
  onInPractice: {
    all: [
      'The arrows at the top take you to another challenge.',
      'Take another challenge with the arrows at the top, whenever you like.',
      'For the next one, use the arrow at the top.',
      'When you want another, it’s one arrow away at the top.',
    ],
  },
  endInMenuShort: {
    all: [
      'End interview, in the menu at the top, closes it.',
      'It was the last question. End interview in the menu closes up.',
      'You can close with End interview in the menu at the top.',
      'The menu at the top has End interview for when you’re ready.',
    ],
  },
  ofCourseStop: {
    all: ['Of course.', 'That’s all right.', 'No problem at all.', 'Sure, no need to explain.', 'Fine, that happens.'],
  },
  endInMenu: {
    all: [
      'End interview, in the menu at the top, ends it for good. What you did is kept.',
      'Open the menu at the top and choose End interview. What you said and wrote is kept.',
      'End interview is in the menu at the top. It’s final, and your work is kept.',
      'The menu at the top has End interview. It closes for good, and nothing you did is lost.',
    ],
  },
  leavingIsScored: {
    all: [
      'It ends for good, and what you did so far is kept and scored.',
      'The scorecard rests on what’s there by then. Leaving early only means there’s less of it.',
      'Ending early is final, and what you said and wrote until then gets scored.',
      'You get a scorecard of what’s there. Questions you didn’t reach stay unanswered.',
    ],
  },
  leavingTrial: {
    all: [
      'Nothing happens to you. It’s a short trial, kept for a day.',
      'That’s fine, it’s only a trial. What you said is kept for 24 hours.',
      'You can leave any time. The trial stays for a day, then it’s gone.',
      'It’s just a trial, so leaving costs nothing. It’s kept for 24 hours.',
    ],
  },
  leaveAndReturn: {
    all: [
      'You can close the page and come back. The clock waits two minutes, then runs on.',
      'Yes, everything’s here when you return. The clock stands still for two minutes at most.',
      'Coming back is fine, your work is kept. After two minutes away the clock runs on, though.',
      'Sure, leave and return. Nothing’s lost but time: the clock only waits two minutes.',
    ],
  },
  backInPractice: {
    all: [
      'Yes. There’s no clock, and your code is here when you come back.',
      'Of course, tomorrow too. Practice keeps your code.',
      'Close it whenever you like. It waits for you as you left it.',
      'Sure, nothing runs while you’re away, and the code is saved.',
    ],
  },
  stopPractice: {
    all: [
      'Your code is saved, so come back when you like.',
      'Just close it. Practice keeps your code for next time.',
      'Leave whenever you like, practice has no end to reach.',
      'It stays as it is. You can go on another day.',
    ],
  },
  leaveThisPoint: {
    all: [
      'Sorry, I’ve dwelt on it long enough. We leave that point.',
      'Of course, enough of that one. Sorry for going on about it.',
      'Fair, that’s enough on this. I won’t ask it again.',
      'Sure, let’s drop it. Sorry for asking so often.',
    ],
  },
  otherPartOfDesign: {
    all: [
      'Sure, take any other part of the design you like.',
      'Of course. Pick the part you’d rather talk about, and start there.',
      'Fine, leave that one. Say which piece you want to take instead.',
    ],
  },
  otherPartOfIt: {
    all: [
      'Sure, leave that. Take the part you’d rather talk about.',
      'Of course. Begin with whichever bit suits you better.',
      'Fine, we drop that. Go on with what you have more to say on.',
    ],
  },
  meaningFirst: {
    all: [
      'What it does, in a sentence. The exact output only where it surprises you.',
      'First what it’s for, then what comes out of it for one small input.',
      'Say what it does. If you’re unsure, follow one small input and tell me what comes out.',
      'The meaning first. Line by line only where something looks odd.',
    ],
  },
} as const
