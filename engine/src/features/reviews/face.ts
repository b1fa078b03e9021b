import type { Check, ConceptCard, ContentLibrary, SpokenBank } from '@greenroom/shared/content'
import { type ChallengeBank, checksOf, type QuestionChecks } from '@greenroom/shared/content'
import { accessOf, type ContentReader } from '@greenroom/shared/rules'
import type { ReviewVerdict } from '@greenroom/shared/wire'
import { cardTitle } from './cardTitle.ts'
import type { CardRecord } from './record.ts'

/** An option of a card. `why` is empty if the author wrote no reason. */
export type FaceOption = { text: string; verdict: ReviewVerdict; why: string }
export type FaceAsk =
  | { type: 'choice'; options: readonly FaceOption[]; many: boolean }
  | { type: 'text'; right: string }

/** Both sides of a card. Texts are Markdown, except for `title`. Stays on the server until the answer may be shown. */
export type CardFace = {
  title: string
  reason: string
  front: string
  context: string | null
  ask: FaceAsk | null
  back: string
}

/** A point of a question that can be asked again. `title` is as in a scorecard. */
export type ReviewPoint = {
  title: string
  question: string | null
  answer: string
  checks: readonly Check[]
  isEssential: boolean
}

/** A diagnostic's item; undefined if unknown. */
export type DiagnosticItemOf = (itemId: string) => Omit<CardFace, 'title' | 'reason'> | undefined

export type FacesOptions = {
  concepts: Pick<ContentLibrary, 'items'>
  courses: Pick<ContentLibrary, 'items'>
  bank: Pick<ChallengeBank, 'get'>
  spoken: Pick<SpokenBank, 'get'>
  checks: readonly QuestionChecks[]
  diagnosticItemOf: DiagnosticItemOf
}

/** The title of the point for a coding question's approach, as in a scorecard. */
const approachTitle = 'An approach that gives the right result'

/** Looks up the content of cards. */
export function createFaces({ concepts, courses, bank, spoken, checks, diagnosticItemOf }: FacesOptions) {
  const conceptCards = new Map<string, ConceptCard>(
    concepts.items('concepts').flatMap((list) => list.concepts.map((card) => [card.concept, card] as const)),
  )

  function ofConcept(concept: string): CardFace | null {
    const found = conceptCards.get(concept)
    if (found === undefined) return null
    const { label, noticedBy, card } = found
    return {
      ...{ title: capital(noticedBy), reason: 'From a lesson', context: null, ask: null },
      front: `You notice: *${noticedBy}*.\n\nWhich idea may help, and how does it work?`,
      back: `**${label}.** ${card}`,
    }
  }

  function ofQuiz([courseId, lessonId, index]: readonly string[], reader: ContentReader): CardFace | null {
    const course = courses.items('course').find(({ id }) => id === courseId)
    if (course === undefined || accessOf(course, reader) !== 'open') return null
    const lesson = course.lessons.find(({ id }) => id === lessonId)
    const question = lesson?.quiz[Number(index)]
    if (lesson === undefined || question === undefined) return null
    const right = question.options.filter(({ isRight }) => isRight)
    return {
      title: cardTitle(question.question),
      reason: `Missed in the lesson “${lesson.title}”`,
      front: question.question,
      context: null,
      ask: {
        type: 'choice',
        many: right.length > 1,
        options: question.options.map(({ text, isRight, why }) => ({
          text,
          why,
          verdict: isRight ? 'right' : 'wrong',
        })),
      },
      back: right.map(({ text, why }) => `**${text}** ${why}`).join('\n\n'),
    }
  }

  /** The points of a question that can be asked again, in a fixed order. */
  function pointsOf(challengeId: string): ReviewPoint[] {
    const coded = bank.get(challengeId)
    if (coded !== undefined) {
      const own = checks.find(({ folder, id }) => folder === 'challenges' && id === challengeId)?.points
      return [
        { title: approachTitle, question: null, answer: '', checks: checksOf(own, 'The approach'), isEssential: true },
        ...coded.followUps.map(({ question, goodAnswer }) => asked(question, goodAnswer)),
        ...coded.edgeCases.map(({ question, idea }) => asked(question, idea)),
      ]
    }
    return (spoken.get(challengeId)?.points ?? []).map(({ point, question, weight, checks = [] }) => ({
      ...{ title: point, question, answer: point, checks, isEssential: weight === 'essential' },
    }))
  }

  function ofPoint([challengeId = '', index]: readonly string[]): CardFace | null {
    const challenge = bank.get(challengeId) ?? spoken.get(challengeId)
    const point = pointsOf(challengeId)[Number(index)]
    if (challenge === undefined || point === undefined) return null
    const common = { reason: `Missed in “${challenge.title}”`, context: challenge.statement }
    const [check] = point.checks
    if (check !== undefined)
      return {
        ...common,
        title: cardTitle(check.question),
        front: `${check.situation}\n\n${check.question}`,
        ask: { type: 'choice', many: false, options: optionsOf(check) },
        back: point.answer === '' ? check.why : `${check.why}\n\n${point.answer}`,
      }
    if (point.question === null) return null
    return { ...common, title: cardTitle(point.question), front: point.question, ask: null, back: point.answer }
  }

  function ownText({ front, back }: CardRecord, reason: string): CardFace | null {
    if (front === undefined || back === undefined) return null
    return { title: cardTitle(plain(front)), reason, front, context: null, ask: null, back }
  }

  function ofCounterexample(card: CardRecord, [challengeId = '']: readonly string[]): CardFace | null {
    const face = ownText(card, '')
    const challenge = bank.get(challengeId)
    if (face === null || challenge === undefined) return null
    return {
      ...face,
      title: `An input for “${challenge.title}”`,
      reason: `Your code for “${challenge.title}” got this wrong`,
      context: challenge.statement,
      ask: { type: 'text', right: face.back },
      back: `\`\`\`\n${face.back}\n\`\`\``,
    }
  }

  function ofDiagnostic(card: CardRecord, itemId: string): CardFace | null {
    const reason = 'Missed in your diagnostic'
    const found = diagnosticItemOf(itemId)
    return found === undefined ? ownText(card, reason) : { title: cardTitle(plain(found.front)), reason, ...found }
  }

  return {
    pointsOf,
    hasConcept: (concept: string): boolean => conceptCards.has(concept),
    /** Both sides of a card; null if its content is gone, or isn't for this reader. */
    faceOf(card: CardRecord, reader: ContentReader): CardFace | null {
      const [, ...path] = card.cardId.split('/')
      switch (card.kind) {
        case 'concept':
          return ofConcept(path.join('/'))
        case 'quiz':
          return ofQuiz(path, reader)
        case 'point':
          return ofPoint(path)
        case 'behaviour':
          return ownText(card, 'Scored low in an interview')
        case 'counterexample':
          return ofCounterexample(card, path)
        case 'diagnostic':
          return ofDiagnostic(card, path.join('/'))
      }
    },
  }
}
export type Faces = ReturnType<typeof createFaces>

const asked = (question: string, answer: string): ReviewPoint => ({
  ...{ title: question, question, answer, checks: [], isEssential: false },
})

/** The challenge that a card is about; null if it isn't about one. */
export function challengeOf({ kind, cardId }: Pick<CardRecord, 'kind' | 'cardId'>): string | null {
  return kind === 'point' || kind === 'counterexample' ? (cardId.split('/')[1] ?? null) : null
}

/** The maximum number of wrong options to show with the right one. */
const maxWrong = 4

/** The answers to a check as options: one wording of each, numbers in order. */
function optionsOf({ right, half, wrong, options }: Check): FaceOption[] {
  const option = (verdict: ReviewVerdict) => (value: string) => ({ text: wordingOf(value), verdict, why: '' })
  const all = [
    ...right.slice(0, 1).map(option('right')),
    ...half.slice(0, 1).map(option('half')),
    ...wrong.slice(0, maxWrong).map(option('wrong')),
  ]
  if (options !== undefined) {
    const place = ({ text }: FaceOption): number => options.findIndex((each) => wordingOf(each) === text)
    return all.toSorted((one, other) => place(one) - place(other))
  }
  const numbers = all.every(({ text }) => Number.isFinite(Number.parseFloat(text)))
  return all.toSorted((one, other) =>
    numbers ? Number.parseFloat(one.text) - Number.parseFloat(other.text) : one.text < other.text ? -1 : 1,
  )
}

/** Words a value: `70..75` as “70 to 75”; of several wordings, the first. */
const wordingOf = (value: string): string => capital((value.split('|')[0] ?? '').trim().replace('..', ' to '))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const marks = /[*`_#]/g
/** Markdown as one line. Programs are left out, unless there is nothing else; code within a line stays as it is. */
function plain(markdown: string): string {
  const words = markdown.replace(/^```.*\n[\s\S]*?^```/gm, '')
  return (/\S/.test(words) ? words : markdown)
    .split(/(`[^`\n]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? part.slice(1, -1) : part.replace(marks, '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
