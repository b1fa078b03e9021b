import { counted } from '@greenroom/shared/english'
import type { AnsweredItem, Confidence, MappedSkill } from '@greenroom/shared/wire'

const items = (count: number) => counted(count, { one: 'item', other: 'items' })

export const diagnosticTexts = {
  title: 'Diagnostic',
  lead: 'It takes about 35 minutes and shows what to practise first, and what you can skip.',
  loading: 'Loading your diagnostic',
  failed: 'We couldn’t load your diagnostic.',
  again: 'Try again',
  start: {
    parts: [
      { title: 'Knowledge', body: '12 items, about 15 minutes. The more you get right, the harder they get.' },
      { title: 'Code', body: 'One task, 20 minutes, hidden tests.' },
      { title: 'Explain', body: 'Two minutes to explain your solution, by typing or speaking.' },
    ],
    anyTime: 'You can leave at any time and continue later, on any device. You can also skip any part.',
    role: 'Role',
    level: 'Level',
    levels: { JUNIOR: 'Junior', SENIOR: 'Senior' },
    date: 'Interview date',
    dateHint: 'Optional',
    language: 'Language for the task',
    action: 'Start',
    notYet: (day: string) => `Available again from ${day}`,
    why: 'We ask you to wait two weeks, so the diagnostic tests your skill, not your memory.',
    last: 'See last result',
    lastBody: 'You can take it again now. Your last result is still here.',
  },
  goOn: 'Continue',
  where: (part: 'knowledge' | 'code' | 'explain' | 'done', answered: number) =>
    part === 'knowledge'
      ? `${answered} of 12 items answered`
      : part === 'code'
        ? 'The coding task is next'
        : 'The explanation is next',
  closes: (day: string) => `The diagnostic is open until ${day}. After that, we’ll score what you’ve done.`,
  back: 'Back to the diagnostic',
  for: (role: string, level: string, date: string | null) =>
    date === null ? `${level}, ${role}` : `${level}, ${role}, for ${date}`,
  saved: (clock: string) => `Saved ${clock}`,
  leave: 'Finish later',
  progress: (done: number, total: number) => `item ${Math.min(done + 1, total)} of ${total}`,
  partNames: { knowledge: 'Knowledge', code: 'Code', explain: 'Explain' },
  partFacts: {
    knowledge: '12 items, about 15 min',
    code: 'One task, 20 min, hidden tests',
    explain: 'Two minutes to explain your code',
  },
  partStates: { done: 'done', open: 'now', ahead: 'to come', skipped: 'skipped' },
  steps: 'Parts of the diagnostic',
  adaptive: 'Items get harder when you’re right and easier when you’re wrong. Few people get all twelve right.',
  atTheEnd: 'You’ll see your results at the end.',
  options: 'Options',
  number: 'Your answer',
  numberIn: (unit: string) => `Your answer, in ${unit}`,
  notANumber: 'Enter a number, such as 12 or 3.5.',
  chooseFirst: 'Choose an answer first.',
  sure: 'How sure are you?',
  sureHint: 'Be honest, so we can tell what you really know.',
  confidences: { guessing: 'Guessing', fairly: 'Fairly', very: 'Very' } satisfies Record<Confidence, string>,
  answer: 'Answer',
  unknown: 'I don’t know',
  skipPart: 'Skip this part',
  skipAsk: {
    knowledge: 'Skip the remaining items? Only the ones you’ve answered will count.',
    code: 'Skip the coding task? It counts the most.',
    explain: 'Skip the explanation?',
  },
  skipYes: 'Skip it',
  skipNo: 'Keep going',
  task: {
    title: 'Write the code',
    body: 'You get 20 minutes and one task. You can run your code as often as you like. The tests that count are hidden.',
    alone:
      'You won’t have hints or a coach. Once you’ve handed in your code and ended the task, you’ll come back here.',
    open: 'Open the task',
    resume: 'Back to the task',
    running: 'Your task is open. Once you’ve ended it, you can continue here.',
    back: 'Continue',
    named: (title: string) => `Your task: ${title}`,
  },
  explain: {
    title: 'Explain your solution',
    notWritten:
      'Explain how you’d solve the task and why that works. State the time and space complexity, and the cases you’d test.',
    body: 'Describe your approach, why it’s right, its time and space complexity, and which cases you’d test.',
    begin: 'Start the clock',
    clock: (clock: string) => `${clock} left`,
    field: 'Your explanation',
    hand: 'Hand in',
    judging: 'We’re reading your explanation.',
    task: 'The task',
  },
  result: {
    kicker: (day: string, minutes: number) =>
      `Diagnostic, ${day}, ${counted(Math.max(1, minutes), { one: 'minute', other: 'minutes' })}`,
    abandoned: 'This diagnostic closed after 14 days. Your result is based on what you’d done by then.',
    path: 'Your path',
    pathBody: (skills: string) =>
      skills === '' ? 'We’ll base it on this result.' : `We’ll base it on this result, starting with ${skills}.`,
    build: 'Build my path',
    pathBefore: (skills: string) =>
      skills === ''
        ? 'You made your path before you got this result. Re-plan it to use the result.'
        : `Re-plan it to use this result, starting with ${skills}.`,
    pathAfter: 'Your path is based on this result.',
    see: 'See my path',
    map: 'Skill map',
    mapHint: 'the dashed line marks the level needed for a hire',
    ranges: 'Score ranges',
    unknown: (skills: string) => `Not enough evidence yet: ${skills}.`,
    rangesHint: 'nine times out of ten, your score is within the bar',
    groups: {
      structures: 'Data structures and algorithms',
      judgement: 'Judgement',
      systems: 'Systems',
    } satisfies Record<MappedSkill['group'], string>,
    explaining: 'Explaining',
    shows: 'Evidence',
    missed: (answered: readonly AnsweredItem[]) => {
      const sure = answered.filter(({ outcome, confidence }) => outcome === 'wrong' && confidence === 'very').length
      const missed = answered.filter(({ outcome }) => outcome !== 'right').length
      if (answered.length === 0) return 'You didn’t answer any items.'
      if (missed === 0) return 'You got every item right.'
      if (missed === 1)
        return `You missed 1 of ${answered.length}${sure === 0 ? '' : ', and you were very sure of your answer'}. It’ll come up in your reviews.`
      return sure === 0
        ? `You missed ${missed} of ${answered.length}. They’ll come up in your reviews.`
        : `You missed ${missed} of ${answered.length}, including ${sure} you were very sure of. They’ll come up in your reviews.`
    },
    hide: 'Hide the items',
    all: (count: number) => `See all ${items(count)}`,
    narrow: 'How to narrow the ranges',
    narrowBody: (skills: string, count: number, minutes: number) =>
      `Practise ${skills}: about ${minutes} minutes${count === 1 ? '' : ' each'}.`,
    narrowNone: 'Your ranges are as narrow as a diagnostic can make them.',
    challenges: 'Find challenges',
    next: (day: string) => `Available again from ${day}`,
    now: 'You can take it again',
    start: 'Start a new one',
    items: 'All items',
    none: 'You didn’t answer any items.',
    outcomes: { right: 'Right', wrong: 'Wrong', skipped: 'You didn’t know' } satisfies Record<
      AnsweredItem['outcome'],
      string
    >,
    sure: (confidence: Confidence) => ({ guessing: 'guessing', fairly: 'fairly sure', very: 'very sure' })[confidence],
    yours: 'your answer',
    rightOne: 'right',
    yourNumber: (value: number) => `You said ${value}.`,
    theNumber: (value: number, unit: string | null) => `The answer is ${value}${unit === null ? '' : ` ${unit}`}.`,
    explanation: 'Your explanation',
    failed: 'We couldn’t load the result.',
    loading: 'Loading your result',
  },
} as const
