import type { Goal } from '@greenroom/shared/wire'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../../data/api.ts'
import { firstChoice, rememberChoice, withSettings } from '../../../data/choice.ts'
import { useCompanies } from '../../../data/companies.ts'
import { dayOf, daysLeft, isoDayOf, likelyDay } from '../../../data/days.ts'
import { useGoalChange, useProfile } from '../../../data/profile.ts'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { DayLine } from './DayLine.tsx'
import classes from './FirstRun.module.css'
import { StepForm } from './StepForm.tsx'
import { firstRunTexts } from './texts.ts'

const texts = firstRunTexts.goal
const stages = ['telephone', 'on_site', 'take_home_assessment'] as const
const generic = 'Generic tech company'
const longestCompany = 100

/** Asks for the interview date, the company and the next round, prefilled with known or likely answers. */
export function GoalStep({ onNext }: { onNext: () => void }) {
  const { data: profile, isPending } = useProfile()
  if (isPending) return null
  return <GoalForm key={profile === undefined ? 'new' : 'known'} known={profile?.goal ?? null} onNext={onNext} />
}

function GoalForm({ known, onNext }: { known: Goal | null; onNext: () => void }) {
  const companies = useCompanies().data ?? []
  const [today] = useState(() => new Date())
  const [company, setCompany] = useState(known?.company ?? generic)
  const [date, setDate] = useState(known?.date ?? likelyDay(today))
  const [stage, setStage] = useState(known?.stage ?? 'on_site')
  const left = daysLeft(date, today)
  const day = dayOf(date)
  const isPast = date !== '' && left === null
  const change = useGoalChange()
  const { submit, pending, error } = useSubmit(async () => {
    const name = company.trim()
    await change({ company: name === '' ? null : name, date: date === '' ? null : date, stage })
    const listed = companies.find((each) => each.name.toLowerCase() === name.toLowerCase())
    const companyType = listed?.companyType ?? 'generic tech company'
    rememberChoice(localStorage, withSettings(firstChoice(localStorage), { companyType, interviewStage: stage }))
    onNext()
  })
  return (
    <StepForm
      title={texts.title}
      lead={texts.lead}
      pending={pending}
      problem={error === null ? null : `${firstRunTexts.notSaved} ${sentenceOf(error)}`}
      onNext={() => {
        if (!isPast) void submit()
      }}
      onSkip={onNext}
    >
      <TextInput
        size="md"
        label={texts.company}
        description={texts.companyHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        rightSection={
          company !== '' && (
            <ActionIcon variant="subtle" color="gray" aria-label={texts.clear} onClick={() => setCompany('')}>
              <IconX size={17} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )
        }
        list="first-run-companies"
        maxLength={longestCompany}
        autoComplete="off"
        value={company}
        onChange={({ currentTarget }) => setCompany(currentTarget.value)}
      />
      <datalist id="first-run-companies">
        {companies.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <div className={clsx(ui.grid, ui.halves, classes.pair)}>
        <TextInput
          size="md"
          type="date"
          label={
            <>
              {texts.date} <span className={clsx(ui.quiet, ui.regular)}>{texts.dateAside}</span>
            </>
          }
          min={isoDayOf(today)}
          value={date}
          error={isPast ? texts.past : null}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <RadioField
          label={texts.stage}
          value={stage}
          options={stages.map((value) => ({ value, label: texts.stages[value] }))}
          onChange={setStage}
        />
      </div>
      {left !== null && day !== null && <DayLine left={left} day={day} />}
    </StepForm>
  )
}
