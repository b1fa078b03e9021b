export const timePhrases = {
  restIsYours: {
    all: ['The rest is your call.', 'What’s left open is yours to decide.', 'For the rest, choose what makes sense.'],
  },
  breakThen: {
    all: [
      'Sure, go ahead. The clock keeps running.',
      'Of course. I’ll be here, but the clock runs on.',
      'No problem. Just know the clock keeps going.',
      'Go ahead, I’ll wait. Only the clock won’t.',
      'Fine, see to it. The clock runs meanwhile, so come back soon.',
      'Take your break. The question waits, the clock doesn’t.',
      'Of course. I can’t stop the clock, but everything stays as it is.',
    ],
  },
  breakInPractice: {
    all: [
      'Sure, take as long as you like. There’s no clock here.',
      'Of course. Practice waits for you.',
      'Go ahead, nothing runs while you’re away.',
      'Fine, I’ll be here. No clock, no hurry.',
      'Take your break. Everything stays as it is.',
    ],
  },
  takeYourTime: {
    all: [
      'Sure, take a minute.',
      'Of course, take your time.',
      'Go ahead, I’ll wait.',
      'Sure, no rush.',
      'Take the time you need.',
      'Think it through, I’m here.',
      'Of course. I’ll be quiet meanwhile.',
      'Fine, tell me when you’re ready.',
      'Yes, have a moment.',
      'By all means. I’m listening when you are.',
    ],
  },
  comeBackYes: {
    all: [
      'You can come back to a point whenever you like, as long as we’re on this question.',
      'Park it and come back to it later in this question. Go on with what you’d do first.',
      'Yes, leave it open for now. Pick it up again before this question closes.',
      'Fine by me. Do the other part first, and return to it while we’re here.',
      'Sure, in the order that suits you. Just come back to it before we close this question.',
    ],
  },
  questionsInOrder: {
    all: [
      'We can’t go back to an earlier question, or change the order. This one is open.',
      'The order is fixed, and earlier questions are closed.',
      'No, one after the other: what’s behind us stays closed.',
      'Sorry, questions come in a fixed order, and a closed one doesn’t open again.',
    ],
  },
  onlyThisQuestion: {
    all: [
      'There’s only this one question, so there’s nothing to go back to.',
      'It’s just this question here. Nothing before it, nothing after.',
      'No other question in this one. You can still come back to any part of it.',
      'This is the only question we have.',
    ],
  },
  minutesLeft: {
    all: [
      'About {minutes} left.',
      'We have around {minutes} left.',
      'Roughly {minutes} left on the clock.',
      'There’s about {minutes} left.',
      'You’ve got about {minutes}.',
      'The clock says about {minutes}.',
      'About {minutes} to go.',
      'Still around {minutes}.',
    ],
  },
  minutesLeftOf: {
    all: [
      'About {minutes} left, of {total} in all.',
      '{total} in all, and about {minutes} left.',
      'We have {total} in all. About {minutes} left.',
      'It’s {total} altogether. About {minutes} of that left.',
    ],
  },
  trialMinutes: {
    all: [
      'It’s {total} for everything, my questions included. About {minutes} left.',
      '{total} for the whole trial, not just the answer. About {minutes} left.',
      'Everything fits into {total}, reading and answering too. About {minutes} to go.',
      '{total} altogether. About {minutes} of that left.',
    ],
  },
  sharedMinutes: {
    all: [
      'About {minutes} left in all, and more questions share it. The room says when this one’s time is up.',
      'There’s about {minutes} for everything still to come. This question gets its share, and you’ll be told two minutes before that ends.',
      'About {minutes} for the whole rest. Leave some for the next question; the room tells you when to move on.',
      'Around {minutes} in all. Each question has a share of it, and you get a warning before this one’s ends.',
    ],
  },
  allMinutesForThis: {
    all: [
      'All that’s left is for this one: about {minutes}, follow-ups included.',
      'About {minutes}, my follow-up questions included.',
      'The rest of the clock is yours for this: about {minutes}.',
      'Everything that’s left, so about {minutes} with my questions.',
    ],
  },
  noClock: {
    all: [
      'There’s no clock in practice. Take all the time you want.',
      'There’s no time limit here. It’s practice, and it isn’t scored.',
      'Practice has no clock, so no hurry.',
      'No limit here. Practice runs without a clock.',
      'Nothing’s ticking. In practice you take as long as you like.',
      'None at all: practice isn’t timed, and nothing is scored.',
    ],
  },
  noClockToPace: {
    all: [
      'There’s no clock in practice, so go at your own pace.',
      'Nobody times you here. Stay on it as long as it teaches you something.',
      'It’s practice, so no rush: spend your minutes where you learn most.',
      'No schedule here. Take each part as slowly as you like.',
    ],
  },
  clockOnScreen: {
    all: [
      'The clock is at the top of the page.',
      'You can watch the clock at the top.',
      'The clock at the top shows it.',
      'Have a look at the top of the page, the clock is there.',
    ],
  },
  alertsByRoom: {
    all: [
      'Yes, the room tells you: at half-time, and again shortly before the end.',
      'You’ll see a notice at half-time and another when it’s nearly over.',
      'You needn’t watch it. A notice comes at half-time and near the end.',
      'The room announces half-time and the last minute, so forget the clock for now.',
    ],
  },
  clockCountsReading: {
    all: [
      'The clock runs while you read.',
      'Reading counts too. The clock is running.',
      'It’s running already, reading included.',
      'Yes, it’s been running since my first message, reading included.',
      'It started with my first message, so reading counts.',
    ],
  },
  onlyQuestionsToCome: {
    all: [
      'About {minutes} left, and only questions about your work are still to come. That’s comfortable.',
      'We’re fine. About {minutes} left for what I still want to ask.',
      'Yes. About {minutes} left, and the main part is behind you.',
      'About {minutes} left, for a few questions at the most. No hurry.',
    ],
  },
  designToCome: {
    all: [
      'About {minutes} left. Requirements, parts, then the weak spots: don’t stay on one for too long.',
      'About {minutes} for what’s left of the design. Go on to the next part soon rather than late.',
      'There’s about {minutes}. Sketch the whole first, then we go deep where it matters.',
      'About {minutes} left, so keep each part short and leave some for my questions.',
    ],
  },
  answerToCome: {
    all: [
      'About {minutes} left, and that’s enough for your answer and a few questions.',
      'We’re fine: about {minutes} left. No need to hurry your answer.',
      'There’s about {minutes}. A calm answer fits in.',
      'About {minutes} to go. Answer at your own speed, I’ll say if we must move on.',
    ],
  },
  checkToCome: {
    all: [
      'About {minutes} left. Finish the simplest version that works, then check it once.',
      'About {minutes} for the rest of the code and a quick check. Core first.',
      'There’s about {minutes}. Get it working, and leave two for a small test by hand.',
      'About {minutes} to go: core first, polish last.',
    ],
  },
  codeToCome: {
    all: [
      'About {minutes} left, and the code is still to come. Settle on a plan soon.',
      'About {minutes}, for a plan and the code. A short plan leaves you room.',
      'There’s about {minutes} for plan, code and a few questions. Keep the plan brief.',
      'About {minutes} to go, most of it for the code. A couple of sentences of plan will do.',
    ],
  },
  fewMinutesLeft: {
    all: [
      'It’s getting tight: about {minutes} left. Say or write the most important thing first.',
      'Only about {minutes} left. Leave the rest, and finish the one thing that matters most.',
      'About {minutes}, so pick the core and let the rest go.',
      'Not much: about {minutes}. One thing done beats three begun.',
    ],
  },
  pacePlan: {
    all: [
      'A few minutes for the plan, then the code.',
      'Keep the plan short, and leave half the time for code.',
      'I’d plan for five minutes at most, then write.',
      'Plan in a couple of minutes, and start writing before the time is half gone.',
    ],
  },
  paceCode: {
    all: [
      'Use what you need, and keep a few minutes for my questions.',
      'Leave about five minutes for checking.',
      'Finish a simple version first, then polish.',
      'Spend most of it on the core, and the last few minutes on a small test.',
    ],
  },
  paceWords: {
    all: [
      'A minute or two for an answer is plenty.',
      'Two or three minutes here is fine.',
      'No need to rush. A couple of minutes per answer works.',
      'I’d take about two minutes. I’ll ask if I want more.',
    ],
  },
  paceDesign: {
    all: [
      'A few minutes for the numbers, rough ones. Then the parts.',
      'Keep each part to a few minutes, rough is fine.',
      'Don’t stay on one part too long. Five minutes each is plenty.',
      'Ten minutes on one part is too much. Three or four, then go on.',
    ],
  },
  noMoreTime: {
    all: [
      'I can’t add time, sorry.',
      'Sorry, I can’t add any time.',
      'No, the clock is fixed, I can’t change it.',
      'I’d like to, but I can’t give you more.',
      'No extra minutes from me, I’m afraid.',
    ],
  },
  handInWhatWorks: {
    all: [
      'Hand in what works by then.',
      'A part that works is worth handing in.',
      'Get one version running, even a plain one.',
      'What’s there at the end counts, finished or not.',
    ],
  },
  clockWontStop: {
    all: [
      'I can’t stop the clock. It only waits if your connection drops, two minutes at most.',
      'No, it keeps running. Only a lost connection pauses it, for two minutes at the most.',
      'The clock can’t be paused, sorry.',
      'Sorry, there’s no pause for the clock.',
    ],
  },
  unfinishedIsFine: {
    all: [
      'Hand in what works. Unfinished is fine.',
      'If you don’t finish, what you have still counts.',
      'A working part counts more than a perfect plan.',
      'Then what’s in the editor is taken as it stands. Unfinished is no disaster.',
      'Nothing bad. It runs as it stands, and you can say what was missing.',
    ],
  },
  unfinishedInPractice: {
    all: [
      'Nothing happens: there’s no clock here, and your code is kept.',
      'In practice you can’t run out of time. Come back to it whenever you like.',
      'Then it stays as it is, and you go on another day. Practice isn’t scored.',
      'That does no harm. It’s practice, so leave it unfinished or take all day.',
    ],
  },
  saidCounts: {
    all: [
      'Then we stop there, and what you’ve said by then counts.',
      'Nothing lost: what you’ve said so far is what counts.',
      'It ends, and your answers up to then are kept. Put what matters first.',
      'What’s said by then counts. If it gets tight, give me the main point.',
    ],
  },
  extraTimeInSettings: {
    all: [
      'Extra time as an accommodation is set in your profile. It counts for the interviews you open after that.',
      'You can have it: it’s a setting in your profile, for every interview you open from then on.',
      'That’s what the extra time in your profile is for. I can’t add it to a running one, sorry.',
      'Yes, but not from here: switch on extra time in your profile, and the next interview has it.',
    ],
  },
  clockDecides: {
    all: [
      'I can’t move the end. What’s in by then counts, finished or not.',
      'The clock here decides, I can’t extend it. Hand in what you have.',
      'There’s no handing in after the end, sorry. Unfinished is fine.',
      'It can’t be late: when the clock ends, what’s in the editor is taken.',
    ],
  },
  endsWithClock: {
    all: [
      'It ends when the clock does, or earlier if you end it.',
      'When the clock is at zero. You can end it before that too.',
      'The clock ends it, unless you stop first.',
      'At zero on the clock, or when you say you’re through.',
    ],
  },
  endsWhenYouLike: {
    all: [
      'Whenever you like. Nothing ends practice but you.',
      'When you’ve had enough. There’s no clock here.',
      'You decide. Close it when you’re through, your work is kept.',
      'There’s no set end in practice. Stop when you want.',
    ],
  },
  thatFits: {
    all: [
      'That fits, about {minutes} left.',
      'You have it: about {minutes} left.',
      'Yes, it fits. About {minutes} on the clock.',
      'Fine by me, there’s about {minutes}.',
    ],
  },
  tooLong: {
    all: [
      'That’s tight, only about {minutes} left. Do the core first.',
      'There’s only about {minutes}. Leave out what can wait.',
      'It won’t quite fit: about {minutes} left. A plainer version first.',
      'Only about {minutes} left, so cut it down to the part that matters.',
    ],
  },
  oneQuestion: {
    all: [
      'It’s this one question, with a few follow-ups.',
      'Just this one, and some follow-ups about it.',
      'Only this one. I’ll ask a few things about it later.',
      'One, and this is it. A few follow-ups come with it.',
    ],
  },
  questionOf: {
    all: [
      'This is question {number} of {count}.',
      'We’re on question {number} of {count}.',
      'It’s number {number} of {count}.',
      '{count} in all, and this is number {number}.',
    ],
  },
  lastOfAll: {
    all: [
      'This is the last one, number {count}.',
      'The last of {count}.',
      'It’s the last: {count} of {count}.',
      'None after this. It’s number {count} of {count}.',
    ],
  },
  followUpsDepend: {
    all: [
      'A few, and they depend on what you say. There’s no fixed number.',
      'Yes, a handful. I pick them from your answers.',
      'Some, usually three to five. You can end the question whenever you like.',
      'A few about your own answer. When I have what I need, I’ll tell you.',
    ],
  },
  deckHasNoFollowUps: {
    all: [
      'Just the statements. You say true or false, and why.',
      'No follow-ups here, only the next statement.',
      'One reason per statement is all, then the next one comes.',
      'None. It goes from statement to statement.',
    ],
  },
  nextIs: {
    all: [
      'After this there’s usually {next}.',
      'Next is most likely {next}.',
      'Then {next}, most likely.',
      'Once we’re through here, {next} usually follows.',
    ],
  },
  nothingNext: {
    all: [
      'Nothing after this one.',
      'After this question we’re through.',
      'This is the last question, then your scorecard.',
      'That’s it after this. The scorecard follows.',
    ],
  },
  planCode: {
    all: [
      'First your approach, then code, then a few questions about it.',
      'You tell me a plan, you code it, and I ask about it.',
      'Plan first, then the code. After you hand it in I have some questions.',
      'We talk about your idea, you write it, hidden tests run, and I ask a few things.',
    ],
  },
  planWords: {
    all: [
      'You answer, and I follow up on it.',
      'First your answer, then I dig into parts of it.',
      'I ask, you answer in your own words, and I go a bit deeper.',
      'Just talking: your answer, then a few questions about it.',
    ],
  },
  planDesign: {
    all: [
      'Requirements first, then the parts, then we go deep on some.',
      'We settle what it must do, you design it, and I ask about the weak spots.',
      'You find out what it needs, sketch it, and then we look closer at a few spots.',
      'What it must do, rough numbers, the parts, then my questions about them.',
    ],
  },
  planTakeHome: {
    all: [
      'You build it, hand it in, and then I ask about your choices.',
      'Code first, at your pace. I have questions once it’s handed in.',
      'You write it alone. After handing in we talk about what you chose and why.',
      'Build, run, hand in. Then a short talk about your decisions.',
    ],
  },
  planDeck: {
    all: [
      'One statement after the other: say true or false, and give a reason.',
      'Statements, one by one. You decide whether each is true, and say why.',
      'True or false with a short reason each time. Three wrong ones end it.',
      'I show a statement, you say true or false and why, then the next comes.',
    ],
  },
  planPractice: {
    all: [
      'You work on it as long as you like, and ask me whenever you want.',
      'No fixed order. Try things, and ask when you want a word on it.',
      'It’s practice: your pace, no score, and I answer when you ask.',
      'You lead. Read, try, ask; nothing is timed or scored.',
    ],
  },
} as const
