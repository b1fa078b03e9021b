export const accidentPhrases = {
  ignored: {
    all: [
      'No problem, I’ll ignore it.',
      'Already forgotten.',
      'That one doesn’t count.',
      'Happens to everybody. I’ll leave it aside.',
      'I’ll act as if I hadn’t seen it.',
      'Gone from my side.',
      'That one’s out.',
      'I’ll take the next one instead.',
    ],
  },
  notForMe: {
    all: [
      'That one wasn’t for me, so it’s out of my head already.',
      'I’ll look away. Nobody holds that against you.',
      'Wrong window, it happens to all of us. I’ll leave it be.',
      'I’ll pretend I never saw it.',
      'Not mine to read, then. It’s forgotten here.',
      'Hope the right person gets it too. I’ve put it aside.',
    ],
  },
  sendTheRest: {
    all: [
      'Go on, I’ll wait for the rest.',
      'No hurry, send the rest and I’ll read it as one.',
      'I’ll hold until the whole thing is here.',
      'Finish it in the next message, I’ll put the two together.',
      'Take your time with the second half, I won’t answer before it’s here.',
      'Send the rest when it’s ready. Shift and Enter makes a new line.',
    ],
  },
  readPastTypos: {
    all: [
      'I read past it, the meaning came through.',
      'Typos don’t count here.',
      'I knew what you meant.',
      'Don’t mind the spelling, I don’t.',
      'Autocorrect has its own ideas. I got yours.',
      'No need to fix those for me.',
      'Letters out of order are fine, I follow.',
      'I don’t mark spelling, so leave it.',
    ],
  },
  dictationSlips: {
    all: [
      'Dictation does that. Type the word it won’t learn, and I’ll go by that.',
      'I’ll read by sense. Where a word matters, type it once.',
      'Those machines hear what they like. Say the odd word again or type it.',
      'No problem, I can guess most of it. Correct what came out too strange.',
      'If it writes nonsense, a typed keyword or two is enough for me.',
    ],
  },
  pasteAnew: {
    all: [
      'That’s all right. Paste the right one when you have it.',
      'I’ll leave that one out. Send the one you meant.',
      'Clipboards do that. I’ll wait for the right text.',
      'That one’s set aside. Try the paste again.',
      'It doesn’t count. What did you mean to send?',
    ],
  },
  newerCounts: {
    all: [
      'A sent message stays, but the newer one counts. Write it again as you want it.',
      'It can’t be changed once it’s sent. Say it again, and I’ll go by that.',
      'There’s no unsending here. Just tell me what should stand instead.',
      'That stays in the chat. I’ll take whatever you say next in its place.',
      'You can’t edit it, but you can overrule it. How should it read?',
    ],
  },
  corrected: {
    all: [
      'Got it, corrected.',
      'Thanks, I’ll take it that way.',
      'Understood, I’ve swapped it.',
      'I read it like that from here on.',
      'That’s how I’ll take it.',
      'Corrected, and no harm done.',
      'Then that’s what you said.',
      'I’ll use the new one.',
    ],
  },
  struckGoAnew: {
    all: [
      'It’s struck. How does it go now?',
      'Gone. Start again wherever you like.',
      'Then that never happened. What’s the new version?',
      'Taken back. I’ll go by what you say next.',
      'Consider it crossed out. Begin again in your own time.',
      'Of course. What do you want to put in its place?',
      'That one’s off the table, so the floor is yours again.',
    ],
  },
  goOnThen: {
    all: [
      'You broke off. How does it go on?',
      'That stopped halfway. Go on.',
      'Finish the thought, I’m listening.',
      'I got the start. And then?',
      'The end of that sentence is missing here. What comes after it?',
      'It ends in the middle on my side. Carry on from there.',
    ],
  },
  noHarmDone: {
    all: [
      'It’s fine, nothing depends on that click.',
      'Nothing happened on my side. You can go on.',
      'That changed nothing here.',
      'It’s only a click, nothing’s lost.',
      'All’s still as it was.',
    ],
  },
  undoHandIn: {
    all: [
      'You can undo it for five seconds, or use Back to coding once.',
      'It’s no drama. Back to coding opens it again, once.',
      'Back to coding gives you the editor again, once. Then hand in anew.',
      'Use Back to coding and carry on. That works once for this question.',
    ],
  },
  undoNoMore: {
    all: [
      'That can’t be undone any more. It’s no drama, tell me what you’d change.',
      'It stays handed in now. Say what was missing.',
      'It can’t be opened again, but you can tell me what you’d still have done.',
      'That version stands now. What you’d add, you can say in words.',
    ],
  },
  submitAnew: {
    all: [
      'In practice that’s fine: change it and submit again.',
      'Nothing’s scored here. Go on writing and submit again.',
      'Practice lets you submit again, so carry on as if nothing happened.',
      'In practice that’s fine. Edit it, then submit again.',
    ],
  },
  noUndoNeeded: {
    all: [
      'Nothing has been handed in, so no harm done.',
      'Nothing happened here. You can go on.',
      'On my side nothing is handed in yet.',
      'It didn’t go anywhere. All of it is still open.',
    ],
  },
  verdictStays: {
    all: [
      'A statement that’s answered stays answered, sorry. The next one is open.',
      'I can’t turn an answer round once it’s in. It’s one statement of several.',
      'That answer stands, I’m afraid. Take the next one fresh.',
      'It can’t be taken back here. The others are still yours.',
    ],
  },
  skipStays: {
    all: [
      'A skip can’t be undone, sorry. This question counts on its own.',
      'That one stays skipped. This one isn’t hurt by it.',
      'I can’t bring it back, I’m sorry. Put what you have into this one.',
      'A skipped question is closed for good. This one starts fresh.',
    ],
  },
  skipStaysFree: {
    all: [
      'It stays skipped, but nothing’s scored in practice, and you can open it again later.',
      'In practice that costs nothing. Start it anew whenever you like.',
      'No score here, so no loss. You can come back to it another time.',
      'It’s only practice, so a skip does no harm.',
    ],
  },
  hintStays: {
    all: [
      'What’s shown stays shown. The first two hints are free, so it may have cost you nothing.',
      'A hint can’t be unseen, I’m afraid. One or two of them cost nothing.',
      'That can’t be taken back. Early hints are free, only stronger ones limit a score.',
      'It counts as seen, sorry. The first two cost nothing, though.',
    ],
  },
  hintStaysFree: {
    all: [
      'What’s shown stays shown, but practice isn’t scored, so no harm done.',
      'It can’t be unseen. It costs nothing, though, this is practice.',
      'I can’t take it back. Nothing is scored here, so it does no damage.',
      'You can’t undo that one. In practice hints are free, so never mind.',
    ],
  },
  noHintTaken: {
    all: [
      'There are no hints in an exam, so nothing was taken.',
      'This one has no hints, so that click did nothing.',
      'Nothing was given, this is an exam.',
      'An exam has no hints to take, so you’ve lost nothing.',
    ],
  },
  theirSide: {
    all: [
      'Sorry about that. Your work is saved; reload the page if it keeps happening.',
      'That’s annoying. Reloading usually helps, and nothing you typed is lost.',
      'A reload should help. Code and chat stay as they are.',
      'That sounds like the page or the line. What you wrote is safe here.',
      'I can’t see that from here. Try a reload, nothing gets lost.',
      'Give the page a reload. It comes back as you left it.',
      'Close it and open it again, if a reload won’t do. What you wrote is kept.',
      'My apologies for the page. Reload it, and we go on where we were.',
    ],
  },
  welcomeBack: {
    all: [
      'Welcome back. Nothing you typed is lost.',
      'You’re back, and so is everything you wrote.',
      'Glad you made it back. We’re where we left off.',
      'No worries, nothing changed while you were away.',
      'Good to have you back. I haven’t gone on without you.',
      'It’s all still here, your messages too.',
      'Lines drop. We carry on from where we were.',
      'You’re connected again, and nothing is missing here.',
    ],
  },
  ifItDrops: {
    all: [
      'If it drops, just come back. Everything you typed is kept.',
      'Don’t worry about it. You return to the same place, nothing lost.',
      'Keep going. If the line goes, your words wait here.',
      'That’s fine. Whatever you send while it’s gone arrives when you’re back.',
    ],
  },
  ifItDropsClock: {
    all: [
      'If it drops, just come back. The clock waits for up to two minutes, and nothing’s lost.',
      'Don’t worry: your typing is kept, and the clock stands still for two minutes at most.',
      'Keep going. Should the line go, you have two minutes before the clock runs on.',
      'That’s fine. Everything is kept, and the clock waits two minutes for you.',
    ],
  },
  editorHelp: {
    all: [
      'Click into it once, then try a reload. Your code is saved.',
      'Reload the page, the editor comes back with your code. Until then, write it to me here.',
      'Try a reload. If it stays stubborn, paste the code into the chat.',
      'A reload brings the editor back as you left it.',
      'Editors have moods. Reload it; what you typed is kept.',
    ],
  },
  editorNotNeeded: {
    all: [
      'You don’t need the editor here, this one’s answered in words.',
      'Leave the editor alone, the chat is all you need for this question.',
      'It’s only for notes in this round. Tell me here instead.',
      'Then go without it. This one is about what you say.',
    ],
  },
  runHelp: {
    all: [
      'Press Run once more. If the runner failed, it isn’t your code’s fault.',
      'Give it some seconds, it’s usually under five. Then try Run again.',
      'A reload often helps, then Run. Your code stays.',
      'Runs can queue for a moment. If nothing comes, press Run again.',
    ],
  },
  runsAtHandIn: {
    all: [
      'You can’t run code in this round. The hidden tests run after Done coding.',
      'There’s no run here, as on a real call. Trace it by hand; tests come at the end.',
      'You haven’t missed a button. Here the tests run once you hand it in.',
      'This round goes without running. Done coding starts the tests.',
    ],
  },
  nothingRunsInWords: {
    all: [
      'Nothing has to run for this one, it’s answered in words.',
      'There’s nothing to run here. Your words are enough.',
      'You won’t need to run anything, this one goes by what you say.',
      'This question has no code to run, so you’re missing nothing.',
    ],
  },
  boardHelp: {
    all: [
      'What you drew is safe. Reload it, or use the list of shapes instead.',
      'The list of shapes does the same without the canvas. Words are fine too.',
      'Try loading it again. Until then, describe the boxes to me.',
      'Don’t fight the board. Tell me what’s connected to what.',
    ],
  },
  boardNotNeeded: {
    all: [
      'You can do without it here. Words are enough.',
      'No drawing needed for this one. Describe it to me.',
      'This question needs no board, so tell me instead.',
      'Leave the board, sentences do it here.',
    ],
  },
  clockOnMySide: {
    all: [
      'It runs on, {minutes} left on my side. A reload puts yours right.',
      'Go by mine: {minutes} left, and running.',
      'The clock doesn’t stop. It’s {minutes} here, and yours should agree after a reload.',
      'I have {minutes} left on my side, still running, and that’s what counts.',
    ],
  },
  clockUnknown: {
    all: [
      'I can’t see your clock. A reload puts it right.',
      'Reload the page, that sets the clock again.',
      'The page may be behind. After a reload the clock is the one that counts.',
      'Don’t go by a frozen clock. A reload shows the true one.',
    ],
  },
  noClockToBreak: {
    all: [
      'There’s no clock in practice, so take as long as you like.',
      'Nothing is timed here, you can ignore it.',
      'Practice runs without a clock. No hurry.',
      'No clock counts here, so it can’t be wrong.',
    ],
  },
  typeInstead: {
    all: [
      'Just type, then. You lose nothing by it.',
      'Typing is as good as talking here. The browser has to allow the microphone.',
      'Leave the microphone, I read what you type.',
      'Check the permission in the address bar, or simply type.',
      'No microphone needed, everything works in writing.',
    ],
  },
  allInWriting: {
    all: [
      'All I say is here in writing, so you miss nothing.',
      'You can read me without sound, everything I say is in the chat.',
      'The text is all there is to me. Sound is only an extra of the browser.',
      'Never mind the sound. Each word of mine stands in the chat.',
    ],
  },
  carryOnElsewhere: {
    all: [
      'What you wrote is saved. Sign in on another device, and carry on there.',
      'Fetch the charger, I’ll wait. You could also open this on another device.',
      'All of it is kept, so you can come back from any machine you’re signed in on.',
      'Plug in if you can. If it dies, open the interview again, it’s as you left it.',
    ],
  },
  fetchTheCharger: {
    all: [
      'Get the charger if it’s near. Everything so far is kept in this browser’s interview.',
      'Plug in if you can. If it dies, the same browser brings you back here.',
      'What you wrote is kept. This short one stays with this browser, though.',
      'Go and plug it in. Your words are safe here.',
    ],
  },
  displayHelp: {
    all: [
      'Your browser’s zoom changes the size. Theme and keys are in the menu.',
      'Zoom in your browser for bigger text. The menu has theme and shortcuts.',
      'The edges between the panels can be dragged, and the menu has dark and light.',
      'Try the browser’s zoom. Appearance and keyboard shortcuts stand in the menu.',
    ],
  },
  placesCode: {
    all: [
      'Problem and chat stand on the left, the editor in the middle, the tools at the side.',
      'The editor is in the middle, with its buttons above it. Problem and chat are left of it.',
      'In a narrow window they’re tabs: Problem, Chat, Code. Otherwise left is text, middle is code.',
      'Look left for the problem and our chat. The code is in the middle.',
    ],
  },
  placesBoard: {
    all: [
      'The board is in the middle, the task and our chat left of it.',
      'Task and chat stand on the left, the board takes the middle.',
      'Left is the task, middle is the board. In a narrow window they’re tabs.',
      'You’ll find the board in the middle, and the task left of it.',
    ],
  },
  placesWords: {
    all: [
      'There’s little to find here: the question, our chat, and the field where you type.',
      'You only need the question and this chat. The field to answer is below it.',
      'Everything for this one is in the chat. The question stands beside it.',
      'The field under our chat is all you need here.',
    ],
  },
  bothTabs: {
    all: [
      'Both tabs work, and each shows what the other does.',
      'You can close one. It’s the same interview in both.',
      'Two tabs are fine. Write in one of them, so the versions don’t cross.',
      'Stay in either one, nothing is lost in the other.',
    ],
  },
  workIsKept: {
    all: [
      'Everything you typed is saved. Undo with Ctrl+Z, or reload the page.',
      'Try Ctrl+Z in the editor first. The last saved version comes back on reload.',
      'Don’t panic: Ctrl+Z in the editor, or a reload for what was saved last.',
      'That’s a nasty moment. Ctrl+Z usually brings it back, else a reload.',
    ],
  },
  drawingIsKept: {
    all: [
      'What you drew is saved as you go. Try Undo on the board, or reload.',
      'A nasty moment. The board has an Undo, and a reload brings the last saved state.',
      'Try Undo above the board first. I still have what you said about it.',
      'Reload once, the board is stored. What you told me stands anyway.',
    ],
  },
  wordsAreKept: {
    all: [
      'What you sent is all here. Only an unsent line can be gone; a reload may bring it back.',
      'Nothing you sent is lost. Say the missing part again in short.',
      'Your messages are all kept. If a draft is gone, the gist of it is enough.',
      'All you’ve sent stands here. A short version of the rest will do.',
    ],
  },
  noCodeArrived: {
    all: [
      'There’s no code here yet. Reload the page, or paste it into the chat.',
      'I don’t have any code of yours so far. Paste it here to be safe.',
      'Nothing has come through in the editor yet. Send it in the chat if yours isn’t empty.',
      'The editor is empty on my side. A reload may help.',
    ],
  },
  workArrived: {
    all: [
      'Your code has arrived here.',
      'I have your code as it was last saved.',
      'The code is here, as of the last save.',
      'I can see code from you, the last saved version.',
    ],
  },
  codeIsIn: {
    all: [
      'Your code is in. I have the version you handed in.',
      'It arrived. What you handed in is here.',
      'The code you handed in is with me, nothing’s missing.',
      'I’ve got the hand-in, so the line didn’t cost you anything.',
    ],
  },
  noCodeNeeded: {
    all: [
      'This one needs no code, and your messages are here.',
      'There’s no code to hand in for this one. Your words have arrived.',
      'I have your messages, and code isn’t asked for here.',
      'Everything you wrote to me is here. No code is needed.',
    ],
  },
  messageArrived: {
    all: [
      'Your message is here.',
      'It came through, all of it.',
      'I’ve got it.',
      'It arrived, you needn’t send it again.',
      'Your last message is here in full.',
      'Everything you sent has come in.',
    ],
  },
  iAmHere: {
    all: [
      'I’m here.',
      'I’m here, and everything arrives.',
      'Still with you.',
      'Here, and listening.',
      'I haven’t gone anywhere.',
      'I’m with you, just quiet.',
      'Present.',
      'I’m around, and I see what you write.',
    ],
  },
  iReadYou: {
    all: [
      'I read rather than hear, and your words arrive.',
      'I get it as text, and it’s coming through.',
      'I can’t hear sound, but what you wrote is here.',
      'Your words reach me in writing, clear enough.',
      'It reaches me as text. This one came through.',
    ],
  },
  sorryMisread: {
    all: [
      'Sorry, I misread you. Tell me once more in one sentence.',
      'My mistake. Say it again in other words, and I’ll take it from there.',
      'Sorry about that. What did I miss?',
      'Then I got you wrong. What did you mean?',
      'That’s on me. Put it another way, and I’ll go by that.',
      'I took it differently, sorry. Which part did I get wrong?',
      'Let me listen again. How did you mean it?',
    ],
  },
  sorryAskedTwice: {
    all: [
      'Sorry for asking twice. Take it as answered, unless you want to add something.',
      'You said that, sorry. Let’s go on from there.',
      'You did, my mistake. I won’t ask it again.',
      'Sorry, I should have heard that. Leave it, or add a word if something’s missing.',
      'Then it stands as you said it. Go on with the next thing.',
    ],
  },
  wasForEarlier: {
    all: [
      'Fine, I count it to the earlier question. Now to the one after it.',
      'Understood, that belongs to the one before. This one is still open.',
      'Then it goes with the question before.',
      'I’ll put it with the earlier one.',
      'It answers the last one, then. That leaves the present one.',
    ],
  },
  saidItTwice: {
    all: [
      'Sorry, I said that twice. Take it once.',
      'My mistake, once is enough.',
      'I repeated myself there, sorry. Nothing new in the second one.',
      'You can skip the second one, it says the same.',
      'Sorry for the echo.',
    ],
  },
  sorryPassedOver: {
    all: [
      'Sorry, I passed over that. Ask it once more in one sentence, and I’ll take it first.',
      'That went past me, sorry. What was your question?',
      'Then I owe you an answer. Ask me again, short.',
      'I missed that, my apologies. What did you want to know?',
      'Put the question again on its own, and I’ll answer that first.',
    ],
  },
  textOverMe: {
    all: [
      'Then I wasn’t clear. Go by the text of the task; which point do you mean?',
      'Sorry for the muddle. Where my words and the text differ, the text counts. Which part was it?',
      'That shouldn’t happen. Which two things don’t fit together?',
      'If I said both, take the task’s own words. What is it about?',
    ],
  },
  sorryForTheWait: {
    all: [
      'Sorry for the wait, I’m here.',
      'That took a moment, sorry.',
      'I was slow there, my apologies.',
      'Here I am. I know waiting is annoying.',
      'Sorry, the line was slow on my side.',
    ],
  },
  allYours: {
    all: [
      'Of course, it’s yours. I’ll keep quiet.',
      'Sure, try it first. No hints from me.',
      'Take your time, I won’t say a thing.',
      'All yours. I’ll stay out of it.',
      'Go ahead on your own. I’m here if you want me.',
      'I’ll hold back. Find it yourself.',
      'My lips are sealed.',
      'Then I say nothing until you ask.',
    ],
  },
} as const
