import type { InterviewerGuide } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { nameOf } from '../../../data/sessionLabels.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { evidenceOf } from './evidence.ts'
import classes from './InterviewerPane.module.css'
import { Section } from './Section.tsx'
import { interviewerTexts as texts } from './texts.ts'
import { useGive } from './useGive.ts'

/** Rubric dimensions as chips: pressing one saves the candidate's latest message as a private note under it. */
export function RubricChips({ rubric }: { rubric: InterviewerGuide['rubric'] }) {
  const latest = useRoom(
    ({ state }) => state?.messages.findLast(({ sender }) => sender === 'candidate')?.message ?? null,
  )
  const notes = useRoom(({ state }) => state?.notes ?? null)
  const { give, pending, problem } = useGive()
  return (
    <Section title={texts.rubric} aside={texts.rubricHint}>
      <ul className={clsx(ui.grid, ui.gap10, ui.list)}>
        {rubric.dimensions.map(({ dimension, weightPercent, expected }) => {
          const count = notes?.filter(({ text }) => text.startsWith(`${nameOf(dimension)}: `)).length ?? 0
          return (
            <li key={dimension} className={clsx(ui.grid, ui.gap12, ui.start, classes.dimension)}>
              <span className={ui.small}>
                <span className={ui.medium}>{nameOf(dimension)}</span>{' '}
                <span className={clsx(ui.quiet, ui.figures)}>
                  {texts.weight(weightPercent)}
                  {count > 0 && `, ${texts.recorded(count)}`}
                </span>
                {expected !== undefined && <span className={clsx(ui.block, ui.quiet)}>{expected}</span>}
              </span>
              <Button
                size="xs"
                aria-label={texts.record(dimension)}
                disabled={pending || latest === null}
                onClick={() =>
                  void give({
                    type: 'WritePrivateNote',
                    text: texts.evidence(dimension, latest === null ? null : evidenceOf(latest)),
                  })
                }
              >
                <IconPlus size={15} stroke={1.8} aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      {problem !== null && <Problem mt={8}>{problem}</Problem>}
    </Section>
  )
}
