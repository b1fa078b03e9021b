import { hasClock, type ProposalOption } from '@greenroom/shared/rules'
import { openProposal } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { focusOnWork } from '../keyboard/focusOn.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts } from '../room/texts.ts'

const texts = roomTexts.proposal
/** For logs written before options existed. */
const twoWays: readonly ProposalOption[] = ['go_on', 'end']

/**
 * Options for the time left, below the interviewer's message, with a button for each. Any other answer goes in the
 * field.
 */
export function Proposal() {
  const { client } = useRoomAccess()
  const options = useRoom(
    useShallow(({ state }) =>
      state?.phase === 'IN_PROGRESS'
        ? (openProposal(state)?.proposal.options ?? (openProposal(state) && twoWays))
        : null,
    ),
  )
  const minutes = useRoom(({ state }) =>
    state?.phase === 'IN_PROGRESS' && hasClock(state) ? openProposal(state)?.proposal.minutes : undefined,
  )
  const isLeaving = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'NextQuestion'))
  const [problem, setProblem] = useState<string | null>(null)
  if (!options) return null

  async function leave(another: boolean) {
    setProblem(null)
    focusOnWork(false)
    const answer = await client.send({ type: 'NextQuestion', ...(another ? { another } : {}) })
    // The question had already ended when the command arrived, which is what we wanted anyway.
    if (!answer.ok && answer.error.code !== 'QUESTION_OVER') setProblem(answer.error.message)
  }
  function say(message: string) {
    focusOnWork(false)
    void client.send({ type: 'SendMessage', message })
  }
  const ways: Record<ProposalOption, { label: string; take: () => void }> = {
    go_on: { label: texts.goOn(minutes), take: () => say(texts.goOnMessage) },
    problem: { label: texts.problem, take: () => void leave(true) },
    questions: { label: texts.questions, take: () => say(texts.questionsMessage) },
    next: { label: roomTexts.nextQuestion, take: () => void leave(false) },
    end: { label: texts.end, take: () => void leave(false) },
  }
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a few buttons are no form */}
      <div className={clsx(ui.flex, ui.wrap, ui.gap8)} role="group" aria-label={texts.label}>
        {options.map((option, index) => (
          <Button
            key={option}
            variant={index === 0 && option !== 'end' ? 'filled' : 'default'}
            disabled={isLeaving}
            onClick={ways[option].take}
          >
            {ways[option].label}
          </Button>
        ))}
      </div>
      <Problem mt={6}>{problem}</Problem>
    </li>
  )
}
