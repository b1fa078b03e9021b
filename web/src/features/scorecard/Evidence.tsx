import type { ScorecardLine, Session, SessionScorecard } from '@greenroom/shared/session'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { SessionSolution } from '@greenroom/shared/wire'
import { Tabs } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type HandIn, resultsInWords } from '../../parts/replay/handIns.ts'
import type { Timeline } from '../../parts/replay/timeline.ts'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Evidence.module.css'
import { FactsTab } from './facts/FactsTab.tsx'
import type { Before } from './previous.ts'
import { SolutionTab } from './solution/SolutionTab.tsx'
import { scorecardTexts as texts } from './texts.ts'

export type EvidenceTab = 'replay' | 'solution' | 'facts'

/** The evidence next to the scores: the replay, a strong answer, and the counts. Leaves out empty tabs. */
export function Evidence(props: {
  tab: EvidenceTab
  onTab: (tab: EvidenceTab) => void
  session: Session
  scorecard: SessionScorecard | null
  /** The part of the scorecard being shown: the round's number, or null for the whole session. */
  round: number | null
  before: Before | null
  timeline: Timeline
  handIns: readonly HandIn[]
  solution: SessionSolution | null
  /** When a commit was stored, in ms from the start of the interview; null if it's unknown. */
  momentOf: (seq: number) => number | null
  /** Jumps the replay to a piece of evidence. */
  onEvidence: (line: ScorecardLine, pointIndex: number) => void
  children: ReactNode
}) {
  const { session, scorecard, solution, timeline, handIns } = props
  const hasSolution = solution !== null && solution.questions.length > 0
  const hasFacts =
    scorecard !== null && (scorecard.decision !== null || handIns.some(({ results }) => results !== null))
  const tab = (props.tab === 'solution' && !hasSolution) || (props.tab === 'facts' && !hasFacts) ? 'replay' : props.tab
  const level = session.settings.candidateExperienceLevel
  const tabs = [
    'replay' as const,
    ...(hasSolution ? (['solution'] as const) : []),
    ...(hasFacts ? (['facts'] as const) : []),
  ]
  return (
    <Tabs
      className={clsx(
        ui.grid,
        ui.shrinks,
        ui.lowers,
        ui.round,
        ui.thinLineAround,
        ui.surface,
        ui.clipped,
        classes.panel,
      )}
      value={tab}
      onChange={(value) => {
        const next = tabs.find((each) => each === value)
        if (next !== undefined) props.onTab(next)
      }}
      keepMounted={false}
    >
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.lineBelow, classes.head)}>
        <Tabs.List className={clsx(ui.gap24, classes.tabs)}>
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each} className={clsx(ui.text15, ui.line20, ui.quiet, classes.tab)}>
              {texts.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <p className={clsx(ui.row, ui.wrap, ui.flat, ui.text14, ui.quiet, ui.figures, classes.about)}>
          {tab === 'replay'
            ? countedOf({ scorecard, session, timeline, handIns }).map((each) => <span key={each}>{each}</span>)
            : tab === 'solution'
              ? texts.solution.of[level]
              : handIns.length > 0 && texts.facts.measured(programmingLanguageLabels[session.programmingLanguage])}
        </p>
      </div>
      <Tabs.Panel value="replay" className={ui.lowers}>
        {props.children}
      </Tabs.Panel>
      {hasSolution && (
        <Tabs.Panel value="solution" className={ui.lowers}>
          <SolutionTab
            solution={solution}
            scorecard={scorecard}
            round={props.round}
            handIns={handIns}
            language={session.programmingLanguage}
            momentOf={props.momentOf}
            onEvidence={props.onEvidence}
          />
        </Tabs.Panel>
      )}
      {hasFacts && (
        <Tabs.Panel value="facts" className={ui.lowers}>
          <FactsTab
            session={session}
            scorecard={scorecard}
            round={props.round}
            before={props.before}
            timeline={timeline}
            handIns={handIns}
            momentOf={props.momentOf}
          />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

/** Summarises the counted facts: hints, code handed in, time taken, longest silence. */
function countedOf(props: {
  scorecard: SessionScorecard | null
  session: Session
  timeline: Timeline
  handIns: readonly HandIn[]
}): string[] {
  const { scorecard, session, timeline, handIns } = props
  const hints = scorecard?.objective.hintRungs.length ?? timeline.markers.filter(({ kind }) => kind === 'hint').length
  const told = hints === 0 ? texts.noHintsUsed : texts.hintsUsed(hints)
  const results = resultsInWords(handIns)
  if (results !== '') return [told, results]
  const silences = timeline.silences.map(({ fromMs, toMs }) => toMs - fromMs)
  const whole = session.settings.timeLimitInMinutes * 60_000
  return [
    texts.facts.sum(elapsedOf(timeline.durationMs), elapsedOf(whole)),
    told,
    ...(silences.length > 0 ? [texts.silence(elapsedOf(Math.max(...silences)))] : []),
  ]
}
