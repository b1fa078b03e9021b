import type { Session } from '@greenroom/shared/session'

/** The page an invited person lands on: the room of a human mock or of an AI interview (spec §2). */
export const roomOf = ({ mode }: Pick<Session, 'mode'>): string =>
  mode === 'human' ? '/mockinterview/human' : '/app/aiInterview'
