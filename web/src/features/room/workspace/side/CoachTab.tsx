import type { ParticipantCommandInput } from '@greenroom/shared'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChatPane } from '../../chat/ChatPane.tsx'
import { useRoom, useRoomAccess } from '../../roomContext.ts'
import { workspaceTexts } from '../texts.ts'
import classes from './CoachTab.module.css'
import type { SideViewProps } from './SideView.tsx'

const texts = workspaceTexts.coach

type Ask = keyof typeof texts.asks
const asks: readonly Ask[] = [
  'provideCodeFeedback',
  'detectBugsInCode',
  'provideClarification',
  'recommendCodeImprovements',
  'simplifyCode',
]

const commandFor = (ask: Ask, code: string | undefined): ParticipantCommandInput => ({
  type: 'AskCoach',
  ...(ask === 'simplifyCode' ? { action: ask } : { desiredAction: ask }),
  ...(code === undefined ? {} : { code }),
})

/** In practice the whole of coaching: one question by a button, or a conversation. */
export function CoachTab({ state }: SideViewProps) {
  const { client, keeper } = useRoomAccess()
  const [problem, setProblem] = useState<string | null>(null)
  const isAsking = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'AskCoach'))
  const isOpen = state.phase === 'IN_PROGRESS'
  const isPending = isAsking || (isOpen && state.awaitingCoach !== null)

  async function ask(what: Ask) {
    setProblem(null)
    const answer = await client.send(commandFor(what, keeper.take()?.code))
    if (!answer.ok) setProblem(answer.error.message)
  }

  return (
    <div className={classes.coach}>
      {isOpen && (
        <div className={classes.head}>
          <p className={classes.lead}>{texts.lead}</p>
          <div className={classes.asks}>
            {asks.map((each) => (
              <Button key={each} size="xs" disabled={isPending} onClick={() => void ask(each)}>
                {texts.asks[each]}
              </Button>
            ))}
          </div>
          <p className={classes.state} role="status">
            {isPending ? texts.pending : null}
          </p>
          {problem !== null && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
      <ChatPane withCoach />
    </div>
  )
}
