import { z } from 'zod'

/** The first list of supported languages (spec §3). */
export const primaryLanguages = [
  'python',
  'cpp',
  'javascript',
  'java',
  'go',
  'csharp',
  'c',
  'typescript',
  'swift',
  'kotlin',
] as const

/** The languages that the second list adds (spec §3). */
export const additionalLanguages = ['ruby', 'php', 'scala', 'rust', 'haskell', 'r', 'perl', 'bash'] as const

export const programmingLanguages = [...primaryLanguages, ...additionalLanguages] as const
export const programmingLanguageSchema = z.enum(programmingLanguages)
export type ProgrammingLanguage = z.infer<typeof programmingLanguageSchema>

export const programmingLanguageLabels: Record<ProgrammingLanguage, string> = {
  python: 'Python',
  cpp: 'C++',
  javascript: 'JavaScript',
  java: 'Java',
  go: 'Go',
  csharp: 'C#',
  c: 'C',
  typescript: 'TypeScript',
  swift: 'Swift',
  kotlin: 'Kotlin',
  ruby: 'Ruby',
  php: 'PHP',
  scala: 'Scala',
  rust: 'Rust',
  haskell: 'Haskell',
  r: 'R',
  perl: 'Perl',
  bash: 'Bash',
}

/** One run of a program: its input and expected output (spec §3, test case). */
export const testCaseSchema = z.object({ stdin: z.string(), expected_output: z.string() })
export type TestCase = z.infer<typeof testCaseSchema>

/** A test case, or a run on the candidate's own input: without `expected_output` the output is shown but not judged. */
export const runCaseSchema = testCaseSchema.extend({ expected_output: z.string().nullable().default(null) })
export type RunCase = z.infer<typeof runCaseSchema>

/** The outcome of a program, or of one test case (spec §3, code-result statuses). */
export const codeResultStatuses = [
  'IN_QUEUE',
  'PENDING',
  'ACCEPTED',
  'WRONG_ANSWER',
  'TIME_LIMIT_EXCEEDED',
  'COMPILATION_ERROR',
  'RUNTIME_ERROR',
  'INTERNAL_ERROR',
  'EXEC_FORMAT_ERROR',
] as const
export const codeResultStatusSchema = z.enum(codeResultStatuses)
export type CodeResultStatus = z.infer<typeof codeResultStatusSchema>

/** The state of a whole code execution (spec §3, execution job statuses). */
export const executionJobStatuses = ['ACCEPTED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED_INSUFFICIENT_TOKENS'] as const
export const executionJobStatusSchema = z.enum(executionJobStatuses)
export type ExecutionJobStatus = z.infer<typeof executionJobStatusSchema>

/** Which limit ended the program, other than the time limit. */
export const limitReasonSchema = z.enum(['memory', 'output'])
export type LimitReason = z.infer<typeof limitReasonSchema>
