import { useSearchParams } from 'react-router'
import { RequireAccount } from '../guards/RequireAccount.tsx'
import { RequireSeat } from '../guards/RequireSeat.tsx'

/** A mock is open to everybody with a seat in it, even guests; the list of mocks is for accounts. */
export function HumanMockGate() {
  const [search] = useSearchParams()
  return (search.get('session') ?? '') === '' ? <RequireAccount Frame="main" /> : <RequireSeat Frame="main" />
}
