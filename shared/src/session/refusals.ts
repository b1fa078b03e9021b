import type { PowerUp } from '../vocabulary/interview.ts'

/** Why a command can be refused. The code is the contract; the English catalogue has a sentence for people. */
export const refusalCodes = [
  'NO_CHALLENGE',
  'ALREADY_STARTED',
  'NOT_IN_PROGRESS',
  'NOT_ALLOWED',
  'ROLE_TAKEN',
  'ALREADY_A_MEMBER',
  'NOT_IN_CONTROL',
  'NO_CANDIDATE',
  'INTERVIEWER_IS_HUMAN',
  'INTERVIEWER_NOT_AWAY',
  'ALREADY_PRESENTED',
  'NOT_THE_NEXT_HINT',
  'TOO_MANY_NOTES',
  'NO_CLOCK',
  'CLOCK_NOT_RUNNING',
  'CLOCK_NOT_PAUSED',
  'TOO_MUCH_TIME',
  'NOT_ENDED',
  'ALREADY_GIVEN',
  'SCORECARD_INVALID',
  'REPLY_PENDING',
  'EMPTY_MESSAGE',
  'QUESTION_OVER',
  'NO_BOARD',
  'BOARD_TOO_LARGE',
  'ALREADY_DONE',
  'NOT_HANDED_IN',
  'NOT_FOLLOWED_UP',
  'TOO_LATE_TO_UNDO',
  'ALREADY_WENT_BACK',
  'SAME_AS_HANDED_IN',
  'RUN_PENDING',
  'CODE_EXECUTION_DISABLED',
  'SETTING_LOCKED',
  'POWER_UPS_OFF',
  'POWER_UP_USED',
  'NO_POWER_UPS_LEFT',
  'POWER_UP_NOT_NOW',
  'INSUFFICIENT_TOKENS',
  'INSUFFICIENT_CHARGES',
  'NO_SUCH_SNAPSHOT',
  'COACH_PENDING',
  'NO_HELP_IN_EXAM',
  'HINT_NOT_NEXT',
  'NO_HINTS_LEFT',
  'NOTHING_TO_RETRY',
  'NO_LONGER_AWAITED',
  'NOT_IN_A_TRIAL',
  'SESSION_NOT_FOUND',
  'INVALID_COMMAND',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'BUSY',
  'UNAVAILABLE',
  'NO_SPACE',
  'NOT_JOINED',
  'SERVER_OUTDATED',
  'PROTOCOL_OUTDATED',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** The refusals after which the same command may succeed a moment later. */
const retryable: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'REPLY_PENDING',
  'RUN_PENDING',
  'COACH_PENDING',
  'RATE_LIMITED',
  'BUSY',
  'UNAVAILABLE',
  'NO_SPACE',
  'NOT_JOINED',
  'SERVER_OUTDATED',
])
export const isRetryable = (code: RefusalCode): boolean => retryable.has(code)

/** Details of a refusal, if the code alone doesn't say enough. */
export type RefusalDetail =
  | {
      because:
        | 'one_language'
        | 'not_in_that_language'
        | 'question_is_locked'
        | 'code_is_the_same'
        | 'no_further_problem'
        | 'coach_is_the_candidates'
        | 'nobody_to_write_to'
        | 'tests_judged_no_code'
    }
  | { because: 'payer_lacks_tokens'; name: string }
  | { because: 'power_up'; powerUp: PowerUp }
  | { because: 'unknown_dimension'; dimension: string; known: readonly string[] }
  | { because: 'two_lines' | 'no_evidence'; dimension: string }
  | { because: 'wrong_quote'; dimension: string; quote: string; commit: number }
  | { because: 'above_cap'; dimension: string; limit: number; cause: 'help' | 'no_test_passed' }
  | { because: 'below_gate'; dimension: string; atLeast: number }
  | { because: 'tests_fail' | 'too_slow'; passed: number; total: number }

/**
 * A refusal as clients receive it. `dimension` is the scorecard line that the refusal is about; missing if it isn't
 * about a line.
 */
export type CommandError = {
  code: RefusalCode
  message: string
  retryable: boolean
  retryAfterMs?: number
  dimension?: string
}
