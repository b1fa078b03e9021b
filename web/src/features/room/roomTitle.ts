import { interviewStageLabels, type Session } from '@greenroom/shared'
import { nameOf } from '../../app/sessionLabels.ts'
import { lobbyTexts } from './lobby/texts.ts'

/** `Google, on-site`, or what an assessment is called. */
export const roomTitle = ({ settings, assessmentType }: Pick<Session, 'settings' | 'assessmentType'>): string =>
  assessmentType === null
    ? `${nameOf(settings.companyType)}, ${interviewStageLabels[settings.interviewStage].toLowerCase()}`
    : lobbyTexts.names[assessmentType]
