export const taskPhrases = {
  inShort: {
    all: [
      'Sure. {gist}',
      'In short: {gist}',
      'Again: {gist}',
      'Of course. {gist}',
      'Here it is once more: {gist}',
      'Gladly. {gist}',
      'No problem. {gist}',
    ],
  },
  restIsOnScreen: {
    all: [
      'The rest is on your screen.',
      'The full text is on the page.',
      'The details are in the text.',
      'You’ll find the rest on the page.',
    ],
  },
  plainWordsAreFine: {
    all: [
      'Your English is no problem. Short plain sentences are best anyway.',
      'Don’t worry about the English, I listen to what you mean.',
      'Language isn’t part of this. Say it in the simplest words you have.',
      'Grammar doesn’t matter here. If I don’t get something, I’ll ask.',
      'That’s fine. Use small words and take your time; I’ll do the same.',
    ],
  },
  taskByItsEnds: {
    all: [
      'In plain words: you get {input}. I want back {output}.',
      'Put simply: what comes in is {input}. What goes out is {output}.',
      'Two halves. You’re given {input}. You give back {output}.',
      'Simply said: in goes {input}. Out comes {output}.',
    ],
  },
  taskAtHeart: {
    all: [
      'The heart of it: {gist}',
      'Put simply: {gist}',
      'Leave the rest aside, it comes down to this: {gist}',
      'In plain words: {gist}',
    ],
  },
  lastAsked: {
    all: [
      'I asked: “{question}”',
      'My question was: “{question}”',
      'Sure, again: “{question}”',
      'It was this: “{question}”',
      'Of course. “{question}”',
      'Here it is again: “{question}”',
    ],
  },
  thatIsBehind: {
    all: [
      'That’s behind my question: “{question}”',
      'That’s what I meant by: “{question}”',
      'So I put it like this: “{question}”',
      'With that in mind: “{question}”',
    ],
  },
  afterCase: {
    all: [
      'In other words: one concrete case, and what happens in it.',
      'Said differently, give me a small example and your sentence about it.',
      'Put another way, make it concrete. One case is enough.',
      'Let me turn it round. Pick something small that fits, and start from there.',
    ],
  },
  whatIsMeant: {
    all: [
      'I mean only this: “{question}” Take one concrete case, and say what happens in it.',
      'Put simply, I ask: “{question}” One small case, and what happens there, is enough.',
      'It’s no more than this: “{question}” A small example is a fine start.',
      'Only this: “{question}” Begin with one case.',
    ],
  },
  textIsThere: {
    all: [
      'It’s on your screen, under Problem.',
      'The text is on the page, under Problem.',
      'You’ll find it under Problem.',
      'It’s written down, under Problem on your screen.',
      'Have a look under Problem, it stays there all the time.',
    ],
  },
  statementIsThere: {
    all: [
      'The statement stands above the answer field.',
      'It’s on the page, above where you write.',
      'You’ll see it on your screen, above the answer.',
      'It’s written out on the page, just above.',
    ],
  },
  answerHere: {
    all: [
      'Answer right here in the chat.',
      'Just write it here to me.',
      'Here in the chat is fine.',
      'Right where you typed this.',
    ],
  },
  codeThere: {
    all: [
      'Code goes into the editor, everything else here.',
      'Write code in the editor, and talk to me here.',
      'The editor is for the code, this chat for words.',
      'The program in the editor, your thoughts here.',
    ],
  },
  drawThere: {
    all: [
      'Draw on the board, and talk me through it here.',
      'The board is for drawing, the chat for talking.',
      'Boxes go on the board, words come here.',
      'What you draw goes on the board, what you say in here.',
    ],
  },
  examplesThere: {
    all: [
      'The examples are under the problem text.',
      'There are examples below the problem.',
      'Look at the examples under the text.',
      'You’ll find worked examples right below the text.',
    ],
  },
  noExample: {
    all: [
      'There’s no example for this one. Make one up, a small one.',
      'This question comes without an example. Pick a small case of your own.',
      'None is given here. Invent a tiny one and tell me.',
      'I have none to show. Choose a small one yourself, that’s fine.',
    ],
  },
  exampleOfStory: {
    all: [
      'A real case from your own work is what I’d like. I won’t give you one, or you’d tell mine.',
      'Anything that really happened to you fits. A small case is fine.',
      'It can be a small thing: a bug, a deadline, a quarrel about a design. Yours, though.',
      'I’ve none for you. Take the first real one that comes to mind.',
    ],
  },
  exampleExplained: {
    all: [
      'In the {which} example: {explained}',
      'The {which} one, as the text explains it: {explained}',
      'Take the {which} example. {explained}',
      'About the {which} example: {explained}',
    ],
  },
  slowlyThen: {
    all: [
      'Of course. Short and simple from here on.',
      'Sure, one thing at a time.',
      'Sorry. I’ll keep it simple.',
      'Of course, one small step after the other.',
      'Yes, let’s slow down.',
    ],
  },
  heardAndGist: {
    all: [
      'Check it against this: {gist} Nothing beyond the text is expected.',
      'The heart of it: {gist} If you said the same, we agree.',
      'I’d put it like this: {gist} If that’s what you said, go on.',
      'Hold it next to this: {gist} The same thing? Then you have it.',
    ],
  },
  heardAndOutput: {
    all: [
      'Check it against this: you give back {type}, meaning {output}. What you’re given is under Problem.',
      'The end result is {type}: {output}. If you said the same, we agree.',
      'What I want at the end is {type}: {output}. Same as yours? Then go on.',
      'Hold it next to this: out comes {type}, {output}. The rest is in the text.',
    ],
  },
  textDecides: {
    all: [
      'What the text says is all there is. Anything it leaves open is yours to set.',
      'Only what’s in the text is asked. Nothing else is expected beyond it.',
      'If it isn’t in the text, nobody expects it.',
      'Go by the text. What it doesn’t mention you may decide, just say so.',
      'Right: the text is the whole of it, with no hidden extras.',
    ],
  },
  designTextDecides: {
    all: [
      'The text is short on purpose. What it leaves open you decide, and tell me.',
      'There’s little in it, and that’s intended. Say what you read into it.',
      'Nothing hidden. What it must do beyond that is yours to find out and name.',
      'Take the text as a start, and set the rest yourself, aloud.',
    ],
  },
  textSays: {
    all: ['The text says: “{line}”.', 'By the text: “{line}”.', 'Word for word it’s: “{line}”.', 'It says “{line}”.'],
  },
  comparesNothing: {
    all: [
      'The text doesn’t compare like that. It’s under Problem if you want to check.',
      'I find no such comparison in the text. Set it yourself, and say which.',
      'No wording like that in there. Choose one, and tell me which you took.',
      'The text leaves that open. Decide it, and say so.',
    ],
  },
  bothReadings: {
    all: [
      'Both, briefly. Start with the first one.',
      'A bit of both. The first mainly, and one sentence on the other.',
      'I mean both. One or two sentences on each will do.',
      'Take them together, the first one first. Short is fine.',
      'Both count, so a sentence on each, in your order.',
    ],
  },
  wholeOfIt: {
    all: [
      'The whole of it, please. Start with the part you’d call first.',
      'All of it counts. Begin where it starts, and go through in order.',
      'Everything that’s on the page. Begin at the top.',
      'The whole thing, though you can start with the part that’s clearest to you.',
    ],
  },
  partYouChoose: {
    all: [
      'The part you’d start with yourself. I’ll ask about the others.',
      'Begin with the one that matters most to you, I’ll follow.',
      'Take the central part first. We get to the rest.',
      'Your choice. I’d start with the part that everything else hangs on.',
    ],
  },
  versionYouKnow: {
    all: [
      'The one you know best. Say which, so I follow you.',
      'Take the version you work with, and name it.',
      'A recent one. Name the version you have in mind, and go on.',
      'Whichever you use every day. Tell me which that is.',
    ],
  },
  versionOfCode: {
    all: [
      'Nothing depends on the version. A fairly recent one runs here.',
      'Take a recent stable one. The task needs nothing newer.',
      'It doesn’t matter here: plain, ordinary features are enough.',
      'Write what you know. The task needs no special version.',
    ],
  },
  inputIs: {
    all: [
      'You get {input}.',
      'What comes in: {input}.',
      'The function is given {input}.',
      'Your input is {input}. It’s read for you already.',
    ],
  },
  inputInText: {
    all: [
      'The input is described in the text, under Problem.',
      'Look under Problem: it lists what you’re given.',
      'What comes in is in the text. If something’s missing there, say what you assume.',
      'The text lists it. What it leaves out is yours to assume.',
    ],
  },
  outputIs: {
    all: [
      'You return {type}: {output}. Printing is done for you.',
      'The function gives back {type}, namely {output}.',
      'What I want is {type}: {output}.',
      'Return {type}, which means {output}. You needn’t print anything.',
    ],
  },
  outputInText: {
    all: [
      'What to give back is under Problem. Return it, the printing is done for you.',
      'Return the value that the text asks for.',
      'The text names it. Just return it from the function.',
      'One return value, as the text describes it.',
    ],
  },
  outputOfDesign: {
    all: [
      'A design you can defend: what it must do, the parts, and how they work together.',
      'Boxes and arrows, and your reasons. No finished document.',
      'Your way through it, told aloud, with the main parts and why.',
      'I’d like to end with the parts, what each is for, and where it could break.',
    ],
  },
  outputOfStory: {
    all: [
      'One real case: what was going on, what you did, and how it ended.',
      'A short story of yours, with your own part and the result.',
      'What happened, what you did about it, and what came of it.',
      'Two minutes on one real situation, and mainly on what you did.',
    ],
  },
  outputOfDeck: {
    all: [
      'True or false, and one sentence why.',
      'Say whether it’s true, with a short reason.',
      'Just your verdict on the statement, and the reason.',
      'True or false first. Then a because.',
    ],
  },
  outputOfWords: {
    all: [
      'Your answer in words, and why it holds. A few sentences.',
      'An explanation, no code. Say what happens, and why.',
      'A spoken answer: the main point, then the reason.',
      'What you think the answer is, and how you know.',
    ],
  },
  byTheLimits: {
    all: [
      'By the limits, {limits}.',
      'The limits say: {limits}.',
      'Here’s what the text gives: {limits}.',
      'Under Limits: {limits}.',
    ],
  },
  limitsInText: {
    all: [
      'The limits are under Problem. Go by the largest input there.',
      'The text lists them under Limits.',
      'Have a look at the limits below the text, the sizes are there.',
      'The sizes are in the text. If one is missing, assume it’s large.',
    ],
  },
  aimBeyondSmall: {
    all: [
      'No number is given. Assume it’s too large to try everything, say a million.',
      'Take a million, and say so.',
      'Large. Assume a few hundred thousand at least.',
      'Nothing fixed. Think of an input that doesn’t allow brute force.',
    ],
  },
  scaleIsLarge: {
    all: [
      'Millions. Say the number you plan for.',
      'Assume millions of users, and name your figure.',
      'Think big: a few million. Your exact number is fine if you say it.',
      'Millions, or it’d be too easy. Pick a number and stay with it.',
    ],
  },
  scaleIsSmall: {
    all: [
      'Small. It’s one process, and about the classes.',
      'Numbers hardly matter here. Assume it fits on one machine.',
      'Take a modest number. I’m more interested in who does what.',
      'One program, ordinary size. If a number changes your classes, tell me.',
    ],
  },
  generalCase: {
    all: [
      'Take the general case. If the number changes your answer, say where.',
      'In general, please. Mention it if scale makes a difference.',
      'Neither in particular. Answer for the ordinary case first.',
      'The usual case. Say so if it would be different for millions.',
    ],
  },
  loadIsYours: {
    all: [
      'That’s yours to assume. Name a ratio, and say what makes it likely.',
      'You decide. Say which you expect more of, and why.',
      'I’ve no figure for that. Take one you find likely, and build on it.',
      'Your assumption to make. A rough number and one reason will do.',
    ],
  },
  oneRegionFirst: {
    all: [
      'Start with one region. Say what would change if it went worldwide.',
      'One region is enough to begin with.',
      'Assume one country first, and we can widen it later.',
      'Keep it to one place for now. If you’d rather go global, tell me why.',
    ],
  },
  targetsAreYours: {
    all: [
      'You set the target. Name a number that users would be happy with, and say why.',
      'Nothing is given, so choose: a figure and a reason.',
      'Assume what you’d promise your own users, and tell me.',
      'Yours to set. Pick one that makes a difference to the design.',
    ],
  },
  coreFeaturesFirst: {
    all: [
      'Only what the core needs. Say what you leave out.',
      'Leave it out at first, unless the core breaks without it.',
      'Your call. I’d keep to the core, and name the rest as later.',
      'Not needed to begin with. If you think it belongs in, tell me why.',
    ],
  },
  yoursToAssume: {
    all: [
      'That’s open. Assume what you find likely, and tell me.',
      'Your call. Say which way you take it, and why.',
      'It isn’t laid down. Pick one, and say it aloud.',
      'You may set that. One sentence on your assumption is enough.',
      'Nothing says so. Decide it, and I’ll go along.',
      'Either is fine. Tell me which one you go with.',
    ],
  },
  emptyIsYours: {
    all: [
      'Unless the text rules it out, yes. Say what you’d return then.',
      'It may be. Your call what comes back, if the text doesn’t say.',
      'Allow for it, and tell me what you’d give back.',
      'The text decides. If it’s silent, say what you’d return.',
    ],
  },
  emptyByLimits: {
    all: [
      'Yes, it can. The limits start at zero: {limits}.',
      'It can be empty: {limits}.',
      'Yes: by the limits, {limits}.',
      'By the limits that’s possible: {limits}.',
    ],
  },
  neverEmptyByLimits: {
    all: [
      'No, never. By the limits there’s at least {size}: {limits}.',
      'It can’t: {limits}.',
      'No. The limits start at {size}: {limits}.',
      'By the limits that doesn’t happen: {limits}.',
    ],
  },
  inputIsValid: {
    all: [
      'Yes, it’s always valid. The input keeps to the stated limits.',
      'You can rely on it. Nothing comes in that breaks the limits.',
      'Assume it’s well formed. What the limits rule out never comes.',
      'No bad input. It follows the text.',
    ],
  },
  invalidInDesign: {
    all: [
      'Some will be wrong in real life. Say what you’d refuse, and where.',
      'Your call. Tell me which part would notice, and what it does then.',
      'Don’t count on it. One sentence on what you’d reject is enough.',
      'Assume mistakes happen, and say who catches them.',
    ],
  },
  sayBothCases: {
    all: [
      'Take the valid case first, then say what happens otherwise.',
      'Assume it’s valid. A sentence on the other case is welcome.',
      'Both are interesting. What happens if it’s fine, and what if not?',
      'First with valid input. Then tell me what breaks without it.',
    ],
  },
  duplicatesMayCome: {
    all: [
      'Unless the text rules them out, they can come.',
      'Nothing rules them out, as far as the text goes. Allow for them.',
      'They may. Say how you treat them.',
      'Don’t count on there being none, unless the text says so.',
    ],
  },
  anyRightAnswer: {
    all: [
      'Any right one will do, unless the text names one.',
      'It doesn’t matter which, if the text doesn’t say.',
      'Whichever you find. Only if the text asks for a certain one, take that.',
      'Any of them. Say which one yours gives.',
    ],
  },
  tieRuleIsYours: {
    all: [
      'Yours to decide. Name a rule for ties, and keep to it.',
      'No rule is given. Choose one that’s easy to explain.',
      'Set one yourself, and tell me who needs to know it.',
      'You pick the rule. First come is fine, if you say so.',
    ],
  },
  caseIsKept: {
    all: [
      'Unless the text says otherwise, they’re different.',
      'Treat them as different letters, if the text doesn’t say.',
      'Not the same, as nothing says so. Tell me if you’d fold them.',
      'Different, by default. If you treat them alike, say so.',
    ],
  },
  negativeByLimits: {
    all: [
      'Yes. By the limits: {limits}.',
      'They can: {limits}.',
      'Yes, the limits allow it: {limits}.',
      'That’s possible: {limits}.',
    ],
  },
  noNegatives: {
    all: [
      'None, by the limits: {limits}.',
      'No negative ones: {limits}.',
      'The limits allow none: {limits}.',
      'No. The text says: {limits}.',
    ],
  },
  unsaidInText: {
    all: [
      'The text would say so under Limits. If it doesn’t, tell me what you assume.',
      'Check under Limits. What isn’t there, you may assume.',
      'Go by the limits. If they’re silent, say which way you take it.',
      'It’s in the limits, or it’s yours to assume.',
    ],
  },
  outputOfNothing: {
    all: [
      'By the text it’s {output}.',
      'The answer is defined as {output}.',
      'The text settles it: {output}.',
      'It’s this: {output}.',
    ],
  },
  nothingFoundInCode: {
    all: [
      'If the text names a value, that one. If not, choose one, and say which.',
      'The text decides. Where it’s silent it’s your call: say what comes back.',
      'Look for a value in the text. If there’s none, pick one and tell me.',
      'Your call where the text says nothing. Say what a caller would expect.',
    ],
  },
  nothingFoundInWords: {
    all: [
      'Your call. Say what you’d give back, and why the caller is happy with it.',
      'That’s open. Pick one, an error or an empty answer, and give a reason.',
      'You decide. What would surprise the caller least?',
      'Choose one, and say it aloud. I’ve no preference there.',
    ],
  },
  noOrderPromised: {
    all: [
      'If the text promises no order, don’t count on one.',
      'Not as far as the text promises. Assume any order.',
      'Any order, unless the text says otherwise.',
      'Don’t rely on it, if it isn’t in the text.',
    ],
  },
  wholeNumbers: {
    all: [
      'Whole numbers only.',
      'Integers. No decimals come in.',
      'All of them are integers, in and out.',
      'Whole ones. The signature has no decimals.',
    ],
  },
  decimalsToo: {
    all: [
      'Decimals too, see the signature.',
      'There are decimals among them, as the signature says.',
      'Both. The signature shows which is which.',
      'Not only whole ones. Decimals come as well.',
    ],
  },
  inputMayChange: {
    all: [
      'You may, unless the text says otherwise. Say that you do.',
      'Change it if you like. Nobody uses it after you.',
      'Fine with me, the input isn’t used again.',
      'Yes. Just mention it, since a real caller might mind.',
    ],
  },
  oneThread: {
    all: [
      'No. One thread, one call.',
      'You needn’t. Nothing else runs at the same time.',
      'Just one caller, one after the other.',
      'No threads here. It’s called once per test.',
    ],
  },
  threadsInWords: {
    all: [
      'Say which you assume. One at a time first, then several.',
      'Start with one at a time. What changes with several is a good second sentence.',
      'Open. I’d take one at a time first, and mention the rest.',
      'Your call. If it matters to your answer, tell me where.',
    ],
  },
  runLimitsAre: {
    all: [
      '{seconds} seconds and {memory} MB for each test, a bit more for slow languages.',
      'Each test gets {seconds} seconds and {memory} MB.',
      'It’s {seconds} seconds of running time and {memory} MB, per test.',
      'Per test: {seconds} seconds, {memory} MB.',
    ],
  },
  assumeWithinText: {
    all: [
      'If the text doesn’t say otherwise, yes. Say it aloud, so I know.',
      'You may, where the text leaves it open. Name the assumption.',
      'What the text doesn’t promise, don’t rely on. Anything else is yours, if you say so.',
      'Check it against the limits first. If they’re silent, assume it and tell me.',
    ],
  },
  afterAmount: {
    all: [
      'In other words, I’m after a size: how it grows with the input, and where that comes from.',
      'Let me turn it round. Count whatever adds up there, and tell me how that grows with the input.',
      'Said differently, how much of it there is at worst, and what drives it.',
      'I want an amount in terms of the input, with a sentence on why.',
    ],
  },
  afterReason: {
    all: [
      'In other words, what makes you sure. One or two sentences of reason.',
      'Said differently, I’m after your because, not the steps.',
      'Imagine a doubter, and tell them briefly why it holds.',
      'Put another way, I’d like the reason behind it, nothing longer.',
    ],
  },
  afterChange: {
    all: [
      'In other words, what one thing would be different, and what that gains.',
      'Said differently: before and after. Name the one place that changes.',
      'Put another way, I want the smallest change, and its effect.',
      'Let me turn it round. Say what stays as it is, and what doesn’t.',
    ],
  },
  afterOutcome: {
    all: [
      'In other words, imagine exactly that happens, and say what comes out, step by step.',
      'Said differently, play that one case through and tell me how it ends.',
      'Put another way, pick a small example of it, and tell me what you’d see.',
      'Let me turn it round. That case arrives now: say what happens first, and what at the end.',
    ],
  },
  afterChoice: {
    all: [
      'In other words, I’d like one choice and what decides it.',
      'Said differently: pick one, and give me the reason that tips it.',
      'Put another way, there’s a decision in it. Tell me yours, with one reason.',
      'Let me turn it round. Settle it now, in one word, and add why.',
    ],
  },
  afterDeed: {
    all: [
      'In other words, what you did with your own hands there.',
      'Said differently, leave the others out for a moment and tell me your own part.',
      'Put another way, I’d like the bit that only you can tell.',
      'Let me turn it round. Tell me what would be missing if you hadn’t been there.',
    ],
  },
  afterSteps: {
    all: [
      'In other words, take me through it in order: first this, then that.',
      'Said differently, what happens first, and what follows from it.',
      'Put another way, tell it as a few steps, small ones.',
      'Let me turn it round. Explain it as if I had to do it after you.',
    ],
  },
} as const
