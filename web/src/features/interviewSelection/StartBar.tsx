import type { SessionEstimate } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight, IconMicrophone } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { renewalDayOf } from '../../data/wallet.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { clockTimeOf } from '../../ui/time.ts'
import classes from './StartBar.module.css'
import { selectionTexts as texts } from './texts.ts'
import type { TokenPlan } from './tokenPlan.ts'

/** The chosen interview's length and cost, and the button that starts it. */
export function StartBar(props: {
  what: string
  /** The chosen length; the actual one is in the estimate. */
  minutes: number
  estimate: SessionEstimate | undefined
  tokens: TokenPlan
  pending: boolean
  failure: string | null
  /** Whether Start is the primary button; it isn't while another interview is in progress. */
  first: boolean
  onShorter: (minutes: number) => void
  onCheckDevices: () => void
  onStart: () => void
}) {
  const { estimate, tokens } = props
  const minutes = estimate?.minutes ?? props.minutes
  const ends = useMinute() + minutes * 60_000
  const line = [
    texts.long(minutes),
    texts.ends(clockTimeOf(ends)),
    ...(estimate === undefined ? [] : [texts.questions(estimate.questionCount)]),
  ].join(', ')
  const noQuestion = estimate?.matches === false
  return (
    <section className={clsx(ui.lineAbove, ui.surface, classes.bar)} aria-label={texts.start}>
      <div className={clsx(ui.row, ui.gap24, ui.centred, ui.contentWide, classes.inner)}>
        <div className={clsx(ui.grow, ui.shrinks, classes.words)}>
          <p className={clsx(ui.body, ui.quiet, ui.figures, ui.breaks, classes.line)}>
            <strong className={clsx(ui.text16, ui.ink, ui.strong, classes.what)}>{props.what}</strong> {line}
          </p>
          {props.failure !== null && (
            <Problem>
              {texts.startFailed} {props.failure}
            </Problem>
          )}
          {props.failure === null && tokens.status !== 'short' && (
            <p className={clsx(ui.small, ui.quiet, ui.notOnPhones, classes.note)}>
              {noQuestion ? texts.noQuestion : texts.clock}
            </p>
          )}
          {tokens.status === 'short' && estimate !== undefined && (
            <TooFew tokens={tokens} needed={estimate.tokens} onShorter={props.onShorter} />
          )}
        </div>
        {estimate !== undefined && tokens.status !== 'short' && (
          <p className={clsx(ui.fixed, ui.text15, ui.line20, ui.figures, ui.right, classes.cost)}>
            <strong>{texts.tokens(estimate.tokens)}</strong>
            {tokens.status === 'enough' && (
              <span className={clsx(ui.block, ui.text14, ui.quiet)}>{texts.leaves(tokens.leaves)}</span>
            )}
          </p>
        )}
        <div className={clsx(ui.flex, ui.gap12, ui.fixed, classes.buttons)}>
          <Button
            size="md"
            leftSection={<IconMicrophone size={18} stroke={1.6} aria-hidden="true" />}
            onClick={props.onCheckDevices}
          >
            {texts.checkDevices}
          </Button>
          <Button
            variant={props.first ? 'filled' : 'default'}
            size="md"
            disabled={noQuestion || tokens.status === 'short'}
            loading={props.pending}
            rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
            onClick={props.onStart}
          >
            {texts.start}
          </Button>
        </div>
      </div>
    </section>
  )
}

function TooFew(props: {
  tokens: Extract<TokenPlan, { status: 'short' }>
  needed: number
  onShorter: (minutes: number) => void
}) {
  const { left, nextGrantAt, shorter } = props.tokens
  return (
    <div className={clsx(ui.row, ui.wrap, ui.small, ui.warn, classes.short)} role="status">
      <p>{texts.tooFew(props.needed, left, renewalDayOf(nextGrantAt))}</p>
      {shorter === null ? (
        <p>{texts.nothingShorter}</p>
      ) : (
        <Button size="xs" onClick={() => props.onShorter(shorter.minutes)}>
          {texts.shorter(shorter.minutes, shorter.tokens)}
        </Button>
      )}
    </div>
  )
}

/** Now, in ms since 1970, updated every 15 seconds. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
