import type { SpokenQuestion } from '@greenroom/shared/content'
import { asksForTime, hasBoard } from '@greenroom/shared/rules'
import { isNoteHeading } from '@greenroom/shared/session'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { boardMeant } from '../../../reading/pointsAtBoard.ts'
import { apart, wordsOf } from '../../../reading/signs.ts'
import type { Turn } from '../provider.ts'
import { maxWords } from '../turnRules.ts'
import type { Reaction } from './attempt.ts'
import { type Component, componentIn } from './components.ts'
import { candidateWords, interviewerWords, slotIn } from './conversation.ts'
import { phrases, type Slot } from './phrases.ts'
import type { Say } from './say.ts'
import { sketchOf } from './sketch.ts'

/**
 * Returns a design's whiteboard and notes, without our headings in the notes. Empty for every other kind of question.
 */
export function writtenBy({ board, code }: Turn, { challengeType }: Pick<SpokenQuestion, 'challengeType'>): string {
  if (!hasBoard(challengeType)) return ''
  const notes = code.split('\n').filter((line) => !isNoteHeading(line))
  return apart([...notes, board].join('\n'))
}

const drawnSlots = ['askDrawn', 'askDrawnLink', 'askDrawnClass'] as const satisfies readonly Slot[]

/**
 * The last sentence of each of our questions about a drawing. Unlike the sentences before it, it doesn't contain any
 * names.
 */
const drawnQuestions: readonly string[] = drawnSlots.flatMap((slot) =>
  Object.values(phrases[slot])
    .flat()
    .map((wording) => plainWords(wording.split(/(?<=\.)\s+/).at(-1) ?? '')),
)

/** Whether this message asks about something in the drawing. */
export const asksAboutDrawing = (message: string): boolean => {
  const plain = plainWords(message)
  return drawnQuestions.some((question) => plain.endsWith(question))
}

/** Whether the interviewer already asked about the drawing in this question. */
export const askedAboutDrawing = (turn: Turn): boolean => interviewerWords(turn).some(asksAboutDrawing)

/**
 * Asks about something that is drawn but hasn't been mentioned yet; null if everything has. Prefers boxes with an
 * incoming arrow, because then it is clear which part would miss them.
 */
export function questionAboutDrawing(turn: Turn, question: SpokenQuestion, say: Say): string | null {
  if (!hasBoard(question.challengeType) || turn.board === '') return null
  const { boxes, links } = sketchOf(turn.board)
  const spoken = wordsOf(candidateWords(turn).join('\n'))
  const silent = boxes.flatMap((label) => {
    const component = componentIn(label, question)
    return component === null || component.kind === 'user' || isSpokenOf(component, spoken)
      ? []
      : [{ label, component }]
  })
  const linked = silent.flatMap(({ label, component }) => {
    const link = links.find(({ to, from }) => to === label && from !== label)
    const from = link === undefined ? null : componentIn(link.from, question)
    return from === null || from.name === component.name ? [] : [{ component, from }]
  })
  const [first] = linked
  if (first !== undefined && first.component.kind === 'part')
    return say('askDrawnLink', { component: first.component.name, from: first.from.name })
  const [alone] = silent
  if (alone === undefined) return null
  return say(alone.component.kind === 'class' ? 'askDrawnClass' : 'askDrawn', { component: alone.component.name })
}

/**
 * Whether a message mentions a box: by its noun or, for a part of a system, by its qualifier alone: "to the intake".
 */
const isSpokenOf = ({ head, before, kind }: Component, words: Set<string>): boolean =>
  words.has(head) || (kind === 'part' && before.length > 0 && before.every((word) => words.has(word)))

/** Answers a message about the whiteboard itself rather than its contents; null for any other message. */
export function reactToWish(turn: Turn, question: SpokenQuestion, say: Say): string | null {
  if (turn.intent !== 'unknown') return null
  switch (boardMeant(turn.message, question)) {
    case null:
      return null
    case 'draw':
      return say('mayDraw')
    case 'words':
      return say('mayTalkOnly')
    case 'judgement':
      return say(turn.board === '' ? 'boardIsEmpty' : 'judgeYourAnswer')
    case 'look':
      if (turn.board === '') return say('boardIsEmpty')
      return say(question.challengeType === 'low_level_design' ? 'walkThroughClasses' : 'walkThroughBoard')
  }
}

/** A design is well under way after this many messages. */
const messagesWellIntoIt = 3

/** Adds a mention of the whiteboard, once, if a design is well under way and the board is still empty. */
export function withBoardMentioned(reaction: Reaction, turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  const isDue =
    hasBoard(question.challengeType) &&
    turn.board === '' &&
    turn.intent === 'attempt_to_answer_question' &&
    candidateWords(turn).length >= messagesWellIntoIt &&
    !asksForTime(turn.message) &&
    !interviewerWords(turn).some((said) => aboutBoard.some((slot) => slotIn(said, slot)))
  if (!isDue || !reaction.text.includes('?')) return reaction
  const text = `${reaction.text} ${say('boardIsThere')}`
  return wordCount(text) <= maxWords ? { ...reaction, text } : reaction
}

/** Slots that tell the candidate about the whiteboard. */
const aboutBoard = [
  ...(['boardIsThere', 'mayDraw', 'mayTalkOnly', 'boardIsEmpty', 'designArchitecture'] as const),
] as const satisfies readonly Slot[]
