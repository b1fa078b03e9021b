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
import { endSitting, type GradedCard } from './reviews.ts'
import { reviewTexts as texts } from './texts.ts'
import type { UnsentGrades } from './unsentGrades.ts'
import { comesBackWords } from './when.ts'

/** The end of a sitting: when the cards come back, and which estimates changed. */
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
        {titleOf(sitting)}
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

/** Each skill's estimate before and after. Without enough evidence, only the skill's name. */
function Changes({ skills }: { skills: readonly Change[] }) {
  const estimated = skills.filter(({ after }) => after !== null)
  const unknown = skills.filter(({ after }) => after === null)
  return (
    <section aria-labelledby="changed" className={ui.under24}>
      <h2 id="changed" className={ui.under4}>
        {texts.changed}
      </h2>
      <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.skillScale}</p>
      <ul className={ui.list}>
        {estimated.map(({ skill, before, after }) => (
          <li key={skill} className={clsx(ui.flex, ui.wrap, ui.between, ui.gap16, ui.lineAbove, classes.item)}>
            <span>{skillName(skill)}</span>
            <span className={clsx(ui.small, ui.quiet, ui.figures)}>{changeWords(before, after)}</span>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={clsx(ui.small, ui.quiet)}>
          {texts.noEstimate(unknown.map(({ skill }) => skillName(skill)).join(', '))}
        </p>
      )}
    </section>
  )
}

const skillName = (skill: Skill): string => {
  const words = skill.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const digits = (score: number): string => score.toFixed(1)
function changeWords(before: Change['before'], after: Change['after']): string {
  if (after === null) return ''
  const now = texts.range(digits(after.score), digits(after.low), digits(after.high))
  return before === null ? now : texts.change(digits(before.score), now)
}

function titleOf(sitting: ReviewSitting | null): string {
  if (sitting?.isDone === false) return texts.stopped
  return sitting !== null && sitting.left > 0 ? texts.enough : texts.finished
}
