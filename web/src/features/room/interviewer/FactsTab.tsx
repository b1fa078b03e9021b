import { isExam } from '@greenroom/shared/rules'
import { lastHandIn, questionsOf } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Cost, CostUnknown } from '../../../parts/facts/Cost.tsx'
import { Counterexample } from '../../../parts/facts/Counterexample.tsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { useSession } from '../../../parts/room/useInterview.ts'
import { HiddenKinds } from '../../../parts/runs/HiddenKinds.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './InterviewerPane.module.css'
import { Section } from './Section.tsx'
import { TestFacts } from './TestFacts.tsx'
import { interviewerTexts as texts } from './texts.ts'

/** Results of running the candidate's code: the tests, the smallest input it gets wrong, and its cost. */
export function FactsTab() {
  const candidate = useRoom(({ state }) => state?.candidate.name ?? '')
  const told = useSession((state) => {
    const question = questionsOf(state).at(-1)
    const version = question === undefined ? undefined : lastHandIn(question)
    const run = question?.runs.find(({ runId }) => runId === version?.runId)
    return { version, run, isExam: isExam(state), startedAt: state.phase === 'NOT_STARTED' ? 0 : state.startedAt }
  })
  const version = told?.version
  const facts = version?.facts
  const outcome = told?.run?.outcome
  const cases = outcome?.status === 'COMPLETED' ? (outcome.results?.testCases ?? []) : []
  return (
    <>
      <p className={clsx(ui.flat, ui.small, ui.quiet, classes.section)}>{texts.factsHint(candidate)}</p>
      <TestFacts />
      {version !== undefined && !version.untouched && facts === undefined && (
        <Section title={texts.counterexample}>
          <p className={clsx(ui.flat, ui.small, ui.quiet)} role="status">
            {told?.isExam ? texts.noFactsInExam : texts.searching}
          </p>
        </Section>
      )}
      {version !== undefined && facts !== undefined && (
        <div className={clsx(ui.grid, ui.gap24, classes.section, classes.found)}>
          <Counterexample facts={facts} atMs={version.at - (told?.startedAt ?? 0)} isMine={false} />
          {facts.cost === null ? <CostUnknown isMine={false} /> : <Cost cost={facts.cost} stated={null} />}
        </div>
      )}
      <HiddenKinds testCases={cases} />
    </>
  )
}
