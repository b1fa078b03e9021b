import { readDifficulty, readLanguage } from '@greenroom/shared/rules'
import { difficulties, difficultyLabels } from '@greenroom/shared/vocabulary'
import type { SessionEstimate } from '@greenroom/shared/wire'
import { Button, NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useLanguages } from '../../data/languages.ts'
import { preferredLanguage, rememberLanguage } from '../../data/preferredLanguage.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Assessments.module.css'
import {
  type AssessmentChoice,
  type OfferedAssessment,
  offeredAssessments,
  openAssessment,
  useEstimates,
} from './assessments.ts'
import { assessmentTexts as texts } from './assessmentTexts.ts'

/** The assessments, each with its rules in one sentence, its length and its cost. */
export function Assessments() {
  const [choice, setChoice] = useState<AssessmentChoice>(() => ({
    difficulty: readDifficulty(null),
    programmingLanguage: preferredLanguage(localStorage),
  }))
  const languages = useLanguages()
  const estimates = useEstimates(choice)
  const leave = useLeave()
  const [started, setStarted] = useState<OfferedAssessment | null>(null)
  const { submit, pending, error } = useSubmit(async (type: OfferedAssessment) => {
    setStarted(type)
    rememberLanguage(localStorage, choice.programmingLanguage)
    await leave(await openAssessment(type, choice))
  })

  return (
    <section aria-labelledby="assessments">
      <div className={clsx(ui.flex, ui.wrap, ui.between, classes.head)}>
        <h2 id="assessments" className={ui.flat}>
          {texts.title}
        </h2>
        <div className={clsx(ui.grid, ui.gap12, classes.choice)}>
          <NativeSelect
            label={texts.difficulty}
            value={choice.difficulty}
            data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
            onChange={({ currentTarget }) => setChoice({ ...choice, difficulty: readDifficulty(currentTarget.value) })}
          />
          <NativeSelect
            label={texts.language}
            value={choice.programmingLanguage}
            data={languages.options}
            onChange={({ currentTarget }) =>
              setChoice({ ...choice, programmingLanguage: readLanguage(currentTarget.value) })
            }
          />
        </div>
      </div>
      <ul className={clsx(ui.list, ui.lineAbove)}>
        {offeredAssessments.map((type, index) => {
          const estimate = estimates[index]
          return (
            <li key={type} className={clsx(ui.grid, ui.middle, ui.lineBelow, classes.row)}>
              <div>
                <h3 className={clsx(ui.flat, ui.text16, classes.name)}>{texts.names[type]}</h3>
                <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.rules[type]}</p>
                {started === type && error !== null && (
                  <Problem>
                    {texts.failed} {sentenceOf(error)}
                  </Problem>
                )}
              </div>
              <Facts estimate={estimate?.data} failed={estimate?.isError === true} />
              <Button
                className={classes.start ?? ''}
                aria-label={texts.startNamed(texts.names[type])}
                disabled={estimate?.data?.matches === false}
                loading={pending && started === type}
                onClick={() => void submit(type)}
              >
                {texts.start}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Length and cost. Reserves space for them until they are known. */
function Facts({ estimate, failed }: { estimate: SessionEstimate | undefined; failed: boolean }) {
  if (estimate === undefined)
    return (
      <p className={clsx(ui.grid, ui.flat, ui.small, ui.quiet, ui.figures, classes.facts)}>
        {failed ? texts.unknown : ' '}
      </p>
    )
  if (!estimate.matches)
    return <p className={clsx(ui.grid, ui.flat, ui.small, ui.quiet, ui.figures, classes.facts)}>{texts.noMatch}</p>
  return (
    <p className={clsx(ui.grid, ui.flat, ui.small, ui.quiet, ui.figures, classes.facts)}>
      <span>{texts.length(estimate.minutes)}</span>
      <span>{texts.cost(estimate.tokens)}</span>
    </p>
  )
}
