import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import ui from '../../../ui/primitives.module.css'
import { StepLine } from '../../../ui/StepLine.tsx'
import classes from './FirstRun.module.css'
import { GoalStep } from './GoalStep.tsx'
import { LevelStep } from './LevelStep.tsx'
import { StartStep } from './StartStep.tsx'
import { firstRunTexts as texts } from './texts.ts'

const questions = 2

/** `/app/firstRun`: two optional questions after sign-up, then a suggestion where to start. */
export default function FirstRunPage() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('step') ?? 1)
  const step = asked === 2 || asked === 3 ? asked : 1
  const goOn = () => setSearch({ step: String(step + 1) })
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // Each step reads like a new page, so start at the top.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    page.current?.querySelector('h1')?.focus()
  }, [step])
  if (step === 3)
    return (
      <div ref={page} className={clsx(ui.centred, classes.wide)}>
        <StartStep />
      </div>
    )
  return (
    <div ref={page} className={clsx(ui.centred, classes.page)}>
      <p className={clsx(ui.under6, ui.small, ui.quiet)}>{texts.step(step, questions)}</p>
      <div className={classes.line}>
        <StepLine
          label={texts.steps(step, questions)}
          segments={[1, 2].map((number) => ({
            key: String(number),
            weight: 1,
            filled: number <= step ? 1 : 0,
            current: number === step,
          }))}
        />
      </div>
      {step === 1 ? <GoalStep onNext={goOn} /> : <LevelStep onNext={goOn} />}
    </div>
  )
}
