import { useSearchParams } from 'react-router'
import { type Filters, queryOf, readFilters } from './filters.ts'

/** The filters in the address. Back undoes a choice. A search is one history entry, however many letters were typed. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  return {
    filters,
    change(changed: Filters) {
      const isTyping = changed.search !== filters.search && filters.search !== ''
      setParams(queryOf(changed), { replace: isTyping, preventScrollReset: true })
    },
    /** Shows a list without any filter; null for all challenges. */
    show: (listId: string | null) => setParams(listId === null ? {} : { list: listId }, { preventScrollReset: true }),
    /** Removes everything but the list. */
    clear: () => setParams(filters.list === null ? {} : { list: filters.list }, { preventScrollReset: true }),
  }
}
