export const allowedPhrases = {
  languageOpen: {
    all: [
      'Any language in the list above the editor. You have {language} now.',
      'Take the one you’re quickest in. The list is above the editor, set to {language}.',
      'Your pick, as long as it’s in the list above the editor.',
      'Whichever you like from the list above the editor. It says {language} at the moment.',
      'Yes, if it’s in the list above the editor. Right now that’s on {language}.',
    ],
  },
  languageIs: {
    all: [
      '{language} is set already.',
      'Sure, you’re in {language} now.',
      '{language} is fine, and it’s chosen already.',
      'Yes. The editor is on {language} anyway.',
    ],
  },
  languageLocked: {
    all: [
      'The language is fixed here: {language}.',
      'It has to be {language} in this one.',
      'Only {language} this time, it can’t be changed.',
      '{language}, I’m afraid. The language is set for this one.',
    ],
  },
  languageInWords: {
    all: [
      'There’s no code to write here, so any language you like in examples.',
      'There’s no code here. Use any language to explain.',
      'Nothing gets written in code here. Talk in terms of whichever you know best.',
      'No matter, as there’s no code in this one. Name the language if it makes a difference.',
    ],
  },
  languageIsIn: {
    all: [
      'What’s handed in stays in {language}. You can tell me how the other would look.',
      'The code is in as {language}. Describe here what you’d write in the other one.',
      'Not for what’s handed in, that’s {language}. Say here what would differ.',
      'That version is in {language} and stays so. Talk about the other as much as you like.',
    ],
  },
  switchAbove: {
    all: [
      'Yes, in the list above the editor. Each language keeps its own draft, so {language} isn’t lost.',
      'Sure. Change it above the editor; what you have in {language} is kept.',
      'Go ahead, the list is above the editor. You start afresh there, and the {language} draft stays.',
      'You can, any time before you hand in. The {language} draft waits if you want it back.',
    ],
  },
  runYes: {
    all: [
      'Use Run. You can try your own input too.',
      'Run is above the editor, and it takes your own input as well.',
      'Yes, press Run. The visible cases go through, and yours if you add one.',
      'Sure, as often as you like, with Run.',
    ],
  },
  runNo: {
    all: [
      'You can’t run it here. Hidden tests run once you press Done coding.',
      'There’s no Run in this round. Trace it by hand; tests run after Done coding.',
      'It doesn’t run while you write. The tests come after Done coding.',
      'No Run here, as in the real round. Follow a small input by hand instead.',
    ],
  },
  nothingToRun: {
    all: [
      'There’s nothing to run in this round. Words are enough.',
      'Code doesn’t run here. Just tell me.',
      'Nothing runs here. It’s all in what you say.',
      'No running or testing in this one, only talking.',
    ],
  },
  printsAreShown: {
    all: [
      'Print what you like, Run shows the output. There’s no step-by-step debugger.',
      'Prints are fine, you’ll see them under Run. No breakpoints, though.',
      'Yes, with prints and Run. A debugger there isn’t. Take them out before you submit.',
      'Print as much as you want while you try things. Just clear it before you submit.',
    ],
  },
  traceByHand: {
    all: [
      'Nothing runs here, so no prints and no debugger. Follow a small input on paper.',
      'There’s no output to look at in this round. Trace it by hand, aloud if you like.',
      'Not here. Walk one small input through it, line by line.',
      'No debugger in this one. A tiny example by hand does the job.',
    ],
  },
  libraryYes: {
    all: [
      'Your language’s standard library is fine. Know what each call costs.',
      'Standard library, yes. Nothing from outside it.',
      'Use what ships with your language. No outside packages.',
      'Whatever comes with the language is fine, nothing you’d have to install.',
    ],
  },
  libraryInWords: {
    all: [
      'Name any you like, there’s no code here. Say what it does for you.',
      'Sure. Just tell me what you rely on it for.',
      'Fine, as long as you can say what happens inside.',
      'Yes. I’ll ask what it does if it matters.',
    ],
  },
  importsCount: {
    all: [
      'Write the imports you need, it runs as it stands.',
      'They count. The code runs exactly as you hand it in, so put them in.',
      'Yes, add them on top. Nothing is filled in for you.',
      'Put in every import you use; a missing one is an error when it runs.',
    ],
  },
  useTheirs: {
    all: [
      'No need. Take the one from the standard library, and know what it costs.',
      'The ready-made one is fine. Just be able to say what it costs.',
      'Use what the language has. I’d ask for your own only if the text did.',
      'You needn’t write that yourself, if your language comes with it.',
    ],
  },
  readyMadeIsFine: {
    all: [
      'Yes. Name it, and say what you need it for.',
      'Ready-made parts are fine. Say what kind of thing it is and why it fits.',
      'Sure, no need to build everything. I’ll ask what it does when it fails.',
      'Product or plain kind of part, both work. What matters is what you expect of it.',
    ],
  },
  lookUpNo: {
    all: [
      'Please work without the web, as in a real interview.',
      'I’d do without. A real interviewer would want it from you.',
      'I can’t stop you, but rehearse without it.',
      'Rather not. Say what you’d look for, and go on with your best guess.',
      'Better not. If you’re missing a detail, name it and assume something.',
    ],
  },
  docsAreFine: {
    all: [
      'The language’s documentation is fine. Solutions from elsewhere aren’t.',
      'Yes, look up how a call works. Just don’t look up the problem.',
      'Docs are fine here, as at work.',
      'Go ahead with the reference. The idea should stay yours.',
    ],
  },
  docsRather: {
    all: [
      'I’d rather you didn’t. Write what you remember; a wrong name is no drama.',
      'Try without. If a detail is missing, tell me what the call should do.',
      'In the real round you’d have none. Guess the name and say what it does.',
      'Better from memory. Small slips with names I can live with.',
    ],
  },
  noAiHelp: {
    all: [
      'Please leave AI out, for small parts too. It’s your own work that gets rehearsed.',
      'I’d leave AI out here, boilerplate too. If you used it anyway, say so openly.',
      'No AI, please. The point is what you can do without it.',
      'Not for this one. You’d be rehearsing its answer, not yours.',
    ],
  },
  nameNotNeeded: {
    all: [
      'The name doesn’t matter. Describe what it does.',
      'Leave the name out, and tell me how it works.',
      'No need for the word. Say it in your own.',
      'Names come back later. What does it do for you here?',
    ],
  },
  ownTools: {
    all: [
      'That’s fine for reading it. Running it isn’t the point here, and please leave AI out.',
      'Fine for the colours. Just read it yourself, without running it or asking an AI.',
      'Open it wherever you read best. Don’t run it, though.',
      'Your own editor is fine. I’m after what you read in it, so don’t run it.',
    ],
  },
  ownEditorForCode: {
    all: [
      'You can, and paste it in. I only follow what’s in the editor here, so paste now and then.',
      'Fine by me, with AI completion off. What counts is what stands in this editor at the end.',
      'If you’re quicker there, yes. Keep copying it over, or I can’t follow you.',
      'Your own editor is all right. Just don’t forget to bring the code back here.',
    ],
  },
  wordNowAndThen: {
    all: [
      'A word now and then is plenty. Quiet is fine too.',
      'Tell me when you decide something. In between, silence is fine.',
      'As you like. I’d enjoy a sentence at each bigger step, no more.',
      'Quiet is no problem. Say something when you change course.',
    ],
  },
  aloudIsWelcome: {
    all: [
      'Yes, think aloud if you can. I learn most from how you get there.',
      'I like to hear it, half-finished thoughts too. Silence is all right as well.',
      'Please do. If you’d rather think first and talk after, that’s fine too.',
      'Aloud is good, even if it’s messy.',
    ],
  },
  paperIsFine: {
    all: [
      'Of course, use paper. I can’t see it, so tell me what’s on it.',
      'Paper is fine. There are also private notes here that only you see.',
      'Sure, scribble away. Just say aloud what matters of it.',
      'Yes, write down whatever you like. Nobody looks at it.',
    ],
  },
  askAway: {
    all: [
      'Sure, ask away.',
      'Of course. What is it?',
      'Go ahead, ask.',
      'Any time. What would you like to know?',
      'Please do. What’s on your mind?',
      'Yes, fire away.',
      'Sure. What’s the question?',
      'I’m listening, go on.',
    ],
  },
  askingIsFree: {
    all: [
      'Questions cost nothing. Ask whenever something’s unclear.',
      'No, asking is fine, as often as you like.',
      'Not at all. Only hints have a price, questions don’t.',
      'Nothing’s taken off for asking. Better ask than guess.',
    ],
  },
  hintRules: {
    all: [
      'Hints are fine. The first two are free, later ones cap your problem solving score.',
      'You may ask. Two hints are free, stronger ones limit one score.',
      'Yes, if you ask for one. The first two cost nothing, after that a score has a ceiling.',
      'Two are free. From the third on, each caps part of the score, and you see the price first.',
    ],
  },
  hintsNotHere: {
    all: [
      'There are no hints in an exam, so there’s nothing to lose.',
      'This one is an exam. There are no hints.',
      'None here, it’s an exam. Questions about the text are fine.',
      'No hints this time, as it’s an exam.',
    ],
  },
  hintsFreeInPractice: {
    all: [
      'Ask as often as you like. Practice isn’t scored.',
      'Hints cost nothing in practice.',
      'They’re free here. Take one whenever you’re stuck.',
      'No price at all, it’s practice.',
    ],
  },
  editAnswer: {
    all: [
      'Sure, correct anything you said. The latest version counts.',
      'Just say what you’d change.',
      'Of course. Add or correct whatever you like.',
      'Yes, take it back and say it anew.',
      'Go ahead, add it. Nothing’s closed yet.',
    ],
  },
  statementIsSettled: {
    all: [
      'What’s answered stays. You can make up for it with the next one.',
      'A statement that’s been judged is closed. Take your time with the next.',
      'Not after it’s judged, sorry. The next one is open.',
      'Each one counts as you said it. Think before the next, nobody’s hurrying you.',
    ],
  },
  switchIsFine: {
    all: [
      'Of course, switch. One sentence on why is all I’d like.',
      'Sure. You’re not tied to the first idea.',
      'Yes, drop it and take the other. Tell me what made you change.',
      'Change course any time. Just let me know that you do.',
    ],
  },
  otherWayInWords: {
    all: [
      'The code is in, but tell me the other way in words.',
      'In words, gladly: what would you do instead?',
      'You can still describe it. What’s handed in stays the version that counts.',
      'Describe the other approach here, no need to write it.',
    ],
  },
  drawYes: {
    all: [
      'Draw if it helps. Boxes and arrows are enough, and I can see the board.',
      'Use the board. I see what’s on it.',
      'A sketch is welcome, it needn’t be pretty.',
      'Yes, a few boxes with names. Words are fine too if you’d rather talk.',
    ],
  },
  drawIfYouLike: {
    all: [
      'Drawing isn’t needed here. Words are enough.',
      'There’s no board in this round. Just describe it.',
      'No need to draw. If you sketch on paper, tell me what’s on it.',
      'Not here, words do. Names and who talks to whom.',
    ],
  },
  boardIsSeen: {
    all: [
      'Yes, I see the board, boxes, arrows and their names.',
      'I can. What’s on it reaches me with your message.',
      'Yes, it’s all there. Rough is fine.',
      'I see it, though only what’s named tells me much.',
    ],
  },
  nothingDrawnYet: {
    all: [
      'I see the board, and nothing is on it yet.',
      'It’s still empty on my side. If you drew something, give it a second.',
      'I can see the board, but there’s nothing there so far.',
      'Nothing arrived yet. A box with a name would show.',
    ],
  },
  noBoardHere: {
    all: [
      'There’s no board in this round. Tell me what you’d draw.',
      'I can’t see drawings here. Describe the parts and how they hang together.',
      'No board here, so words please.',
      'Only what you write reaches me in this one.',
    ],
  },
  typeOrTalk: {
    all: [
      'Typing is fine. There’s a microphone by the message box if you’d rather talk.',
      'Both work: type, or use the microphone by the message box. There’s no camera.',
      'As you like. The microphone turns your speech into text, and there’s no video.',
      'Type or speak, whichever is easier. Nobody sees you either way.',
    ],
  },
  englishPlease: {
    all: [
      'English, please. I don’t follow others well. Simple words are fine.',
      'I only really understand English. Broken English is no problem at all.',
      'Please stay with English. A word you’re missing you can describe.',
      'English only, I’m afraid. Short and plain is perfect.',
    ],
  },
  detailCode: {
    all: [
      'The main idea, what you keep, and what it costs.',
      'Enough that somebody else could code it.',
      'A few sentences: the idea, why it works, what it costs.',
      'Short. The core of it, and the one tricky spot.',
    ],
  },
  detailWords: {
    all: [
      'Short is fine. Say what happens, and why.',
      'A few sentences. I’ll ask if I want more.',
      'Keep it short, I’ll dig where it matters.',
      'Two or three sentences, then I’ll ask on.',
      'Short first. The why matters more than the details.',
    ],
  },
  detailDesign: {
    all: [
      'High level first. I’ll pick where to go deep.',
      'Start broad with rough numbers, then we zoom in.',
      'The big picture first, details where I ask.',
      'Broad at first. Go deep on the one part you find hardest.',
    ],
  },
  detailStory: {
    all: [
      'About two minutes. Half of it on what you did yourself.',
      'Keep the background short, and be exact about your own part.',
      'A few sentences of setting, more on what you did, and how it ended.',
      'Not the whole history. What was at stake, what you did, what came of it.',
    ],
  },
  detailDeck: {
    all: [
      'True or false and one sentence why.',
      'One reason is enough.',
      'A short because, no lecture.',
      'Half a sentence of reason will do.',
    ],
  },
  bulletsAreFine: {
    all: [
      'Bullets are fine. Add a because where it isn’t obvious.',
      'Sure, short points are easy to follow.',
      'Keywords will do, if I can see how they hang together.',
      'As a list, gladly. Half sentences are fine.',
    ],
  },
  bulletsForStory: {
    all: [
      'Points are fine, but tell me in a sentence what you did yourself.',
      'Sure, in short points. Keep them in the order it happened.',
      'A list will do, if the ending is on it.',
      'Bullets work. Just make clear which parts were yours.',
    ],
  },
  costWanted: {
    all: [
      'Tell me time and space too.',
      'Please do, both time and space.',
      'Yes, a word on time and one on space.',
      'I’d like both, and where they come from.',
    ],
  },
  costIfItMatters: {
    all: [
      'Only if it matters to your answer.',
      'Not needed, but mention it where it decides something.',
      'A word on cost is welcome, no formula.',
      'If there’s a price to it, say so. Otherwise leave it.',
    ],
  },
  roughNumbers: {
    all: [
      'Rough is fine. Round figures that you can say out of your head.',
      'Orders of magnitude are enough.',
      'No exact figures. Thousands or millions, that’s the kind of thing.',
      'Round generously. I only want to see what follows from them.',
    ],
  },
  vagueNumbers: {
    all: [
      'Rough is fine: about how many, about how long. Say that you’re estimating.',
      'An honest guess beats an exact number. A before and after is best.',
      'You needn’t know them exactly. Roughly, and say so.',
      'Approximate is all right, just nothing made up.',
    ],
  },
  simpleFirst: {
    all: [
      'Start simple. We can make it faster later.',
      'Sure. A simple version that works beats a clever one that doesn’t.',
      'Start with what works. Watch the limits, though.',
      'Yes, the plain one first. Say what it costs, then go on.',
    ],
  },
  plainIdeaFirst: {
    all: [
      'Yes, the plain idea first. We’ll see from there.',
      'Sure, begin with what surely works.',
      'Start with the obvious one, and say what’s bad about it.',
      'Fine as a start. Then tell me where it hurts.',
    ],
  },
  simpleDesign: {
    all: [
      'Start with the simplest thing that works, and grow it where it must.',
      'Simple first. Say what breaks first when it grows.',
      'Yes, plain at the beginning. We make it bigger together.',
      'The simplest that does the job. Clever only where it’s needed.',
    ],
  },
  limitsDecideSpeed: {
    all: [
      'It has to be fast enough for the limits in the text. Nobody asks for more.',
      'The limits decide. Some tests are large, so slow ones may run out of time.',
      'It has to be correct first. Then it should cope with the largest input under Limits.',
      'Get it right first. Whether it’s fast enough you can tell from the limits.',
    ],
  },
  betterIfYouCan: {
    all: [
      'Any working idea first. If you see a faster one, tell me that too.',
      'Right comes first. I’ll ask if I want it faster.',
      'Not at once. Say what yours costs, and whether you see room.',
      'The best you can find, but a slow one is a fair start.',
    ],
  },
  nothingRecorded: {
    all: [
      'No audio, no video. Only text is kept: your messages and your work.',
      'Nothing’s recorded. What you type stays, so that you can replay it.',
      'No recording of sound or picture. Your messages and code are saved for your replay.',
      'Your voice isn’t kept. Only the text that comes out of it, once you send it.',
    ],
  },
  whoSees: {
    all: [
      'Only you, and whoever you share it with. Employers don’t.',
      'It’s yours. Nobody else reads it unless you share it.',
      'You do, nobody else. No employer is behind this.',
      'Nobody gets it from us. You can share the scorecard by a link, if you want.',
    ],
  },
  trialIsAnonymous: {
    all: [
      'Nobody. You’re here without an account, and it’s deleted after a day.',
      'Only you. There’s no name on it, and it’s gone in 24 hours unless you keep it.',
      'You alone. A trial has no account behind it.',
      'No one but you, and after 24 hours it’s deleted unless you create an account.',
    ],
  },
  trialIsDeleted: {
    all: [
      'It’s deleted after 24 hours, unless you create an account and keep it.',
      'A day, then it’s gone. With an account you can keep it.',
      'Nothing trains a model. Without an account it’s deleted within a day.',
      'Only until tomorrow, unless you make an account for it.',
    ],
  },
  keptUntilDeleted: {
    all: [
      'Your messages, code and scorecard are kept for your replay. You can delete them from the scorecard, and nothing trains a model.',
      'It stays with your account until you delete it. It isn’t used to train anything, or sold.',
      'Text, code and drawing are stored so you can replay them. Delete it from the scorecard whenever you like.',
      'Kept for you, not for training. On the scorecard there’s a way to delete it all.',
    ],
  },
  iSeeYourWork: {
    all: [
      'I see the editor as it’s saved, and what you write here. Not your screen.',
      'I see your code and your messages, nothing else.',
      'Your code, as it’s saved, and what you send me. Not the rest of your screen.',
      'Only the editor and this chat. Your private notes stay private.',
    ],
  },
  iSeeYourWords: {
    all: [
      'I see what you send me, not your screen. Notes are private.',
      'Only your messages, once you’ve sent them.',
      'Just what you send. What you’re still typing I don’t see.',
      'Your messages, nothing else on your screen.',
    ],
  },
  nobodyWatches: {
    all: [
      'Nobody’s watching. I only get your messages and your work.',
      'No. No camera, no screen, and nobody else in here.',
      'Nothing of the kind. Only what you send and write here reaches me.',
      'No one watches you, it’s a rehearsal.',
    ],
  },
  stayVague: {
    all: [
      'Of course, leave out names and the product. Your own part is what counts.',
      'That’s fine. Keep the product vague, and be concrete about what you did.',
      'No names needed. Call it “a client”, and tell me what you did.',
      'Leave out what’s confidential. Your own steps aren’t secret.',
    ],
  },
  anyRealCase: {
    all: [
      'Any real case is fine, from work or not, if your own part is clear.',
      'From a job or not, your pick. One where you did something yourself.',
      'Work, studies or free time, take the one you remember best.',
      'Whichever is true and yours. I’d take the one with a clear ending.',
    ],
  },
  caseIfItHelps: {
    all: [
      'Sure, an example from your work helps, if it answers the question.',
      'Use one if it makes your point clearer.',
      'Gladly, a short one. Then the answer itself.',
      'Yes, any real one. Keep it to a sentence or two.',
    ],
  },
  oldIsFine: {
    all: [
      'Old is fine, if you remember what you did.',
      'It can be years back. Recent is nice, clear is better.',
      'Go as far back as you like. What you did matters more than when.',
      'That’s not too old. Take it, if it’s your best one.',
    ],
  },
  unpaidIsFine: {
    all: [
      'Yes, it needn’t be a paid job. Your own part is what counts.',
      'That counts as well. Tell me what you did there.',
      'Of course, studies and free time are fine too.',
      'Sure. Paid or not makes no difference here.',
    ],
  },
  teamButYou: {
    all: [
      'A team effort is fine. Say “I” where it was you.',
      'Sure. Just keep your own part apart from the others’.',
      '“We” is fine for the setting. For the deeds I’d like to hear who did what.',
      'Yes, even with a small part in it. What was that part?',
    ],
  },
  nearestCase: {
    all: [
      'Then take the nearest thing that did happen. It can be small.',
      'I’d rather have a smaller real case than an invented one.',
      'Not made up, please. Something similar from studies or free time will do.',
      'Nothing quite like it is fine. What comes closest?',
    ],
  },
  badEndIsFine: {
    all: [
      'A bad ending is fine. What you took from it is the interesting part.',
      'It needn’t end well. Tell me how it ended, and what you’d do now.',
      'Failures are welcome, often they’re the better stories.',
      'Yes, take it. Nobody needs a hero here.',
    ],
  },
  oneCaseEach: {
    all: [
      'One case is enough. Another one for another question is better, but not a must.',
      'You may use it again, with the other side of it this time.',
      'Tell one, the stronger. If I want a second, I’ll ask.',
      'Same project is fine, if it answers this question too.',
    ],
  },
  noFullProof: {
    all: [
      'A short argument will do instead of a proof, and you may use a known theorem if you say why it applies.',
      'A known theorem is allowed. I want the reason in two sentences, not a proof.',
      'No formal proof. Tell me why nothing can go wrong with it.',
      'An argument a colleague would believe is enough.',
    ],
  },
} as const
