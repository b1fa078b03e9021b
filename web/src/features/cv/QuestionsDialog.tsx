import type { CvQuestion } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { aboutCv, firstChoice, rememberChoice } from '../../data/choice.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Cv.module.css'
import { cvTexts } from './texts.ts'

const texts = cvTexts.questions

/** Questions that an interviewer may ask about this CV. */
export function QuestionsDialog(props: { questions: readonly CvQuestion[]; opened: boolean; onClose: () => void }) {
  const { questions, opened, onClose } = props
  const mayBeAsked = questions.some(({ inInterviews }) => inInterviews)
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <DialogWords>{mayBeAsked ? texts.leadToInterview : texts.lead}</DialogWords>
      <ol className={classes.questions}>
        {questions.map(({ question }) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
        {mayBeAsked && (
          <Button
            component={Link}
            to="/app/interviewSelection"
            variant="filled"
            onClick={() => rememberChoice(localStorage, aboutCv(firstChoice(localStorage)))}
          >
            {texts.rehearse}
          </Button>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
