import { type Proposal, partnerHalfMinutes, partnerPaths, proposalSchema, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { post, sentenceOf, unread } from '../../../data/api.ts'
import { lobbyOf } from '../../../data/sessionKinds.ts'
import { timeTexts } from '../../../parts/appointments/texts.ts'
import { useTimeZone } from '../../../parts/appointments/timeZone.ts'
import { useMarks } from '../../../parts/appointments/useMarks.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import classes from './Partners.module.css'
import { ProposalMenu } from './PostMenu.tsx'
import { detailsOf, shownTime, useFreshBoard } from './partners.ts'
import { boardTexts as texts } from './texts.ts'

/** Proposals you have received and made. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null
  return (
    <ul className={ui.list} aria-label={texts.proposals}>
      {proposals.map((proposal) => (
        <Row key={proposal.proposalId} proposal={proposal} />
      ))}
    </ul>
  )
}

function Row({ proposal }: { proposal: Proposal }) {
  const { proposalId, mine, status, times, time, sessionId } = proposal
  const refresh = useFreshBoard()
  const timeZone = useTimeZone()
  const { busyAt } = useMarks({ minutes: 2 * partnerHalfMinutes })
  const answering = useSubmit(async (accepted: string | null) => {
    if (accepted === null) await post(urlOf(partnerPaths.decline, { proposalId }), {}, unread)
    else await post(urlOf(partnerPaths.accept, { proposalId }), { time: accepted, timeZone }, proposalSchema)
    await refresh()
  })
  return (
    <li className={clsx(ui.lineBelow, classes.post)}>
      <div className={clsx(ui.row, ui.between, ui.gap12)}>
        <span className={ui.shrinks}>
          <span className={clsx(ui.block, ui.medium, ui.breaks)}>{titleOf(proposal)}</span>
          <span className={clsx(ui.small, ui.quiet)}>
            {detailsOf(proposal)}.{' '}
            {status === 'open' && (mine ? `${times.map(shownTime).join('; ')}. ${texts.waiting}` : texts.tokens)}
          </span>
        </span>
        {status === 'open' && !mine && <ProposalMenu proposal={proposal} />}
        {status === 'accepted' && sessionId !== null && time !== null && (
          <Button size="xs" component={Link} to={lobbyOf(sessionId)}>
            {texts.toLobby}
          </Button>
        )}
        {status === 'open' && mine && (
          <Button size="xs" variant="subtle" loading={answering.pending} onClick={() => void answering.submit(null)}>
            {texts.takeBack}
          </Button>
        )}
      </div>
      {status === 'open' && !mine && (
        <div className={clsx(ui.row, ui.wrap, ui.gap8, ui.after8)}>
          {times.map((each) => {
            const busy = busyAt(Date.parse(each))
            return (
              <Button
                key={each}
                size="xs"
                disabled={answering.pending || busy !== null}
                title={busy === null ? undefined : timeTexts.pick.busy(busy)}
                onClick={() => void answering.submit(each)}
              >
                {busy === null ? texts.accept(shownTime(each)) : texts.busy(shownTime(each))}
              </Button>
            )
          })}
          <Button size="xs" variant="subtle" disabled={answering.pending} onClick={() => void answering.submit(null)}>
            {texts.decline}
          </Button>
        </div>
      )}
      {answering.error !== null && (
        <Problem mt={12}>
          {texts.problem} {sentenceOf(answering.error)}
        </Problem>
      )}
    </li>
  )
}

function titleOf({ name, mine, status, time }: Proposal): string {
  switch (status) {
    case 'accepted':
      return texts.accepted(name, time === null ? '' : shownTime(time))
    case 'declined':
      return texts.declined(name)
    case 'open':
    case 'withdrawn':
      return mine ? texts.youProposed(name) : texts.proposes(name)
  }
}
