import type { TalkAct } from '../../../../reading/talk/talkActs.ts'
import { answersToAccident } from './answers/accident.ts'
import { answersToAllowed } from './answers/allowed.ts'
import type { AnswerTo } from './answers/answer.ts'
import { answersToBesides } from './answers/besides.ts'
import { answersInGeneral } from './answers/general.ts'
import { answersToGoingOn } from './answers/goingOn.ts'
import { answersToOpinion } from './answers/opinion.ts'
import { answersToPeople } from './answers/people.ts'
import { answersToTask } from './answers/task.ts'
import { answersToTime } from './answers/time.ts'

/** For each act, the function that answers it from the current facts. */
export const answerTo: Record<TalkAct, AnswerTo> = {
  ...answersToPeople,
  ...answersToTime,
  ...answersToTask,
  ...answersToAllowed,
  ...answersToGoingOn,
  ...answersToOpinion,
  ...answersToAccident,
  ...answersToBesides,
  ...answersInGeneral,
}
