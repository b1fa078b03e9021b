import { useSearchParams } from 'react-router'
import { RequireAccount } from '../guards/RequireAccount.tsx'
import { RequireSeat } from '../guards/RequireSeat.tsx'

/** Opens a mock to everyone with a seat in it, even guests; the list of mocks needs an account. */
export function HumanMockGate() {
  const [search] = useSearchParams()
  return (search.get('session') ?? '') === '' ? <RequireAccount Frame="main" /> : <RequireSeat Frame="main" />
}
