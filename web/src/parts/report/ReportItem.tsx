import { type ReportedItem, reportPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { post, unread } from '../../data/api.ts'
import { type ChallengeProblem, ProblemSelect } from './ProblemSelect.tsx'
import { WrittenReport } from './ReportDialog.tsx'
import { reportTexts } from './texts.ts'

const texts = reportTexts.item

/** Button to report an item of a diagnostic, or a review card, with its dialog. */
export function ReportItem({ item }: { item: ReportedItem }) {
  const [opened, { open, close }] = useDisclosure(false)
  const [problem, setProblem] = useState<ChallengeProblem>('wrong')
  return (
    <>
      <Button size="xs" variant="subtle" color="gray" onClick={open}>
        {texts.open[item.kind]}
      </Button>
      <WrittenReport
        opened={opened}
        onClose={close}
        title={texts.title[item.kind]}
        body={texts.body}
        label={reportTexts.question.message}
        thanks={texts.sent}
        send={(written) => post(reportPaths.items, { item, problem, ...written }, unread)}
      >
        <ProblemSelect value={problem} onChange={setProblem} />
      </WrittenReport>
    </>
  )
}
