import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../data/api.ts'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import { commonTexts as texts } from './texts.ts'

/** Shows the data once it has loaded; until then a skeleton, or the error with a retry button. */
export function Loaded<Data>(props: {
  query: UseQueryResult<Data>
  lines?: number
  children: (data: Data) => ReactNode
}) {
  const { data, error, refetch } = props.query
  return (
    <>
      {error !== null && (
        <EmptyBox roomy isFailure fact={texts.failed} support={sentenceOf(error)}>
          <Button size="xs" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </EmptyBox>
      )}
      {data !== undefined && props.children(data)}
      {data === undefined && error === null && (
        <div className={clsx(ui.grid, ui.gap8)} role="status" aria-label={texts.loading} aria-busy="true">
          {Array.from({ length: props.lines ?? 6 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Skeleton key={line} height={40} animate={false} />
          ))}
        </div>
      )}
    </>
  )
}
