import { PageSkeleton } from '../../app/layout/PageSkeleton.tsx'

/** Challenges to practise, and assessments (spec §2, `/app/mockInterview` without a session). */
export default function ChallengesPage() {
  return <PageSkeleton />
}
