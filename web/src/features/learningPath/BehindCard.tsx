import type { LearningPath } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { usePathChange } from '../../data/learningPath.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { pathTexts } from './texts.ts'

const texts = pathTexts.behind

/** How much was missed, and a button that plans it again. After that, only a word that it was done. */
export function BehindCard({ path: { behind, revision }, disabled }: { path: LearningPath; disabled: boolean }) {
  const { replan } = usePathChange()
  const [isDone, setIsDone] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await replan(revision)
    setIsDone(true)
  })
  const problem = error === null ? null : sentenceOf(error)
  if (behind.count === 0)
    return isDone || problem !== null ? (
      <p className={clsx(ui.flat, ui.small, ui.quiet)} role="status">
        {problem ?? texts.done}
      </p>
    ) : null
  return (
    <section className={clsx(ui.inset24, ui.round, ui.surface, ui.thinLineAround)} aria-labelledby="behind">
      <h2 id="behind" className={clsx(ui.under4, ui.large)}>
        {texts.title(behind.count)}
      </h2>
      <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.body(behind.minutes)}</p>
      <Button
        loading={pending}
        disabled={disabled}
        leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => void submit()}
      >
        {texts.action}
      </Button>
      <Problem>{problem}</Problem>
    </section>
  )
}
