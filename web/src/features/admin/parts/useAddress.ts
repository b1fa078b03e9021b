import { useSearchParams } from 'react-router'

/** Choices stored in the address, so that a reload, a link and Back keep them. Changing a filter returns to the first page. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  return {
    value: (name: string): string => params.get(name) ?? '',
    /** The value, if it is one of these. */
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === params.get(name)),
    /** @param turnsPage whether a change of it resets the page of the list */
    set(name: string, value: string, { turnsPage = true, replace = false } = {}): void {
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value.trim() === '') after.delete(name)
          else after.set(name, value.trim())
          if (turnsPage) for (const each of ['after', 'page']) after.delete(each)
          return after
        },
        { preventScrollReset: true, replace },
      )
    },
    /** The address with this value added. */
    with(name: string, value: string | null): { search: string } {
      const after = new URLSearchParams(params)
      if (value === null) after.delete(name)
      else after.set(name, value)
      return { search: after.toString() }
    },
  }
}
