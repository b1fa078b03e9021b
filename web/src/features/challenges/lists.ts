/** The assessments are in the list of lists, but they aren't challenges. */
export const assessmentsList = 'assessments'

/** The address of the page with this list; null for all challenges. */
export const listAddress = (listId: string | null): string =>
  listId === null ? '/app/mockInterview' : `/app/mockInterview?list=${encodeURIComponent(listId)}`

/** Moves an entry in a list to a different place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id)
  const place = Math.max(0, Math.min(others.length, to))
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** UI text for the lists. */
export const listTexts = {
  nav: 'Lists',
  choose: 'List',
  all: 'All',
  assessments: 'Assessments',
  yours: 'Yours',
  newList: 'New list',
  setGoal: 'Set your interview',
  setGoalWhy: 'to see what fits it.',
  solvedOf: (solved: number, total: number) => `${solved} of ${total}`,

  menu: 'Change this list',
  rename: 'Rename…',
  remove: 'Delete list',
  name: 'Name',
  nameMissing: 'Enter a name.',
  save: 'Save name',
  cancel: 'Cancel',
  deleted: (title: string) => `Deleted ${title}.`,
  undo: 'Undo',
  failed: 'We couldn’t save your change.',

  empty: 'Nothing on this list yet',
  emptyBody: 'Open the menu beside any challenge to add it.',
  browse: 'See all challenges',
  nothingToRepeat: 'Nothing to repeat today',
  nothingToRepeatBody: 'Challenges come back here when it’s time to do them again.',
  gone: 'This list no longer exists',
  goneBody: 'It may have been deleted in another tab.',

  moveUp: 'Move up',
  moveDown: 'Move down',
  takeOff: 'Remove from this list',
  moveHandle: (title: string) => `Move ${title}`,
  moveHint: 'Drag, or press Alt with an arrow key.',
  movedTo: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}.`,
} as const
