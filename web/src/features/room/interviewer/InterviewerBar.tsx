import { hasClock, isExam } from '@greenroom/shared/rules'
import { type InProgress, lastHandIn } from '@greenroom/shared/session'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialogs/ConfirmDialog.tsx'
import { useHandIn } from '../../../parts/handIn/useHandIn.ts'
import { useInterview } from '../../../parts/room/useInterview.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './InterviewerPane.module.css'
import { Prompter } from './prompter/Prompter.tsx'
import { interviewerTexts as texts } from './texts.ts'
import { useGive } from './useGive.ts'

type Asking = 'end' | 'skip' | 'handBack' | null

/** The interviewer's footer: suggested questions, the result, the clock, the next question, who leads, and the end. */
export function InterviewerBar({ isWide, onPut }: { isWide: boolean; onPut: () => void }) {
  const standing = useInterview((state) => ({
    leads: state.control === 'human',
    hasClock: hasClock(state),
    isRunning: state.clock.runningSince !== null,
    hasBegun: state.clockStartedAt !== null,
    candidate: state.candidate.name,
    showable: showableIn(state),
  }))
  const isUndoable = useHandIn().isLocked
  const { give, pending, problem } = useGive()
  const [asking, ask] = useState<Asking>(null)
  if (standing === null) return null
  const { leads, isRunning, hasBegun } = standing
  const extend = () => void give({ type: 'ExtendTime', minutes: 5 })
  const showable = isUndoable ? undefined : standing.showable
  const dialogs = {
    end: { ...texts.endDialog, type: 'EndInterview' },
    skip: { ...texts.skipDialog, type: 'SkipQuestion' },
    handBack: { ...texts.handBackDialog, type: 'HandBack' },
  } as const
  return (
    <section className={clsx(ui.row, ui.end, ui.gap8, ui.fixed, ui.lineAbove, classes.bar)} aria-label={texts.bar}>
      {leads && <Prompter onPut={onPut} />}
      {!leads && (
        <Button disabled={pending} onClick={() => void give({ type: 'TakeOver' })}>
          {texts.takeOver}
        </Button>
      )}
      {leads && isWide && (
        <Button variant="subtle" disabled={pending} onClick={() => ask('handBack')}>
          {texts.handBack}
        </Button>
      )}
      <div className={clsx(ui.grow, ui.shrinks, ui.small, ui.quiet, classes.status)} role="status">
        {problem === null ? !leads && texts.aiLeads : <Problem>{problem}</Problem>}
      </div>
      {leads && (
        <>
          {standing.hasClock && (
            <>
              <Button
                disabled={pending}
                leftSection={
                  isRunning ? (
                    <IconPlayerPause size={16} stroke={1.6} aria-hidden="true" />
                  ) : (
                    <IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />
                  )
                }
                onClick={() => void give({ type: isRunning ? 'PauseClock' : 'ResumeClock' })}
              >
                {isRunning ? texts.pause : hasBegun ? texts.resume : texts.startClock}
              </Button>
              {isWide && (
                <Button disabled={pending} onClick={extend}>
                  {texts.extend}
                </Button>
              )}
            </>
          )}
          {showable !== undefined && (
            <Button
              disabled={pending}
              leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => void give({ type: 'ShowResult', handInId: showable })}
            >
              {texts.showResult(standing.candidate)}
            </Button>
          )}
          {isWide && (
            <Button variant="subtle" disabled={pending} onClick={() => ask('skip')}>
              {texts.skip}
            </Button>
          )}
          {!isWide && (
            <Menu position="top-end" withinPortal>
              <Menu.Target>
                <ActionIcon variant="default" size={40} aria-label={texts.moreActions}>
                  <IconDots size={18} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {standing.hasClock && <Menu.Item onClick={extend}>{texts.extend}</Menu.Item>}
                <Menu.Item onClick={() => ask('handBack')}>{texts.handBack}</Menu.Item>
                <Menu.Item onClick={() => ask('skip')}>{texts.skip}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
          <Button disabled={pending} onClick={() => ask('end')}>
            {texts.end}
          </Button>
        </>
      )}
      {asking !== null && (
        <ConfirmDialog
          opened
          {...dialogs[asking]}
          onCancel={() => ask(null)}
          onConfirm={() => {
            ask(null)
            void give({ type: dialogs[asking].type })
          }}
        />
      )}
    </section>
  )
}

/** The hand-in whose result the candidate hasn't fully seen. */
function showableIn(state: InProgress): string | undefined {
  const version = lastHandIn(state.question)
  if (version === undefined || version.testsTotal === null || isExam(state)) return undefined
  const hasMore = version.shown?.counterexample === null && version.facts?.counterexample != null
  return version.shown === undefined || hasMore ? version.handInId : undefined
}
