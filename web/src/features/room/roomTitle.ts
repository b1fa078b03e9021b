import { interviewStageLabels, type Session } from '@greenroom/shared'
import { nameOf } from '../../app/sessionLabels.ts'

/** `Google, on-site` */
export const roomTitle = ({ settings }: Pick<Session, 'settings'>): string =>
  `${nameOf(settings.companyType)}, ${interviewStageLabels[settings.interviewStage].toLowerCase()}`
