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

/** How much was missed, and a button that plans the rest again, using the latest results. */
export function BehindCard({ path: { behind, revision }, disabled }: { path: LearningPath; disabled: boolean }) {
  const { replan } = usePathChange()
  const [isDone, setIsDone] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await replan(revision)
    setIsDone(true)
  })
  const isBehind = behind.count > 0
  return (
    <section className={clsx(ui.inset24, ui.round, ui.surface, ui.thinLineAround)} aria-labelledby="behind">
      <h2 id="behind" className={clsx(ui.under4, ui.large)}>
        {isBehind ? texts.title(behind.count) : texts.onTrack}
      </h2>
      <p className={clsx(ui.under12, ui.small, ui.quiet)}>{isBehind ? texts.body(behind.minutes) : texts.newResults}</p>
      <Button
        loading={pending}
        disabled={disabled}
        leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => void submit()}
      >
        {texts.action}
      </Button>
      {isDone && error === null && (
        <p className={clsx(ui.after8, ui.small, ui.quiet)} role="status">
          {texts.done}
        </p>
      )}
      <Problem>{error === null ? null : sentenceOf(error)}</Problem>
    </section>
  )
}
