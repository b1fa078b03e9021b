import type { Session } from '@greenroom/shared/session'
import { interviewStageLabels } from '@greenroom/shared/vocabulary'
import { assessmentNames } from '../../data/sessionKinds.ts'
import { nameOf } from '../../data/sessionLabels.ts'

/** `Google, on-site`, or what an assessment is called. */
export const roomTitle = ({ settings, assessmentType }: Pick<Session, 'settings' | 'assessmentType'>): string =>
  assessmentType === null
    ? `${nameOf(settings.companyType)}, ${interviewStageLabels[settings.interviewStage].toLowerCase()}`
    : assessmentNames[assessmentType]
