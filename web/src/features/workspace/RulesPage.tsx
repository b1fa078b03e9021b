import { hasClock, isScored } from '@greenroom/shared/rules'
import type { NotStarted } from '@greenroom/shared/session'
import { difficultyLabels, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { ConnectionBar, ConnectionDot } from '../../parts/header/Connection.tsx'
import { RoomMenu } from '../../parts/header/RoomMenu.tsx'
import { useRoomAccess } from '../../parts/room/roomContext.ts'
import { roomTexts } from '../../parts/room/texts.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import classes from './RulesPage.module.css'
import { workspaceTexts } from './texts.ts'
import { WorkspaceSkeleton } from './WorkspaceSkeleton.tsx'

const texts = workspaceTexts.rules

type Starting = { isStarting: boolean; problem: string | null; start: () => void }

function useStart(): Starting {
  const { client } = useRoomAccess()
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function start() {
    setIsStarting(true)
    setProblem(null)
    const answer = await client.send({ type: 'StartInterview' })
    setIsStarting(false)
    // It was just started in another tab, and the screen opens automatically.
    if (!answer.ok && answer.error.code !== 'ALREADY_STARTED') setProblem(answer.error.message)
  }
  return { isStarting, problem, start: () => void start() }
}

/** Starts practice automatically, since it was just chosen and has no clock. Shows a button only if that failed. */
export function AutoStart({ state }: { state: NotStarted }) {
  const starting = useStart()
  const isAsked = useRef(false)
  const mayStart = state.unavailable === null
  useEffect(() => {
    if (isAsked.current || !mayStart) return
    isAsked.current = true
    starting.start()
  })
  return mayStart && starting.problem === null ? <WorkspaceSkeleton /> : <Rules state={state} starting={starting} />
}

/** Shown before an assessment: its rules, its length, and the Start button. */
export function RulesPage({ state }: { state: NotStarted }) {
  return <Rules state={state} starting={useStart()} />
}

function Rules({ state, starting }: { state: NotStarted; starting: Starting }) {
  const { assessmentType, unavailable } = state
  const name = assessmentType === null ? roomTexts.interview : texts.names[assessmentType]
  return (
    <div className={classes.rules}>
      <DocumentTitle title={name} />
      <SkipLink />
      <header className={classes.header}>
        <Link to="/app/mockInterview" className={classes.home} aria-label={roomTexts.homeOfChallenges}>
          <Logo />
        </Link>
        <ConnectionDot />
        <RoomMenu />
      </header>
      <ConnectionBar />
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1 className={classes.title}>{name}</h1>
        {unavailable === null ? (
          <>
            <Facts state={state} />
            <h2 className={classes.subtitle}>{texts.whatCounts}</h2>
            <ul className={classes.list}>
              {(assessmentType === null ? texts.any : texts.of[assessmentType]).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <p className={classes.safe}>{texts.safe}</p>
          </>
        ) : (
          <div className={classes.unavailable} role="alert">
            <h2 className={classes.subtitle}>{texts.unavailable}</h2>
            <p>{unavailable}</p>
          </div>
        )}
        <div className={classes.actions}>
          {unavailable === null && (
            <Button variant="filled" size="md" loading={starting.isStarting} onClick={starting.start}>
              {texts.start}
            </Button>
          )}
          <Button size="md" variant="subtle" component={Link} to="/app/mockInterview">
            {texts.back}
          </Button>
        </div>
        {starting.problem !== null && <Problem mt={12}>{starting.problem}</Problem>}
      </main>
    </div>
  )
}

function Facts({ state }: { state: NotStarted }) {
  const { settings, programmingLanguage, assessmentType } = state
  const facts = [
    [texts.length, hasClock(state) ? texts.minutes(settings.timeLimitInMinutes) : texts.noClock],
    [roomTexts.lobby.difficulty, difficultyLabels[settings.interviewDifficulty]],
    ...(assessmentType === 'truth_or_despair'
      ? []
      : [[texts.language, programmingLanguageLabels[programmingLanguage]]]),
    [texts.score, isScored(state) ? texts.scored : texts.unscored],
  ]
  return (
    <dl className={classes.facts} aria-label={texts.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
