import { describe } from 'vitest'
import { retentionStory } from './testing/retentionStory.ts'

describe('data that nobody deletes, in SQLite', () => retentionStory())
