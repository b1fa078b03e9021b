import { questionsOf, type Session } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { ConnectionBar } from '../../parts/header/Connection.tsx'
import { RoomClock } from '../../parts/header/RoomClock.tsx'
import { RoomMenu } from '../../parts/header/RoomMenu.tsx'
import { useRoom, useRoomAccess } from '../../parts/room/roomContext.ts'
import { roomTexts } from '../../parts/room/texts.ts'
import { Logo } from '../../ui/Logo.tsx'
import ui from '../../ui/primitives.module.css'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { StepLine } from '../../ui/StepLine.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { type DeckView, deckView, type Settled } from './deckView.ts'
import classes from './StatementsStage.module.css'
import { Summary } from './Summary.tsx'
import { statementTexts as texts } from './texts.ts'

type Begun = Exclude<Session, { phase: 'NOT_STARTED' }>

/** The truth-or-despair stage: one statement at a time, each followed by the right answer and why. */
export function StatementsStage({ state }: { state: Begun }) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const questions = questionsOf(state)
  const views = questions.map((question, index) =>
    deckView(state.messages, question, questions[index + 1]?.presentedAt ?? null),
  )
  const view = views.at(-1)
  const question = questions.at(-1)
  if (view === undefined || question === undefined) return null
  const strikes = question.statements?.strikes ?? 0
  return (
    <div className={clsx(ui.flex, ui.column, classes.stage)}>
      <DocumentTitle title={texts.title} />
      <SkipLink />
      <header className={clsx(ui.row, ui.gap16, ui.lineBelow, ui.page, classes.header)}>
        <Link
          to="/app/mockInterview"
          className={clsx(ui.grid, ui.placeMiddle, ui.fixed, ui.ink, ui.round, classes.home)}
          aria-label={roomTexts.homeOfChallenges}
        >
          <Logo />
        </Link>
        <h1 className={clsx(ui.grow, ui.shrinks, ui.flat, ui.text15, ui.tight, ui.line20, ui.cut, ui.notOnPhones)}>
          {texts.title}
        </h1>
        {state.phase === 'IN_PROGRESS' && (
          <span
            className={clsx(ui.row, ui.fixed, ui.text14, ui.quiet, ui.oneLine, classes.strikes)}
            data-some={strikes > 0}
          >
            {[0, 1, 2].map((index) => (
              <IconX key={index} size={16} stroke={2} data-fallen={index < strikes} aria-hidden="true" />
            ))}
            <span role="status">{texts.strikes(strikes)}</span>
          </span>
        )}
        <RoomClock isWide={isWide} />
        <RoomMenu withClock={!isWide} />
      </header>
      <ConnectionBar />
      <main id="main" tabIndex={-1} className={clsx(ui.wide, ui.centred, classes.main)}>
        {state.phase === 'ENDED' ? (
          <Summary
            state={state}
            decks={questions.map((each, index) => ({ question: each, view: views[index] ?? view }))}
          />
        ) : (
          <Round
            view={view}
            title={question.challenge.title}
            count={question.challenge.statementCount ?? 0}
            state={state}
          />
        )}
      </main>
    </div>
  )
}

function Round({
  view,
  title,
  count,
  state,
}: {
  view: DeckView
  title: string
  count: number
  state: Extract<Begun, { phase: 'IN_PROGRESS' }>
}) {
  const { client } = useRoomAccess()
  const isSending = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'SendMessage'))
  const isOffline = useRoom(({ connection }) => connection !== 'online')
  const isJudged = isSending || state.awaitingReply !== null
  const last = view.settled.at(-1)
  const number = Math.min(view.settled.length + 1, count)
  return (
    <div className={clsx(ui.flex, ui.column, ui.gap20, classes.round)}>
      <p className={clsx(ui.text15, ui.quiet, classes.standing)}>
        {title}. {texts.standing(number, count)}
      </p>
      <StepLine
        label={texts.standing(number, count)}
        segments={Array.from({ length: count }, (_, index) => ({
          key: String(index),
          weight: 1,
          current: index === view.settled.length,
          filled: index < view.settled.length ? 1 : 0,
        }))}
      />
      <div aria-live="polite">{last !== undefined && <LastOne settled={last} />}</div>
      {view.current === null ? (
        <p className={clsx(ui.quiet, ui.goneWhenEmpty)} role="status">
          {texts.opening}
        </p>
      ) : (
        <>
          <div aria-live="polite">
            {view.current.lead !== '' && <p className={clsx(ui.text15, ui.quiet)}>{view.current.lead}</p>}
            <p className={clsx(ui.strong, ui.pretty, classes.statement)}>{view.current.statement}</p>
          </div>
          {view.asks !== null && (
            <p className={classes.asks} role="status">
              {view.asks}
            </p>
          )}
          <AnswerForm key={view.settled.length} isJudged={isJudged} />
        </>
      )}
      <p className={clsx(ui.quiet, ui.goneWhenEmpty)} role="status">
        {isJudged && view.current !== null ? (isOffline ? roomTexts.waitingToSend : texts.waiting) : null}
      </p>
      {state.failedReply !== null && (
        <div className={clsx(ui.round, classes.failed)} role="alert">
          <p>{state.messages.findLast(({ sender }) => sender === 'system')?.message}</p>
          <Button size="xs" onClick={() => void client.send({ type: 'RetryReply' })}>
            {texts.failed}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The result of the previous answer. */
function LastOne({ settled }: { settled: Settled }) {
  const { result, why } = settled
  return (
    <section className={classes.last} data-result={result} aria-label={texts.last}>
      <p className={clsx(ui.row, ui.gap6, ui.strong, classes.verdict)}>
        {result === 'right' && <IconCheck size={18} stroke={1.8} aria-hidden="true" />}
        {result === 'wrong' && <IconX size={18} stroke={1.8} aria-hidden="true" />}
        {texts[result]}
      </p>
      <p className={clsx(ui.body, ui.quiet)}>{why}</p>
    </section>
  )
}
