import { Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useParams } from 'react-router'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { sentenceOf } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Diagnostics.module.css'
import { useDiagnosticResult } from './diagnostics.ts'
import { Result } from './Result.tsx'
import { diagnosticTexts } from './texts.ts'

const texts = diagnosticTexts.result

/** `/app/diagnostics/results/:id`: what a diagnostic showed. */
export default function ResultPage() {
  const { id = '' } = useParams()
  const { data: result, error, refetch } = useDiagnosticResult(id)
  if (result !== undefined)
    return (
      <>
        <PageHead title={diagnosticTexts.title} description={result.headline} indexed={false} />
        <Result result={result} />
      </>
    )
  return error === null ? (
    <div
      className={clsx(ui.centred, ui.contentWide, classes.page)}
      role="status"
      aria-busy="true"
      aria-label={texts.loading}
    >
      <Skeleton height={56} width="min(640px, 100%)" mb={24} animate={false} />
      <Skeleton height={420} animate={false} />
    </div>
  ) : (
    <Notice
      title={texts.failed}
      body={sentenceOf(error)}
      action={{ label: diagnosticTexts.again, onClick: () => void refetch() }}
    />
  )
}
