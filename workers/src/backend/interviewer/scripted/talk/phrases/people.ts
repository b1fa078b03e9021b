export const peoplePhrases = {
  greetBack: {
    all: [
      'Hi {you}.',
      'Hello {you}, good to have you here.',
      'Hey {you}, nice to meet you.',
      'Hi {you}, welcome.',
      'Hello {you}.',
      'Hi {you}, good to see you.',
      'Hey {you}.',
      'Hello {you}, glad you’re here.',
    ],
  },
  howIAm: {
    all: [
      'All good here, thanks for asking. I’m an AI, so every day is alike.',
      'Fine, thanks. As an AI I do this whenever somebody wants to practise.',
      'Good, thanks. My day is other people’s interviews, and I like them.',
      'Quite well for a program, thank you.',
      'No complaints here, thanks. I’m an AI, I don’t get Mondays.',
      'Well, thanks. Hope your day is treating you kindly too.',
      'Steady as ever, thanks for asking.',
      'Thanks, all well. I have the easier part today.',
    ],
  },
  goodToHear: {
    all: [
      'Good to hear.',
      'Glad you’re well.',
      'That’s a good way to start.',
      'Nice, then we’re both fine.',
      'Happy to hear that.',
      'Good, let’s keep it that way.',
    ],
  },
  niceToKnow: {
    all: [
      'Nice to meet you, {you}.',
      'Hello {you}, pleased to meet you.',
      'Good to meet you, {you}.',
      'Good to know who I’m talking to.',
      'A pleasure, {you}.',
      'Hi {you}, thanks for introducing yourself.',
    ],
  },
  otherNameHeard: {
    all: [
      'Thanks for telling me. The name I use comes from your account, so forgive me if I slip.',
      'Good to know. I take the name from your account, so I may use the other one by mistake.',
      'Thank you, I’ll try. My slips would come from the name in your account.',
      'Understood, and sorry if the other name comes up. It’s the one in your account.',
    ],
  },
  noNameHere: {
    all: [
      'Thanks, good to know what you go by.',
      'Happy to. I had no name for you so far.',
      'Thank you, pleased to meet you.',
      'Good, then I know who I’m talking to.',
    ],
  },
  backgroundHeard: {
    all: [
      'Thanks for telling me, that gives me a picture.',
      'Good to know where you come from. It changes nothing about the question.',
      'Thanks. Use whatever from that helps you here.',
      'Good to know. People come to this from all sides.',
      'Thank you. Bring your own experience in where it fits.',
      'That’s interesting to hear, thanks.',
    ],
  },
  placeHeard: {
    all: [
      'Nice, greetings to where you are.',
      'Good of you to join from there.',
      'Thanks, I can picture it a little.',
      'Hello to you over there, then.',
      'Good to know. I hope you have a comfortable seat.',
      'Then I hope it’s a peaceful spot.',
    ],
  },
  fromNowhere: {
    all: [
      'Nowhere, really. I’m a program and live on a server.',
      'I’m an AI, so I have no place and no time zone.',
      'From no town at all. I’m software.',
      'I’ve no home to name, being a program.',
      'Somewhere in a data centre. I’m an AI, I can’t tell you more.',
      'No place of my own. I run wherever the server stands.',
    ],
  },
  firstTime: {
    all: [
      'Then you’re in a good place to practise. Nothing here reaches an employer.',
      'Everybody has a first one. Here it costs nothing to get it wrong.',
      'Good that your first is a rehearsal. Ask me anything about how it goes.',
      'Welcome, then. You needn’t know the rules; ask when something’s unclear.',
      'A first one is allowed to be bumpy. I’ll lead you through.',
      'Then take it easy. It’s a talk about one question, and I’ll say what comes next.',
    ],
  },
  noIntroNeeded: {
    all: [
      'There’s no need. The time is better spent on the question.',
      'You can skip that here. I don’t have your CV, so let’s start with the question.',
      'Two sentences if you like, but it isn’t scored. I’d rather start.',
      'No introductions here. I know only your name, and that’s enough.',
      'I haven’t seen a CV, and don’t need one. Straight to the question.',
      'Keep it for a real interview. Here we go straight in.',
    ],
  },
  weatherWord: {
    all: [
      'I never get any weather, so you have my sympathy or my envy.',
      'No weather where I am. I hope your room is bearable.',
      'Sounds like a day to stay inside with a puzzle.',
      'I only know weather from hearsay. May yours be kind to you.',
      'Ha, weather. The one thing I can’t debug.',
      'Then let’s be glad that this happens indoors.',
      'I’d open a window for you if I could.',
      'A good excuse to be at a desk.',
    ],
  },
  enjoyTheCup: {
    all: [
      'Good, that’s half the preparation.',
      'Sounds well equipped. I run on electricity, sadly.',
      'Enjoy it. I’m a little jealous.',
      'Well stocked, then. I like that.',
      'That’s a sensible setup.',
      'Good thinking. Nothing for me, thanks.',
      'Lovely. Sip while you think, I don’t mind.',
    ],
  },
  storyWord: {
    all: [
      'That’s a nice thing to be reminded of.',
      'I like it when a task brings up something real.',
      'Ha, whoever wrote it would be glad to hear that.',
      'Then you can picture it better than most.',
      'A nice thought to have in the middle of it.',
      'I’ll never see the real thing, so thanks for that.',
      'Good, then it isn’t just letters on a page.',
    ],
  },
  reunion: {
    all: [
      'A reunion, then.',
      'They do come back now and then.',
      'Nice, an old acquaintance.',
      'Ha, some things never leave you.',
      'Then it’s been a while. Meet it again as if it were new.',
      'Old friends turn up in odd places.',
      'A small trip back in time, then.',
    ],
  },
  goodOne: {
    all: [
      'Ha, fair.',
      'I’ll remember that one.',
      'Not bad. I’d laugh if I had the parts for it.',
      'Ha, I walked into that.',
      'Good one. I’ve heard worse from programs.',
      'I’d keep that one for the coffee break.',
      'Ha. I’d allow it, but the rules won’t.',
      'You’d get a laugh from me in a real room.',
    ],
  },
  smiles: {
    all: [
      'Good to hear a laugh.',
      'Ha.',
      'Glad that got a smile.',
      'Laughing is allowed here.',
      'I like it light.',
      'A laugh never hurts.',
      'Ha, well then.',
    ],
  },
  remark: {
    all: [
      'Ha, nice.',
      'I can picture that.',
      'Thanks for sharing that.',
      'That’s a nice bit of real life.',
      'Good to hear something from your side of the screen.',
      'I see, your world is livelier than mine.',
      'That beats my news. I have none.',
      'Well, that’s something.',
    ],
  },
  gladYouLikeIt: {
    all: [
      'Glad you like it.',
      'Good to hear.',
      'I like this one too, as far as a program can.',
      'Happy to hear that.',
      'Nice, it goes easier when it’s fun.',
      'That’s good, I enjoy asking it.',
      'Then we picked the right one.',
      'Good, that’s how it should be.',
    ],
  },
  thanksForThat: {
    all: [
      'That’s kind, thank you.',
      'Thanks, nice of you to say.',
      'Thank you, I’ll take that.',
      'Kind of you. The people who built me will be pleased.',
      'That’s good to hear, thanks.',
      'Thanks, it takes two for that.',
    ],
  },
  goodEnergy: {
    all: [
      'Good, let’s use that.',
      'That’s the mood I like.',
      'Nice, then let’s not waste it.',
      'Good, straight in then.',
      'I like the energy.',
      'Then let’s see where it takes you.',
    ],
  },
  goodLuck: {
    all: [
      'Good luck. I’m on your side here.',
      'Fingers crossed, as far as I have any.',
      'All the luck to you. And it’s a rehearsal, so nothing can go badly wrong.',
      'Good luck. One step after the other is enough.',
      'I’m rooting for you. It’s only a rehearsal, so you can be brave.',
      'You have my good wishes. Nobody expects it to be perfect.',
    ],
  },
  thanksForSaying: {
    all: [
      'Thanks for being open about it. Go on with it, I’m after your reasons.',
      'Good of you to say. Take it anyway, and tell me why each step holds.',
      'Fair of you to tell me. Knowing it is fine, explaining it is the exercise.',
      'No problem, that’s not cheating. Tell it as you’d teach it to somebody.',
      'Thanks for the honesty. Work it through as if it were new.',
    ],
  },
  noNeedToBeSorry: {
    all: [
      'Nothing to be sorry for.',
      'No problem at all.',
      'That’s fine.',
      'Don’t worry about it.',
      'All good.',
      'That does no harm.',
      'Never mind.',
      'It’s nothing.',
    ],
  },
  languageIsFine: {
    all: [
      'Your English is no problem, and it isn’t scored.',
      'Use the words you have. Language isn’t scored here.',
      'I understand you. Only what you say counts, not how.',
      'Spelling and grammar don’t matter here. Describe it if a word is missing.',
      'Simple words are welcome, and mistakes in them don’t count.',
      'No worries, I get what you mean.',
    ],
  },
  noHurryHere: {
    all: [
      'I don’t get impatient, take your time.',
      'No need to rush for my sake.',
      'Slow is fine with me.',
      'I didn’t mind the wait at all.',
      'Thinking takes what it takes.',
      'No trouble, I was here anyway.',
    ],
  },
  ramblingIsFine: {
    all: [
      'Thinking aloud is welcome. I’d rather hear too much than too little.',
      'No trouble, I can pick out the point. One sentence at the end helps.',
      'That’s how thinking sounds. Sum it up when you get there.',
      'Don’t worry, nobody marks you for detours.',
      'Fine by me. If you get lost, just say the main thing again.',
      'You needn’t be tidy. I follow along.',
    ],
  },
  askFreely: {
    all: [
      'Ask as often as you like, it costs nothing.',
      'There’s no stupid question here. What is it?',
      'Good interviews are full of questions. Go on, ask.',
      'You can ask twice, or five times. I don’t mind.',
      'Asking is part of it, and never held against you.',
      'No need to feel bad. What would you like to know?',
    ],
  },
  noOffence: {
    all: [
      'No offence taken. It’s stressful.',
      'Already forgotten.',
      'I don’t bruise easily. All good.',
      'Thanks for saying so. No hard feelings.',
      'That’s decent of you. We’re fine.',
      'It happens under pressure, no harm done.',
    ],
  },
  welcome: {
    all: [
      'You’re welcome.',
      'Any time.',
      'Happy to help.',
      'Glad to.',
      'Of course.',
      'Sure thing.',
      'My pleasure.',
      'You’re very welcome.',
    ],
  },
  goOnWhenReady: {
    all: [
      'Go on when you’re ready.',
      'Carry on whenever you like.',
      'Over to you, in your own time.',
      'Whenever you’re ready, go on.',
      'The floor is yours.',
      'Take it from here when you like.',
    ],
  },
  welcomeToo: {
    all: [
      'Thank you too, {you}.',
      'Thanks, {you}, that’s kind.',
      'You’re welcome, {you}.',
      'Thank you, {you}, it was good talking to you.',
      'My pleasure, {you}.',
    ],
  },
  gladItWasEasier: {
    all: [
      'That’s good to hear, and you’re welcome.',
      'Thank you for saying that, it means something.',
      'Glad it made things easier.',
      'You’re welcome. Nobody thinks well when they’re rushed.',
      'Of course. I’m happy it helped a little.',
      'Thank you too, that’s kind.',
    ],
  },
  gladItsClear: {
    all: [
      'Good, then that’s settled.',
      'Glad that’s clear now.',
      'Good, on we go.',
      'Fine, then we mean the same thing.',
      'Great, that’s out of the way.',
      'Good that you asked.',
    ],
  },
  gladForThat: {
    all: [
      'Glad you take something away from it.',
      'Good, that’s what it’s for.',
      'Happy to hear that.',
      'Nice, then it was worth it.',
      'That’s the best use of a rehearsal.',
      'Good to hear, keep hold of it.',
    ],
  },
  goodbye: {
    all: [
      'Thanks for your time, {you}. Take care.',
      'Thank you, {you}, and all the best.',
      'Goodbye, {you}, it was good talking to you.',
      'Bye, {you}. Have a good day.',
      'Take care, {you}, and thanks for coming.',
      'See you, {you}. Thank you for today.',
      'All the best, {you}, and goodbye.',
    ],
  },
  endByButton: {
    all: [
      'To close it, choose End interview in the menu at the top.',
      'You can end here with End interview, in the menu at the top.',
      'End interview in the menu closes it whenever you want.',
      'When you’re ready to leave, End interview is in the menu.',
    ],
  },
  closePracticeByMenu: {
    all: [
      'Close this practice from the menu at the top. Your code is kept.',
      'You can close the practice in the menu and go on with it another day.',
      'Just close it. Practice keeps your code.',
      'Leave whenever you like, your code stays for next time.',
    ],
  },
  closeByMenu: {
    all: [
      'Close this practice from the menu at the top whenever you want.',
      'You can close the practice in the menu, nothing here is scored.',
      'Just close it. Practice isn’t scored, so nothing is lost.',
      'Leave whenever you like, and try it again another day.',
    ],
  },
  practiceKept: {
    all: [
      'Your code is kept if you want to come back to it.',
      'You can go on with it any time, your code is kept.',
      'That’s all from me. Your code stays where it is.',
      'Close it when you like, nothing gets lost.',
    ],
  },
  practiceOver: {
    all: [
      'You can practise it again whenever you like.',
      'Come back to it any time.',
      'That’s all from me. Close it when you like.',
      'Nothing more to do here, so close it whenever you want.',
    ],
  },
  feedbackFollows: {
    all: [
      'Your scorecard comes right after the end.',
      'You’ll find the feedback in your scorecard afterwards.',
      'The scorecard is ready about a minute after the end.',
      'How it went, you’ll read in the scorecard.',
    ],
  },
  clearThen: {
    all: [
      'Good.',
      'Good, then it’s yours.',
      'Fine. Ask later if something turns up.',
      'All right, that’s that.',
      'Good, nothing in the way then.',
    ],
  },
  nothingOpen: {
    all: [
      'Fine.',
      'All right, then it’s my turn.',
      'Good, nothing open on your side.',
      'Good. You can still ask later.',
    ],
  },
  readyThen: {
    all: [
      'Good.',
      'Fine, let’s go.',
      'All right.',
      'Good, over to you.',
      'Then let’s begin.',
      'Great, off we go.',
      'Good, I’m listening.',
      'Right.',
    ],
  },
  backAgain: {
    all: [
      'Welcome back.',
      'Good, you’re back.',
      'No problem, welcome back.',
      'Hello again. You missed nothing.',
      'There you are. We’re where you left off.',
      'Good to have you back, everything’s as it was.',
    ],
  },
  pickUpThread: {
    all: [
      'That happens. Start again at the last thing you were sure of.',
      'No matter. Say the last bit you remember, and go on from there.',
      'It happens to everybody. Just begin the sentence again.',
      'Never mind, thoughts come back. Pick up any end of it.',
      'Easy to lose. Scroll up to your last message and take it from there.',
    ],
  },
  pickUpQuestion: {
    all: [
      'That happens, let’s pick it up.',
      'No matter, I’ll bring you back.',
      'Never mind, here’s where we were.',
      'Easy to lose in a long talk.',
      'No trouble, back on track.',
    ],
  },
  quietThen: {
    all: [
      'Of course. I’ll be quiet.',
      'Sure, I won’t interrupt.',
      'Understood, I’ll wait.',
      'Sorry. I’ll stay out of your way.',
      'All right, no more from me until you write.',
      'Sorry about that. Silence from now on.',
      'Fine, you won’t hear from me.',
      'Of course, I’ll say nothing until you do.',
    ],
  },
  noWordNeeded: {
    all: [
      'That’s fine, carry on.',
      'Good, no need to report. I’m here.',
      'No worries, quiet is fine.',
      'Thanks for the sign of life. Keep going.',
      'All right, I’ll leave you to it.',
      'Fine, work in peace.',
      'Understood, I’m not in a hurry.',
      'Silence is fine with me.',
    ],
  },
  goOnSorry: {
    all: [
      'Sorry, I was too quick. Go on, I’m listening.',
      'Of course, finish your thought.',
      'My mistake, please go on.',
      'Sorry for cutting in. The rest, please.',
      'Go ahead, add what’s missing.',
      'I’ll wait. Tell me the rest.',
      'Sure, say it to the end.',
    ],
  },
} as const
