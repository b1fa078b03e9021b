import { z } from 'zod'

/** Who interviews: the AI, or a person. */
export const sessionModes = ['ai', 'human'] as const
export const sessionModeSchema = z.enum(sessionModes)
export type SessionMode = z.infer<typeof sessionModeSchema>

/** The current interviewer: either can take over from the other. */
export const controls = ['ai', 'human'] as const
export const controlSchema = z.enum(controls)
export type Control = z.infer<typeof controlSchema>

/** A person's role in a session. */
export const participantRoles = ['candidate', 'interviewer', 'observer'] as const
export const participantRoleSchema = z.enum(participantRoles)
export type ParticipantRole = z.infer<typeof participantRoleSchema>

/** The kinds of assessment (spec §3, assessment types). */
export const assessmentTypes = [
  'truth_or_despair',
  'timed_coding',
  'efficient_algorithm',
  'skip_dummy_challenge',
  'not_an_assessment',
  'system_design',
] as const
export const assessmentTypeSchema = z.enum(assessmentTypes)
export type AssessmentType = z.infer<typeof assessmentTypeSchema>

/** Display names of the assessment types. */
export const assessmentTypeLabels: Record<AssessmentType, string> = {
  truth_or_despair: 'Truth or despair',
  timed_coding: 'Timed coding',
  efficient_algorithm: 'Efficient algorithm',
  skip_dummy_challenge: 'Warm-up',
  not_an_assessment: 'Practice',
  system_design: 'System design',
}

/** The kinds of question an interviewer can ask (spec §3, challenge types). */
export const challengeTypes = [
  'coding',
  'knowledge',
  'explain_code',
  'algorizing',
  'low_level_design',
  'system_design',
  'tutorial',
] as const
export const challengeTypeSchema = z.enum(challengeTypes)
export type ChallengeType = z.infer<typeof challengeTypeSchema>

/** How hard a challenge is (spec §3, difficulty levels). */
export const difficulties = ['straightforward', 'moderately_challenging', 'challenging'] as const
export const difficultySchema = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficultySchema>

export const difficultyLabels: Record<Difficulty, string> = {
  straightforward: 'Straightforward',
  moderately_challenging: 'Moderately challenging',
  challenging: 'Challenging',
}

/** The phase of a whole interview (spec §3, interview phase): it only moves forward. */
export const interviewPhases = ['NOT_STARTED', 'IN_PROGRESS', 'ENDED'] as const
export const interviewPhaseSchema = z.enum(interviewPhases)
export type InterviewPhase = z.infer<typeof interviewPhaseSchema>

/** The kind of interview (spec §2, interview type). */
export const interviewStages = ['telephone', 'take_home_assessment', 'on_site'] as const
export const interviewStageSchema = z.enum(interviewStages)
export type InterviewStage = z.infer<typeof interviewStageSchema>

export const interviewStageLabels: Record<InterviewStage, string> = {
  telephone: 'Telephone',
  take_home_assessment: 'Take-home assessment',
  on_site: 'On-site',
}

/** The step inside a question; on the wire it is `telephoneOrOnsitePhase` (spec §7). The engine moves it, never a model. */
export const interviewSteps = [
  'introduction',
  'clarification',
  'approach',
  'coding',
  'testing',
  'follow_up',
  'wrap_up',
] as const
export const interviewStepSchema = z.enum(interviewSteps)
export type InterviewStep = z.infer<typeof interviewStepSchema>

export const interviewStepLabels: Record<InterviewStep, string> = {
  introduction: 'Introduction',
  clarification: 'Clarify',
  approach: 'Approach',
  coding: 'Coding',
  testing: 'Testing',
  follow_up: 'Follow-up',
  wrap_up: 'Wrap-up',
}

/** How the interviewer speaks and how long it waits; never what it scores (spec §2). */
export const interviewerPersonalities = ['lenient', 'fair', 'harsh', 'demanding'] as const
export const interviewerPersonalitySchema = z.enum(interviewerPersonalities)
export type InterviewerPersonality = z.infer<typeof interviewerPersonalitySchema>

export const interviewerPersonalityLabels: Record<InterviewerPersonality, string> = {
  lenient: 'Lenient',
  fair: 'Fair',
  harsh: 'Harsh',
  demanding: 'Demanding',
}

/** How much longer an interview lasts with an accommodation, in percent of its duration. */
export const extraTimePercents = [0, 25, 50, 100] as const
export const extraTimePercentSchema = z.literal(extraTimePercents)
export type ExtraTimePercent = z.infer<typeof extraTimePercentSchema>

/** A rung of the hint ladder: reflect, restate the constraint, a small example, the family of technique, the outline. */
export const hintRungSchema = z.int().min(1).max(5)
export type HintRung = z.infer<typeof hintRungSchema>

/** The ten power-ups (spec §3). */
export const powerUps = [
  'mentors_whisper',
  'time_dilation',
  'second_wind',
  'divine_inspiration',
  'cognitive_boost',
  'time_warp',
  'double_edge',
  'bug_scanner',
  'shield',
  'instant_feedback',
] as const
export const powerUpSchema = z.enum(powerUps)
export type PowerUp = z.infer<typeof powerUpSchema>

/** The power-ups' names, as the specification writes them. */
export const powerUpLabels: Record<PowerUp, string> = {
  mentors_whisper: "mentor's whisper",
  time_dilation: 'time dilation',
  second_wind: 'second wind',
  divine_inspiration: 'divine inspiration',
  cognitive_boost: 'cognitive boost',
  time_warp: 'time warp',
  double_edge: 'double edge',
  bug_scanner: 'bug scanner',
  shield: 'shield',
  instant_feedback: 'instant feedback',
}
