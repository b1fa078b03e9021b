import { isAfterCoding, isExam } from '@greenroom/shared/rules'
import { lastHintRung } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { costOfRung, scoredAs } from '../../../parts/coach/costs.ts'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { Markdown } from '../../../ui/Markdown.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { workspaceTexts } from '../texts.ts'
import classes from './HintsTab.module.css'
import type { SideViewProps } from './sideViewProps.ts'

const texts = workspaceTexts.hints

/**
 * The hint ladder. Shows the hints given so far and offers the next one; of later ones, only says what kind they are.
 */
export function HintsTab({ state, question }: SideViewProps) {
  const { client } = useRoomAccess()
  const [problem, setProblem] = useState<string | null>(null)
  const isAsking = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'AskCoach'))
  const running = state.phase === 'IN_PROGRESS' ? state : null
  const isPending = isAsking || (running?.awaitingCoach ?? null) !== null
  const isPractice = state.assessmentType === 'not_an_assessment'
  const isOver = running === null || isAfterCoding(running.step) || isExam(state)
  const next = question.hintRung + 1
  const scored = scoredAs({ ...state, question })

  async function ask() {
    setProblem(null)
    const answer = await client.send({ type: 'AskCoach', desiredAction: 'provideHint' })
    if (!answer.ok) setProblem(answer.error.message)
  }

  return (
    <div className={classes.hints}>
      <h2 className={clsx(ui.under4, ui.title)}>{texts.title}</h2>
      <p className={clsx(ui.under16, ui.body, ui.quiet)}>{isPractice ? texts.lead : texts.leadScored}</p>
      <ol className={clsx(ui.unmarked, ui.bare, ui.under16, classes.ladder)}>
        {texts.rungs.map((name, index) => {
          const rung = index + 1
          const messageId = question.hints.find((hint) => hint.rung === rung)?.messageId
          const message = state.messages.find(({ id }) => id === messageId)?.message
          const isShown = rung <= question.hintRung
          return (
            <li key={name} className={clsx(ui.lineAbove, ui.anchor, classes.rung)} data-shown={isShown}>
              <h3 className={clsx(ui.row, ui.wrap, ui.flat, ui.body, ui.quiet, classes.name)}>
                {!isShown && rung > next && <IconLock size={14} stroke={1.6} aria-hidden="true" />}
                {name}
                {!isPractice && (
                  <span className={clsx(ui.text13, ui.faint, ui.regular)}>{costOfRung(rung, scored)}</span>
                )}
              </h3>
              {message !== undefined && <Markdown text={message} />}
            </li>
          )
        })}
      </ol>
      <p className={clsx(ui.under12, ui.text14, ui.quiet, ui.goneWhenEmpty)} role="status">
        {isPending ? texts.asked : isOver ? texts.over : next > lastHintRung ? texts.none : null}
      </p>
      {problem !== null && <Problem mb={12}>{problem}</Problem>}
      {!isOver && next <= lastHintRung && (
        <Button disabled={isPending} onClick={() => void ask()}>
          {texts.ask(next)}
        </Button>
      )}
    </div>
  )
}
