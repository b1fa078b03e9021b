import { accidentPhrases } from './phrases/accident.ts'
import { allowedPhrases } from './phrases/allowed.ts'
import { backToWorkPhrases } from './phrases/backToWork.ts'
import { besidesPhrases } from './phrases/besides.ts'
import { complaintPhrases } from './phrases/complaints.ts'
import { doubtPhrases } from './phrases/doubts.ts'
import { feelingPhrases } from './phrases/feelings.ts'
import { generalPhrases } from './phrases/general.ts'
import { goingOnPhrases } from './phrases/goingOn.ts'
import { opinionPhrases } from './phrases/opinion.ts'
import { peoplePhrases } from './phrases/people.ts'
import { rulesOfCodePhrases } from './phrases/rulesOfCode.ts'
import { taskPhrases } from './phrases/task.ts'
import { timePhrases } from './phrases/time.ts'

/** The scripted interviewer's lines about the interview itself. Each slot is for one situation, in several wordings. */
export const talkPhrases = {
  ...peoplePhrases,
  ...feelingPhrases,
  ...complaintPhrases,
  ...timePhrases,
  ...taskPhrases,
  ...allowedPhrases,
  ...rulesOfCodePhrases,
  ...goingOnPhrases,
  ...opinionPhrases,
  ...doubtPhrases,
  ...accidentPhrases,
  ...besidesPhrases,
  ...generalPhrases,
  ...backToWorkPhrases,
} as const
