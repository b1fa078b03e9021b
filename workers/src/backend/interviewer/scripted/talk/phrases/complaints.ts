/** Replies to a candidate who is annoyed by the question, the room, interviews, or the interviewer. */
export const complaintPhrases = {
  sorryIMean: {
    all: [
      'Sorry about the wording. What I mean is: {question}',
      'Fair, that could be clearer. My question, as plainly as I can: {question}',
      'Sorry if it reads oddly. I’d like to know this: {question}',
      'Then forget how I put it. It comes down to this: {question}',
    ],
  },
  openOnPurpose: {
    all: [
      'It’s vague on purpose: you decide what it means. What would you assume first?',
      'Fair, it leaves much open. That’s yours to settle, so ask me, or say what you’d assume.',
      'True. Part of the work is pinning it down. Which gap bothers you most?',
      'It’s loose, yes, like most real requests. Choose a reading and tell me which.',
    ],
  },
  yourOwnTime: {
    all: [
      'Fair. It’s your time, and nobody collects this: it’s a rehearsal for you alone.',
      'I can see that. There’s no employer who profits, it’s only practice for the real thing.',
      'No argument, unpaid tasks are a lot to ask. This one is yours to stop whenever you like.',
      'That’s a fair complaint about the real ones. Here it’s your own rehearsal, as long or short as you want.',
    ],
  },
  onlyTheField: {
    all: [
      'Fair, it’s a lot at first. All you need is the question and the field you’re typing in.',
      'Sorry about the clutter. Read the question, write your answer here, ignore the rest.',
      'You can leave all of it alone. Just answer here, in your own words.',
      'It looks like more than it is. This chat is all you need.',
    ],
  },
  onlyTextAndEditor: {
    all: [
      'Fair, it’s a lot at first. You need the problem, this chat and the editor, nothing else.',
      'Sorry about the clutter. Talk to me here, write in the editor, ignore the rest.',
      'It looks like more than it is. Read the problem, tell me your idea here, then use the editor.',
      'You can leave most of it alone: the text, our chat and the code are all that matters.',
    ],
  },
  onlyChatAndBoard: {
    all: [
      'Fair, it’s a lot at first. Talk to me here; the board is only there if you want it.',
      'Sorry about the clutter. The question and this chat are enough to begin with.',
      'It looks like more than it is. Tell me here what you think, draw when it helps.',
      'Leave most of it alone. Words in this chat will do, the board can wait.',
    ],
  },
  plainInTheEnd: {
    all: [
      'Fair, I’ll drop the pleasantries. The plain verdict is in the scorecard, and it doesn’t flatter.',
      'Understood, no niceties. I don’t judge midway, but the scorecard names what was wrong.',
      'Agreed, plain talk then. What I hold back is the verdict: that comes after the end, in full.',
      'Fine by me. You get it straight in the scorecard; until then I just ask.',
    ],
  },
  plainInPractice: {
    all: [
      'Fair, no niceties then. Practice has no verdict, but the tests are as blunt as it gets.',
      'Understood. I don’t grade practice; submit it, and the tests won’t flatter you.',
      'Agreed, plain talk. Nothing is scored here, so I only ask and the tests judge.',
      'Fine by me. The editorial is the honest measure here, once it opens.',
    ],
  },
  hearFrustration: {
    all: [
      'I can see why that grates.',
      'That’s maddening, I know.',
      'Fair, that would annoy anybody.',
      'I get it. Put it down for half a minute before the next try.',
      'Yes, that’s the ugly part of it.',
      'That’s frustrating, no argument.',
      'I hear you. Going round in circles costs the most energy.',
    ],
  },
  hardIndeed: {
    all: [
      'Fair. It isn’t an easy one, and a partial answer counts.',
      'It’s meant to stretch you. You don’t have to get all of it.',
      'I hear you. Take the easier half of it first.',
      'Yes, it has teeth. Solve a smaller version, that’s a fair start.',
      'It’s all right to find it hard. Show me how far you get.',
      'Granted, it’s a tough one. Half of it, clearly said, is worth something.',
    ],
  },
  hardStatement: {
    all: [
      'Some of them are nasty, yes. A considered guess is fine.',
      'Granted, it’s a tough one. You only have to choose.',
      'It’s all right to be unsure. Read it once more, then decide.',
      'I hear you. Say which way you lean, that’s enough.',
    ],
  },
  wordForWord: {
    all: [
      'I see why it feels that way. Take it word for word, and decide by that.',
      'Fair complaint. Go by what it says, and nothing around it.',
      'It isn’t meant to trap you. Read it literally, and choose.',
      'Understood. Judge the sentence as it’s written, not what it may hide.',
    ],
  },
  thenBeQuick: {
    all: [
      'Good, then be quick with it. I’ll ask further where I can.',
      'Fine, then show me. The questions after it may go deeper.',
      'Then take it in stride, and look at the odd cases too.',
      'Happy to hear it. Make it short and complete, then.',
      'Then you’ll have time left to explain it well.',
    ],
  },
  noMalice: {
    all: [
      'I see why it feels that way. Nobody is trying to catch you out, and a partial answer counts.',
      'Fair complaint. Tell me what you’d assume, and I’ll go by that.',
      'I understand the anger. It isn’t aimed at you; say how you read it and answer that.',
      'That’s not how it’s meant. Where something wasn’t said, your own assumption is fine.',
      'You’re free to say so. I’d still like to hear what you make of it.',
    ],
  },
  theOneWeHave: {
    all: [
      'It may not be the best question ever asked. It’s the one we have.',
      'Fair, it’s a bit artificial. I’m listening for how you think, not for the story around it.',
      'You’re not the first to say so. Let’s make something of it anyway.',
      'I’ll take the criticism. What it’s good for is hearing you reason.',
      'Point taken. Treat it as an excuse to show how you work.',
    ],
  },
  notLikeWork: {
    all: [
      'Fair point. It’s a puzzle, and your reasoning is what I listen for.',
      'It’s not daily work. Interviews ask it to hear how you think.',
      'I hear that a lot. Let’s make the best of it.',
      'True enough, at work you’d have more time and more help.',
      'No argument. Interviews still ask it, so it’s worth rehearsing.',
      'Right, you’d seldom meet it like this. Think of it as a warm-up for your head.',
    ],
  },
  tight: {
    all: [
      'It’s tight, I know. Go for the core, the rest may stay open.',
      'Fair, it isn’t much. Unfinished is fine, so begin with what matters most.',
      'I hear you, it’s short. What you get done counts.',
      'Yes, it’s a squeeze. Leave out whatever can wait.',
    ],
  },
  tightWithMinutes: {
    all: [
      'It’s tight, I know. About {minutes} left, so go for the core.',
      'Fair, it isn’t much: about {minutes} now. Unfinished is fine.',
      'I hear you. You have about {minutes}, so leave out whatever can wait.',
      'Yes, it’s a squeeze. With about {minutes} to go, take the main part first.',
    ],
  },
  tightDeck: {
    all: [
      'It’s quick, I know. One statement after the other is all you can do.',
      'Fair, it’s short. Your first reading is often enough.',
      'I hear you. Don’t dwell on any of them too long.',
      'Yes, it’s brisk. Just take the one in front of you.',
    ],
  },
  noClockToFear: {
    all: [
      'Here nothing runs out, practice has no clock.',
      'At least in practice there’s no clock. Take as long as you like.',
      'I get that. This one has no time limit, so breathe out.',
      'In a real one it’s tight, yes. Here you have all day.',
    ],
  },
  trialIsShort: {
    all: [
      'It’s tight, I know. This is only a short try.',
      'Fair. The trial is short on purpose.',
      'True, it’s barely a taste. Show me the core of it.',
      'I know, it’s over quickly. Nobody expects all of it in a trial.',
    ],
  },
  shouldListen: {
    all: [
      'I’m listening, and I’m sorry I missed it. Give me the one point I should take up.',
      'Sorry, that’s annoying. Say the main thing once more in a sentence, and I’ll go by that.',
      'Fair, I got that wrong. Which part of what you said did I pass over?',
      'You’re right to complain. I read word for word and still miss the meaning at times. What was the point?',
      'Sorry. Put it as plainly as you can, and I’ll answer just that.',
    ],
  },
  soundAlike: {
    all: [
      'Fair, I have my stock phrases. Take my question as answered if you have nothing to add.',
      'Sorry for the broken record. If you’ve said all you want, say so, and we leave it.',
      'Guilty. I’m a program with a limited tongue. Go on from where you were.',
      'You’re right, I’m repeating myself. Carry on with what matters to you.',
      'Point taken, sorry. Tell me what you’d rather talk about in this question.',
    ],
  },
  whyManyQuestions: {
    all: [
      'My questions don’t mean it’s wrong. I want to hear the thinking behind the code.',
      'I ask about right answers just as much as about wrong ones. It’s the reasons I’m after.',
      'I know it can feel like a grilling. It isn’t a verdict, I only want the why.',
      'Fair, I ask a lot. A short answer is enough each time.',
      'Asking more is what interviewers do with anything you hand them. Keep it brief if you like.',
    ],
  },
  whyManyFollowUps: {
    all: [
      'My questions don’t mean you’re wrong. I just want to hear how far it goes.',
      'I ask further about good answers as well as weak ones. It says nothing yet.',
      'It isn’t meant as a grilling. One sentence will do each time.',
      'Fair, I dig a lot. It’s how I find out what you know, and no verdict.',
      'I know it gets tiring. Answer as briefly as you like.',
    ],
  },
  couldBePlainer: {
    all: [
      'Fair, it could be plainer. Which sentence trips you up?',
      'You may well be right. Tell me which part is unclear and I’ll say what it means.',
      'Sorry about that. How do you read it at the moment?',
      'That happens. Name the word or line that doesn’t fit, and we’ll clear it up.',
      'I believe you. What are the two ways you could read it?',
    ],
  },
  sorryForThat: {
    all: [
      'Sorry this is frustrating. Tell me what I can make clearer.',
      'I hear you. What would make it better right now?',
      'Fair enough. I’ll try to be more useful; what’s missing?',
      'Sorry. Tell me what you need from me.',
      'No hard feelings. Say what annoys you most, and I’ll start there.',
      'That came from somewhere. What went wrong just now?',
    ],
  },
  letItOut: {
    all: [
      'Let it out, that’s fine.',
      'Understandable.',
      'I’ve read worse.',
      'Yes, one of those moments.',
      'It happens.',
      'Breathe, and then once more.',
      'That’s allowed here.',
      'Fair reaction.',
    ],
  },
  notMeantColdly: {
    all: [
      'Sorry if I sound stiff. I’m a program, but I mean it kindly.',
      'I’m not annoyed with you, not in the least. My tone is just dry.',
      'That wasn’t meant harshly, sorry. You’re doing nothing wrong by asking or pausing.',
      'Thanks for telling me. Imagine a smile with it, it’s meant that way.',
      'Sorry, I come across drier than I’d like. I’m on your side here.',
    ],
  },
  whatWouldHelp: {
    all: [
      'Sorry. What would help most: the task in other words, time to think, or a hint?',
      'Fair, that wasn’t much. Shall I put my question differently, or would a hint be better?',
      'Then let me try again. What exactly are you missing right now?',
      'I’m sorry, I’d like to be of use. Do you want another wording or a small hint?',
      'Point taken. Tell me what’s unclear, or ask for a hint outright.',
    ],
  },
  whatWouldHelpInWords: {
    all: [
      'Sorry. What would help most: my question in other words, or time to think?',
      'Fair, that wasn’t much. Which part of my question shall I put differently?',
      'Then let me try again. What exactly are you missing right now?',
      'Point taken, I’d like to be of use. What’s unclear at the moment?',
    ],
  },
  whatWouldHelpExam: {
    all: [
      'Sorry. There are no hints in this one, but I can put the question differently. Shall I?',
      'Fair. I can’t give hints here, though I can clear up the task. What’s unclear?',
      'I’d like to be of more use. Hints are off in an exam, wording isn’t: which part shall I rephrase?',
      'I know, I’m tight-lipped in exams. Ask me about the task itself, that I may answer.',
    ],
  },
  oddRitual: {
    all: [
      'It’s an odd ritual, I agree. At least you can rehearse it.',
      'Many people feel that way, and not without reason.',
      'I can’t change how companies hire. I can make this one bearable.',
      'Understood. Think of it as learning the game, not as a judgement on you.',
      'You’re in good company. Let’s take this one at your pace.',
      'Fair. It measures only a slice of what you can do.',
    ],
  },
  honestOne: {
    all: [
      'The honest one, please. It needn’t be heroic.',
      'I know, one of those. Tell me what really happened, small is fine.',
      'The real story, rough edges included.',
      'They keep coming back, I know. An ordinary true story beats a polished one.',
      'Honest, please. You needn’t look good in it.',
    ],
  },
  weakSpotIsFine: {
    all: [
      'I know, everybody has a kind they’d rather not meet. A simple start is fine.',
      'Then it’s a good one to rehearse. Nobody expects brilliance.',
      'Understood. Take the plainest way you can think of.',
      'They do keep coming back. Better to meet it here than in the real one.',
      'Fair enough. Begin with the bit of it you do know.',
    ],
  },
} as const
