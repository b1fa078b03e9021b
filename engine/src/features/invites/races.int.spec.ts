import { describe } from 'vitest'
import { inviteRaces } from './testing/inviteRaces.ts'

describe('two engines over one store', () => inviteRaces())
