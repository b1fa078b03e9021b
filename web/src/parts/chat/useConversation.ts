import { questionsOf, type Session } from '@greenroom/shared/session'
import { useMemo } from 'react'
import { aiNameOf, personWhoInterviews, turnOf, whoInterviews } from '../room/speakers.ts'
import { useSession } from '../room/useInterview.ts'
import { type ChatItem, chatItems } from './chatItems.ts'

const openQuestion = (state: Session) => (state.phase === 'ENDED' ? null : state.question)

/** The current conversation with the interviewer, recomputed only when something in it changes. */
export function useConversation(withCoach: boolean): ChatItem[] {
  const picked = useSession((state) => ({
    messages: state.messages,
    announcements: state.announcements,
    asked: state.asked,
    questionCount: state.questionCount,
    earlier: state.phase === 'IN_PROGRESS' ? state.pastQuestions : state.phase === 'ENDED' ? state.questions : null,
    number: openQuestion(state)?.number,
    presentedAt: openQuestion(state)?.presentedAt,
    round: openQuestion(state)?.round,
    name: whoInterviews(state, questionsOf(state).at(-1) ?? null),
    isHuman: state.control === 'human',
    person: personWhoInterviews(state),
    ais: questionsOf(state)
      .map((question) => aiNameOf(state, question))
      .join(),
    hints: questionsOf(state)
      .flatMap(({ hints }) => hints.map(({ rung, messageId }) => `${messageId} ${rung}`))
      .join(),
    canAskAgain:
      state.phase === 'IN_PROGRESS' && (state.failedReply !== null || (withCoach && state.failedCoach !== null)),
  }))
  return useMemo(() => {
    if (picked === null) return []
    const { earlier, number, presentedAt, round = null, name, isHuman, person } = picked
    const ais = picked.ais.split(',')
    const turns = (earlier ?? []).map(turnOf)
    if (number !== undefined && presentedAt !== undefined)
      turns.push(turnOf({ number, presentedAt, interviewer: { name }, round }))
    const named = turns.map((turn, index) => ({
      ...turn,
      ...(isHuman ? { name } : {}),
      ...(person === null ? {} : { ai: ais[index] ?? name }),
    }))
    const hints = picked.hints.split(',').map((each) => {
      const [messageId = '', rung] = each.split(' ')
      return { messageId, rung: Number(rung) }
    })
    return chatItems({ ...picked, turns: named, hints, withCoach })
  }, [picked, withCoach])
}
