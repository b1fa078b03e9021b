import { interviewStepLabels, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentenceOf } from '../../../data/api.ts'
import { firstChoice } from '../../../data/choice.ts'
import { dayOf, daysLeft } from '../../../data/days.ts'
import { useProfile } from '../../../data/profile.ts'
import { stepMinutes } from '../../../data/stepMinutes.ts'
import { useWallet } from '../../../data/wallet.ts'
import { Problem } from '../../../ui/Problem.tsx'
import { longDayOf } from '../../../ui/time.ts'
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

/** What to do first, and what after it: both drawn on one scale, so that three minutes look like three. */
export function StartStep() {
  const [choice] = useState(() => asFirst(firstChoice(localStorage)))
  const profile = useProfile().data
  const goal = profile?.goal ?? null
  const left = goal?.date == null ? null : daysLeft(goal.date, new Date())
  return (
    <>
      <h1 className={classes.title} tabIndex={-1}>
        {texts.title(left?.days ?? null)}
      </h1>
      <p className={classes.lead}>{texts.lead}</p>
      <div className={classes.card}>
        <WarmUp language={choice.programmingLanguage} />
        <FirstInterview choice={choice} extraTimePercent={profile?.extraTimePercent} />
      </div>
      <p className={classes.foot}>
        <Link to="/app/interviewSelection" className={classes.link}>
          {texts.another}
        </Link>
        <span>
          {goal === null ? texts.nothingSaid : <Said date={goal.date} stage={goal.stage} />}{' '}
          <Link to="/app/firstRun" className={classes.link}>
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
          <p className={classes.minutes}>
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
      <div className={classes.steps} style={{ width: `${(100 * warmUpMinutes) / firstMinutes}%` }} aria-hidden="true">
        {[1, 2, 3].map((minute) => (
          <span key={minute} className={classes.step} data-first="true" />
        ))}
      </div>
      <p className={classes.stepNames}>{texts.warmUpSteps}</p>
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
  const navigate = useNavigate()
  const { submit, pending, error } = useSubmit(async () => {
    const sessionId = await openSession(session)
    moveDraftInto(sessionId)
    client.removeQueries({ queryKey: sessionsKey })
    await navigate(roomOf(sessionId))
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
          <p className={classes.minutes}>
            <strong>{estimate?.minutes ?? firstMinutes}</strong> {texts.minutes}
          </p>
          <Button size="md" loading={pending} aria-label={texts.startFirst} onClick={() => void submit()}>
            {texts.start}
          </Button>
          {estimate !== undefined && wallet !== undefined && (
            <p className={classes.tokens}>{texts.tokens(estimate.tokens, wallet.tokens.left)}</p>
          )}
        </>
      }
      problem={error}
    >
      <ol className={classes.steps}>
        {steps.map(({ step, minutes }) => (
          <li key={step} className={classes.named} style={{ flexGrow: minutes }}>
            <span className={classes.step} />
            <span className={classes.long}>{interviewStepLabels[step]}</span>
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
    <section className={classes.part} aria-label={props.name}>
      <div>
        <p className={classes.label} data-first={props.isFirst}>
          {props.label}
        </p>
        <h2 className={classes.partName}>{props.name}</h2>
        <p className={classes.partWhat}>{props.what}</p>
        {props.problem !== null && (
          <Problem>
            {texts.failed} {sentenceOf(props.problem)}
          </Problem>
        )}
      </div>
      <div className={classes.action}>{props.action}</div>
      <div className={classes.scale}>{props.children}</div>
    </section>
  )
}
