import { z } from 'zod'

/** The API calls for the jobs that a person is following. */
export const trackedJobPaths = {
  /** `GET`: 200 with a `trackedJobListSchema`, latest change first. */
  list: '/api/jobs/tracked',
  /**
   * `PUT` with a `jobStageChangeSchema`: 200 with a `trackedJobSchema`; 404 JOB_UNKNOWN. `DELETE`: 204; 404 JOB_UNKNOWN
   * if the job isn't followed.
   */
  job: '/api/jobs/tracked/:jobId',
} as const

/** How far along somebody is with a job, in order. */
export const jobStages = ['saved', 'applied', 'interviewing', 'offer', 'closed'] as const
export const jobStageSchema = z.enum(jobStages)
export type JobStage = z.infer<typeof jobStageSchema>

export const jobStageChangeSchema = z.object({ stage: jobStageSchema })
export const trackedJobParamsSchema = z.object({ jobId: z.string().min(1).max(100) })

/** A job that a person is following. `changedAt` is when they last moved it to another stage. */
export const trackedJobSchema = z.object({ jobId: z.string(), stage: jobStageSchema, changedAt: z.iso.datetime() })
export type TrackedJob = z.infer<typeof trackedJobSchema>
export const trackedJobListSchema = z.object({ tracked: z.array(trackedJobSchema) })
