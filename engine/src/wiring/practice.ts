import type { PracticeItem } from '@greenroom/shared/wire'
import type { Content } from './content.ts'

/** Looks up the items that a lesson offers for practice; null if people can't practise them here. */
export function practiceIn({ bank, spoken, readings }: Pick<Content, 'bank' | 'spoken' | 'readings'>) {
  return (ref: string): PracticeItem | null => {
    const [kind = '', id = ''] = ref.split('/')
    switch (kind) {
      case 'coding': {
        const found = bank.get(id)
        return found ? { kind, id, title: found.title, minutes: found.durationInMinutes } : null
      }
      case 'tutorial': {
        const found = spoken.tutorials?.get(id)
        return found ? { kind, id, title: found.title, minutes: found.durationInMinutes } : null
      }
      case 'truth_or_despair': {
        const found = spoken.decks?.get(id)
        return found ? { kind, id, title: found.title, minutes: null } : null
      }
      case 'pharmacy': {
        const found = readings.items('pharmacy').find((each) => each.id === id)
        return found ? { kind, id, title: found.title, minutes: null } : null
      }
      default: {
        const found = spoken.get(id)
        return found ? { kind, id, title: found.title, minutes: found.durationInMinutes } : null
      }
    }
  }
}
