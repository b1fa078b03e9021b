/** Lines that acknowledge how the candidate feels, and the small steps offered next. */
export const feelingPhrases = {
  calm: {
    all: [
      'Nerves are normal, and they cost you nothing here.',
      'That’s all right. Take a slow breath first.',
      'That happens to most people in interviews.',
      'I understand. Shoulders down, there’s nobody to impress here.',
      'That’s fine. Lots of good engineers feel like that in interviews.',
      'Thanks for saying it, that often takes the edge off.',
      'No wonder, it’s an odd situation. It usually eases after the first few minutes.',
      'Being nervous is allowed, and shaky words are fine with me.',
    ],
  },
  breathe: {
    all: [
      'It’s good that you say so. Breathe out slowly, twice. This passes.',
      'Stop for a moment. Feet on the floor, one long breath out. I’m not going anywhere.',
      'That’s a nasty feeling, and it goes away again. Look away from the screen for a few breaths.',
      'All right. Nothing has to happen this second. Breathe, then we take it in small pieces.',
      'I hear you. Lean back and let it roll over for half a minute.',
      'Say it out loud, that’s fine. Breathe first, everything else can wait.',
    ],
  },
  blankPasses: {
    all: [
      'Blank happens, also to people who know it well. It comes back once you say something small.',
      'A blank mind is just stress talking. What you know is still there.',
      'That’s annoying, and it passes. Don’t chase it.',
      'Let it be empty for a moment. Take a breath, no need to force it.',
      'It happens to all kinds of people. Start somewhere easy and the rest tends to follow.',
      'Fine, then we don’t hunt for it. We go round it.',
    ],
  },
  noEyesOnCode: {
    all: [
      'Typos and detours don’t matter to me. I’m interested in what you hand in, and why.',
      'Write as messily as you like. Nobody is counting keystrokes.',
      'I’m a program, I don’t raise an eyebrow. Half-written code is just that.',
      'Pretend that I’m out of the room. I’ll speak when you do.',
      'Lots of people feel that. I won’t comment on anything half finished.',
    ],
  },
  noEyesOnYou: {
    all: [
      'I can’t see you, only the words you send. Send them when you’re happy with them.',
      'Nobody is looking at you. I get your text, and I can wait for it.',
      'I’m a program, I neither stare nor sigh. Write it for yourself first.',
      'I see nothing but what you send. Take your time before you do.',
    ],
  },
  notStupid: {
    all: [
      'One bad minute isn’t the interview, and it says nothing about you.',
      'No. Being stuck on one problem isn’t being stupid.',
      'I wouldn’t say that. Most people have a moment like this.',
      'That’s a hard thing to think about yourself, and one question can’t prove it.',
      'Struggling with something new doesn’t make anybody dumb. A short break may do more than another try.',
      'I don’t believe that. Sitting long at something makes everyone feel slow.',
    ],
  },
  manyFeelThat: {
    all: [
      'Lots of people in this trade think that about themselves, senior ones too.',
      'You don’t have to prove that you belong here. It’s one question.',
      'That doubt is common, and it isn’t evidence. Others struggle as well, you just don’t see it.',
      'I don’t compare you with anybody. There’s only your answer in this room.',
      'I know that voice from many people. It needn’t decide anything now.',
    ],
  },
  failingHurts: {
    all: [
      'Failing more than once hurts, I’m sorry. It’s what a rehearsal is for.',
      'That’s disappointing, I know. Earlier tries don’t count here.',
      'That’s a hard run. This one starts from zero, whatever came before.',
      'I’m sorry, that wears anybody down. Each try has shown you something, though.',
      'That’s tough to keep going after. Good place to fail, at least: it costs nothing here.',
    ],
  },
  rusty: {
    all: [
      'Forgetting things is common, and no shame here.',
      'Rusty is fine. You can work it out instead of remembering it.',
      'A rough memory is enough to start from.',
      'It fades for everybody who doesn’t use it. Go by what you can reason out.',
      'That’s what warming up is for. Leave the names out, use plain words.',
      'After such a break that’s only normal. Start with what’s left of it.',
    ],
  },
  onePieceOnly: {
    all: [
      'It’s a lot at once. Forget all of it but one piece.',
      'That’s a big pile, I agree. You don’t have to carry it in one go.',
      'Then let’s make it smaller. Nobody sees the whole of it at first.',
      'I understand, there’s much in it. Most of it can wait.',
      'Push everything aside for a moment. We only need one thing now.',
    ],
  },
  noShame: {
    all: [
      'I get that it stings. It was one moment, and it’s over.',
      'That happens in every interview to somebody. I don’t hold on to it.',
      'It’s forgotten here. By tomorrow it’s an anecdote.',
      'Nobody here is laughing. Let’s leave it behind and go on.',
      'It feels bigger from the inside than it looks from here.',
      'Awkward moments pass. You can just carry on from here.',
    ],
  },
  hardToTell: {
    all: [
      'Thank you for telling it, I see that it isn’t easy. Take a breath. You may leave out what hurts, or pick another story.',
      'I’m sorry, that sounds hard. Take a moment. We can leave that part out, or you choose a different case.',
      'Thanks for trusting me with that. Go on when you feel like it, and only with what you want to tell.',
      'That’s heavy, and I won’t press you on it. Take a minute. Another story is just as good.',
      'I hear that it’s still close. No hurry. You decide how much of it you tell.',
    ],
  },
  hardToTellElsewhere: {
    all: [
      'I’m sorry, that sounds hard. Take a moment, and go on when you like.',
      'Thanks for telling me. I won’t dig into it. Take a breath, the question can wait.',
      'That’s a lot to bring along. Have a minute for yourself first.',
      'I’m sorry you went through that. No hurry at all with the answer.',
    ],
  },
  tearsWord: {
    all: [
      'I’m sorry it’s that hard right now.',
      'That sounds really rough, and I’m sorry.',
      'I hear how much this gets to you.',
      'I’m sorry. That’s a horrible feeling to sit with.',
      'Thank you for saying so. You don’t have to push through it.',
    ],
  },
  stopOrSmall: {
    all: [
      'Step away from the screen for a minute. Then one small thing, or stop for today; both are fine.',
      'Get up, have a glass of water. If you’d rather stop after that, stop.',
      'It’s a rehearsal, so you may stop right here. If you stay, we take one tiny piece.',
      'Take a minute off. Come back for a small piece of it, or leave it for another day.',
    ],
  },
  nothingIsLost: {
    all: [
      'It may feel like that from where you sit. Nothing is decided yet.',
      'I’m not counting you out. Leave the last minute where it is.',
      'One bad stretch doesn’t settle it. The next thing you say counts as much.',
      'People judge themselves badly in the middle of it. Let’s look ahead.',
      'You’re wasting nobody’s time. Put the verdict off until the end.',
      'It isn’t over. What comes next is still open.',
    ],
  },
  onlyRehearsal: {
    all: [
      'That’s a lot of weight to carry. Good that this one is a rehearsal: nothing is decided here.',
      'I understand, much hangs on it for you. Here you may get everything wrong, no employer sees it.',
      'No wonder you feel it. Use this as the one that doesn’t count.',
      'That’s real pressure. In here there’s none: it’s practice for that day.',
      'I see what it means to you. Better a mistake here than there, so try things out.',
    ],
  },
  unwell: {
    all: [
      'Sorry to hear that. Go at your own pace, or stop any time.',
      'That’s no fun. Take it slowly, I don’t mind.',
      'Thanks for telling me. If it’s too much, you can end here and come back another day.',
      'I’m sorry you’re not well. Short answers will do today.',
      'Get well soon. We keep it as light as you need.',
      'Poor you. Stop whenever it gets too much, nobody minds.',
    ],
  },
  tiredWord: {
    all: [
      'Sounds like a long day. Short sentences will do.',
      'Tired heads are slower, that’s all right. One thing after the other.',
      'You’ve earned a rest. If you’d still like to go on, take it slowly.',
      'I can imagine. Say it in simple words, that’s enough for me.',
      'Then let’s not make it harder than it is. Small steps.',
      'That’s hard to think through. Stopping for today is fine too.',
    ],
  },
  tiredAtTheEnd: {
    all: [
      'You’ve earned a rest, and this was the last bit.',
      'That was a long stretch. You can put your feet up now.',
      'Go easy on yourself, it’s nearly over.',
      'Then let’s not draw it out.',
    ],
  },
  eatFirst: {
    all: [
      'Then have something first, I’ll wait here.',
      'Grab a bite or a glass of water, I don’t mind.',
      'Please do. Thinking is hard on an empty stomach.',
      'Of course, eat or drink while we talk. Nobody hears it.',
      'Go and get something, the question stays where it is.',
    ],
  },
  clockRunsOn: {
    all: [
      'The clock keeps running, though.',
      'Just know the clock runs on.',
      'The clock doesn’t stop for it.',
      'Only the clock won’t wait.',
    ],
  },
  noClockRuns: {
    all: [
      'There’s no clock here.',
      'No clock is running.',
      'Practice has no clock.',
      'You have all the time you want.',
    ],
  },
  disturbed: {
    all: [
      'No problem, it doesn’t reach me. I only get your words.',
      'That’s real life. See to it if you need to.',
      'It doesn’t bother me, I just hope you can hear yourself think.',
      'Don’t worry about it, I can follow you fine.',
      'All fine on my side. Say if you need a minute for it.',
      'That must be distracting for you. For me it changes nothing.',
      'I’m hard to disturb.',
    ],
  },
  yourOwnPace: {
    all: [
      'Thanks for telling me. Go at your own pace, and I’ll repeat anything you like.',
      'Good to know. Take it as it suits you, and tell me if I should put things differently.',
      'Thank you for saying so. It changes nothing in how I see your answer. Use your own pace.',
      'Understood. Tell me what makes it easier, shorter questions for example.',
    ],
  },
  yourOwnPaceAndTime: {
    all: [
      'Thanks for telling me. Take it at your pace. Extra time can be set in your profile for the next interview.',
      'Good to know, and it’s no problem here. For next time your profile has a setting for extra time.',
      'Thank you for saying so. I’ll repeat whatever you need. Extra time is a setting in your profile, for interviews you open later.',
      'Understood, it won’t count against you. Your profile lets you set extra time for the next ones.',
    ],
  },
  sorryForYou: {
    all: [
      'I’m sorry, that’s a lot to carry. You can stop here any time. If you’d like to go on, go gently.',
      'That matters more than any question of mine. Go on if it takes your mind off it, or leave it for today.',
      'I’m really sorry to hear that. Nobody minds if you stop. If you stay, your own pace is fine.',
      'That sounds hard, and thank you for telling me. You decide whether we go on or leave it for another day.',
      'I’m sorry. Some days aren’t made for this. Stay if it helps, stop if it doesn’t.',
    ],
  },
  goodForYou: {
    all: [
      'I’m glad that’s off your mind.',
      'Good, enjoy that for a second.',
      'Lovely, breathe out.',
      'That’s a good feeling, keep it.',
      'I can hear the weight drop.',
      'Nice, you may lean back for a moment.',
      'Good to hear you breathing again.',
    ],
  },
  enjoyThat: {
    all: [
      'That’s a good feeling, enjoy it.',
      'Nice when it comes together like that.',
      'You’re allowed to be pleased.',
      'Good, take that along.',
      'I like hearing that you’re happy with it.',
      'Then savour it for a second.',
    ],
  },
  notBoredLong: {
    all: [
      'Fair. Then take the short way through it.',
      'I can’t blame you. Give me the brief version, and we move on sooner.',
      'Not every question sparkles. Be quick with it, I don’t mind.',
      'Honest, at least. Say it in two sentences and we get further.',
      'Understood. Pick the part that bores you least and begin there.',
    ],
  },
  smallStepCode: {
    all: [
      'Start small: say what goes in and what comes out.',
      'Try one tiny thing: work out the first example by hand.',
      'What does the first example ask for, in your own words?',
      'Tell me one thing you’re sure of. That’s enough to begin.',
      'Read the first example aloud, and say what you notice.',
    ],
  },
  smallStepWords: {
    all: [
      'Tell me one thing you’re sure of. That’s enough to begin.',
      'Start small: which part of it do you know best?',
      'Say it as you’d say it to a friend. Half a sentence is fine.',
      'Put the question into your own words first. That’s a start.',
      'One plain sentence is enough for now. What would it be?',
    ],
  },
  smallStepStory: {
    all: [
      'Small is fine: any ordinary day at work will do. What comes to mind first?',
      'Just tell me where it was and who was there. The rest can follow.',
      'It needn’t be a great story. Which one is the easiest to tell?',
      'Begin with one sentence: what was the trouble?',
    ],
  },
  smallStepDesign: {
    all: [
      'One small thing: who uses it, and what do they want from it?',
      'Forget the whole. Name one thing it has to do.',
      'Draw or name a single part, any part. That’s enough to begin.',
      'Say in one sentence what it’s for. We go on from there.',
    ],
  },
  smallStepWritten: {
    all: [
      'Pick one line of your code you’re sure of, and go on from there.',
      'Read your last line aloud, and say what it does.',
      'Write the next step as a comment, in plain words.',
      'Leave the rest. What should the very next line do?',
      'Say in one sentence what your code does so far.',
    ],
  },
  smallStepAsked: {
    all: [
      'A small step: which one part of my question are you surest about?',
      'Leave the rest of my question. What’s one thing you can say about it?',
      'Half a sentence will do. Which part of your own answer do you trust most?',
      'One thing about it that you know is enough. Which would it be?',
    ],
  },
  practiceStep: {
    all: [
      'It’s practice and isn’t scored: take one case with me, or stop here for today.',
      'Nothing is scored here. Pick one case and we trace it together, or leave it for today.',
      'Practice isn’t scored. Shall we walk through a single small case, or call it a day?',
      'It doesn’t count anywhere. Take the smallest case and tell me what happens, or stop for now.',
    ],
  },
  oneStatement: {
    all: [
      'It’s one statement only: does it sound true or false to you?',
      'Just this one sentence, nothing around it. True or false?',
      'Read it once more, slowly. What does your gut say, true or false?',
      'One sentence at a time. True or false, as you see it?',
    ],
  },
} as const
