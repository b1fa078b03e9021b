import { amount, locale } from '@greenroom/shared/english'
import type { AgainstSaid, PointVerdict, Round, StatedCost } from '@greenroom/shared/session'
import type { ExperienceLevel } from '@greenroom/shared/vocabulary'

const weight = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

/** How much a dimension weighs; half of a per cent is shown, so that the weights of all rounds add up. */
export const weightOf = (percent: number): string => weight.format(percent / 100)

/** What the scorecard says around the words of the judgement. */
export const scorecardTexts = {
  titleOf: (interview: string) => `Scorecard: ${interview}`,
  undecided: 'Too little to decide',
  scale: 'Decision, from strong no hire to strong hire',
  fixFirst: 'Fix this first',
  caps: {
    at: (reason: string, score: number) => `${reason}, which caps this at ${score}.`,
    inQuestion: (question: number, sentence: string) => `Question ${question}: ${sentence}`,
    hints: (rung: number) => `Was given hints up to rung ${rung}`,
    powerUp: (label: string) => `Was helped by ${label}`,
    asked: 'Asked for help with this',
    noTestPassed: 'Handed in code that passes no test',
    onlyWritten: 'Said nothing of this aloud',
  },
  goOn: 'Where to go from here',
  tabs: { replay: 'Replay', solution: 'Solution', facts: 'Your facts' },
  solution: {
    anotherWay: (language: string, number: number) => `${language}, way ${number}`,
    notInYours: (language: string, written: string) => `No program in ${language} here. There is one in ${written}.`,
    question: 'Question',
    of: { JUNIOR: 'A strong answer for a junior role', SENIOR: 'A strong answer for a senior role' } satisfies Record<
      ExperienceLevel,
      string
    >,
    covers: 'What it covers',
    coversMissing: 'What yours didn’t have',
    coversShown: 'What yours had',
    never: 'Never came up',
    opposite: 'You said the opposite',
    otherWays: 'Other ways',
    way: {
      optimal: 'As fast as it gets',
      acceptable: 'Fast enough',
      brute_force: 'Right, but too slow',
      wrong: 'Looks right and fails',
    },
    costs: (time: string, space: string) => `${time}, ${space} space`,
    reference: 'Reference',
    compare: 'Compare with mine',
    compareNot: 'Reference only',
    mine: 'Yours, as handed in',
    differs: 'Marked lines differ from yours.',
    program: 'Program',
    why: 'Why it works',
    inShort: 'The answer',
    followUps: 'Follow-ups',
    statements: 'The statements',
    design: {
      functional: 'What it does',
      qualities: 'How well',
      estimates: 'Estimates',
      calls: 'Calls',
      data: 'Data',
      architecture: 'Architecture',
    },
    pitfalls: 'What goes wrong often',
  },
  facts: {
    measured: (language: string) => `Measured on your code, in ${language}`,
    testsByKind: 'Tests by kind',
    kind: 'Kind',
    counts: 'counts',
    examples: 'Examples',
    allKinds: (count: number) => `All ${count} hidden kinds`,
    otherKinds: (count: number) => `${count} other kinds`,
    ofKind: (passed: number, total: number) => `${amount(passed)} of ${amount(total)}`,
    searched: 'Searched inputs',
    search: {
      found: 'Counterexample found',
      none: 'No counterexample found',
      at: (moment: string) => `handed in at ${moment}`,
      right: 'Right',
      yours: 'Yours',
      crashes: 'crashes',
      hangs: 'never ends',
      smallest: (wrong: number, searched: number) =>
        `The smallest of ${amount(wrong)} wrong results in ${amount(searched)} small inputs.`,
      nothing: (searched: number) => `${amount(searched)} small inputs, and every result was right.`,
    },
    cost: {
      title: 'What it costs',
      unknown: 'Not measured. Your code was too quick for it, too slow, or stopped early.',
      doubling: (least: number, most: number) =>
        `Twice the input took ${least.toFixed(1)}${least.toFixed(1) === most.toFixed(1) ? '' : ` to ${most.toFixed(1)}`} times as long.`,
      square: 'n², for scale',
      measured: 'Measured',
      said: (growth: string) => `You said ${growth}`,
      stand: (stand: AgainstSaid | null, said: string, at: string | null) => {
        const when = at === null ? '' : ` at ${at}`
        if (stand === 'agrees') return `as you said${when}`
        if (stand === 'slower') return `slower than the O(${said}) you said${when}`
        if (stand === 'faster') return `faster than the O(${said}) you said${when}`
        return `you said O(${said})${when}`
      },
      size: (size: number) => size.toLocaleString(locale, { notation: 'compact' }),
      ms: (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
    },
    sum: (spent: string, whole: string) => `${spent} of ${whole}`,
  },
  noHintsUsed: 'No hints',
  hintsUsed: (count: number) => (count === 1 ? '1 hint' : `${count} hints`),
  silence: (time: string) => `Longest silence ${time}`,
  practise: (what: string) => `Practise ${what}`,
  practiseAgain: 'Practise once more',
  forMinutes: (what: string, minutes: number) => `${what}, ${minutes} min`,
  practiseLonger: 'Choose how long to practise',
  practiseOn: (minutes: number, title: string) => `${minutes} min: ${title}`,
  practiseFailed: 'The practice could not be opened.',
  takeAgain: {
    body: 'A new question, the same kind of interview. Say one full thought per answer: that’s enough for a score.',
    start: (minutes: number) => `Start again, ${minutes} min`,
    settings: 'Change settings',
  },
  again: 'Take it again',
  againFailed: 'The interview could not be opened.',
  more: 'More',
  share: 'Share',
  shareDialog: {
    title: 'Share this scorecard',
    body: 'Whoever has the link reads the scorecard without an account, for 30 days. Your name and what you and the coach said to each other are not in it.',
    withReplay: 'The interview can be replayed, too',
    make: 'Make a link',
    close: 'Close',
    told: 'This link is shown only now. Copy it before you close this.',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Copied',
    open: 'Links that work',
    until: (day: string) => `works until ${day}`,
    scorecardOnly: 'Scorecard',
    withInterview: 'Scorecard and interview',
    takeBack: 'Take back',
    takeBackOf: (which: string) => `Take back: ${which}`,
    failed: 'That did not work.',
  },
  remove: 'Delete this interview',
  removeDialog: {
    title: 'Delete this interview?',
    body: 'The recording, the scorecard and every link to it are gone for good, and its question counts as never asked. What it cost stays paid.',
    keep: 'Keep it',
    confirm: 'Delete',
    failed: 'It was not deleted.',
  },
  shared: {
    line: 'Shared with you.',
    candidate: 'Candidate',
    gone: {
      title: 'This link does not work any more',
      revoked: 'Whoever shared the scorecard took the link back.',
      expired: 'It worked for 30 days. Ask whoever sent it for a new one.',
      unknown: 'It may be incomplete, or the interview was deleted. Ask whoever sent it for a new one.',
    },
    action: 'What Greenroom is',
    noReplay: 'The interview itself was not shared.',
  },
  print: 'Print',
  printAll: 'Print with the conversation',
  assisted: 'Assisted',
  assistedWhy: 'A power-up gave you more time, so this interview does not count towards your readiness.',
  byPerson: 'Written by your interviewer.',
  objectiveOnly: 'Scored by rules, not by AI.',
  noEvidence: 'Not enough evidence',
  nextStep: 'Next',
  forAScore: 'For a score',
  forScore: (score: number) => `For a ${score}`,
  atLevel: { JUNIOR: 'At junior level', SENIOR: 'At senior level' } satisfies Record<ExperienceLevel, string>,
  capped: 'Help kept this score down',
  verdicts: {
    shown: 'shown',
    contradicted: 'contradicted',
    not_understood: 'not asked or not understood',
  } satisfies Record<PointVerdict, string>,
  notCounted: 'Not asked or not understood, so not counted',
  /** An answer to a check says little without the question. */
  said: (quote: string, asked: string | undefined): string =>
    asked === undefined ? `“${quote}”` : `Asked ${asked}, said “${quote}”`,
  dimensions: 'Dimensions',
  rounds: 'Round',
  wholeInterview: 'Whole interview',
  better: (by: number) => `${by} up on the last time`,
  worse: (by: number) => `${by} down on the last time`,
  same: 'As the last time',
  lastTime: (day: string) => `The same interview on ${day}`,
  shape: 'At a glance',
  shapeLegend: { now: 'This time', before: 'Last time' },
  dimension: 'Dimension',
  score: 'Score',
  scoreOf: (score: number) => `${score} of 4`,
  weight: 'Weight',
  roundName: {
    telephone: 'Telephone',
    coding: 'Coding',
    system_design: 'System design',
    knowledge: 'Knowledge',
    behavioural: 'Behavioural',
  } satisfies Record<Round, string>,
  counted: 'Counted',
  tests: 'Hidden tests',
  testsPassed: (passed: number, total: number, notRun: number) =>
    `${passed} of ${total} passed${notRun > 0 ? `, ${notRun} not run` : ''}`,
  firstRun: 'First run after',
  costs: {
    title: 'Stated costs',
    time: 'Time',
    space: 'Space',
    stated: ({ said, fits }: StatedCost): string => {
      if (said === null) return 'not stated'
      return `O(${said})${fits === null ? '' : fits ? ', fits' : ', doesn’t fit'}`
    },
  },
  hints: 'Hints',
  noHints: 'none',
  rungs: (rungs: readonly number[]) => `${rungs.length}, up to rung ${Math.max(...rungs)} of 5`,
  silenceAt: (time: string, at: string) => `Longest silence ${time}, at ${at}. `,
  timePerStep: 'Time per step',
  usually: (time: string) => ` of ${time}`,
  target: 'The mark is the usual time.',

  you: 'You',

  pending: {
    title: 'The interview is over',
    body: 'The scorecard is being written from what you said and wrote. This page shows it when it is there.',
    tests: 'The last tests of your code',
    scorecard: 'The scorecard',
    done: 'done',
    underWay: (time: string) => `under way, ${time}`,
    next: 'next',
    long: 'It takes longer than usual. You can leave this page: the scorecard will be here when you come back.',
  },
  fromPerson: {
    title: 'Your interviewer writes the scorecard',
    waiting:
      'It opens here once both of you have said what you think. You can read the interview below in the meantime.',
  },
  failed: {
    title: 'No score yet',
    body: 'The interview itself is safe, and you can read all of it below. Ask again for the score.',
    action: 'Ask again',
    refused: 'That did not work.',
  },
  none: {
    title: 'This interview has no score',
    body: 'You can read all of it below.',
    because: {
      abandoned: 'You were away for 15 minutes, so the interview was closed without a score.',
      practice: 'It was practice, which is never scored.',
      warmUp: 'It was a warm-up, which is never scored.',
    },
  },
  going: { title: 'This interview is not over', body: 'The scorecard comes after its end.', action: 'Go back in' },
  missing: {
    title: 'There is no such interview',
    body: 'The address may be incomplete, or the interview belongs to another account.',
    action: 'Your interviews',
  },
  unreadable: { title: 'The scorecard could not be read', action: 'Try again' },
  logFailed: 'The recording of the interview could not be read.',
} as const

/** A sentence that goes on from a label. */
export const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
