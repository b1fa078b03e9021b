import { describe } from 'vitest'
import { retentionStory } from './testing/retentionStory.ts'

describe('what nobody deletes, in SQLite', () => retentionStory())
