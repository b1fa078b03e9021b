import { type PublicChallenge, questionsOf, type Session } from '@greenroom/shared/session'
import { Button, UnstyledButton } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { memo } from 'react'
import { askedIn } from '../../../parts/problem/askedIn.ts'
import { StatementBody } from '../../../parts/problem/ProblemPane.tsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { roomTexts } from '../../../parts/room/texts.ts'
import { useIsInterviewer } from '../../../parts/room/useRole.ts'
import ui from '../../../ui/primitives.module.css'
import { useDesignBand } from '../header/useDesignBand.ts'
import classes from './ProblemHead.module.css'

const texts = roomTexts.problemHead
const bodyId = 'room-problem-body'

/**
 * The question, above a conversation or next to a whiteboard. It starts open and folds to one line. Unless the reader
 * has chosen otherwise, it folds at the second part of a design. On a phone and for the interviewer, it also folds at
 * the first answer.
 */
export const ProblemHead = memo(function ProblemHead({ isWide }: { isWide: boolean }) {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const challenge = useRoom(({ state }) => (state === null ? undefined : questionsOf(state).at(-1)?.challenge))
  const hasAnswered = useRoom(({ state }) => state !== null && answeredLatest(state))
  const [chosen, choose] = useSessionStorage<'open' | 'folded' | null>({
    key: `greenroom:problem:${sessionId}:${challenge?.challenge_id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const band = useDesignBand()
  const isInterviewer = useIsInterviewer()
  if (challenge === undefined) return null
  const isNew = band === null ? (isWide && !isInterviewer) || !hasAnswered : band.index === 0
  const isOpen = chosen === null ? isNew : chosen === 'open'
  return <Head challenge={challenge} isOpen={isOpen} onFold={() => choose(isOpen ? 'folded' : 'open')} />
})

function Head(props: { challenge: PublicChallenge; isOpen: boolean; onFold: () => void }) {
  const { challenge, isOpen, onFold } = props
  if (!isOpen)
    return (
      <div className={clsx(ui.wide, classes.folded)}>
        <h2 className={clsx(ui.flat, ui.large)}>
          <UnstyledButton
            className={clsx(ui.row, ui.gap12, ui.wide, classes.line)}
            aria-expanded={false}
            onClick={onFold}
          >
            <span className={clsx(ui.fixed, ui.text17, ui.ink, ui.strong, ui.cut, classes.name)}>
              {challenge.title}
            </span>{' '}
            <span className={clsx(ui.grow, ui.shrinks, ui.text15, ui.quiet, ui.regular, ui.even, ui.cut, ui.wideOnly)}>
              {askedIn(challenge.challenge_description)}
            </span>
            <IconChevronDown className={clsx(ui.fixed, ui.quiet)} size={18} stroke={1.6} aria-hidden="true" />
          </UnstyledButton>
        </h2>
      </div>
    )
  return (
    <div className={clsx(ui.flex, ui.column, ui.lowers, ui.wide, classes.open)}>
      <div className={clsx(ui.row, ui.between, ui.gap16, ui.fixed, classes.top)}>
        <h2 className={ui.flat}>{challenge.title}</h2>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-expanded={true}
          aria-controls={bodyId}
          rightSection={<IconChevronUp size={16} stroke={1.6} aria-hidden="true" />}
          onClick={onFold}
        >
          {texts.fold}
        </Button>
      </div>
      <section
        id={bodyId}
        className={clsx(ui.lowers, ui.scrolls, ui.focusInside, classes.body)}
        aria-label={texts.body}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
      >
        <StatementBody challenge={challenge} />
      </section>
    </div>
  )
}

/** Whether the candidate has sent a message since the latest question. */
function answeredLatest(state: Session): boolean {
  const from = questionsOf(state).at(-1)?.presentedAt ?? 0
  return state.messages.some(({ sender, timeSent }) => sender === 'candidate' && Date.parse(timeSent) > from)
}
