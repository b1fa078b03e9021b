import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import ui from '../../../ui/primitives.module.css'
import classes from './Admin.module.css'
import { amount } from './formats.ts'
import { commonTexts as texts } from './texts.ts'

/** Rows per page. */
export const pageSize = 25

/** The page given in the address: the row it starts after, and its number. */
export function usePage() {
  const [params] = useSearchParams()
  const number = Number(params.get('page') ?? 1)
  const after = params.get('after') ?? undefined
  return { after, page: after === undefined || !Number.isInteger(number) ? 1 : Math.max(1, number) }
}

/** The range of rows shown, with links to the previous and next page. */
export function Pages({ count, next, total }: { count: number; next: string | null; total?: number | undefined }) {
  const { page } = usePage()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  if (page === 1 && next === null && total === undefined) return null
  const first = (page - 1) * pageSize + 1

  function go(changes: Record<string, string | null>, cameByNext: boolean): void {
    const changed = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name)
      else changed.set(name, value)
    }
    void navigate({ search: changed.toString() }, { state: { cameByNext } })
  }
  // Cursors only go forward. After Next, Back uses the browser's history; if the page was opened by its address, Back
  // goes to the first page.
  const back = () => (isByNext(state) ? void navigate(-1) : go({ after: null, page: null }, false))
  return (
    <nav className={clsx(ui.row, ui.wrap, ui.between, ui.gap8, classes.pages)} aria-label={texts.pages}>
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} role="status">
        {count === 0 ? texts.noRows : texts.range(amount(first), amount(first + count - 1))}
        {total !== undefined && count > 0 && texts.of(amount(total))}
      </p>
      <span className={clsx(ui.row, ui.wrap, classes.actions)}>
        <Button size="xs" disabled={page === 1} onClick={back}>
          {page > 1 && !isByNext(state) ? texts.firstPage : texts.back}
        </Button>
        <Button
          size="xs"
          disabled={next === null}
          onClick={() => next !== null && go({ after: next, page: String(page + 1) }, true)}
        >
          {texts.next}
        </Button>
      </span>
    </nav>
  )
}

const isByNext = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'cameByNext' in state && state.cameByNext === true
