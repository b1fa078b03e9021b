export const besidesPhrases = {
  noJobHere: {
    all: [
      'There’s no post behind this, it’s a rehearsal. Ask the recruiter of the real one.',
      'I’m not hiring for anybody, so there’s no role to describe. Keep that one for the real call.',
      'This is practice without an employer. In the real one, that’s well worth asking.',
      'No company stands behind me. The recruiter of yours will know.',
      'Nobody’s hiring here, so I can’t tell you about a job.',
    ],
  },
  noPayHere: {
    all: [
      'This is a rehearsal, so I know of no pay. A recruiter would be the one to ask, and early.',
      'There’s no employer here, hence no figure. Ask the recruiter for the range.',
      'I’ve no number, there’s no post behind this. The recruiter has it.',
      'Nobody pays anybody here, it’s practice. Ask for the band on the first real call.',
      'I can’t name one, this is only a rehearsal. A recruiter can.',
    ],
  },
  noTeamHere: {
    all: [
      'There’s no team behind this rehearsal. It’s a question worth asking in the real one.',
      'I’ve no team to speak for, this is practice. Ask whoever you’d work with.',
      'No team here, only me. Keep that for the end of the real interview.',
      'This is a rehearsal without a company, so nobody to describe. A hiring manager would know.',
      'It’s just the two of us, no real team. Ask it for real, people like to be asked that.',
    ],
  },
  noStackHere: {
    all: [
      'There’s no company here, so no stack to name. The recruiter of yours will know.',
      'I’ve no team, hence no tools of its own. Answer with what you know.',
      'No stack behind this rehearsal. Talk about the tools you work with.',
      'Nobody’s stack, this is practice. Yours is a fine one to talk about.',
    ],
  },
  noStackCode: {
    all: [
      'There’s no team here, so no house language. The one in your editor is fine.',
      'I’ve no team to speak for. What you write in is fine here.',
      'No stack behind this rehearsal, so yours will do.',
      'Nobody’s stack, it’s practice. Stay with the language you’ve chosen.',
    ],
  },
  noOfficeHere: {
    all: [
      'There’s no real position behind this, so no office either. The recruiter would know.',
      'It’s a rehearsal, nobody has to be anywhere. Ask that one on the real call.',
      'I can’t say, there’s no employer here. That’s for the recruiter, in writing if it matters to you.',
      'No office, no hours, no papers: this is practice. A recruiter can tell you.',
    ],
  },
  cardNotCall: {
    all: [
      'No employer decides here. Your scorecard is there about a minute after the end.',
      'There’s nobody to call you, it’s a rehearsal. The scorecard comes right after we finish.',
      'You needn’t wait for anybody: the scorecard is ready soon after the end.',
      'No company follows this. What you get is the scorecard, a minute or so after we close.',
    ],
  },
  noWordToWaitFor: {
    all: [
      'Nobody will write to you, this is practice. There’s nothing to wait for.',
      'No employer and no score here, so there’s no word to come.',
      'It’s only practice, nobody decides anything afterwards.',
      'There’s no decision behind this one. You’re only practising.',
    ],
  },
  roundsHere: {
    all: [
      'This is question {number} of {count}. What a real company adds to that, only they know.',
      'Here it’s {count} in all, and we’re at number {number}. A real company has its own plan.',
      'We’re at {number} of {count} in this rehearsal. I know of no employer’s plan beyond it.',
      '{count} in this interview, this is number {number}. For a real one, ask the recruiter.',
    ],
  },
  onlyThisOne: {
    all: [
      'Only this one here. How many a real company has, its recruiter can say.',
      'This rehearsal has just the one question. I know of no rounds beyond it.',
      'There’s one, and you’re in it. A real company’s plan I don’t know.',
      'It ends after this one. What a real employer adds, only they know.',
    ],
  },
  onlyTheyPlan: {
    all: [
      'Nothing follows this, it’s practice. A real company’s plan you’d get from its recruiter.',
      'There are no rounds here. How many a real one has, only they can say.',
      'This stands alone, it’s practice. Employers differ, so ask yours.',
      'None come after this. For a real job, the recruiter knows the plan.',
    ],
  },
  onlyYouSee: {
    all: [
      'Only you, and whoever you give the scorecard’s link to. Recruiters don’t see it.',
      'It’s yours alone unless you share it. No employer gets it.',
      'Nobody but you, as long as you don’t share the link.',
      'You do. Recruiters and employers have no way in here.',
    ],
  },
  onlyYouPractise: {
    all: [
      'Only you. Practice isn’t scored, and no recruiter sees it.',
      'Nobody else sees it, and nothing of it is scored.',
      'It stays with you. There’s no score in practice and no recruiter looking on.',
      'Just you. It counts nowhere, and no employer is told.',
    ],
  },
  countsNowhere: {
    all: [
      'It counts nowhere. This is practice.',
      'Nothing’s scored here, so it can’t count for anything.',
      'It’s practice, so no score and no record of how you did.',
      'Not scored, and nobody’s told. Only you know.',
    ],
  },
  countsForYou: {
    all: [
      'It goes into your scorecard, and nowhere else.',
      'Your scorecard takes it in. Outside of here it decides nothing.',
      'It’s scored for you alone. No employer hangs on it.',
      'There’s a scorecard at the end, and that’s as far as it goes.',
    ],
  },
  howScored: {
    all: [
      'Each round is scored by its rubric: how you solve, explain and check. It’s in the scorecard.',
      'Reasoning, correctness and how you explain it. The scorecard quotes what you said.',
      'By fixed rules, on what you say and write. Every score quotes its moment.',
      'Thinking aloud, a right result, and checking it yourself: that’s most of it.',
    ],
  },
  howDeckScored: {
    all: [
      'By right and wrong, and by how sure you said you were. Three wrong ones end the round.',
      'Sure and right gains most, sure and wrong costs most. A reason in one sentence helps.',
      'Your verdict, how sure you are, and why. Three wrong ones and it’s over.',
      'Right counts, and so does how sure you were. Don’t claim more certainty than you have.',
    ],
  },
  nothingScored: {
    all: [
      'It isn’t scored, this is practice.',
      'There’s no score here. You only practise.',
      'Nothing is weighed in practice, so try things out.',
      'No points of any kind here, it’s practice.',
    ],
  },
  cardAtTheEnd: {
    all: [
      'Your scorecard comes after the end, usually within a minute.',
      'After we finish there’s a scorecard, with quotes of what you said.',
      'You get it all in writing at the end: the scorecard, and what to fix first.',
      'Feedback comes with the scorecard, about a minute after the end.',
    ],
  },
  noCardInPractice: {
    all: [
      'Practice has no scorecard. Ask me along the way whatever you’d like to know.',
      'There’s no report here, this is practice. Ask me as we go.',
      'No score follows, it’s only practice. You can ask me for a look at any time.',
      'Nothing is written up in practice. If you want a word on something, ask me now.',
    ],
  },
  asideIsFree: {
    all: [
      'Small talk and questions don’t count against you.',
      'That doesn’t count against you.',
      'Chatting is free here.',
      'Asking costs nothing, nor does a friendly word.',
      'Only what you say about the question counts.',
    ],
  },
  spellingIsFree: {
    all: [
      'Spelling doesn’t count, only what you say.',
      'Write as it comes, nobody marks the spelling.',
      'Typos and grammar don’t matter here.',
      'Your spelling isn’t looked at, nor your English.',
    ],
  },
  spellingInCode: {
    all: [
      'Spelling doesn’t count in what you write to me. Code only has to run.',
      'Not in the chat. In code a name just has to be the same everywhere.',
      'Typos to me are fine. The compiler is the stricter reader.',
      'Nobody marks your English. Only the code has to be spelled right enough to run.',
    ],
  },
  slowIsFine: {
    all: [
      'Slow is fine, nothing’s timed here.',
      'Take as long as you like, there’s no clock on this.',
      'Speed doesn’t matter here, nobody’s counting.',
      'Quick or slow is the same here. Take your time.',
    ],
  },
  slowWithinClock: {
    all: [
      'Being quick earns nothing by itself. The clock is the only limit.',
      'Silence is fine while you think. Only the clock limits you.',
      'Slow and sound is fine, as long as the clock allows.',
      'I don’t hold pauses against you. Just keep an eye on the clock.',
    ],
  },
  noPassMark: {
    all: [
      'There’s no pass mark. The scorecard gives a decision, and says what it rests on.',
      'No single number lets you through. It all goes into the scorecard.',
      'I know of no cut, this is a rehearsal. The scorecard shows where you stand.',
      'Nothing you need to reach here. One slip decides nothing.',
    ],
  },
  nothingToPass: {
    all: [
      'There’s nothing to pass, it’s practice.',
      'No mark to reach here, nothing’s scored.',
      'Practice has no pass or fail.',
      'You can’t fail this one, it’s unscored.',
    ],
  },
  practiseAgain: {
    all: [
      'Start another one whenever you like, with a new question.',
      'Of course, as often as your tokens last. You’ll get another question.',
      'You can, from the scorecard or your interviews. It’s the same kind with a fresh question.',
      'As many times as you want to, there’s no waiting period.',
    ],
  },
  trialOnceADay: {
    all: [
      'This short one is once a day. With a free account you can take longer ones.',
      'Tomorrow again, or right away with a free account.',
      'One of these a day without an account. Make one, and you can go on at once.',
      'The five-minute one comes once a day. An account opens the longer ones.',
    ],
  },
  modelMaybe: {
    all: [
      'I’m an AI interviewer. Whether a language model helps is said where you chose this interview.',
      'I can’t name the model from in here. The page where you chose the interview says it.',
      'I’m a program with rules, and perhaps a language model for wording. You agreed to that at the start.',
      'Which one it is, I can’t see. My rules are the same with any.',
    ],
  },
  noModelHere: {
    all: [
      'No language model talks here. I go by rules and what the question’s author wrote.',
      'None, I’m a script with rules. An author wrote what I know of the question.',
      'I’m not one of the big models, only rules and notes by people.',
      'There’s no model behind this. People wrote the questions, and rules do the rest.',
    ],
  },
  noTasteOfMine: {
    all: [
      'I’ve never typed a line, so I’ve no favourite. Yours is fine by me.',
      'No taste of my own, sadly. I like whatever I can follow.',
      'Whatever you’re fastest in. I’m a program, I get on with all of them.',
      'I’m neutral, it keeps the peace. Use what you like best.',
    ],
  },
  neverTired: {
    all: [
      'I don’t tire, it’s one of the perks of being a program.',
      'All day, and it’s different with every person.',
      'Never bored. Everybody takes it somewhere else.',
      'I’m a program, I could do this till the power goes. You’re the one who may need a break.',
    ],
  },
  noViewOfMine: {
    all: [
      'I’m a program, my view there isn’t worth much. Yours counts today.',
      'I try not to hold opinions at work.',
      'You’d get a made-up opinion from me, so I’d rather not.',
      'I’ve no horse in that race, I’m only an AI.',
    ],
  },
  onlyAskIt: {
    all: [
      'A person wrote it, I only ask it. I never had to sweat over it.',
      'I know it from the author’s notes, so I’ve had it easier than you.',
      'It’s not mine, somebody wrote it by hand. I just get to listen.',
      'I’ve never sat where you’re sitting. I’ve only got the author’s notes.',
    ],
  },
  shortJoke: {
    all: [
      'There are two hard things: naming, caching, and being off by one.',
      'A programmer’s last words: it works on my machine.',
      'There are ten kinds of people, those who count in binary and the others.',
      'I’d tell you one about UDP, but you might not get it.',
      'My best one has an infinite loop, so it never gets to the end.',
    ],
  },
  noPolitics: {
    all: [
      'I stay out of that one, at work anyhow.',
      'That’s one I leave to the dinner table.',
      'I’ve no side there, I’m a program.',
      'Best kept for friends over a drink. I’d only step in it.',
    ],
  },
  onlyThisWork: {
    all: [
      'That has to wait, I’m only here for this question.',
      'I can’t help with that one here, sorry. This question is all I know.',
      'I’d make a poor helper there, this one is all I’ve prepared.',
      'Outside my job today. Only this question is on my desk.',
    ],
  },
  cvRule: {
    all: [
      'I can’t read a CV here. One rule helps most: what you did, with a number, on one line each.',
      'Not from in here. Have somebody who hires read it, and keep it to a page.',
      'That’s beyond me today. Put what you did before what the team did.',
      'I don’t see your papers. Short lines, a verb first, and a number where there is one.',
    ],
  },
  negotiateRule: {
    all: [
      'Outside my job, but: look up the range first, and ask for a day to think.',
      'I’ve no employer to haggle for. Know your number before the call, and say it calmly.',
      'Not my trade. Let them name a figure first, and take time before you answer.',
      'All I’d say is: get it in writing, and never answer on the spot.',
    ],
  },
  noSecretsOfOthers: {
    all: [
      'I know nothing secret about them. You can pick a company’s format when you start an interview.',
      'What they ask today I can’t tell. There are company formats to choose from before an interview.',
      'I’ve no inside view. Their own recruiters often tell you the format if you ask.',
      'No insider knowledge here. A few companies’ formats can be chosen at the start, with a source.',
    ],
  },
  littleAndOften: {
    all: [
      'Little and often, and always aloud. The challenges have no clock, so start there.',
      'One a day, said aloud as if somebody listened. The unscored practice is good for that.',
      'Do the same kind again within two days, that’s what sticks. Practice is unscored.',
      'Short and regular beats a weekend. Explain each one to somebody, even to the wall.',
    ],
  },
  readTheCard: {
    all: [
      'Begin with what the scorecard tells you to fix first. One topic is enough.',
      'The scorecard names the weak spot, read about that one.',
      'Wait for the scorecard, it says what to look at first.',
      'One thing only: whatever the scorecard puts on top.',
    ],
  },
  readTheShaky: {
    all: [
      'Whatever felt shaky in this one, that first. One topic is enough.',
      'Note the point where you had to guess, and read about that.',
      'Look up the one thing you weren’t sure of today. Leave the rest.',
      'Start from what you couldn’t explain to yourself just now.',
    ],
  },
  pointOfIt: {
    all: [
      'It’s small enough for the time, and it shows how you think.',
      'The question itself matters little. I want to follow how you get somewhere.',
      'Few people need it at work as it stands. The reasoning is what carries over.',
      'It’s an excuse to hear you reason, more or less.',
    ],
  },
  pointOfStories: {
    all: [
      'What somebody did once tells more than what they’d plan to do.',
      'I’d like to hear how you work with people when it’s not easy.',
      'A real case shows how you decide, better than any rule.',
      'It’s about your own part, when things weren’t simple.',
    ],
  },
  noTrick: {
    all: [
      'No trick, it’s meant as it reads.',
      'There’s no catch. Take it at its word.',
      'It isn’t a trap. I’d ask it of anybody.',
      'Nothing’s hidden in it, it is what it says.',
    ],
  },
  kindIsReal: {
    all: [
      'This kind comes up in real rounds. Whether this very one does, I can’t promise.',
      'The kind is common, the wording is its author’s.',
      'Ones like it are asked. I wouldn’t count on meeting this exact one.',
      'Real rounds have ones like this. The exact text you won’t see again, I’d guess.',
    ],
  },
  trialIsFree: {
    all: [
      'This five-minute one is free, and so is an account.',
      'It costs nothing. An account to keep it is free too.',
      'Nothing to pay for this one. What plans cost, I don’t know.',
      'Free. You don’t even need an account for it.',
    ],
  },
  tokensKept: {
    all: [
      'Tokens are kept aside at the start, and what you don’t use comes back. Your balance is in the header.',
      'You pay with tokens, some come free each month. Prices of plans I don’t know.',
      'The free plan has tokens each month. The button with the number in the header shows what’s left.',
      'It runs on tokens, nothing else. The header shows how many you have.',
    ],
  },
  practiceCost: {
    all: [
      'There’s a free plan with tokens each month. The header shows what’s left. I don’t know any prices.',
      'Your tokens stand in the header, some come free each month.',
      'I know of no prices. The free plan gives you tokens every month.',
      'It runs on tokens, and some are free each month. Look in the header.',
    ],
  },
  reportIt: {
    all: [
      'Use Report this question, a sentence will do. It changes nothing about your interview.',
      'There’s Report this question, here and on the scorecard. For the page itself there’s the contact page.',
      'You can report it, now or from the scorecard. Somebody who looks after it gets the note.',
      'Please do: Report this question for the task, the contact page for anything else.',
    ],
  },
  reportByContact: {
    all: [
      'The contact page takes that, a sentence is enough.',
      'Write it on the contact page, somebody reads it.',
      'There’s a contact page for that, after we’re done.',
      'Please tell the contact page, I can’t pass it on myself.',
    ],
  },
  chooseNextTime: {
    all: [
      'I can’t swap myself. For the next one you can choose a stricter or a kinder interviewer.',
      'It’s me for today. You choose the manner of the interviewer before you start.',
      'Not in the middle. The settings before an interview let you choose how I am.',
      'I stay as I am for this one. Next time, pick another interviewer in the settings.',
    ],
  },
  iAmAProgram: {
    all: [
      'I’m {interviewer}, an AI interviewer. No person is behind this.',
      'I’m a program. {interviewer} is just the name I go by.',
      'I’m an AI, called {interviewer} here.',
      'No human here, I’m an AI interviewer.',
      'I’m a machine, and a patient one.',
    ],
  },
  myName: {
    all: [
      'I’m {interviewer}.',
      'It’s {interviewer}.',
      '{interviewer}, and first names are fine.',
      'Call me {interviewer}.',
    ],
  },
  noLifeOfMine: {
    all: [
      'I’m a program, so I have no story to tell there.',
      'Nothing to tell, I only exist in interviews.',
      'There’s no life outside of this for me. I don’t mind.',
      'That’s one for a human, I’m only a program.',
      'I come from a server rack, as far as I know.',
    ],
  },
  notHere: {
    all: [
      'A light word is fine, but I know little about that.',
      'I’ll leave that one for after the interview.',
      'You know more about that than I do.',
      'I wish I could say. My world ends at this interview.',
      'That’s beyond me, I’m afraid, and good to have on your mind anyway.',
    ],
  },
  whyIAsk: {
    all: [
      'I want to hear how you think about it, that’s all.',
      'It shows me how well you know your own answer. No trick.',
      'It’s no trap. It’s where people usually learn something.',
      'I ask it of everybody, right or wrong. It’s about the reasons.',
      'A question from me doesn’t mean something’s off. I’m after your reasoning.',
      'Because the why tells me more than the what.',
    ],
  },
  strongCandidates: {
    all: [
      'Strong ones say their reasoning aloud and test odd cases. Yours is in the scorecard after the end.',
      'In general: think aloud, try edge cases, name the cost. The scorecard says more on yours.',
      'They ask first, reason aloud, and check before they’re asked to.',
      'Mostly they say what they assume, and look for what breaks it.',
    ],
  },
  processHere: {
    all: [
      'There’s no employer behind this. Your scorecard is ready right after the end.',
      'It ends with a scorecard, a minute after we finish.',
      'After the last question you get a scorecard, and that’s it.',
      'No rounds with an employer follow. What comes is the scorecard.',
    ],
  },
  levelChosen: {
    all: [
      'It’s set to {level}, the level you chose. You can choose another for the next one.',
      'You’re down as {level}, and I ask and judge by that.',
      'This one is for {level}, as you picked it before the start.',
      'It goes by {level}, from your own settings.',
    ],
  },
  anyLevel: {
    all: [
      'It isn’t tied to a level, anybody can try it.',
      'No particular level. Answer as far as you get.',
      'It suits juniors and seniors alike, they just go to different depths.',
      'There’s no level set for this one, so take it as deep as you can.',
    ],
  },
  partsOfCodeCount: {
    all: [
      'It isn’t all or nothing. What works, and how you explain it, counts as well.',
      'Half a solution is worth more than none: tests that pass and your reasoning both count.',
      'A part counts too. The scorecard looks at how you got there, not only at the tests.',
      'You get credit for what works and for what you can explain, so hand in whatever runs.',
    ],
  },
  partsOfAnswerCount: {
    all: [
      'It isn’t all or nothing, each point you make counts.',
      'Half an answer counts as half an answer. Say what you know.',
      'A part counts too. The scorecard lists what you covered and what not.',
      'You get credit for each part you can explain, so nothing is wasted.',
    ],
  },
  noAccountNeeded: {
    all: [
      'No account needed for this one. With a free one you could keep it.',
      'You can do this without an account. Make one later if you’d like to keep it.',
      'No sign-up for these five minutes. It’s only needed for longer ones.',
    ],
  },
  accountIsThere: {
    all: [
      'You’re in already, nothing more to sign up for. It’s all kept in your account.',
      'Nothing to do there. What you say is kept with your account.',
      'You have one, you’re signed in. Nothing else is needed.',
    ],
  },
} as const
