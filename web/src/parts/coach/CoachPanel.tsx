import { refusalTexts } from '@greenroom/shared/english'
import { isExam, isSpoken } from '@greenroom/shared/rules'
import { hasOwnCode, isCodeTooLong } from '@greenroom/shared/session'
import { Accordion } from '@mantine/core'
import { clsx } from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useCode, useRoom, useRoomAccess } from '../room/roomContext.ts'
import { useInterview } from '../room/useInterview.ts'
import { CoachAsks } from './CoachAsks.tsx'
import { CoachComposer } from './CoachComposer.tsx'
import { CoachConversation } from './CoachConversation.tsx'
import classes from './CoachPanel.module.css'
import type { CoachAsk } from './coachAsks.ts'
import { scoredAs } from './costs.ts'
import { HintLadder } from './HintLadder.tsx'
import { ToolNote } from './ToolNote.tsx'
import { toolTexts as texts } from './toolTexts.ts'

const help = 'help'

/**
 * The coach: hints, requests, and a conversation that only the candidate sees. In practice, hints are elsewhere and
 * there is no interviewer.
 */
export function CoachPanel({ isPractice = false }: { isPractice?: boolean }) {
  const interview = useInterview((state) => ({
    isExam: isExam(state),
    isTrial: state.trial,
    round: scoredAs(state),
    isAnswering: state.awaitingCoach !== null,
    isSpoken: isSpoken(state.question.challenge.challengeType),
    hasCode: hasOwnCode(state),
    hasTalked: state.messages.some(({ sender }) => sender === 'interviewerCoach'),
  }))
  // Ignores the second click of a double click, rather than have it refused.
  const isOnTheWay = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'AskCoach'))
  const isTyping = useCode(({ stored }) => !stored)
  const { problem, ask, askHint } = useAsking()
  const hasTalked = interview?.hasTalked ?? false
  const [opened, setOpened] = useState<string | null>(hasTalked ? null : help)
  const isAnswering = interview?.isAnswering ?? false
  // Ignores the second click of a double click, so that it isn't refused.
  useEffect(() => {
    if (isAnswering) setOpened(null)
  }, [isAnswering])
  const isApart = !isPractice
  if (interview === null) return isApart ? <ToolNote>{texts.over}</ToolNote> : <CoachConversation isPractice />
  if (interview.isExam) return <ToolNote>{refusalTexts.NO_HELP_IN_EXAM}</ToolNote>
  if (interview.isTrial) return <ToolNote>{refusalTexts.NOT_IN_A_TRIAL}</ToolNote>
  const hasCode = interview.hasCode || isTyping
  return (
    <div className={clsx(ui.flex, ui.column, ui.lowers, ui.tall, classes.coach)} data-apart={isApart}>
      <Accordion
        value={opened}
        onChange={setOpened}
        classNames={{
          root: clsx(ui.touchable, ui.lineBelow, ui.scrolls, classes.help),
          control: clsx(ui.page, classes.control),
          label: clsx(ui.body, ui.medium, classes.controlLabel),
          content: classes.content ?? '',
          item: classes.item ?? '',
        }}
      >
        <Accordion.Item value={help}>
          <Accordion.Control>{isApart ? texts.help : texts.askFor}</Accordion.Control>
          <Accordion.Panel>
            {isApart && <HintLadder isAsking={isOnTheWay || isAnswering} onNext={askHint} />}
            <CoachAsks
              hasTitle={isApart}
              blockedBecause={isOnTheWay || isAnswering ? refusalTexts.COACH_PENDING : null}
              noCodeBecause={interview.isSpoken ? texts.inWords : hasCode ? null : texts.noCode}
              round={interview.round}
              onAsk={ask}
            />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <CoachConversation isPractice={isPractice} />
      <Problem px={20} pb={8}>
        {problem}
      </Problem>
      <CoachComposer />
    </div>
  )
}

/** Sends requests to the coach, with the editor's current code. */
function useAsking() {
  const { client, keeper } = useRoomAccess()
  const [problem, setProblem] = useState<string | null>(null)
  const ask = useCallback(
    async ({ command, needsCode }: Pick<CoachAsk, 'command' | 'needsCode'>) => {
      setProblem(null)
      const code = needsCode ? keeper.take()?.code : undefined
      const shown = code === undefined || isCodeTooLong(code) ? {} : { code }
      const answer = await client.send({ type: 'AskCoach', ...command, ...shown })
      // Another tab's request is already being answered, as the panel shows.
      if (!answer.ok && answer.error.code !== 'COACH_PENDING') setProblem(answer.error.message)
    },
    [client, keeper],
  )
  return {
    problem,
    ask: (asked: CoachAsk) => void ask(asked),
    askHint: () => void ask({ command: { desiredAction: 'provideHint' }, needsCode: false }),
  }
}
