import { useSearchParams } from 'react-router'

/**
 * Keeps choices in the address, so that they survive reloads, links and Back. Changing a filter returns to the first
 * page.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  return {
    value: (name: string): string => params.get(name) ?? '',
    /** The parameter's value, if it is one of `values`. */
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === params.get(name)),
    /** @param turnsPage whether the change also returns the list to its first page */
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
    /** The address with this parameter set. */
    with(name: string, value: string | null): { search: string } {
      const after = new URLSearchParams(params)
      if (value === null) after.delete(name)
      else after.set(name, value)
      return { search: after.toString() }
    },
  }
}
