import { useSearchParams } from 'react-router'
import { RequireAccount } from '../guards/RequireAccount.tsx'
import { RequireSeat } from '../guards/RequireSeat.tsx'

/** A mock is for everybody who has a part in it, guests too; the list of mocks is for accounts. */
export function HumanMockGate() {
  const [search] = useSearchParams()
  return (search.get('session') ?? '') === '' ? <RequireAccount Frame="main" /> : <RequireSeat Frame="main" />
}
