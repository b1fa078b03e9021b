import { interviewStageLabels, type Session } from '@greenroom/shared'
import { nameOf } from '../../app/sessionLabels.ts'
import { lobbyTexts } from './lobby/texts.ts'

/** `Google, on-site` */
export const roomTitle = ({ settings }: Pick<Session, 'settings'>): string =>
  `${nameOf(settings.companyType)}, ${interviewStageLabels[settings.interviewStage].toLowerCase()}`

/** `Google, on-site`, or what an assessment is called. */
export const interviewTitle = (state: Pick<Session, 'settings' | 'assessmentType'>): string =>
  state.assessmentType === null ? roomTitle(state) : lobbyTexts.names[state.assessmentType]
