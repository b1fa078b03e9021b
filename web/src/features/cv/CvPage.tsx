import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useAccount } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { cvKey, useOwnCv } from '../../data/cv.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Cv.module.css'
import { CvWorkspace } from './CvWorkspace.tsx'
import { cvTexts as texts } from './texts.ts'
import { UploadBox } from './UploadBox.tsx'

/** `/app/cv-services`: the user's CV, with suggestions line by line. */
export default function CvPage() {
  const { data: own, error, refetch } = useOwnCv()
  const client = useQueryClient()
  const account = useAccount()
  const isKnown = own !== undefined && account.status === 'signed_in'
  if (isKnown && own.cv !== null)
    return <CvWorkspace key={account.me.id} userId={account.me.id} own={own} cv={own.cv} />
  return (
    <div className={clsx(ui.centred, classes.narrow)}>
      <h1 className={ui.under12}>{texts.title}</h1>
      {isKnown ? (
        <>
          <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.under24)}>{texts.upload.lead}</p>
          <UploadBox onRead={() => client.invalidateQueries({ queryKey: cvKey })} />
        </>
      ) : error !== null && own === undefined ? (
        <EmptyBox fact={texts.failed} support={sentenceOf(error)} isFailure>
          <Button mt={12} onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      ) : (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          <Skeleton height={28} width="60%" mb={24} animate={false} />
          <Skeleton height={320} animate={false} />
        </div>
      )}
    </div>
  )
}
