import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import type { CoachMoment } from '../coach/provider.ts'
import { asData } from './asData.ts'
import { coachMaterialFor, type HelpByModel } from './coachMaterial.ts'
import { conversationIn, maxCharacters, positionOf, questionIn, resultsIn } from './momentText.ts'
import type { Prompt } from './prompt.ts'
import { filled, hashOfPrompts, readPromptFile } from './promptFile.ts'

const files = {
  coach: readPromptFile('coach'),
  moment: readPromptFile('coachMoment'),
  helpers: readPromptFile('helpers'),
  help: readPromptFile('help'),
  personalities: readPromptFile('personalities'),
}
const all = Object.values(files)
const version = all.map((file) => `${file.name} ${file.version}`).join(', ')
const hash = hashOfPrompts(all)

/**
 * The coach's secret instructions, which a reply must not repeat. The task's requirements aren't included, because good
 * help may use the same words.
 */
export const coachInstructions: readonly string[] = [files.coach, files.moment, files.helpers, files.personalities].map(
  ({ text }) => text,
)

/**
 * Builds the prompt for one piece of help: who helps whom and how, the current material, and everything said and
 * written, marked as data.
 */
export function coachPrompt(moment: CoachMoment, task: HelpByModel): Prompt {
  const { turn, helper } = moment
  const candidate = turn.candidateName === '' ? 'the candidate' : turn.candidateName
  const who =
    helper === 'interviewerCoach'
      ? filled(files.helpers.section(helper), { candidate })
      : filled(files.helpers.section(helper), {
          candidate,
          interviewer: turn.interviewerName,
          personality: files.personalities.section(turn.personality),
        })
  const instructions = files.coach.fill({
    who,
    candidate,
    ...positionOf(turn),
    question: questionIn(turn),
    material: coachMaterialFor(moment, task),
  })
  const message = files.moment.fill({
    conversation: conversationIn(turn, (each) => speakerFor(moment, each)),
    language: turn.language,
    code: moment.isUntouched ? '(nothing written yet)' : numbered(asData(turn.code, maxCharacters.code)),
    results: resultsIn(turn.testResults),
    wanted: files.help.section(task),
  })
  return { instructions, message, version, hash }
}

/**
 * Returns who speaks in a message, or null to leave the message out: the interviewer doesn't see the private messages
 * between candidate and coach.
 */
function speakerFor({ helper }: CoachMoment, { sender, recipient }: ChatHistoryEntry): string | null {
  const isWithCoach = sender === 'interviewerCoach' || recipient === 'interviewerCoach'
  if (helper === 'interviewer') return isWithCoach || sender === 'system' ? null : sender
  switch (sender) {
    case 'candidate':
      return isWithCoach ? 'candidate, to you' : 'candidate, to the interviewer'
    case 'interviewerCoach':
      return 'you'
    case 'interviewer':
      return 'interviewer'
    case 'system':
      return null
  }
}

/** Numbers the lines of the code, so that help can refer to them. */
const numbered = (code: string): string =>
  code
    .split('\n')
    .map((line, index) => `${index + 1}| ${line}`)
    .join('\n')
