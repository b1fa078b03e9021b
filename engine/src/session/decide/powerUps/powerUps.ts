import {
  activeUse,
  currentCode,
  type EventOf,
  type InProgress,
  type JobRequest,
  lastHintRung,
  type ParticipantCommandOf,
  powerUpRefusal,
  powerUpRules,
  type Session,
  type StoredEvent,
  secondWindMs,
  timeDilation,
} from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'
import type { ClockCommandOf } from '../../commands.ts'
import { requestCoach } from '../conversation/coach.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { languagePart } from '../lifecycle/settings.ts'
import { keepCode } from '../work/keepCode.ts'
import { codeNow } from '../work/look.ts'
import { endUse } from './powerUpEnds.ts'

type Effects = { events: StoredEvent[]; jobs: JobRequest[] }

/**
 * Uses a power-up once. Everybody can see the use. The same commit contains the power-up's effect, or requests it from
 * the workers.
 */
export function decideUsePowerUp(
  state: Session,
  command: ParticipantCommandOf<'UsePowerUp'>,
  context: Context,
): Decision {
  const { powerUp } = command
  const refusal = powerUpRefusal(state, powerUp)
  if (refusal !== null)
    return refuse(refusal, refusal === 'POWER_UP_NOT_NOW' ? { because: 'power_up', powerUp } : undefined)
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (powerUp === 'time_warp') return decideTimeWarp(state, command, context)
  const used = usedNow(state, powerUp, context)
  const effects = effectsOf(state, powerUp, used, context)
  return accept(effects.events, effects.jobs)
}

function usedNow(state: InProgress, powerUp: PowerUp, { seq }: Context): EventOf<'PowerUpUsed'> {
  return {
    type: 'PowerUpUsed',
    useId: `power-up-${seq}`,
    powerUp,
    question: state.question.number,
    charges: powerUpRules[powerUp].charges,
  }
}

function effectsOf(
  state: InProgress,
  powerUp: Exclude<PowerUp, 'time_warp'>,
  used: EventOf<'PowerUpUsed'>,
  context: Context,
): Effects {
  switch (powerUp) {
    case 'mentors_whisper':
      return askCoach(state, used, context, state.question.hintRung + 1)
    case 'divine_inspiration':
      return askCoach(state, used, context, lastHintRung)
    case 'cognitive_boost':
    case 'bug_scanner':
    case 'instant_feedback':
      return askCoach(state, used, context)
    case 'time_dilation':
      return {
        events: [
          { ...used, endsAt: context.now + timeDilation.durationMs },
          { type: 'ClockChanged', grantedMs: 0, reason: 'power_up', rate: timeDilation.rate },
        ],
        jobs: [],
      }
    case 'second_wind':
    case 'double_edge':
    case 'shield':
      return { events: [used], jobs: [] }
  }
}

/** The power-ups for which the coach must look at the code. */
const looking: readonly PowerUp[] = ['bug_scanner', 'instant_feedback']

function askCoach(state: InProgress, used: EventOf<'PowerUpUsed'>, context: Context, hintRung?: number): Effects {
  const { effect } = powerUpRules[used.powerUp]
  const desiredAction = effect.kind === 'coach' ? effect.desiredAction : undefined
  const looksAt = looking.includes(used.powerUp) ? codeNow(state) : undefined
  const ask = requestCoach(
    state,
    { call: 'predefinedInteractions', desiredAction, hintRung, useId: used.useId, looksAt },
    context,
  )
  return { events: [used, ...ask.events], jobs: ask.jobs }
}

/**
 * Restores the editor to the code of an earlier commit of this question, in that commit's language. The clock doesn't
 * change.
 */
function decideTimeWarp(
  state: InProgress,
  { powerUp, snapshotSeq }: ParticipantCommandOf<'UsePowerUp'>,
  context: Context,
): Decision {
  const { snapshot } = context
  if (snapshotSeq === undefined || !snapshot || snapshot.question !== state.question.number)
    return refuse('NO_SUCH_SNAPSHOT')
  const { code, programmingLanguage } = snapshot
  const changesLanguage = programmingLanguage !== state.programmingLanguage
  if (!changesLanguage && currentCode(state.question, programmingLanguage) === code)
    return refuse('POWER_UP_NOT_NOW', { because: 'code_is_the_same' })
  const brought = languagePart(state.question.challenge, programmingLanguage, context)
  if (changesLanguage && brought === undefined) return refuse('NO_SUCH_SNAPSHOT')
  const used = { ...usedNow(state, powerUp, context), snapshotSeq }
  const { settings, questionCount } = state
  const events: StoredEvent[] = [used]
  if (changesLanguage)
    events.push({ type: 'SettingsChanged', settings, questionCount, programmingLanguage, ...brought })
  return accept([
    ...events,
    ...keepCode(state, { code, programmingLanguage }, 'time_warp'),
    { type: 'PowerUpEnded', useId: used.useId, powerUp, reason: 'spent' },
  ])
}

/** Ends time dilation: the clock runs at normal speed again, or stays paused. */
export function decideEndPowerUp(state: Session, { useId }: ClockCommandOf<'EndPowerUp'>, { now }: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NO_LONGER_AWAITED')
  const use = state.powerUps.find((each) => each.useId === useId)
  if (use?.status !== 'active' || use.endsAt === null || use.endsAt > now) return refuse('NO_LONGER_AWAITED')
  return accept([
    ...endUse(state, useId, 'elapsed'),
    { type: 'ClockChanged', grantedMs: 0, reason: 'power_up', rate: 1 },
  ])
}

/**
 * The events that add the second wind's time when the clock reaches zero, instead of ending the interview; null if no
 * second wind is active.
 */
export function secondWind(state: InProgress): StoredEvent[] | null {
  const use = activeUse(state.powerUps, 'second_wind')
  if (use === undefined) return null
  return [{ type: 'ClockChanged', grantedMs: secondWindMs, reason: 'power_up' }, ...endUse(state, use.useId, 'spent')]
}
