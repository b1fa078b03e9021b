import { type JobStage, jobStages } from '@greenroom/shared/wire'
import { Button, NativeSelect } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { stageOf, useMoveJob, useTrackedJobs } from './jobs.ts'
import { jobTexts as texts } from './texts.ts'

/** Saves a job, then tracks which stage it is at. */
export function StageChoice({ jobId }: { jobId: string }) {
  const { data: tracked } = useTrackedJobs()
  const { pathname, search } = useLocation()
  const move = useMoveJob()
  const { submit, pending, error } = useSubmit((stage: JobStage | null) => move(jobId, stage))
  if (tracked === undefined) return null
  if (tracked === null)
    return (
      <Button component={Link} to={`/signin?next=${encodeURIComponent(pathname + search)}`}>
        {texts.signInToSave}
      </Button>
    )
  const stage = stageOf(tracked, jobId)
  return (
    <div>
      {stage === null ? (
        <Button loading={pending} onClick={() => void submit('saved')}>
          {texts.save}
        </Button>
      ) : (
        <NativeSelect
          aria-label={texts.stage}
          value={stage}
          disabled={pending}
          data={[
            ...jobStages.map((value) => ({ value, label: texts.stages[value] })),
            { value: '', label: texts.notFollowed },
          ]}
          onChange={({ currentTarget: { value } }) => void submit(jobStages.find((each) => each === value) ?? null)}
        />
      )}
      {error !== null && (
        <Problem mt={8}>
          {texts.notMoved} {sentenceOf(error)}
        </Problem>
      )}
    </div>
  )
}
