import { costsSentence } from '@greenroom/shared/rules'
import { difficultyLabels } from '@greenroom/shared/vocabulary'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ProblemPane } from '../../../parts/problem/ProblemPane.tsx'
import { useRoomAccess } from '../../../parts/room/roomContext.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { workspaceTexts as texts } from '../texts.ts'
import type { CostsField } from '../useCosts.ts'
import classes from './ProblemTab.module.css'
import type { SideViewProps } from './sideViewProps.ts'

/** The problem as presented, and fields for the cost of the candidate's solution. */
export function ProblemTab({ state, question, costs, missesCosts }: SideViewProps) {
  return (
    <div className={clsx(ui.flex, ui.column)}>
      <ProblemPane
        pinsExample
        afterTitle={
          <p className={clsx(ui.flex, ui.wrap, ui.gap6, classes.chips)}>
            <span className={clsx(ui.text13, ui.line20, ui.quiet, ui.lineAround, ui.roundSmall, classes.chip)}>
              {difficultyLabels[state.settings.interviewDifficulty]}
            </span>
            <span className={clsx(ui.text13, ui.line20, ui.quiet, ui.lineAround, ui.roundSmall, classes.chip)}>
              {texts.minutes(question.challenge.duration_in_minutes)}
            </span>
          </p>
        }
      />
      <CostsSection costs={costs} isMissing={missesCosts} isOpen={state.phase === 'IN_PROGRESS'} />
    </div>
  )
}

function CostsSection({ costs, isMissing, isOpen }: { costs: CostsField; isMissing: boolean; isOpen: boolean }) {
  const { client } = useRoomAccess()
  const [problem, setProblem] = useState<string | null>(null)
  const { value, set, required, isSaid, mustWait } = costs
  const sentence = costsSentence(value)
  const lacks = (text: string) => isMissing && text.trim() === ''

  async function say() {
    if (sentence === null) return
    setProblem(null)
    const answer = await client.send({ type: 'SendMessage', message: sentence })
    if (!answer.ok) setProblem(answer.error.message)
  }

  return (
    <section className={clsx(ui.lineAbove, classes.costs)} aria-labelledby="costs-title">
      <h3 id="costs-title" className={clsx(ui.flat, ui.body)}>
        {texts.costs}
      </h3>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{required ? texts.costsRequired : texts.costsOptional}</p>
      <div className={clsx(ui.grid, ui.halves, ui.gap12, classes.fields)}>
        <TextInput
          id="costs-time"
          aria-label={texts.time}
          placeholder={texts.timeExample}
          maxLength={100}
          required={required}
          error={lacks(value.time)}
          disabled={!isOpen}
          value={value.time}
          onChange={(event) => set({ ...value, time: event.currentTarget.value })}
        />
        <TextInput
          aria-label={texts.space}
          placeholder={texts.space}
          maxLength={100}
          required={required}
          error={lacks(value.space)}
          disabled={!isOpen}
          value={value.space}
          onChange={(event) => set({ ...value, space: event.currentTarget.value })}
        />
      </div>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.goneWhenEmpty, classes.costsState)} role="status">
        {isMissing && (lacks(value.time) || lacks(value.space)) ? texts.costsMissing : isSaid ? texts.costsSaid : null}
      </p>
      {problem !== null && <Problem mb={10}>{problem}</Problem>}
      {isOpen && sentence !== null && !isSaid && (
        <Button size="xs" disabled={mustWait} onClick={() => void say()}>
          {texts.sayCosts}
        </Button>
      )}
    </section>
  )
}
