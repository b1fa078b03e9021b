import type { Skill } from '@greenroom/shared/learning'
import type { ReviewSitting } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Reviews.module.css'
import { endSitting } from './reviews.ts'
import type { GradedCard } from './Sitting.tsx'
import { reviewTexts as texts } from './texts.ts'
import type { UnsentGrades } from './unsentGrades.ts'
import { comesBackWords } from './when.ts'

/** A sitting's end: when the cards come back, and what the grades changed. */
export function Finish(props: {
  graded: readonly GradedCard[]
  unsent: UnsentGrades
  onLeave: (isMore: boolean) => Promise<void>
}) {
  const { graded, unsent, onLeave } = props
  const { waiting, refused } = unsent.useUnsent()
  const [sitting, setSitting] = useState<ReviewSitting | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { submit, pending, error } = useSubmit(async () => setSitting(await endSitting()))
  const isSent = waiting.length === 0
  useEffect(() => heading.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the last grade has been sent
  useEffect(() => {
    if (isSent) void submit()
  }, [isSent])
  const leaving = useSubmit(onLeave)
  const now = Date.now()
  return (
    <div className={clsx(ui.centred, classes.sitting)}>
      <h1 ref={heading} tabIndex={-1} className={ui.under8}>
        {sitting?.isDone === false ? texts.stopped : texts.finished}
      </h1>
      <p className={clsx(ui.under4, ui.pretty)}>
        {texts.summary(graded.length)} {sitting !== null && sitting.xp > 0 && texts.xp(sitting.xp)}{' '}
        {sitting !== null && sitting.left > 0 && texts.leftOver(sitting.left)}
      </p>
      <p role="status" className={clsx(ui.under16, ui.small, ui.quiet)}>
        {!isSent && <span className={ui.warn}>{texts.waiting(waiting.length)}</span>}
        {isSent && pending && texts.saving}
        {refused.length > 0 && texts.refused(refused.length)}
      </p>
      {error !== null && (
        <div className={ui.under16}>
          <Problem>
            {texts.notSaved} {sentenceOf(error)}
          </Problem>
          <Button size="xs" mt="xs" loading={pending} onClick={() => void submit()}>
            {texts.again}
          </Button>
        </div>
      )}
      {graded.length > 0 && (
        <section aria-labelledby="comes" className={ui.under24}>
          <h2 id="comes" className={ui.under8}>
            {texts.whatComes}
          </h2>
          <ul className={ui.list}>
            {graded.map(({ card, gradeId, dueAt }) => (
              <li key={gradeId} className={clsx(ui.flex, ui.between, ui.gap16, ui.lineAbove, classes.item)}>
                <span className={clsx(ui.shrinks, ui.breaks)}>{card.title}</span>
                <span className={clsx(ui.fixed, ui.small, ui.quiet)}>{comesBackWords(dueAt, now)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sitting !== null && sitting.skills.length > 0 && <Changes skills={sitting.skills} />}
      <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
        {sitting !== null && sitting.left > 0 && (
          <Button variant="filled" loading={leaving.pending} onClick={() => void leaving.submit(true)}>
            {texts.goOn}
          </Button>
        )}
        <Button component={Link} to="/dashboard" {...(sitting?.left === 0 ? { variant: 'filled' } : {})}>
          {texts.today}
        </Button>
        <Button disabled={leaving.pending} onClick={() => void leaving.submit(false)}>
          {texts.title}
        </Button>
      </div>
    </div>
  )
}

type Change = ReviewSitting['skills'][number]

function Changes({ skills }: { skills: readonly Change[] }) {
  return (
    <section aria-labelledby="changed" className={ui.under24}>
      <h2 id="changed" className={ui.under4}>
        {texts.changed}
      </h2>
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.skillScale}</p>
      <ul className={ui.list}>
        {skills.map(({ skill, before, after }) => (
          <li key={skill} className={clsx(ui.flex, ui.wrap, ui.between, ui.gap16, ui.lineAbove, classes.item)}>
            <span>{skillName(skill)}</span>
            <span className={clsx(ui.small, ui.quiet, ui.figures)}>
              {before === null && after === null
                ? texts.noEstimate
                : texts.change(estimateWords(before), estimateWords(after))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const skillName = (skill: Skill): string => {
  const words = skill.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const digits = (score: number): string => score.toFixed(1)
const estimateWords = (estimate: Change['before']): string =>
  estimate === null
    ? texts.noEstimate
    : texts.range(digits(estimate.score), digits(estimate.low), digits(estimate.high))
