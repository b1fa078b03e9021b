import { reviewMinutes, reviewRules } from '@greenroom/shared/rules'
import type { ReviewCard, ReviewGrade } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { ReportItem } from '../../parts/report/ReportItem.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { CardView } from './CardView.tsx'
import { Finish } from './Finish.tsx'
import classes from './Reviews.module.css'
import { type GradedCard, putAway, undoGrade } from './reviews.ts'
import { reviewTexts as texts } from './texts.ts'
import type { UnsentGrades } from './unsentGrades.ts'
import { comesBackWords } from './when.ts'

/** Goes through the first due cards, one at a time. Can be stopped after any of them. */
export function Sitting(props: {
  cards: readonly ReviewCard[]
  unsent: UnsentGrades
  onLeave: (isMore: boolean) => Promise<void>
}) {
  const { unsent, onLeave } = props
  const [queue, setQueue] = useState(() => props.cards.slice(0, reviewRules.sittingCards))
  const [graded, setGraded] = useState<readonly GradedCard[]>([])
  const [isStopped, setStopped] = useState(queue.length === 0)
  const { waiting, refused } = unsent.useUnsent()
  const [card] = queue
  const last = graded.at(-1)

  function grade(of: ReviewCard, chosen: ReviewGrade, seconds: number): void {
    const gradeId = crypto.randomUUID()
    void unsent.add({ cardId: of.id, rev: of.rev, gradeId, grade: chosen, seconds })
    setGraded([...graded, { card: of, gradeId, grade: chosen, dueAt: of.comesBack[chosen] }])
    setQueue(queue.slice(1))
  }
  const undoing = useSubmit(async ({ card: before, gradeId }: GradedCard) => {
    const again = unsent.takeBack(gradeId) ? before : await undoGrade(before.id, gradeId)
    setGraded(graded.filter((each) => each.gradeId !== gradeId))
    setQueue([again, ...queue])
  })
  const away = useSubmit(async (of: ReviewCard) => {
    await putAway(of.id)
    setQueue(queue.filter(({ id }) => id !== of.id))
  })
  const skip = (): void => setQueue([...queue.slice(1), ...queue.slice(0, 1)])

  if (card === undefined || isStopped) return <Finish graded={graded} unsent={unsent} onLeave={onLeave} />
  const all = graded.length + queue.length
  return (
    <div className={clsx(ui.centred, classes.sitting)}>
      <div className={clsx(ui.flex, ui.between, ui.middle, ui.gap16, ui.under8)}>
        <h1 className={clsx(ui.flat, ui.text17)}>{texts.sitting}</h1>
        <span className={clsx(ui.small, ui.quiet, ui.figures)}>
          {texts.progress(graded.length + 1, all)}, {texts.left(reviewMinutes(queue.length))}
        </span>
        <Button size="xs" onClick={() => (graded.length === 0 ? void onLeave(false) : setStopped(true))}>
          {texts.stop}
        </Button>
      </div>
      <div className={classes.bar} aria-hidden="true">
        <div className={classes.done} style={{ width: `${(100 * graded.length) / all}%` }} />
      </div>
      <CardView
        key={`${card.id} ${card.rev} ${graded.length}`}
        card={card}
        canSkip={queue.length > 1}
        onGrade={(chosen, seconds) => grade(card, chosen, seconds)}
        onSkip={skip}
        onDrop={() => setQueue(queue.slice(1))}
      />
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap12, ui.small, ui.quiet, classes.foot)}>
        <span role="status">
          {last !== undefined && texts.comesBack(comesBackWords(last.dueAt, Date.now()))}{' '}
          {waiting.length > 0 && <span className={ui.warn}>{texts.waiting(waiting.length)}</span>}
        </span>
        <span className={clsx(ui.flex, ui.wrap, ui.gap8)}>
          <ReportItem key={card.id} item={{ kind: 'review', id: card.id }} />
          {last !== undefined && (
            <Button size="xs" loading={undoing.pending} onClick={() => void undoing.submit(last)}>
              {texts.undo}
            </Button>
          )}
          <Button size="xs" loading={away.pending} onClick={() => void away.submit(card)}>
            {texts.putAway}
          </Button>
        </span>
      </div>
      <Problem>
        {undoing.error === null ? null : `${texts.notUndone} ${sentenceOf(undoing.error)}`}
        {away.error === null ? null : `${texts.notPutAway} ${sentenceOf(away.error)}`}
        {refused.length === 0 ? null : texts.refused(refused.length)}
      </Problem>
    </div>
  )
}
