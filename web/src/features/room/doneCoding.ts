import type { InterviewStep } from '@greenroom/shared'

const afterCoding: readonly InterviewStep[] = ['testing', 'follow_up', 'wrap_up']

/** Whether the code of the current question was handed in. */
export const isDoneCoding = ({ step }: { step: InterviewStep }): boolean => afterCoding.includes(step)
