import { Button, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { clsx } from 'clsx'
import { nameOf } from '../../data/sessionLabels.ts'
import { ReportDialog } from '../../parts/report/ReportDialog.tsx'
import { useReports } from '../../parts/report/reports.ts'
import { reportTexts } from '../../parts/report/texts.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Contest.module.css'

const texts = reportTexts.score
/** Less prominent than the findings, because only the people looking for it need to see it. */
const quiet = { label: { fontWeight: 400 } }

/**
 * The candidate's objection to a scorecard line, with a field to write it. `round` is the round's number, or null for
 * the whole session.
 */
export function Contest(props: { sessionId: string; round: number | null; dimension: string }) {
  const { sessionId, round, dimension } = props
  const [opened, { open, close }] = useDisclosure(false)
  const said = (useReports(sessionId).data?.reports ?? [])
    .filter((each) => each.about === 'score' && each.round === round && each.dimension === dimension)
    .toReversed()
  return (
    <div className={classes.contest}>
      {said.length > 0 && (
        <div className={clsx(ui.small, classes.said)}>
          <p className={clsx(ui.flat, ui.quiet)}>{texts.said}</p>
          {said.map(({ reportId, message }) => (
            <p key={reportId} className={clsx(ui.breaks, ui.asTyped, classes.message)}>
              {message}
            </p>
          ))}
        </div>
      )}
      <Button size="xs" variant="subtle" className={clsx(ui.notPrinted, classes.open)} styles={quiet} onClick={open}>
        {said.length > 0 ? texts.openAgain : texts.open}
        <VisuallyHidden>({nameOf(dimension)})</VisuallyHidden>
      </Button>
      <ReportDialog
        sessionId={sessionId}
        opened={opened}
        onClose={close}
        title={texts.title(nameOf(dimension).toLowerCase())}
        body={texts.body}
        label={texts.message}
        reportOf={(written) => ({ about: 'score', round, dimension, ...written })}
      />
    </div>
  )
}
