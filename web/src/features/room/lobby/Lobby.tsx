import { allottedMs, hasClock, isExam, isScored } from '@greenroom/shared/rules'
import { interviewTitle, type NotStarted } from '@greenroom/shared/session'
import { difficultyLabels, interviewerPersonalityLabels, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { walletKey } from '../../../data/wallet.ts'
import { CallStrip } from '../../../parts/call/CallStrip.tsx'
import { DeviceCheckDialog } from '../../../parts/devices/DeviceCheckDialog.tsx'
import { ConnectionBar, ConnectionDot } from '../../../parts/header/Connection.tsx'
import { RoomMenu } from '../../../parts/header/RoomMenu.tsx'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { roomTexts } from '../../../parts/room/texts.ts'
import { roomHome } from '../../../parts/trial/roomHome.ts'
import { watchingTexts } from '../../../parts/watching/texts.ts'
import { useIsWatching } from '../../../parts/watching/useIsWatching.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { SettingsPanel } from '../tools/SettingsPanel.tsx'
import classes from './Lobby.module.css'
import { LobbyRounds } from './LobbyRounds.tsx'
import { LobbyTerms } from './LobbyTerms.tsx'
import { beginsInWords, plannedScoring } from './plannedRounds.ts'
import { lobbyTexts } from './texts.ts'
import { WarmUpHint } from './WarmUpHint.tsx'

const texts = roomTexts.lobby

/** The lobby before an interview: what to expect, and the Start button. */
export function Lobby() {
  const state = useRoom(({ state }) => state)
  if (state?.phase !== 'NOT_STARTED') return null
  return (
    <div className={classes.lobby}>
      <SkipLink />
      <header className={classes.header}>
        <Link to={roomHome(state)} className={classes.home} aria-label={roomTexts.home}>
          <Logo />
        </Link>
        <ConnectionDot />
        <RoomMenu />
      </header>
      <ConnectionBar />
      <CallStrip isWide={false} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1 className={classes.title}>{interviewTitle(state)}</h1>
        {state.unavailable === null ? <Ready state={state} /> : <Unavailable message={state.unavailable} />}
      </main>
    </div>
  )
}

function Ready({ state }: { state: NotStarted }) {
  const { client } = useRoomAccess()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [opened, { open, close }] = useDisclosure(false)
  const [checking, { open: check, close: stopChecking }] = useDisclosure(false)
  const queries = useQueryClient()
  const isWatching = useIsWatching()

  async function start() {
    setStarting(true)
    setProblem(null)
    const answer = await client.send({ type: 'StartInterview' })
    setStarting(false)
    void queries.invalidateQueries({ queryKey: walletKey })
    // It was just started in another tab, and the room opens automatically.
    if (!answer.ok && answer.error.code !== 'ALREADY_STARTED') setProblem(answer.error.message)
  }

  return (
    <>
      <Facts state={state} />
      <h2 className={classes.happens}>{texts.happens}</h2>
      <LobbyRounds state={state} />
      <ol className={classes.steps}>
        {stepsOf(state).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isWatching ? (
        <p role="status">{watchingTexts.waits}</p>
      ) : (
        <>
          <p className={classes.safe}>{texts.safe}</p>
          <div className={classes.actions}>
            <Button variant="filled" size="md" loading={starting} onClick={() => void start()}>
              {texts.start}
            </Button>
            <Button size="md" onClick={check}>
              {lobbyTexts.checkDevices}
            </Button>
            <Button size="md" onClick={open}>
              {texts.settings}
            </Button>
            <Button size="md" variant="subtle" component={Link} to="/app/interviewSelection">
              {texts.back}
            </Button>
          </div>
        </>
      )}
      <p className={classes.note}>{texts.clock}</p>
      {problem !== null && <Problem mt={12}>{problem}</Problem>}
      <LobbyTerms state={state} />
      {!isWatching && state.assessmentType === null && <WarmUpHint language={state.programmingLanguage} />}
      <DeviceCheckDialog opened={checking} onClose={stopChecking} />
      <Drawer.Root opened={opened} onClose={close} position="right" size={352}>
        <Drawer.Overlay backgroundOpacity={0.35} />
        <Drawer.Content aria-label={texts.settings}>
          <Drawer.Body p={0}>
            <SettingsPanel onClose={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

/** The steps to expect, by kind of assessment or, in an interview, by stage. */
function stepsOf(state: NotStarted): readonly string[] {
  if (state.assessmentType !== null) return lobbyTexts.steps[state.assessmentType]
  if (beginsInWords(state) && state.questionCount === 1) {
    return state.question?.challenge.challengeType === 'system_design'
      ? lobbyTexts.steps.system_design
      : lobbyTexts.stepsInWords
  }
  const rounds = plannedScoring(state)
  return [
    ...texts.steps[state.settings.interviewStage],
    ...(rounds.includes('knowledge') ? [lobbyTexts.otherRounds.inWords] : []),
    ...(rounds.includes('system_design') ? [lobbyTexts.otherRounds.design] : []),
  ]
}

function Facts({ state }: { state: NotStarted }) {
  const { settings, questionCount, programmingLanguage } = state
  const facts = [
    [texts.length, lengthOf(state)],
    [texts.questions, String(questionCount)],
    [texts.language, programmingLanguageLabels[programmingLanguage]],
    [texts.difficulty, difficultyLabels[settings.interviewDifficulty]],
    [texts.personality, interviewerPersonalityLabels[settings.interviewerPersonality]],
    [lobbyTexts.conditions, conditionsOf(state)],
  ] as const
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

function lengthOf(state: NotStarted): string {
  if (!hasClock(state)) return lobbyTexts.noClock
  const minutes = texts.minutes(allottedMs(state) / 60_000)
  return state.extraTimePercent === 0 ? minutes : `${minutes}, ${lobbyTexts.extraTime(state.extraTimePercent)}`
}

function conditionsOf(state: NotStarted): string {
  if (isExam(state)) return lobbyTexts.exam
  return isScored(state) ? lobbyTexts.usual : lobbyTexts.practice
}

function Unavailable({ message }: { message: string }) {
  return (
    <>
      <div className={classes.unavailable} role="alert">
        <h2 className={classes.unavailableTitle}>{texts.unavailable}</h2>
        <p className={classes.message}>{message}</p>
      </div>
      <p className={classes.safe}>{texts.change}</p>
      <div className={classes.actions}>
        <Button size="md" component={Link} to="/app/interviewSelection">
          {texts.chooseAnother}
        </Button>
      </div>
      <div className={classes.inline}>
        <SettingsPanel withTitle={false} />
      </div>
    </>
  )
}
