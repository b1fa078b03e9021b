import { type PublicChallenge, questionsOf, type Session } from '@greenroom/shared/session'
import { Button, UnstyledButton } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { memo } from 'react'
import { askedIn } from '../../../parts/problem/askedIn.ts'
import { StatementBody } from '../../../parts/problem/ProblemPane.tsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { roomTexts } from '../../../parts/room/texts.ts'
import { useDesignBand } from '../header/useDesignBand.ts'
import classes from './ProblemHead.module.css'

const texts = roomTexts.problemHead
const bodyId = 'room-problem-body'

/**
 * The question at the head of a conversation, or beside a whiteboard. It is open at first and folds to one line, what is asked. By
 * itself it folds on a phone with the first answer, and in a design with the second part, until the reader decides otherwise.
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
  if (challenge === undefined) return null
  const isNew = band === null ? isWide || !hasAnswered : band.index === 0
  const isOpen = chosen === null ? isNew : chosen === 'open'
  return <Head challenge={challenge} isOpen={isOpen} onFold={() => choose(isOpen ? 'folded' : 'open')} />
})

function Head(props: { challenge: PublicChallenge; isOpen: boolean; onFold: () => void }) {
  const { challenge, isOpen, onFold } = props
  if (!isOpen)
    return (
      <div className={classes.folded}>
        <h2 className={classes.heading}>
          <UnstyledButton className={classes.line ?? ''} aria-expanded={false} onClick={onFold}>
            <span className={classes.name}>{challenge.title}</span>{' '}
            <span className={classes.asked}>{askedIn(challenge.challenge_description)}</span>
            <IconChevronDown className={classes.chevron} size={18} stroke={1.6} aria-hidden="true" />
          </UnstyledButton>
        </h2>
      </div>
    )
  return (
    <div className={classes.open}>
      <div className={classes.top}>
        <h2 className={classes.title}>{challenge.title}</h2>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section id={bodyId} className={classes.body} aria-label={texts.body} tabIndex={0}>
        <StatementBody challenge={challenge} />
      </section>
    </div>
  )
}

/** Whether the candidate has said something since the latest question was put. */
function answeredLatest(state: Session): boolean {
  const from = questionsOf(state).at(-1)?.presentedAt ?? 0
  return state.messages.some(({ sender, timeSent }) => sender === 'candidate' && Date.parse(timeSent) > from)
}
