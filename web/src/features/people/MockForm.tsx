import { durationsInMinutes, readDifficulty, readLanguage } from '@greenroom/shared/rules'
import {
  difficulties,
  difficultyLabels,
  experienceLevels,
  interviewStageLabels,
  interviewStages,
} from '@greenroom/shared/vocabulary'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { offerTimes, refreshAppointments } from '../../data/appointments.ts'
import { type Choice, rememberChoice, withSettings } from '../../data/choice.ts'
import { useLanguages } from '../../data/languages.ts'
import { lobbyOf } from '../../data/sessionKinds.ts'
import { useTimeZone } from '../../parts/appointments/timeZone.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { inviteByMail, type NewMock, openMock } from './mocks.ts'
import classes from './People.module.css'
import { mockTexts as texts } from './texts.ts'

/** The form's id, for a submit button elsewhere on the page. */
export const mockFormId = 'mock-form'
/** The minimum for a design, in minutes. */
const shortestDesign = 45

/** Sets up a mock interview with a person. The invite links are in its lobby. */
export function MockForm({
  mock: { choice, setChoice, turns, setTurns },
  slots,
  onOpened,
}: {
  mock: NewMock
  slots: ReadonlySet<number>
  onOpened: () => void
}) {
  const timeZone = useTimeZone()
  const [email, setEmail] = useState('')
  /** The session, if it was opened before a later step failed. */
  const opened = useRef<string | null>(null)
  const [round, setRound] = useState<'coding' | 'system_design'>('coding')
  const [role, setRole] = useState<'candidate' | 'interviewer'>('candidate')
  const languages = useLanguages()
  const client = useQueryClient()
  const leave = useLeave()
  const { settings, programmingLanguage } = choice
  const change = (changed: Partial<Choice['settings']>) => setChoice(withSettings(choice, changed))
  const opening = useSubmit(async () => {
    rememberChoice(localStorage, choice)
    opened.current ??= await openMock({
      mode: 'human',
      role,
      contentDomain: 'tech_interview_prep',
      ...(round === 'system_design' ? { assessmentType: round } : {}),
      settings,
      programmingLanguage,
      swap: turns === 'both',
    })
    const sessionId = opened.current
    if (slots.size > 0) await offerTimes({ sessionId, slots: [...slots], timeZone, revision: 0 })
    if (email.trim() !== '')
      await inviteByMail(sessionId, role === 'candidate' ? 'interviewer' : 'candidate', email.trim())
    client.removeQueries({ queryKey: ['sessions'] })
    await refreshAppointments(client)
    onOpened()
    await leave(lobbyOf(sessionId))
  })
  return (
    <form
      id={mockFormId}
      className={clsx(ui.grid, ui.gap20, ui.lineAround, ui.round, ui.surface, classes.card)}
      noValidate
      aria-labelledby="new-mock"
      onSubmit={(event) => {
        event.preventDefault()
        void opening.submit()
      }}
    >
      <h2 id="new-mock" className={clsx(ui.flat, ui.title)}>
        {texts.form}
      </h2>
      <RadioField
        label={texts.turns}
        hint={texts.turnsHint[turns]}
        value={turns}
        options={texts.turnsOptions}
        onChange={setTurns}
      />
      <RadioField
        label={turns === 'both' ? texts.beginAs : texts.role}
        hint={texts.roleHint[role]}
        value={role}
        options={texts.roles}
        onChange={setRole}
      />
      <RadioField
        label={texts.round}
        hint={texts.roundHint[round]}
        value={round}
        options={texts.rounds}
        onChange={(chosen) => {
          setRound(chosen)
          if (chosen === 'system_design' && settings.timeLimitInMinutes < shortestDesign)
            change({ timeLimitInMinutes: shortestDesign, interviewStage: 'on_site' })
        }}
      />
      <RadioField
        label={texts.stage}
        dense
        value={settings.interviewStage}
        options={interviewStages.map((value) => ({ value, label: interviewStageLabels[value] }))}
        onChange={(interviewStage) => change({ interviewStage })}
      />
      <RadioField
        label={texts.duration}
        dense
        value={settings.timeLimitInMinutes}
        options={durationsInMinutes.map((minutes) => ({ value: minutes, label: String(minutes) }))}
        onChange={(timeLimitInMinutes) => change({ timeLimitInMinutes })}
      />
      <RadioField
        label={texts.level}
        dense
        value={settings.candidateExperienceLevel}
        options={experienceLevels.map((value) => ({ value, label: texts.levels[value] }))}
        onChange={(candidateExperienceLevel) => change({ candidateExperienceLevel })}
      />
      <NativeSelect
        label={texts.difficulty}
        value={settings.interviewDifficulty}
        data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
        onChange={({ currentTarget }) => change({ interviewDifficulty: readDifficulty(currentTarget.value) })}
      />
      <NativeSelect
        label={texts.language}
        value={programmingLanguage}
        data={languages.options}
        description={languages.whyMissing(programmingLanguage)}
        onChange={({ currentTarget }) =>
          setChoice({ ...choice, programmingLanguage: readLanguage(currentTarget.value) })
        }
      />
      <TextInput
        type="email"
        label={texts.email}
        description={texts.emailHint}
        value={email}
        maxLength={254}
        autoComplete="off"
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Button type="submit" variant="filled" size="md" loading={opening.pending}>
        {slots.size === 0 ? texts.create : texts.offer(slots.size)}
      </Button>
      {opening.error !== null && <Problem>{sentenceOf(opening.error)}</Problem>}
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.next}</p>
    </form>
  )
}
