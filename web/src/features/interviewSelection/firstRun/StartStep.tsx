import { stepMinutes } from '@greenroom/shared/rules'
import { interviewStepLabels, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../../data/api.ts'
import { firstChoice } from '../../../data/choice.ts'
import { dayOf, daysLeft } from '../../../data/days.ts'
import { useProfile } from '../../../data/profile.ts'
import { useWallet } from '../../../data/wallet.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { longDayOf } from '../../../ui/time.ts'
import { useLeave } from '../../../ui/useLeave.ts'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { useEstimate } from '../estimate.ts'
import { openSession, roomOf, sessionsKey, warmUpIn } from '../sessions.ts'
import { useOpenSession } from '../useOpenSession.ts'
import classes from './FirstRun.module.css'
import { asFirst, firstInterviewOf, firstMinutes } from './firstInterview.ts'
import { firstRunTexts } from './texts.ts'
import { moveDraftInto, trialDraft } from './trialDraft.ts'

const texts = firstRunTexts.start
const warmUpMinutes = 3

/** Suggests what to do first and next, drawn on one time scale, so that three minutes look short. */
export function StartStep() {
  const [choice] = useState(() => asFirst(firstChoice(localStorage)))
  const profile = useProfile().data
  const goal = profile?.goal ?? null
  const left = goal?.date == null ? null : daysLeft(goal.date, new Date())
  return (
    <>
      <h1 className={ui.under8} tabIndex={-1}>
        {texts.title(left?.days ?? null)}
      </h1>
      <p className={clsx(ui.flat, ui.text16, ui.quiet, classes.lead)}>{texts.lead}</p>
      <div className={clsx(ui.lineAround, ui.round, ui.surface, classes.card)}>
        <WarmUp language={choice.programmingLanguage} />
        <FirstInterview choice={choice} extraTimePercent={profile?.extraTimePercent} />
      </div>
      <p className={clsx(ui.flex, ui.wrap, ui.between, ui.flat, ui.text15, ui.quiet, classes.foot)}>
        <Link to="/app/interviewSelection" className={clsx(ui.accent, ui.medium)}>
          {texts.another}
        </Link>
        <span>
          {goal === null ? texts.nothingSaid : <Said date={goal.date} stage={goal.stage} />}{' '}
          <Link to="/app/firstRun" className={clsx(ui.accent, ui.medium)}>
            {texts.change}
          </Link>
        </span>
      </p>
    </>
  )
}

/** `Tuesday 1 December, on-site` */
function Said({ date, stage }: { date: string | null; stage: keyof typeof firstRunTexts.goal.stages | null }) {
  const day = date === null ? null : dayOf(date)
  const round = stage === null ? [] : [firstRunTexts.goal.stages[stage].toLowerCase()]
  return [day === null ? texts.nothingSaid : longDayOf(day), ...round].join(', ')
}

function WarmUp({ language }: { language: Parameters<typeof warmUpIn>[0] }) {
  const { submit, pending, error } = useOpenSession()
  return (
    <Part
      label={texts.first}
      isFirst
      name={texts.warmUp}
      what={texts.warmUpWhat}
      action={
        <>
          <p className={clsx(ui.flat, ui.quiet, classes.minutes)}>
            <strong>{warmUpMinutes}</strong> {texts.free}
          </p>
          <Button
            variant="filled"
            size="md"
            loading={pending}
            aria-label={texts.startWarmUp}
            rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => void submit(warmUpIn(language))}
          >
            {texts.start}
          </Button>
        </>
      }
      problem={error}
    >
      <div
        className={clsx(ui.flex, ui.gap4, ui.list)}
        style={{ width: `${(100 * warmUpMinutes) / firstMinutes}%` }}
        aria-hidden="true"
      >
        {[1, 2, 3].map((minute) => (
          <span key={minute} className={clsx(ui.block, ui.grow, ui.square2, classes.step)} data-first="true" />
        ))}
      </div>
      <p className={clsx(ui.flat, ui.text13, ui.line18, ui.quiet)}>{texts.warmUpSteps}</p>
    </Part>
  )
}

function FirstInterview(props: { choice: ReturnType<typeof firstChoice>; extraTimePercent: number | undefined }) {
  const { choice, extraTimePercent } = props
  const [hasWords] = useState(() => trialDraft() !== '')
  const session = firstInterviewOf(choice, hasWords)
  const { data: estimate } = useEstimate(choice, extraTimePercent)
  const wallet = useWallet().data
  const client = useQueryClient()
  const leave = useLeave()
  const { submit, pending, error } = useSubmit(async () => {
    const sessionId = await openSession(session)
    moveDraftInto(sessionId)
    client.removeQueries({ queryKey: sessionsKey })
    await leave(roomOf(sessionId))
  })
  const steps = stepMinutes(
    { settings: choice.settings, extraTimePercent: 0, questionCount: 1 },
    { challengeType: hasWords ? 'knowledge' : 'coding' },
  ).filter(({ step }) => step !== 'introduction' && step !== 'wrap_up')
  return (
    <Part
      label={texts.after}
      name={texts.interview}
      what={
        hasWords
          ? texts.begun
          : texts.coding(choice.settings.interviewStage, programmingLanguageLabels[choice.programmingLanguage])
      }
      action={
        <>
          <p className={clsx(ui.flat, ui.quiet, classes.minutes)}>
            <strong>{estimate?.minutes ?? firstMinutes}</strong> {texts.minutes}
          </p>
          <Button size="md" loading={pending} aria-label={texts.startFirst} onClick={() => void submit()}>
            {texts.start}
          </Button>
          {estimate !== undefined && wallet !== undefined && (
            <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.figures, classes.tokens)}>
              {texts.tokens(estimate.tokens, wallet.tokens.left)}
            </p>
          )}
        </>
      }
      problem={error}
    >
      <ol className={clsx(ui.flex, ui.gap4, ui.list)}>
        {steps.map(({ step, minutes }) => (
          <li
            key={step}
            className={clsx(ui.shrinks, ui.text13, ui.line18, ui.quiet, ui.cut, classes.named)}
            style={{ flexGrow: minutes }}
          >
            <span className={clsx(ui.block, ui.grow, ui.square2, classes.step)} />
            <span className={ui.notOnPhones}>{interviewStepLabels[step]}</span>
            <span className={classes.short}>{texts.shortSteps[step]}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Part(props: {
  label: string
  isFirst?: true
  name: string
  what: string
  action: ReactNode
  problem: unknown
  children: ReactNode
}) {
  return (
    <section className={clsx(ui.grid, classes.part)} aria-label={props.name}>
      <div>
        <p className={clsx(ui.small, ui.quiet, classes.label)} data-first={props.isFirst}>
          {props.label}
        </p>
        <h2 className={ui.under4}>{props.name}</h2>
        <p className={clsx(ui.flat, ui.text16, ui.quiet, classes.partWhat)}>{props.what}</p>
        {props.problem !== null && (
          <Problem>
            {texts.failed} {sentenceOf(props.problem)}
          </Problem>
        )}
      </div>
      <div className={clsx(ui.grid, ui.gap8, ui.centre, classes.action)}>{props.action}</div>
      <div className={classes.scale}>{props.children}</div>
    </section>
  )
}
