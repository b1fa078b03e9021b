import { openHintOffer } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { costOfRung, scoredAs } from '../coach/costs.ts'
import { focusOnWork } from '../keyboard/focusOn.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts } from '../room/texts.ts'
import { useInterview } from '../room/useInterview.ts'
import classes from './HintOffer.module.css'

const texts = roomTexts.hintOffer

/** Yes and No buttons below the interviewer's offer of a hint, with its price. Any other answer goes in the field. */
export function HintOffer() {
  const { client, keeper, board } = useRoomAccess()
  const priceId = useId()
  const offer = useInterview((state) => {
    const rung = openHintOffer(state)?.hintOffer.rung
    const round = scoredAs(state)
    return { rung, price: rung === undefined || round === null ? null : costOfRung(rung, round) }
  })
  const isCoding = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && state.step === 'coding')
  const [problem, setProblem] = useState<string | null>(null)
  const rung = offer?.rung
  if (rung === undefined) return null

  async function take() {
    setProblem(null)
    // Save first, because a hint is based on the stored code.
    keeper.flush()
    board.flush()
    focusOnWork(isCoding)
    const answer = await client.send({ type: 'AskInterviewer', action: 'help', rung })
    if (!answer.ok) setProblem(answer.error.message)
  }
  async function decline() {
    setProblem(null)
    focusOnWork(isCoding)
    const answer = await client.send({ type: 'SendMessage', message: texts.declineMessage })
    if (!answer.ok) setProblem(answer.error.message)
  }
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no form */}
      <div className={clsx(ui.row, ui.wrap, classes.offer)} role="group" aria-label={texts.label}>
        <Button aria-describedby={offer?.price == null ? undefined : priceId} onClick={() => void take()}>
          {texts.take(rung)}
        </Button>
        <Button variant="subtle" onClick={() => void decline()}>
          {texts.decline}
        </Button>
        {offer?.price != null && (
          <span id={priceId} className={clsx(ui.quiet, classes.price)}>
            {texts.price(offer.price)}
          </span>
        )}
      </div>
      <Problem mt={6}>{problem}</Problem>
    </li>
  )
}
