import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { adminKey } from '../queries.ts'

/** Runs one change at a time, then reloads all administration data. */
export function useChange<Arguments extends unknown[]>(action: (...args: Arguments) => Promise<void>) {
  const client = useQueryClient()
  return useSubmit(async (...args: Arguments) => {
    await action(...args)
    await client.invalidateQueries({ queryKey: adminKey })
  })
}

/**
 * Provides an idempotency key per request body: same content, same key, so that a retry has no second effect. `done`
 * resets it.
 */
export function useCommandId() {
  const known = useRef({ content: '', id: '' })
  return {
    idFor(body: object): string {
      const content = JSON.stringify(body)
      if (known.current.content !== content) known.current = { content, id: crypto.randomUUID() }
      return known.current.id
    },
    done(): void {
      known.current = { content: '', id: '' }
    },
  }
}
