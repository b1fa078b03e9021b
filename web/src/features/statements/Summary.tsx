import { strikesToEnd } from '@greenroom/shared/rules'
import type { Ended, Question } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useRoomAccess } from '../../parts/room/roomContext.ts'
import { roomTexts } from '../../parts/room/texts.ts'
import ui from '../../ui/primitives.module.css'
import type { DeckView } from './deckView.ts'
import classes from './Summary.module.css'
import { statementTexts as texts } from './texts.ts'

const glyphs = { right: IconCheck, wrong: IconX, passed: IconMinus } as const

/** Whether the deck ended on too many wrong answers rather than at its last statement. */
const isStruckOut = ({ reason }: Ended, decks: readonly { question: Question }[]): boolean =>
  reason === 'completed' && (decks.at(-1)?.question.statements?.strikes ?? 0) >= strikesToEnd

/** Final summary: every statement with the answer given and the truth, and a link to the scorecard. */
export function Summary({ state, decks }: { state: Ended; decks: readonly { question: Question; view: DeckView }[] }) {
  const { client } = useRoomAccess()
  const { scorecard } = state
  const isScored = scorecard.status !== 'none'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={clsx(ui.under8, classes.title)}>
        {texts.summary}
      </h2>
      <p className={clsx(ui.under8, ui.quiet, ui.goneWhenEmpty)}>
        {isStruckOut(state, decks) ? texts.struckOut : roomTexts.ended.reasons[state.reason]}
      </p>
      <p className={clsx(ui.under8, ui.quiet, ui.goneWhenEmpty)} role="status">
        {scorecard.status === 'pending' && texts.scorecardPending}
        {scorecard.status === 'completed' && roomTexts.ended.ready}
        {scorecard.status === 'failed' && scorecard.message}
      </p>
      <div className={clsx(ui.flex, ui.wrap, ui.gap8, classes.actions)}>
        {isScored && (
          <Button
            variant="filled"
            component={Link}
            to={`/app/scorecard?session=${encodeURIComponent(state.sessionId)}`}
          >
            {texts.scorecard}
          </Button>
        )}
        {scorecard.status === 'failed' && (
          <Button onClick={() => void client.send({ type: 'RetryReply' })}>{roomTexts.askAgain}</Button>
        )}
        <Button component={Link} to="/app/mockInterview" variant={isScored ? 'default' : 'filled'}>
          {texts.another}
        </Button>
      </div>
      {decks.map(({ question, view: { settled } }) => (
        <section key={question.number} className={classes.deck}>
          <h3 className={ui.under4}>{question.challenge.title}</h3>
          <p className={clsx(ui.under8, ui.quiet, ui.goneWhenEmpty)}>
            {texts.summaryLine(settled.filter(({ result }) => result === 'right').length, settled.length)}{' '}
            {(question.challenge.statementCount ?? 0) > settled.length &&
              texts.notReached((question.challenge.statementCount ?? 0) - settled.length)}
          </p>
          <ol className={clsx(ui.unmarked, ui.bare, classes.list)}>
            {settled.map(({ put, answer, result, why }) => {
              const Glyph = glyphs[result]
              return (
                <li key={put.statement} className={clsx(ui.lineAbove, classes.item)} data-result={result}>
                  <p className={clsx(ui.medium, ui.anchor, classes.statement)}>
                    <Glyph size={18} stroke={1.8} aria-hidden="true" />
                    {put.statement}
                  </p>
                  <p className={clsx(ui.body, ui.quiet, classes.said)}>
                    <strong>{texts[result]}</strong> {texts.youSaid(answer)}
                  </p>
                  <p className={clsx(ui.body, ui.quiet, classes.why)}>{why}</p>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
